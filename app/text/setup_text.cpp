// SPDX-License-Identifier: Apache-2.0
// See setup_text.h.
#include "app/text/setup_text.h"

#include "rules/hex/board.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace watchfire::text {

namespace {

struct SetupText {
    Q_DECLARE_TR_FUNCTIONS(SetupText)
};

/// What was chosen for this game, the board as it is.
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
    if (field == QLatin1String("$.scenario.with"))
        return error.rule == RA(60)
                   ? SetupText::tr(
                         "This board has neither volcanoes nor jungles. Choose a board that has, or "
                         "leave the addition out.")
                   : SetupText::tr("This addition needs the river tile on the board, and no scenario has it "
                                   "twice. Choose another board, or leave the addition out.");
    return {};
}

/// What the scenario wants of a board and this one does not have.
QString ofTheScenario(const QString& field, const Error& error) {
    if (field == QLatin1String("$.board.storm"))
        return SetupText::tr("This board does not say where the storm begins. Set it in the board editor, or "
                             "choose another board.");
    if (field == QLatin1String("$.board.home"))
        return error.rule == WO(1)
                   ? SetupText::tr(
                         "This board does not say which hexes are Eurasia, where all begin. Set them "
                         "in the board editor, or choose another board.")
                   : SetupText::tr("This board does not say which hexes are the home island. Set them in the "
                                   "board editor, or choose another board.");
    if (field == QLatin1String("$.board.deserts"))
        return SetupText::tr("This board has no desert where raiders gather. Set one in the board editor, or "
                             "choose another board.");
    if (field == QLatin1String("$.board.river"))
        return SetupText::tr(
            "This board has no river tile. Lay it in the board editor, or choose another board.");
    if (field == QLatin1String("$.board.walls"))
        return SetupText::tr(
            "Each player guards one wall section, and this board has another number of them. "
            "Choose another board, or another number of players.");
    if (field == QLatin1String("$.board.assembly"))
        return SetupText::tr("One assembly hex stands between each two wall sections, and this board has "
                             "another number of them. Choose another board.");
    return {};
}

/// What does not fit together on a board that somebody makes. `number` is the section's, from the west.
QString ofTheBoard(const QString& field, int number) {
    if (field == QLatin1String("$.hexes"))
        return SetupText::tr("A board has 1 to %1 hexes. Add some, or take some away.").arg(hex::maxHexes);
    if (field == QLatin1String("$.harbours"))
        return SetupText::tr("A board has at most %1 harbours. Take some away.").arg(hex::maxHarbours);
    if (field == QLatin1String("$.harbours.at"))
        return SetupText::tr(
            "Two harbours lie on one side, or one does not lie between land and sea. Take it "
            "away.");
    if (field == QLatin1String("$.walls.fort"))
        return SetupText::tr("The border fort of section %1 does not stand on a corner of land of its own. "
                             "Choose another corner.")
            .arg(number);
    if (field == QLatin1String("$.walls.attack"))
        return SetupText::tr(
                   "The attack hex of section %1 is missing, or another section has it too. Take the "
                   "section away and put it back.")
            .arg(number);
    if (field.startsWith(QLatin1String("$.walls.column")))
        return SetupText::tr("The column of section %1 needs hexes of the board, each once and at least one "
                             "with a number. Choose its hexes again.")
            .arg(number);
    if (field == QLatin1String("$.assembly.at"))
        return SetupText::tr("An assembly hex is missing, or it is an attack hex too. Choose another hex.");
    if (field.startsWith(QLatin1String("$.assembly.")) && field.endsWith(QLatin1String(".wall")))
        return SetupText::tr("The arrows of an assembly hex lead to two attack hexes beside it, and one does "
                             "not. Choose another hex.");
    if (field.startsWith(QLatin1String("$.assembly.")) && field.endsWith(QLatin1String(".number")))
        return SetupText::tr("An assembly hex lacks an attack number. Enter it.");
    if (field.startsWith(QLatin1String("$.river")))
        return SetupText::tr(
            "The river tile does not lie as it is printed: three hexes in a row, the mouth at "
            "the sea. Turn or mirror it, or lay it elsewhere.");
    if (field == QLatin1String("$.markers"))
        return SetupText::tr("A board has at most %1 markers, one on a corner. Take some away.")
            .arg(hex::maxMarkers);
    if (field == QLatin1String("$.bag"))
        return SetupText::tr("The bag holds at most %1 number tokens. Take some out.").arg(hex::maxTokens);
    if (field == QLatin1String("$.robber"))
        return SetupText::tr("The robber does not stand on a land hex. Put it on one.");
    if (field == QLatin1String("$.pirate"))
        return SetupText::tr("The pirate does not stand on a sea hex. Put it on one.");
    return {};
}

} // namespace

QString setupRefusal(const Error& error) {
    // "$.walls[2].fort" is the field "$.walls.fort" of the third section.
    static const QRegularExpression index(QStringLiteral("\\[(\\d+)\\]"));
    QString field = QString::fromStdString(error.subject);
    const int number = index.match(field).captured(1).toInt() + 1;
    field.remove(index);
    for (const QString& sentence :
         {ofTheGame(field, error), ofTheScenario(field, error), ofTheBoard(field, number)}) {
        if (!sentence.isEmpty())
            return sentence;
    }
    return QString::fromStdString(error.message);
}

} // namespace watchfire::text
