// SPDX-License-Identifier: Apache-2.0
#include "app/journal/backup_check.h"

#include "app/journal/journal_file.h"

#include <QElapsedTimer>

#include <chrono>
#include <utility>

namespace watchfire::journal {

namespace {
constexpr std::chrono::milliseconds patience{1000}; // nobody else has the copy open
constexpr qint64 tellEvery = 100;                   // ms
} // namespace

BackupCheck::BackupCheck(QString journal, GameCheck check, QObject* parent)
    : QObject(parent), m_journal(std::move(journal)), m_check(std::move(check)) {
    m_pool.setMaxThreadCount(1);
}

BackupCheck::~BackupCheck() {
    drop();
    m_pool.waitForDone();
}

void BackupCheck::begin(const QString& backup) {
    if (m_wanted)
        *m_wanted = false;
    m_wanted = std::make_shared<std::atomic_bool>(true);
    m_pool.start([this, backup, wanted = m_wanted] {
        QElapsedTimer told;
        JournalFile::Trial trial{patience, m_check, [&](int done, int games) {
                                     if (*wanted && (!told.isValid() || told.elapsed() >= tellEvery)) {
                                         told.start();
                                         QMetaObject::invokeMethod(
                                             this,
                                             [this, wanted, done, games] {
                                                 if (*wanted)
                                                     emit progressed(done, games);
                                             },
                                             Qt::QueuedConnection);
                                     }
                                     return wanted->load();
                                 }};
        CheckedBackup found;
        const auto failure = JournalFile::tryOut(backup, m_journal, trial, found);
        QMetaObject::invokeMethod(
            this, [this, wanted, found, failure] { answer(wanted, found, failure); }, Qt::QueuedConnection);
    });
}

void BackupCheck::answer(const Wanted& wanted, const CheckedBackup& backup,
                         const std::optional<JournalError>& failure) {
    if (!*wanted)
        return; // the job that drop() has queued removes the copy, or the next check does
    if (failure)
        emit failed(*failure);
    else
        emit checked(backup);
}

void BackupCheck::drop() {
    if (!m_wanted)
        return;
    *m_wanted = false;
    m_wanted.reset();
    m_pool.start([journal = m_journal] { JournalFile::forgetTrial(journal); });
}

} // namespace watchfire::journal

#include "moc_backup_check.cpp"
