// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/keeper.h"

#include "app/kiosk/backup_text.h"
#include "app/kiosk/game_check.h"
#include "app/kiosk/saved_games.h"
#include "app/report/report.h"

#include <QUuid>

#include <utility>
#include <vector>

namespace watchfire::kiosk {

namespace {

ReportModel::Made reportOf(const QString& journal) {
    const auto made = report::make(journal);
    if (const auto* error = std::get_if<journal::JournalError>(&made))
        return {{}, QString::fromStdString(journal::describe(*error))};
    const auto* report = std::get_if<report::Report>(&made); // no game was asked for, so none can be missing
    return {report != nullptr ? report->text : QByteArray(), {}};
}
} // namespace

using journal::BackupCheck;
using journal::Journal;
using journal::JournalError;

Keeper::Keeper(Parts parts, QObject* parent)
    : QObject(parent)
    , m_parts(std::move(parts))
    , m_check(m_parts.journal.path(), [](const journal::GameLog& log) { return checkGame(log); }) {
    connectBackup();
    connectRestore();
    m_parts.kiosk.report()->setSource([path = m_parts.journal.path()] { return reportOf(path); });
    connect(m_parts.kiosk.logs(), &LogsModel::logRead, this, &Keeper::takeIn);
    connect(&m_parts.kiosk, &Kiosk::deleteAsked, this, &Keeper::deleteGame);
}

void Keeper::connectBackup() {
    BackupModel& backup = *m_parts.kiosk.backup();
    Journal& journal = m_parts.journal;
    connect(&backup, &BackupModel::backUpAsked, &journal, &Journal::backUp);
    connect(&journal, &Journal::backedUp, &backup, &BackupModel::backedUp);
    connect(&journal, &Journal::backUpFailed, &backup, [&backup](const JournalError& error) {
        backup.backUpFailed(QString::fromStdString(error.path), backUpReason(error));
    });
}

void Keeper::connectRestore() {
    BackupModel& backup = *m_parts.kiosk.backup();
    Journal& journal = m_parts.journal;
    const auto failed = [&backup](const JournalError& error) { backup.restoreFailed(restoreRefusal(error)); };
    connect(&backup, &BackupModel::checkAsked, &m_check, [this, &backup](const QString& path) {
        if (m_parts.journal.isOpen())
            m_check.begin(path);
        else
            backup.restoreFailed(closedJournal());
    });
    connect(&backup, &BackupModel::dropAsked, &m_check, &BackupCheck::drop);
    connect(&m_check, &BackupCheck::progressed, &backup, &BackupModel::progressed);
    connect(&m_check, &BackupCheck::failed, &backup, failed);
    connect(&m_check, &BackupCheck::checked, &backup, [this, &backup](const journal::CheckedBackup& checked) {
        m_checked = checked;
        backup.checked(verdictOn(checked));
    });
    connect(&backup, &BackupModel::restoreAsked, &journal, [this] {
        m_parts.desk
            .close(); // it belongs to the present journal, and its next line would go into the other one
        m_parts.journal.restore(m_checked);
    });
    connect(&journal, &Journal::restoreFailed, &backup, failed);
    connect(&journal, &Journal::restored, &backup, &BackupModel::restored);
}

void Keeper::takeIn(const ReadLog& log) {
    journal::GameRecord game = log.game;
    game.title = titleOf(game).toStdString();
    game.id =
        std::string(journal::fromFile) + QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    game.created = game.updated = m_parts.now();
    // When it was played, not when it was read.
    if (!log.commands.empty() && !log.commands.back().time.empty())
        game.updated = log.commands.back().time;
    std::vector<journal::CommandRecord> lines = log.commands;
    for (journal::CommandRecord& line : lines) {
        line.game = game.id;
        if (line.time.empty())
            line.time = game.created;
    }
    m_parts.journal.takeIn(game, std::move(lines));
    m_parts.kiosk.open(QString::fromStdString(game.id));
}

void Keeper::deleteGame(const QString& id) {
    const std::string game = id.toStdString();
    if (m_parts.desk.open() && m_parts.desk.gameId() == game)
        m_parts.desk.close();
    m_parts.journal.deleteGame(game, GameDesk::ticksKey(game));
    m_parts.journal.listGames();
}

} // namespace watchfire::kiosk

#include "moc_keeper.cpp"
