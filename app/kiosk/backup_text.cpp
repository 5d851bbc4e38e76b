// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/backup_text.h"

#include "app/text/when_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace watchfire::kiosk {

namespace {

struct BackupText {
    Q_DECLARE_TR_FUNCTIONS(BackupText)
};

using journal::CheckedGame;
using journal::JournalError;
using journal::JournalErrorKind;

// Of those that go on, and of the others. Nobody reads on, and a screen with thousands of rows is slow.
constexpr int mostListed = 100;

/// Some reasons are sentences, and some that come from a file's reader are not.
QString sentence(const std::string& reason) {
    const QString text = QString::fromStdString(reason).trimmed();
    const bool ends =
        text.endsWith(QLatin1Char('.')) || text.endsWith(QLatin1Char('!')) || text.endsWith(QLatin1Char('?'));
    return ends || text.isEmpty() ? text : text + QLatin1Char('.');
}

QString fateOf(const CheckedGame& game) {
    const QString why = sentence(game.reason);
    if (!game.begins)
        return BackupText::tr("Cannot be opened: %1 It is left out, and stays in the backup.").arg(why);
    if (game.late)
        return BackupText::tr("%1 It is restored as it is, but perhaps it cannot be opened.").arg(why);
    const QString line = QString::number(game.played + 1);
    const QString lines = QString::number(game.lines);
    if (game.from == 0)
        return BackupText::tr("Stops at line %1 of %2: %3 It goes on from before that line.")
            .arg(line, lines, why);
    QString told =
        BackupText::tr("Line %1 of %2 cannot be carried out: %3 The game goes on from the position "
                       "after line %4; what was before cannot be undone any more.")
            .arg(line, lines, why, QString::number(game.from));
    if (game.until < game.lines)
        told += QLatin1Char(' ') +
                BackupText::tr("It stops again at line %1.").arg(QString::number(game.until + 1));
    return told;
}

CheckedGameRow rowOf(const CheckedGame& game) {
    CheckedGameRow row;
    row.id = QString::fromStdString(game.id);
    row.title = QString::fromStdString(game.name);
    row.good = game.whole();
    const QString when = text::whenText(game.updated);
    row.detail =
        !row.good
            ? (when.isEmpty()
                   ? fateOf(game)
                   : BackupText::tr("%1 Played last: %2.", "sentences, date, time").arg(fateOf(game), when))
        : when.isEmpty() ? BackupText::tr("Can go on.")
                         : BackupText::tr("Can go on. Played last: %1.", "date, time").arg(when);
    return row;
}

QString titleOf(int good, int games) {
    if (games == 0)
        return BackupText::tr("There is no game in this backup");
    if (good == 0)
        return BackupText::tr("None of the %n game(s) in this backup is whole", nullptr, games);
    if (good == games)
        return BackupText::tr("All %n game(s) in this backup can go on", nullptr, games);
    return BackupText::tr("%1 of %n game(s) can go on", nullptr, games).arg(good);
}

/// What is missing because the file itself is damaged.
QString harmOf(const journal::CheckedBackup& checked) {
    if (!checked.salvage)
        return {};
    const QLocale locale;
    return (checked.cut()
                ? BackupText::tr("Only a part of this backup is there: %1 of %2.")
                      .arg(locale.formattedDataSize(checked.bytes), locale.formattedDataSize(checked.wanted))
                : BackupText::tr("The file is damaged.")) +
           QLatin1Char(' ') + QString::fromStdString(describe(*checked.salvage));
}

} // namespace

QString backUpReason(const JournalError& error) {
    switch (error.kind) {
    case JournalErrorKind::cannotOpen:
        return BackupText::tr("the place is not there or does not answer");
    case JournalErrorKind::readOnly:
        return BackupText::tr("the file or its drive is write-protected");
    case JournalErrorKind::noRight:
        return BackupText::tr("you have no right to write there");
    case JournalErrorKind::full:
        return BackupText::tr("there is no room left");
    default:
        return QString::fromStdString(error.detail);
    }
}

QString restoreRefusal(const JournalError& error) {
    const QString file = QFileInfo(QString::fromStdString(error.path)).fileName();
    const QString why = QString::fromStdString(error.detail);
    const auto told = [&]() -> QString {
        switch (error.kind) {
        case JournalErrorKind::cannotOpen:
            return BackupText::tr("%1 cannot be read: %2. Is the drive still plugged in?").arg(file, why);
        case JournalErrorKind::foreign:
            return BackupText::tr(
                       "%1 is no backup of Watchfire. Choose a file that was made here with \"Make a "
                       "backup there\".")
                .arg(file);
        case JournalErrorKind::newer:
            return BackupText::tr(
                       "%1 was made by a newer Watchfire. Update Watchfire here first, then restore "
                       "it.")
                .arg(file);
        case JournalErrorKind::damaged:
            return BackupText::tr("%1 is damaged, and no game in it can be read. Choose another backup.")
                .arg(file);
        case JournalErrorKind::cut:
            return BackupText::tr(
                       "Only a part of %1 is there, and no game in it can be read. Copy it again from "
                       "where it came from, or choose another backup.")
                .arg(file);
        case JournalErrorKind::full:
            return BackupText::tr(
                       "%1 does not fit on this machine's disk (%2). Free some space there, then restore "
                       "it.")
                .arg(file, why);
        case JournalErrorKind::readOnly:
        case JournalErrorKind::noRight:
            return BackupText::tr(
                       "%1 cannot be restored, because the place of the games on this machine may not "
                       "be written (%2). Whoever looks after it has to change that.")
                .arg(file, why);
        case JournalErrorKind::locked:
            return BackupText::tr(
                       "%1 cannot be restored while another program uses the journal here. Close the "
                       "other Watchfire.")
                .arg(file);
        default:
            return BackupText::tr("%1 cannot be restored: %2. Choose another backup.").arg(file, why);
        }
    }();
    return told + QLatin1Char(' ') + BackupText::tr("Nothing was changed.");
}

QString closedJournal() {
    return BackupText::tr(
        "The journal of this machine is not open, so nothing can be restored into it. Repair "
        "that first: the start page says what is wrong.");
}

BackupModel::Verdict verdictOn(const journal::CheckedBackup& checked) {
    std::vector<CheckedGame> games = checked.games;
    const auto firstGood = std::stable_partition(games.begin(), games.end(),
                                                 [](const CheckedGame& game) { return !game.whole(); });
    const int good = static_cast<int>(games.end() - firstGood);
    const int bad = static_cast<int>(firstGood - games.begin());
    BackupModel::Verdict verdict;
    verdict.title = titleOf(good, static_cast<int>(games.size()));
    verdict.harm = harmOf(checked);
    QStringList further;
    if (good > mostListed) {
        further << BackupText::tr("%n more can go on.", nullptr, good - mostListed);
        games.resize(games.size() - static_cast<std::size_t>(good - mostListed));
    }
    if (bad > mostListed) {
        further << BackupText::tr("%n more cannot go on as a whole.", nullptr, bad - mostListed);
        games.erase(games.begin() + mostListed, games.begin() + bad);
    }
    verdict.further = further.join(QLatin1Char(' '));
    for (const CheckedGame& game : games)
        verdict.games.append(rowOf(game));
    return verdict;
}

} // namespace watchfire::kiosk
