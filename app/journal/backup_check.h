// SPDX-License-Identifier: Apache-2.0
// Looks a backup through before it replaces anything: copies it beside the journal, opens and mends the copy,
// and replays each of its games. It has a thread of its own, so that rolls and commands are saved meanwhile.
// What it finds is a copy that Journal::restore() takes.
#pragma once

#include "app/journal/journal_records.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>

namespace watchfire::journal {

class BackupCheck : public QObject {
    Q_OBJECT
public:
    // `journal`: its database file. `check` opens and replays one game; without it every game passes.
    BackupCheck(QString journal, GameCheck check, QObject* parent = nullptr);
    // Breaks off what runs, and waits for that.
    ~BackupCheck() override;

    // Answered by progressed(), and then checked() or failed(). Breaks off what runs.
    void begin(const QString& backup);
    // Breaks off what runs, or removes the copy that nobody wants. Nothing is answered any more.
    void drop();

signals:
    // `games` is 0 while the file is copied.
    void progressed(int done, int games);
    void checked(const watchfire::journal::CheckedBackup& backup);
    void failed(const watchfire::journal::JournalError& error);

private:
    using Wanted = std::shared_ptr<std::atomic_bool>;
    void answer(const Wanted& wanted, const CheckedBackup& backup,
                const std::optional<JournalError>& failure);

    QString m_journal;
    GameCheck m_check;
    Wanted m_wanted;    // true while somebody waits for the running check; each has its own
    QThreadPool m_pool; // one thread
};

} // namespace watchfire::journal
