// SPDX-License-Identifier: Apache-2.0
// A second place for kiosk mode's lock: a small file beside the journal. The journal can be locked, damaged,
// empty or missing; that must not open the lock. Read and written outside the GUI thread.
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
        bool there = false;           ///< the file exists
        bool journal = false;         ///< the journal exists
        std::optional<Record> record; ///< empty if the file is missing or cannot be read
    };

    explicit LockFile(const QString& journal);
    ~LockFile();

    static QString pathFor(const QString& journal);
    static Found load(const QString& journal);
    /// True if anything is at this path, even a broken link.
    static bool isThere(const QString& path);

    /// Calls `done` later, on the thread of `context`.
    void read(QObject* context, std::function<void(const Found&)> done);
    /// Writes in the order of the calls; only the owner can read the file.
    void write(const Record& record);

private:
    QString m_journal;
    QThreadPool m_worker;
};

} // namespace watchfire::kiosk
