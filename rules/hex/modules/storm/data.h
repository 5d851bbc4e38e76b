// SPDX-License-Identifier: Apache-2.0
// The storm as data: its part of a state, its steps, tasks and corrections (WO-20 to WO-28).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/geometry.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"

#include <algorithm>
#include <cstdint>

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
    friend bool operator==(const StormPart& a, const StormPart& b) {
        return a.at == b.at && a.heading == b.heading && a.half == b.half &&
               std::equal(a.repairs.begin(), a.repairs.end(), b.repairs.begin(), b.repairs.end());
    }
};

template <class Mix> void mixInto(Mix&& mix, const StormPart& storm) {
    mix(storm.at.index() * 8 + static_cast<std::size_t>(storm.heading));
}

namespace step {

struct MoveStorm {
    static constexpr const char* name = "move-storm";
    boost::container::static_vector<HexId, 7> path; ///< from the storm's hex to its new one
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
struct LosePiece {
    static constexpr const char* name = "lose-piece";
    PlayerId player;
    Piece piece = Piece::road;
    SideId at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("piece", piece)("at", at); }
};
struct RepairFirst {
    static constexpr const char* name = "repair-first";
    PlayerId player;
    Piece piece = Piece::road;
    SideId at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("piece", piece)("at", at); }
};
struct Repaired {
    static constexpr const char* name = "repaired";
    PlayerId player;
    Piece piece = Piece::road;
    SideId at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("piece", piece)("at", at); }
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
struct TurnStorm {
    PlayerId player;
    friend bool operator==(const TurnStorm&, const TurnStorm&) = default;
};
/// WO-25: which of the pieces beside the storm does this player lose?
struct LosePiece {
    PlayerId player;
    friend bool operator==(const LosePiece&, const LosePiece&) = default;
};

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

} // namespace watchfire::hex
