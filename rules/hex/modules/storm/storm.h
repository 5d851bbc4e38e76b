// SPDX-License-Identifier: Apache-2.0
// The storm: its part of a state, its steps, tasks and corrections, and what the engine does with them (WO-20
// to WO-28).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/geometry.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"
#include "rules/hex/modules/engine.h"
#include "rules/hex/modules/shapes.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace watchfire::hex {

/// The storm, and the pieces it left to be rebuilt.
struct StormPart {
    static constexpr const char* name = "storm";
    static constexpr ModuleName module = ModuleName::storm;

    /// A gap that its owner must fill before building a piece of that kind elsewhere (WO-27).
    struct Repair {
        SideId at{};
        PlayerId player{};
        LineKind kind = LineKind::none; ///< of the lost piece
        void fields(auto& archive) { archive("at", at)("player", player)("kind", kind); }
        friend bool operator==(const Repair&, const Repair&) = default;
    };

    HexId at{};
    Direction heading = Direction::E;
    MapEdge half = MapEdge::west; ///< on a split hex: the edge of the map (WO-23)
    boost::container::small_vector<Repair, 8> repairs;

    void fields(auto& archive) { archive("at", at)("heading", heading)("half", half)("repairs", repairs); }
    friend bool operator==(const StormPart&, const StormPart&) = default;
};

template <class Mix> void mixInto(Mix&& mix, const StormPart& storm) {
    mix(storm.at.index() * 8 + static_cast<std::size_t>(storm.heading));
}

namespace step {

struct MoveStorm {
    static constexpr const char* name = "move-storm";
    ShortList<HexId, 7> path; ///< from the storm's hex to its new one
    HexId to;
    Clause rule;
    MapEdge half = MapEdge::west; ///< if `to` is split: the edge of the map (WO-23)
    void fields(auto& archive) const { archive("path", path)("to", to).half("half", to, half); }
};
struct TurnStorm {
    static constexpr const char* name = "turn-storm";
    Direction heading = Direction::E;
    Clause rule;
    void fields(auto& archive) const { archive("heading", heading); }
};
struct LosePiece : PieceAt {
    static constexpr const char* name = "lose-piece";
    static constexpr std::pair hits{HitKind::lost, &LosePiece::at};
};
struct RepairFirst : PieceAt {
    static constexpr const char* name = "repair-first";
};
struct Repaired : PieceAt {
    static constexpr const char* name = "repaired";
};

} // namespace step

namespace task {

/// WO-21: the storm goes on, as far as it can.
struct MoveStorm {
    PlayerId player;
    std::uint8_t left = 0; ///< steps
    friend bool operator==(const MoveStorm&, const MoveStorm&) = default;
};
/// WO-22: the storm is at the edge of the map; where does it go from here?
struct HeadStorm {
    PlayerId player;
    std::uint8_t left = 0;
    friend bool operator==(const HeadStorm&, const HeadStorm&) = default;
};
/// WO-24: in which direction does it point after its last step?
struct TurnStorm : OfPlayer {};
/// WO-25: which of the pieces beside the storm does this player lose?
struct LosePiece : OfPlayer {};

} // namespace task

namespace command {

struct CorrectStorm {
    static constexpr const char* name = "storm";
    static constexpr ModuleName module = ModuleName::storm;

    HexId at;
    Direction heading = Direction::E;
    MapEdge half = MapEdge::west; ///< counts on a split hex
    friend bool operator==(const CorrectStorm&, const CorrectStorm&) = default;
};
struct CorrectRepair {
    static constexpr const char* name = "repair";
    static constexpr ModuleName module = ModuleName::storm;

    SideId at;
    PlayerId player{}; ///< invalid: no duty
    void fields(auto& archive) { archive("at", at).orNone("value", player); }
    friend bool operator==(const CorrectRepair&, const CorrectRepair&) = default;
};

} // namespace command

struct StormData {
    using Steps =
        TypeList<step::MoveStorm, step::TurnStorm, step::LosePiece, step::RepairFirst, step::Repaired>;
    using Tasks = TypeList<task::MoveStorm, task::HeadStorm, task::TurnStorm, task::LosePiece>;
    using Corrections = TypeList<command::CorrectStorm, command::CorrectRepair>;
    using Commands = TypeList<>;

    StormPart storm;
    static constexpr auto part = &StormData::storm;
    friend bool operator==(const StormData&, const StormData&) = default;
};

// ---- what the engine does with them

void perform(Context& context, const task::MoveStorm& task);
[[nodiscard]] Decision question(const State& state, const task::HeadStorm& task);
[[nodiscard]] Decision question(const State& state, const task::TurnStorm& task);
[[nodiscard]] Decision question(const State& state, const task::LosePiece& task);
void answer(Context& context, const task::HeadStorm& task, const Value& value);
void answer(Context& context, const task::TurnStorm& task, const Value& value);
void answer(Context& context, const task::LosePiece& task, const Value& value);

/// BA-60 for the storm: any hex of the board, any heading; one that leads off the map is turned when the
/// storm next moves (WO-22). The half is west on a hex that is not split.
std::optional<Error> correct(Context& context, const command::CorrectStorm& correction);
/// BA-60 for a duty to rebuild; it replaces the one at this side. An invalid player removes it. The side
/// determines the missing piece: a ship if there is no land, a road if there is no sea; on a coast a ship if
/// an own ship but no own road leads there, otherwise a road. Since rules 2 a bridge at a crossing, and a
/// ship at the river's mouth. Errors: `bad-value` if a piece lies on the side, so that nothing is missing.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectRepair& correction);

/// WO-27: the player whose duty at this side lapses because of the piece that is there now; invalid if none,
/// also at any other place.
[[nodiscard]] PlayerId lapsedAt(const State& state, const Place& at);
/// Forgets the duties that lapse. Duties that are met end by their own step (`repaired`).
void dropLapsed(State& state);
/// WO-27: false if the duty rests, because neither a building nor a line of its player lets the gap be filled
/// (since rules 2).
[[nodiscard]] bool binds(const State& state, const StormPart::Repair& repair);
/// Why no game can have this part of a position; empty if one can.
[[nodiscard]] std::string_view faultOf(const State& state, const State& start, const StormPart& storm);

void show(State& state, const step::MoveStorm& step);
void show(State& state, const step::TurnStorm& step);
void show(State& state, const step::LosePiece& step);
void show(State& state, const step::RepairFirst& step);
void show(State& state, const step::Repaired& step);

void count(Tally& tally, const step::MoveStorm& step);
void count(Tally& tally, const step::LosePiece& step);

// ---- in the log's form, where a list of fields does not say it all

void writeState(Json& json, const State& state, const StormPart& storm);

/// {"at":…,"heading":…,"half":…}: `half` only on a split hex.
void read(const CommandReader& reader, command::CorrectStorm& into);
void write(Json& json, const Setup& setup, const command::CorrectStorm& correction);

} // namespace watchfire::hex
