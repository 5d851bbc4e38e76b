// SPDX-License-Identifier: Apache-2.0
#include "app/text/setup_text.h"

#include "app/hex/rooms.h"
#include "app/text/clipped.h"
#include "rules/hex/board.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace watchfire::text {

namespace {

struct SetupText {
    Q_DECLARE_TR_FUNCTIONS(SetupText)
};

/// The choices for this game, with a sound board.
QString ofTheGame(const QString& field, const Error& error) {
    if (field == QLatin1String("$.players"))
        return error.rule == BP(0) ? SetupText::tr("1 to 5 players play Black Powder. Choose such a number.")
                                   : SetupText::tr("This scenario or this board is not made for so many "
                                                   "players. Choose another number, or another board.");
    if (field == QLatin1String("$.players.id"))
        return error.rule == BP(0) ? SetupText::tr("Two players have the same clan. Choose another one.")
                                   : SetupText::tr("Two players have the same colour. Choose another one.");
    if (field == QLatin1String("$.options.goal-points"))
        return SetupText::tr("The goal is 1 to 100 points. Choose such a number.");
    if (field == QLatin1String("$.options.ships"))
        return SetupText::tr(
            "This scenario itself says whether there are ships. Leave the option as it was.");
    return {};
}

/// What the scenario requires of a board and this one lacks.
QString ofTheScenario(const QString& field, const Error& error) {
    if (field == QLatin1String("$.board.home"))
        return error.rule == WO(1)
                   ? SetupText::tr(
                         "This board does not say which hexes are Eurasia, where all begin. Set them "
                         "in the board editor, or choose another board.")
                   : SetupText::tr("This board does not say which hexes are the home island. Set them in the "
                                   "board editor, or choose another board.");
    return {};
}

/// What does not fit together on a board that somebody makes.
QString ofTheBoard(const QString& field) {
    if (field == QLatin1String("$.hexes"))
        return SetupText::tr("A board has 1 to %1 hexes. Add some, or take some away.").arg(hex::maxHexes);
    if (field == QLatin1String("$.harbours"))
        return SetupText::tr("A board has at most %1 harbours. Take some away.").arg(hex::maxHarbours);
    if (field == QLatin1String("$.harbours.at"))
        return SetupText::tr(
            "Two harbours lie on one side, or one does not lie between land and sea. Take it "
            "away.");
    if (field == QLatin1String("$.robber"))
        return SetupText::tr("The robber does not stand on a land hex. Put it on one.");
    return {};
}

} // namespace

QString setupRefusal(const Error& error) {
    // "$.walls[2].fort" is the field "$.walls.fort" of the third section.
    static const QRegularExpression index(QStringLiteral("\\[(\\d+)\\]"));
    QString field = QString::fromStdString(error.subject);
    const int number = index.match(field).captured(1).toInt() + 1;
    field.remove(index);
    const QString own =
        askRooms([&](const ModuleRoom& room) { return room.unfit(field, number, error.rule); });
    for (const QString& sentence :
         {own, ofTheGame(field, error), ofTheScenario(field, error), ofTheBoard(field)}) {
        if (!sentence.isEmpty())
            return sentence;
    }
    // Only a file written by hand can be at fault here; whoever repairs it needs the rules' own words.
    return SetupText::tr("Something in this file is wrong: %1")
        .arg(clipped(QString::fromStdString(error.message)));
}

} // namespace watchfire::text
