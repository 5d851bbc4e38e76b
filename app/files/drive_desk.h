// SPDX-License-Identifier: Apache-2.0
// Files for a screen: nothing here lets the GUI thread wait for a drive. A screen's model owns one desk:
//
//     DriveDesk m_drives{drives::places, {"*.json"}};      // which places, which files are listed
//     m_drives.refresh();                                  // look for places and files; then listed()
//     m_drives.choose(folder);                             // another place; then listed()
//     m_drives.save("game.jsonl", bytes, [this](wrong) {…});  // std::optional<QString>, empty when written
//     m_drives.beside([path] { return read(path); },       // whatever else may take long, off the thread,
//                     [this](Result<…> got) {…});          // and what follows, on the GUI thread again
//
// and shows `places()`, `folder()`, `files()` (app/models/place_rows.h makes list rows of them) and `busy()`.
// Jobs run one after the other. `work` gets values only, never the screen's objects.
#pragma once

#include "app/files/drives.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <optional>
#include <utility>

namespace watchfire {

class DriveDesk : public QObject {
    Q_OBJECT

public:
    using Places = std::function<QList<drives::Place>()>;
    using Written = std::function<void(const std::optional<QString>& wrong)>;
    /// `find` is called outside the GUI thread; `patterns` selects the listed files.
    explicit DriveDesk(Places find, QStringList patterns, QObject* parent = nullptr);
    /// Waits for the running job; jobs that still wait are dropped, and no callback is called any more.
    ~DriveDesk() override;

    bool busy() const { return m_atWork > 0; }
    const QList<drives::Place>& places() const { return m_places; }
    const QString& folder() const { return m_folder; } ///< the chosen one; empty before the first listing
    const QStringList& files() const { return m_files; }
    int olderFiles() const { return m_older; } ///< how many of the chosen place are not listed

    void refresh();
    void choose(const QString& folder);
    /// Path of a file in the chosen place.
    QString path(const QString& name) const { return m_folder + QLatin1Char('/') + name; }
    /// Calls `then` once a place is chosen: at once, or after the first listing.
    void whenListed(std::function<void()> then);
    /// Writes the file into the chosen place, replacing an existing one; lists again, then calls `then`.
    void save(const QString& name, const QByteArray& data, Written then,
              drives::Readers readers = drives::Readers::all);

    /// Does the work outside the GUI thread, then calls `then(result)` on it.
    template <class Work, class Then> void beside(Work work, Then then) {
        atWork(1);
        m_pool.start([this, work = std::move(work), then = std::move(then)]() mutable {
            QMetaObject::invokeMethod(
                this,
                [this, then = std::move(then), result = work()]() mutable {
                    then(std::move(result));
                    atWork(-1);
                },
                Qt::QueuedConnection);
        });
    }

signals:
    void busyChanged();
    void listed();

private:
    struct Listing {
        QList<drives::Place> places;
        QString folder;
        drives::Names files;
    };

    void list(const QString& folder);
    void atWork(int more);

    Places m_find;
    QStringList m_patterns;
    QList<drives::Place> m_places;
    QString m_folder;
    QStringList m_files;
    int m_older = 0;
    int m_atWork = 0;
    QThreadPool m_pool; ///< one thread
};

} // namespace watchfire
