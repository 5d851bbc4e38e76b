// SPDX-License-Identifier: Apache-2.0
// What the table has to do, one physical act per step, in order (game-log, "Steps"). Each step names its
// clause and contains all that it changes (telling.h); sentences are made elsewhere. Fields that were added
// later come after the clause. A module's own steps are in its folder; `Step` lists them all.
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/board.h"
#include "rules/hex/command.h"
#include "rules/hex/ids.h"
#include "rules/hex/modules/jungle/steps.h"
#include "rules/hex/modules/river/steps.h"
#include "rules/hex/modules/volcano/steps.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <variant>

namespace watchfire::hex {

enum class Blocker : std::uint8_t { robber, rider, flood, raider };
[[nodiscard]] std::string_view toString(Blocker blocker);

enum class HarbourShutter : std::uint8_t { pirate, raider };
[[nodiscard]] std::string_view toString(HarbourShutter by);

enum class Card : std::uint8_t { longestRoad, largestArmy };
[[nodiscard]] std::string_view toString(Card card);

namespace step {

struct Discard {
    Clause rule;
};
struct Blocked {
    HexId hex;
    Blocker by = Blocker::robber;
    PlayerList players; ///< who would have collected, in turn order from the roller
    Clause rule;
};
struct Collect {
    PlayerId player;
    Resource resource = Resource::none;
    std::uint8_t amount = 0;
    HexId hex;
    Clause rule;
};
struct MoveRobber {
    PlayerId player;
    HexId at;
    Clause rule;
};
struct MovePirate {
    PlayerId player;
    HexId at;
    Clause rule;
};
struct Steal {
    PlayerId player;
    PlayerId from;
    Clause rule;
};
struct PlacePiece {
    Piece piece = Piece::settlement;
    PlayerId player;
    Place at;
    Clause rule;
    PlayerId lapses{}; ///< WO-27: the player whose duty to rebuild there ends unmet
};
struct MoveShip {
    PlayerId player;
    SideId from;
    SideId to;
    Clause rule;
    PlayerId lapses{}; ///< as for a placed piece, at `to`
};
struct GainCard {
    PlayerId player;
    Card card = Card::longestRoad;
    Clause rule;
};
struct LoseCard {
    PlayerId player;
    Card card = Card::longestRoad;
    Clause rule;
};
struct DrawRider {
    PlayerId player;
    Clause rule;
};
struct PlaceRider {
    AssemblyId at;
    Clause rule;
};
struct MoveRider {
    AssemblyId from;
    Place to; ///< a wall's attack hex, named by the wall; with a knight, another assembly hex
    Clause rule;
};
struct Breach {
    WallId wall;
    std::uint8_t riders = 0;
    std::uint8_t level = 0; ///< before
    Clause rule;
};
struct RiderBehindWall {
    HexId hex;
    Clause rule;
    WallId wall{}; ///< the wall before which it stood: columns of two sections can share a hex
};
struct LowerWall {
    WallId wall;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    Clause rule;
};
struct Penalty {
    PlayerId player;
    std::uint8_t left = 0; ///< chips left in the supply
    Clause rule;
};
struct RiderToBag {
    HexId hex;
    AssemblyId numeral;
    Clause rule;
};
struct RaiseWall {
    WallId wall;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    Clause rule;
};
struct HarbourShut {
    HarbourId harbour;
    HarbourShutter by = HarbourShutter::pirate;
    PlayerList players; ///< the owners of the buildings concerned
    Clause rule;
};
struct HarbourOpens {
    HarbourId harbour;
    HarbourShutter by = HarbourShutter::pirate;
    PlayerList players;
    Clause rule;
};
struct MoveStorm {
    boost::container::static_vector<HexId, 7> path; ///< from the storm's hex to its new one
    HexId to;
    Clause rule;
    MapEdge half = MapEdge::west; ///< if `to` is split: the edge of the map (WO-23)
};
struct TurnStorm {
    Direction heading = Direction::E;
    Clause rule;
};
struct LosePiece {
    PlayerId player;
    Piece piece = Piece::road;
    SideId at;
    Clause rule;
};
struct RepairFirst {
    PlayerId player;
    Piece piece = Piece::road;
    SideId at;
    Clause rule;
};
struct Repaired {
    PlayerId player;
    Piece piece = Piece::road;
    SideId at;
    Clause rule;
};
struct DrawToken {
    PlayerId player;
    HexId hex;
    Clause rule;
};
struct PlaceToken {
    HexId hex;
    std::uint8_t number = 0;
    Clause rule;
};
struct MoveToken {
    HexId from;
    HexId to;
    std::uint8_t number = 0;
    Clause rule;
};
struct TakeMarker {
    PlayerId player;
    CornerId at;
    Clause rule;
};
struct PlaceRaider {
    HexId at;
    Clause rule;
};
struct StormBegins {
    Clause rule;
};
struct RaiderTakes {
    HexId hex;
    HexId from;
    Clause rule;
};
struct RaiderLeaves {
    PlayerId player;
    HexId hex;
    Clause rule;
};
struct TurnRoad {
    PlayerId player;
    SideId at;
    Clause rule;
};
struct RestoreRoad {
    PlayerId player;
    SideId at;
    Clause rule;
};
struct BuildingFalls {
    PlayerId player;
    CornerId at;
    Clause rule;
};
struct BuildingRises {
    PlayerId player;
    CornerId at;
    Clause rule;
};
struct Win {
    PlayerId player;
    std::int16_t points = 0;
    Clause rule;
};
struct GameOver {
    std::bitset<maxPlayers> winners;
    std::array<std::int16_t, maxPlayers> points{};
    Clause rule;
};

} // namespace step

using StepKinds =
    TypeList<step::Discard, step::Blocked, step::Collect, step::JungleCounter, step::MoveRobber,
             step::MovePirate, step::Steal, step::PlacePiece, step::MoveShip, step::GainCard, step::LoseCard,
             step::DrawRider, step::PlaceRider, step::MoveRider, step::Breach, step::RiderBehindWall,
             step::LowerWall, step::Penalty, step::RiderToBag, step::RaiseWall, step::Flood, step::Ebb,
             step::RobberDrowns, step::RobberReturns, step::MoveStorm, step::TurnStorm, step::LosePiece,
             step::RepairFirst, step::Repaired, step::DrawToken, step::PlaceToken, step::MoveToken,
             step::TakeMarker, step::PlaceRaider, step::StormBegins, step::RaiderTakes, step::RaiderLeaves,
             step::TurnRoad, step::RestoreRoad, step::BuildingFalls, step::BuildingRises, step::HarbourShut,
             step::HarbourOpens, step::Erupt, step::Destroy, step::Reduce, step::Win, step::GameOver>;
struct Step : OneOf<StepKinds> {
    using OneOf::OneOf;
};

/// The clause behind a step.
[[nodiscard]] inline Clause ruleOf(const Step& step) {
    return std::visit([](const auto& s) { return s.rule; }, step);
}

} // namespace watchfire::hex
