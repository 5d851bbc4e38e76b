// SPDX-License-Identifier: Apache-2.0
// The river before a game: as a scenario, as what joins another one, and its tile in the board editor; see
// river_room.h.
#include "app/hex/river/river_room.h"

#include "app/text/names.h"
#include "rules/hex/modules/river/river.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

constexpr TileWords tileWords{
    .group = QT_TRANSLATE_NOOP("BoardEditor", "River"),
    .glyph = "bridge",
    .brush = "spring",
    .brushTitle = QT_TRANSLATE_NOOP("BoardEditor", "Spring of the river"),
    .brushGlyph = "mountains",
    .none = QT_TRANSLATE_NOOP("BoardEditor", "No river"),
    .hint = QT_TRANSLATE_NOOP("BoardEditor",
                              "Tap the hex with the spring; the other two hexes of the river follow."),
    .missing = QT_TRANSLATE_NOOP("BoardEditor",
                                 "The river is missing. Choose River and tap the hex with its spring."),
    .terrain = QT_TRANSLATE_NOOP("BoardEditor", "This hex of the river has to be %1."),
    .number = QT_TRANSLATE_NOOP("BoardEditor", "This hex of the river needs a number."),
    .shore =
        QT_TRANSLATE_NOOP("BoardEditor", "The river's mouth does not lie at the sea. Turn or mirror it."),
};

} // namespace

std::optional<ScenarioWords> RiverRoom::scenario(hex::Scenario scenario) const {
    if (scenario != hex::Scenario::greatRiver)
        return std::nullopt;
    return ScenarioWords{
        QCoreApplication::translate("Names", "The Great River"),
        QCoreApplication::translate("NewGame", "Bridges, and a plain that floods with every other seven."),
        QCoreApplication::translate("NewGame", "3 or 4 players"),
        QCoreApplication::translate("NewGame", "75 minutes"), QStringLiteral("bridge")};
}

QList<SwitchWords> RiverRoom::switches(hex::Scenario scenario) const {
    if (scenario != hex::Scenario::greatRiver)
        return {};
    return {{"ships", QCoreApplication::translate("NewGame", "Ships"),
             QCoreApplication::translate("NewGame", "They may cross the river's mouth."), false}};
}

std::optional<OptionWords> RiverRoom::addition(hex::Addition addition) const {
    if (addition != hex::Addition::greatRiver)
        return std::nullopt;
    return OptionWords{QCoreApplication::translate("Names", "with the Great River"),
                       QCoreApplication::translate(
                           "NewGame", "The river tile of this board floods, and is crossed by bridges.")};
}

const TileWords* RiverRoom::tile() const {
    return &tileWords;
}

QString RiverRoom::tileLies(hex::TileLie lie) const {
    const QString flow = text::directionName(lie.heading);
    return lie.mirrored
               ? QCoreApplication::translate("NewGame", "The river flows %1, mirrored", "%1 is a direction")
                     .arg(flow)
               : QCoreApplication::translate("NewGame", "The river flows %1", "%1 is a direction").arg(flow);
}

QString RiverRoom::robberKeptOff(const hex::State& state) const {
    return state.setup->has(module()) && hex::riverModule().barsRobber(state, std::nullopt)
               ? QCoreApplication::translate("KnightText", "The robber has drowned: nobody is moved")
               : QString();
}

} // namespace watchfire
