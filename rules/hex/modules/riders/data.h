// SPDX-License-Identifier: Apache-2.0
// Walls and riders as data: their part of a state, their steps, tasks and corrections (GW-05 to GW-60).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace watchfire::hex {

inline constexpr int maxRidersOnAttackHex = 5; ///< GW-22
inline constexpr int maxWallLevel = 5;         ///< GW-06
inline constexpr int chipsPerGame = 7;         ///< GW-05
inline constexpr int ridersPerNumeral = 7;     ///< GW-05

/// Riders stand in one list in the order of their arrival at their current place: the first on a place is
/// first in, the last is last in (GW-05).
struct GreatWallPart {
    static constexpr const char* name = "great-wall";
    static constexpr ModuleName module = ModuleName::riders;

    struct Rider {
        HexId at{};
        AssemblyId numeral{};
        void fields(auto& archive) { archive("at", at)("numeral", numeral); }
        friend bool operator==(const Rider&, const Rider&) = default;
    };
    static constexpr std::size_t maxRiders = 35;

    boost::container::static_vector<Rider, maxRiders> riders;
    std::array<std::uint8_t, maxAssembly> bag{};  ///< by numeral
    std::array<std::uint8_t, maxWalls> level{};   ///< by wall (GW-06)
    std::array<std::uint8_t, maxPlayers> chips{}; ///< penalty chips taken (GW-33)

    void fields(auto& archive) {
        archive("riders", riders)("bag", bag)("level", level, 0, maxWallLevel)("chips", chips);
    }
    friend bool operator==(const GreatWallPart& a, const GreatWallPart& b) {
        return std::equal(a.riders.begin(), a.riders.end(), b.riders.begin(), b.riders.end()) &&
               a.bag == b.bag && a.level == b.level && a.chips == b.chips;
    }
};

template <class Mix> void mixInto(Mix&& mix, const GreatWallPart& wall) {
    for (const auto& rider : wall.riders)
        mix(rider.at.index() * 8 + rider.numeral.index());
    for (const auto level : wall.level)
        mix(level);
    for (const auto chips : wall.chips)
        mix(chips);
}

namespace step {

struct DrawRider {
    static constexpr const char* name = "draw-rider";
    PlayerId player;
    Clause rule;
    void fields(auto& archive) const { archive("player", player); }
};
struct PlaceRider {
    static constexpr const char* name = "place-rider";
    AssemblyId at;
    Clause rule;
    void fields(auto& archive) const { archive("at", at); }
};
struct MoveRider {
    static constexpr const char* name = "move-rider";
    AssemblyId from;
    Place to; ///< a wall's attack hex, named by the wall; with a knight, another assembly hex
    Clause rule;
    void fields(auto& archive) const { archive("from", from)("to", to); }
};
struct Breach {
    static constexpr const char* name = "breach";
    WallId wall;
    std::uint8_t riders = 0;
    std::uint8_t level = 0; ///< before
    Clause rule;
    void fields(auto& archive) const { archive("wall", wall)("riders", riders)("level", level); }
};
struct RiderBehindWall {
    static constexpr const char* name = "rider-behind-wall";
    HexId hex;
    Clause rule;
    WallId wall{}; ///< the wall before which it stood: columns of two sections can share a hex
    void fields(auto& archive) const { archive("hex", hex)("wall", wall); }
};
struct LowerWall {
    static constexpr const char* name = "lower-wall";
    WallId wall;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    Clause rule;
    void fields(auto& archive) const { archive("wall", wall)("from", from)("to", to); }
};
struct Penalty {
    static constexpr const char* name = "penalty";
    PlayerId player;
    std::uint8_t left = 0; ///< chips left in the supply
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("left", left); }
};
struct RiderToBag {
    static constexpr const char* name = "rider-to-bag";
    HexId hex;
    AssemblyId numeral;
    Clause rule;
    void fields(auto& archive) const { archive("hex", hex)("numeral", numeral); }
};
struct RaiseWall {
    static constexpr const char* name = "raise-wall";
    WallId wall;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    Clause rule;
    void fields(auto& archive) const { archive("wall", wall)("from", from)("to", to); }
};

} // namespace step

namespace task {

/// GW-20: whose building drew a rider; which numeral was it?
struct DrawRider {
    PlayerId player;
    friend bool operator==(const DrawRider&, const DrawRider&) = default;
};

} // namespace task

namespace command {

struct CorrectWallLevel {
    static constexpr const char* name = "wall-level";
    static constexpr ModuleName module = ModuleName::riders;

    WallId wall;
    std::uint8_t level = 0;
    void fields(auto& archive) { archive("at", wall)("value", level, maxWallLevel, GW(6), "wall level"); }
    friend bool operator==(const CorrectWallLevel&, const CorrectWallLevel&) = default;
};
struct CorrectRiders {
    static constexpr const char* name = "riders";
    static constexpr ModuleName module = ModuleName::riders;

    HexId at;
    std::optional<std::uint8_t> count;                      ///< a number: the bag is adjusted (decisions 19)
    boost::container::small_vector<AssemblyId, 8> numerals; ///< or exactly these
    friend bool operator==(const CorrectRiders& a, const CorrectRiders& b) {
        return a.at == b.at && a.count == b.count &&
               std::equal(a.numerals.begin(), a.numerals.end(), b.numerals.begin(), b.numerals.end());
    }
};
struct CorrectBag {
    static constexpr const char* name = "bag";
    static constexpr ModuleName module = ModuleName::riders;

    std::array<std::uint8_t, maxAssembly> bag{};
    friend bool operator==(const CorrectBag&, const CorrectBag&) = default;
};
struct CorrectPenalty {
    static constexpr const char* name = "penalty";
    static constexpr ModuleName module = ModuleName::riders;

    PlayerId player;
    std::uint8_t chips = 0;
    void fields(auto& archive) {
        archive("at", player)("value", chips, chipsPerGame, GW(5), "number of penalty chips");
    }
    friend bool operator==(const CorrectPenalty&, const CorrectPenalty&) = default;
};

} // namespace command

struct RidersData {
    using Steps =
        TypeList<step::DrawRider, step::PlaceRider, step::MoveRider, step::Breach, step::RiderBehindWall,
                 step::LowerWall, step::Penalty, step::RiderToBag, step::RaiseWall>;
    using Tasks = TypeList<task::DrawRider>;
    using Corrections = TypeList<command::CorrectWallLevel, command::CorrectRiders, command::CorrectBag,
                                 command::CorrectPenalty>;
    using Commands = TypeList<>;

    GreatWallPart greatWall;
    static constexpr auto part = &RidersData::greatWall;
    friend bool operator==(const RidersData&, const RidersData&) = default;
};

} // namespace watchfire::hex
