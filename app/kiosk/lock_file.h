// SPDX-License-Identifier: Apache-2.0
// A second place for kiosk mode's lock: a small file beside the journal. The journal can be locked, damaged,
// empty or gone; that must open nothing. Read and written beside the GUI thread.
#pragma once

#include <QByteArray>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <optional>

class QObject;

namespace watchfire::kiosk {

class LockFile {
public:
    struct Record {
        bool kiosk = false; ///< kiosk mode is on
        QByteArray pin;     ///< KioskLock::toJson()
    };
    struct Found {
        bool there = false;           ///< the file
        bool journal = false;         ///< the journal
        std::optional<Record> record; ///< nothing where the file is not there or cannot be read
    };

    explicit LockFile(const QString& journal);
    ~LockFile();

    static QString pathFor(const QString& journal);
    static Found load(const QString& journal);
    /// Anything lies at this path, also a link that leads nowhere.
    static bool isThere(const QString& path);

    /// `done` on the thread of `context`, later.
    void read(QObject* context, std::function<void(const Found&)> done);
    /// In the order of the calls; readable by its owner alone.
    void write(const Record& record);

private:
    QString m_journal;
    QThreadPool m_worker;
};

} // namespace watchfire::kiosk
