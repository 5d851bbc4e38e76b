// SPDX-License-Identifier: Apache-2.0
// All rooms of rule modules, in the order of their rows on screen.
#pragma once

#include "app/hex/friendly_robber/friendly_robber_room.h"
#include "app/hex/jungle/jungle_room.h"
#include "app/hex/river/river_room.h"
#include "app/hex/room.h"

#include <span>
#include <type_traits>
#include <vector>

namespace watchfire {

[[nodiscard]] std::span<const ModuleRoom* const> rooms();
/// Those of the modules of one game.
[[nodiscard]] std::vector<const ModuleRoom*> roomsOf(const hex::Setup& setup);

/// The room of this module; null where it has none.
[[nodiscard]] const ModuleRoom* roomOf(hex::ModuleName module);

[[nodiscard]] const ModuleRoom& ridersRoom();    ///< GW-01 to GW-36, GW-50 to GW-71
[[nodiscard]] const ModuleRoom& stormRoom();     ///< WO-20 to WO-28
[[nodiscard]] const ModuleRoom& discoveryRoom(); ///< WO-30 to WO-41
[[nodiscard]] const ModuleRoom& pirateRoom();    ///< GW-40, GW-41
[[nodiscard]] const ModuleRoom& raidersRoom();   ///< RA-00 to RA-50, RA-70
[[nodiscard]] const ModuleRoom& volcanoRoom();   ///< RA-60, RA-61

/// A kind of step or correction that a room words. The visitors in app/text leave these out, so that the
/// compiler still finds a kind that nobody words.
template <class Kind>
concept WordedInARoom = RiverRoom::words<Kind> || JungleRoom::words<Kind> ||
    isOneOf<Kind, hex::step::DrawRider, hex::step::PlaceRider, hex::step::MoveRider, hex::step::Breach,
            hex::step::RiderBehindWall, hex::step::LowerWall, hex::step::Penalty, hex::step::RiderToBag,
            hex::step::RaiseWall, hex::command::CorrectWallLevel, hex::command::CorrectRiders,
            hex::command::CorrectBag, hex::command::CorrectPenalty, hex::step::MovePirate,
            hex::command::CorrectPirate, hex::step::MoveStorm, hex::step::TurnStorm, hex::step::LosePiece,
            hex::step::RepairFirst, hex::step::Repaired, hex::command::CorrectStorm,
            hex::command::CorrectRepair, hex::step::DrawToken, hex::step::PlaceToken, hex::step::MoveToken,
            hex::step::TakeMarker, hex::command::CorrectTokens, hex::command::CorrectDiscovered,
            hex::command::CorrectMarker, hex::step::PlaceRaider, hex::step::StormBegins,
            hex::step::RaiderTakes, hex::step::RaiderLeaves, hex::step::TurnRoad, hex::step::RestoreRoad,
            hex::step::BuildingFalls, hex::step::BuildingRises, hex::command::CorrectRaiders,
            hex::step::Erupt, hex::step::Destroy, hex::step::Reduce>;

[[nodiscard]] inline bool saysNothing(const QString& text) {
    return text.isEmpty();
}
[[nodiscard]] inline bool saysNothing(const QStringList& lines) {
    return lines.isEmpty();
}
[[nodiscard]] inline bool saysNothing(std::size_t count) {
    return count == 0;
}
template <class Words> [[nodiscard]] bool saysNothing(const std::optional<Words>& words) {
    return !words;
}

/// The first non-empty answer of a room: calls `ask` with one room after the other.
template <class Ask> [[nodiscard]] auto askRooms(const Ask& ask) {
    using Answer = std::invoke_result_t<Ask, const ModuleRoom&>;
    for (const ModuleRoom* room : rooms()) {
        if (Answer answer = ask(*room); !saysNothing(answer))
            return answer;
    }
    return Answer{};
}

/// Which facts the scenario adds to the state strip.
[[nodiscard]] QList<StripRow> scenarioStrip(const hex::State& state);

/// A text for a piece of some module; empty for the pieces of the base game and the wall.
[[nodiscard]] QString pieceOfARoom(hex::Piece piece, PieceSaying saying);

} // namespace watchfire
