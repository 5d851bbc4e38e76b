// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/keeper.h"

#include "app/report/report.h"

#include <QCoreApplication>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace watchfire::kiosk {

namespace {
struct KeeperText {
    Q_DECLARE_TR_FUNCTIONS(KeeperText)
};

ReportModel::Made reportOf(const QString& journal) {
    const auto made = report::make(journal);
    if (const auto* error = std::get_if<journal::JournalError>(&made))
        return {{}, QString::fromStdString(journal::describe(*error))};
    const auto* report = std::get_if<report::Report>(&made); // no game was asked for, so none can be missing
    return {report != nullptr ? report->text : QByteArray(), {}};
}
} // namespace

using journal::Journal;
using journal::JournalError;
using journal::JournalErrorKind;

QString reasonOf(const JournalError& error) {
    switch (error.kind) {
    case JournalErrorKind::cannotOpen:
        return KeeperText::tr("it cannot be opened");
    case JournalErrorKind::readOnly:
        return KeeperText::tr("it or its drive is write-protected");
    case JournalErrorKind::noRight:
        return KeeperText::tr("you have no right to write there");
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
    case JournalErrorKind::emptied:
    case JournalErrorKind::moved:
    case JournalErrorKind::noDriver:
    case JournalErrorKind::failed:
        break;
    }
    return QString::fromStdString(error.detail);
}

QString doubtText(const journal::BackupDoubt& doubt) {
    constexpr std::size_t mostNamed = 4;
    QStringList told;
    if (doubt.salvage)
        told << KeeperText::tr("The backup is damaged.") << QString::fromStdString(describe(*doubt.salvage));
    if (!doubt.faults.empty())
        told << KeeperText::tr("Of %n game(s) in this backup not all are whole.", nullptr, doubt.games);
    for (std::size_t i = 0; i < std::min(mostNamed, doubt.faults.size()); ++i) {
        const journal::GameFault& fault = doubt.faults[i];
        const QString name = QString::fromStdString(fault.title);
        told << (fault.line == 0 ? KeeperText::tr("%1 cannot be opened, and stays in the backup.").arg(name)
                                 : KeeperText::tr("%1 can be played up to line %2.")
                                       .arg(name, QString::number(fault.line - 1)));
    }
    if (doubt.faults.size() > mostNamed)
        told << KeeperText::tr("The same with %n more.", nullptr,
                               static_cast<int>(doubt.faults.size() - mostNamed));
    told << KeeperText::tr("Restore what can be used?");
    return told.join(QLatin1Char(' '));
}

Keeper::Keeper(Parts parts, QObject* parent) : QObject(parent), m_parts(std::move(parts)) {
    connectBackup();
    m_parts.kiosk.report()->setSource([path = m_parts.journal.path()] { return reportOf(path); });
    connect(m_parts.kiosk.logs(), &LogsModel::logRead, this, &Keeper::takeIn);
    connect(&m_parts.kiosk, &Kiosk::deleteAsked, this, &Keeper::deleteGame);
}

void Keeper::connectBackup() {
    BackupModel& backup = *m_parts.kiosk.backup();
    Journal& journal = m_parts.journal;
    connect(&backup, &BackupModel::backUpAsked, &journal, &Journal::backUp);
    connect(&backup, &BackupModel::restoreAsked, &journal, &Journal::restore);
    connect(&backup, &BackupModel::restorePartsAsked, &journal, &Journal::restoreParts);
    connect(&journal, &Journal::restoreDoubted, &backup,
            [&backup](const QString& path, const journal::BackupDoubt& doubt) {
                backup.restoreDoubted(path, doubtText(doubt));
            });
    connect(&journal, &Journal::backedUp, &backup, &BackupModel::backedUp);
    connect(&journal, &Journal::backUpFailed, &backup, [&backup](const JournalError& error) {
        backup.backUpFailed(QString::fromStdString(error.path), reasonOf(error));
    });
    connect(&journal, &Journal::restoreFailed, &backup, [&backup](const JournalError& error) {
        backup.restoreFailed(QString::fromStdString(error.path), reasonOf(error));
    });
    connect(&journal, &Journal::restored, this, [this, &backup](const QString& keptAs) {
        m_parts.desk.close(); // it belongs to the other journal
        backup.restored(keptAs);
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
