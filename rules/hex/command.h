// SPDX-License-Identifier: Apache-2.0
// What the table does, as plain data (game-log, "Commands"). Undo and redo belong to the session.
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/geometry.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"
#include "rules/hex/modules/data.h"
#include "rules/hex/state.h"
#include "rules/hex/value.h"

#include <boost/container/small_vector.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace watchfire::hex {

namespace command {

struct PlacePiece {
    Piece piece = Piece::settlement;
    PlayerId player;
    Place at; ///< a corner for buildings, a side for lines
    bool founding = false;
    bool anyway = false;
    friend bool operator==(const PlacePiece&, const PlacePiece&) = default;
};

struct Begin {
    PlayerId player;
    TurnPhase phase = TurnPhase::beforeRoll;
    friend bool operator==(const Begin&, const Begin&) = default;
};

struct Roll {
    Dice dice; ///< 1 to 6 each
    friend bool operator==(const Roll&, const Roll&) = default;
};

struct Build {
    Piece piece = Piece::settlement;
    PlayerId player;
    Place at;                          ///< a corner, a side, or a wall
    bool anyway = false;               ///< BA-33
    bool special = false;              ///< BA-51
    std::optional<std::uint8_t> level; ///< GW-60: the level that the wall is raised to, if given
    friend bool operator==(const Build&, const Build&) = default;
};

struct MoveShip {
    PlayerId player;
    SideId from;
    SideId to;
    bool anyway = false;
    friend bool operator==(const MoveShip&, const MoveShip&) = default;
};

/// One of a knight's actions in The Great Wall (GW-50).
struct MoveRider {
    AssemblyId from;
    AssemblyId to;
    friend bool operator==(const MoveRider&, const MoveRider&) = default;
};
struct DriveOff {
    HexId hex;
    friend bool operator==(const DriveOff&, const DriveOff&) = default;
};
struct MovePirate {
    HexId to;
    PlayerId from{}; ///< invalid: no card is taken
    friend bool operator==(const MovePirate&, const MovePirate&) = default;
};
/// An action that the card does not have. Kept, so that its refusal comes in the order of the checks.
struct UnknownAction {
    friend constexpr bool operator==(UnknownAction, UnknownAction) = default;
};
using KnightAction = std::variant<MoveRider, DriveOff, MovePirate, UnknownAction>;

/// A knight card. With a robber: `to` and `from`. In The Great Wall: `actions`. In The Raiders: `at`.
struct Knight {
    PlayerId player;
    HexId to{};
    PlayerId from{};
    HexId at{};
    boost::container::small_vector<KnightAction, 2> actions;
    friend bool operator==(const Knight&, const Knight&) = default;
};

enum class CardKind : std::uint8_t { roadBuilding, yearOfPlenty, monopoly, point };
struct PlayCard {
    PlayerId player;
    CardKind card = CardKind::point;
    friend bool operator==(const PlayCard&, const PlayCard&) = default;
};

struct Answer {
    DecisionKind decision = DecisionKind::robber;
    Value value;
    friend bool operator==(const Answer&, const Answer&) = default;
};

struct EndTurn {
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
};

// Corrections (BA-60), one struct for each `what` of game-log.
struct CorrectArmy {
    static constexpr const char* name = "army";

    PlayerId player;
    std::uint8_t knights = 0;
    void fields(auto& archive) { archive("at", player)("value", knights, 99, BA(41), "number of knights"); }
    friend bool operator==(const CorrectArmy&, const CorrectArmy&) = default;
};
struct CorrectPoints {
    PlayerId player;
    std::int16_t points = 0;
    friend bool operator==(const CorrectPoints&, const CorrectPoints&) = default;
};
struct CorrectRobber {
    static constexpr const char* name = "robber";
    static constexpr ModuleName module = ModuleName::robber;

    HexId at{}; ///< invalid: off the board
    void fields(auto& archive) { archive.orNone("value", at); }
    friend bool operator==(const CorrectRobber&, const CorrectRobber&) = default;
};
struct CorrectNumber {
    HexId hex;
    std::uint8_t number = 0; ///< 0: none
    friend bool operator==(const CorrectNumber&, const CorrectNumber&) = default;
};
struct CorrectBuilding {
    CornerId at;
    Building building; ///< kind none: removed
    friend bool operator==(const CorrectBuilding&, const CorrectBuilding&) = default;
};
struct CorrectLine {
    SideId at;
    Line line;
    friend bool operator==(const CorrectLine&, const CorrectLine&) = default;
};
struct CorrectLongestRoad {
    static constexpr const char* name = "longest-road";

    PlayerId player{};
    void fields(auto& archive) { archive.orNone("value", player); }
    friend bool operator==(const CorrectLongestRoad&, const CorrectLongestRoad&) = default;
};
struct CorrectLargestArmy {
    static constexpr const char* name = "largest-army";

    PlayerId player{};
    void fields(auto& archive) { archive.orNone("value", player); }
    friend bool operator==(const CorrectLargestArmy&, const CorrectLargestArmy&) = default;
};
struct CorrectTurn {
    PlayerId player;
    TurnPhase phase = TurnPhase::beforeRoll;
    friend bool operator==(const CorrectTurn&, const CorrectTurn&) = default;
};

/// The corrections of the base game, and those of the modules.
using CorrectionKinds =
    Joined<TypeList<CorrectArmy, CorrectPoints, CorrectRobber, CorrectNumber, CorrectBuilding, CorrectLine,
                    CorrectLongestRoad, CorrectLargestArmy, CorrectTurn>,
           ModuleCorrections>;
struct Correction : OneOf<CorrectionKinds> {
    using OneOf::OneOf;
};
struct Correct {
    Correction what;
    friend bool operator==(const Correct&, const Correct&) = default;
};

} // namespace command

/// The commands of the base game, and those of the modules.
using CommandKinds =
    Joined<TypeList<command::PlacePiece, command::Begin, command::Roll, command::Build, command::MoveShip,
                    command::Knight, command::PlayCard, command::Answer, command::EndTurn, command::Correct>,
           ModuleCommands>;
struct Command : OneOf<CommandKinds> {
    using OneOf::OneOf;
};

} // namespace watchfire::hex
