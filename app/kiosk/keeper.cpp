// SPDX-License-Identifier: Apache-2.0
// See keeper.h.
#include "app/kiosk/keeper.h"

#include "app/kiosk/forget_pin.h"

#include <QCoreApplication>
#include <QUuid>

#include <utility>

namespace watchfire::kiosk {

namespace {
struct KeeperText {
    Q_DECLARE_TR_FUNCTIONS(KeeperText)
};
} // namespace

using journal::Journal;
using journal::JournalError;
using journal::JournalErrorKind;

QString reasonOf(const JournalError& error) {
    switch (error.kind) {
    case JournalErrorKind::cannotOpen:
        return KeeperText::tr("it cannot be opened");
    case JournalErrorKind::readOnly:
        return KeeperText::tr("it is write-protected");
    case JournalErrorKind::locked:
        return KeeperText::tr("another program uses it");
    case JournalErrorKind::damaged:
        return KeeperText::tr("it is damaged");
    case JournalErrorKind::newer:
        return KeeperText::tr("a newer Watchfire has made it");
    case JournalErrorKind::foreign:
        return KeeperText::tr("it is no backup of Watchfire");
    case JournalErrorKind::full:
        return KeeperText::tr("the disk is full");
    case JournalErrorKind::failed:
        break;
    }
    return QString::fromStdString(error.detail);
}

Keeper::Keeper(Parts parts, QObject* parent) : QObject(parent), m_parts(std::move(parts)) {
    connectBackup();
    connect(m_parts.kiosk.logs(), &LogsModel::logRead, this, &Keeper::takeIn);
    connect(&m_parts.kiosk, &Kiosk::deleteAsked, this, &Keeper::deleteGame);
}

void Keeper::connectBackup() {
    BackupModel& backup = *m_parts.kiosk.backup();
    Journal& journal = m_parts.journal;
    connect(&backup, &BackupModel::backUpAsked, &journal, &Journal::backUp);
    connect(&backup, &BackupModel::restoreAsked, &journal, &Journal::restore);
    connect(&journal, &Journal::backedUp, &backup, &BackupModel::backedUp);
    connect(&journal, &Journal::backUpFailed, &backup, [&backup](const JournalError& error) {
        backup.backUpFailed(QString::fromStdString(error.path), reasonOf(error));
    });
    connect(&journal, &Journal::restoreFailed, &backup, [&backup](const JournalError& error) {
        backup.restoreFailed(QString::fromStdString(error.path), reasonOf(error));
    });
    connect(&journal, &Journal::restored, this, [this, &backup](const QString& keptAs) {
        m_parts.desk.close(); // it is a game of the other journal
        m_pin = m_parts.kiosk.lock()->toJson();
        backup.restored(keptAs);
    });
    connect(&journal, &Journal::opened, this, [this] {
        if (const auto pin = std::exchange(m_pin, std::nullopt)) {
            m_parts.kiosk.lock()->fromJson(*pin);
            m_parts.journal.setSetting(pinSetting, pin->toStdString());
        }
    });
}

void Keeper::takeIn(const ReadLog& log) {
    journal::GameRecord game = log.game;
    game.id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    game.created = game.updated = m_parts.now();
    m_parts.journal.createGame(game);
    for (journal::CommandRecord command : log.commands) {
        command.game = game.id;
        if (command.time.empty())
            command.time = game.created;
        m_parts.journal.append(command);
    }
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
