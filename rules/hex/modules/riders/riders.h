// SPDX-License-Identifier: Apache-2.0
// Walls and riders: their part of a state, their steps, task and corrections, and what the engine does with
// them (GW-05, GW-20 to GW-35, GW-60).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"
#include "rules/hex/modules/engine.h"
#include "rules/hex/modules/shapes.h"

#include <boost/container/small_vector.hpp>
#include <boost/container/static_vector.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

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
    friend bool operator==(const GreatWallPart&, const GreatWallPart&) = default;
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
    static constexpr std::pair hits{HitKind::rider, &MoveRider::to};
};
struct Breach {
    static constexpr const char* name = "breach";
    WallId wall;
    std::uint8_t riders = 0;
    std::uint8_t level = 0; ///< before
    Clause rule;
    void fields(auto& archive) const { archive("wall", wall)("riders", riders)("level", level); }
    static constexpr std::pair hits{HitKind::breach, &Breach::wall};
};
struct RiderBehindWall {
    static constexpr const char* name = "rider-behind-wall";
    HexId hex;
    Clause rule;
    WallId wall{}; ///< the wall before which it stood: columns of two sections can share a hex
    void fields(auto& archive) const { archive("hex", hex)("wall", wall); }
    static constexpr std::pair hits{HitKind::blocked, &RiderBehindWall::hex};
};
struct LowerWall : WallLevels {
    static constexpr const char* name = "lower-wall";
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
struct RaiseWall : WallLevels {
    static constexpr const char* name = "raise-wall";
};

} // namespace step

namespace task {

/// GW-20: whose building drew a rider; which numeral was it?
struct DrawRider : OfPlayer {};

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
    friend bool operator==(const CorrectRiders&, const CorrectRiders&) = default;
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

// ---- what the engine does with them

[[nodiscard]] int ridersAt(const State& state, HexId hex);
/// Penalty chips left in the supply (GW-33).
[[nodiscard]] int chipsLeft(const State& state);
/// True if this hex is in some section's column, so that riders can stand on it behind the wall (GW-31).
[[nodiscard]] bool isBehindWall(const State& state, HexId hex);

/// Takes one rider from a hex: before the wall the first in, behind it the last in (GW-05); `nullopt` if
/// there is none.
std::optional<AssemblyId> takeRider(State& state, HexId from);
/// Puts a rider on a hex, as the last to arrive.
void putRider(State& state, HexId to, AssemblyId numeral);
/// GW-60: raises the section by one level.
void raiseWall(Context& context, WallId wall);

[[nodiscard]] Decision question(const State& state, const task::DrawRider& task);
void answer(Context& context, const task::DrawRider& task, const Value& value);
/// How many riders of this numeral are in the bag.
[[nodiscard]] std::uint32_t copiesInBag(const State& state, const task::DrawRider& task, const Value& value);

// BA-60. Errors: `bad-value` with the clause.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectWallLevel& correction);
/// A number, to which the bag is adjusted (decisions 19), or exactly these numerals.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectRiders& correction);
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectBag& correction);
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectPenalty& correction);

/// Why no game can have this part of a position; empty if one can. A correction of the bag may leave fewer
/// riders than the box has.
[[nodiscard]] std::string_view faultOf(const State& state, const State& start, const GreatWallPart& wall);
/// Sorts riders of different places, because their order in the list makes no difference.
void normalize(GreatWallPart& wall);

inline void show(State&, const step::DrawRider&) {} // only announces the draw
inline void show(State&, const step::Breach&) {}    // what it does has its own steps
void show(State& state, const step::PlaceRider& step);
void show(State& state, const step::MoveRider& step);
void show(State& state, const step::RiderBehindWall& step);
void show(State& state, const step::RiderToBag& step);
void show(State& state, const step::LowerWall& step);
void show(State& state, const step::RaiseWall& step);
void show(State& state, const step::Penalty& step);

void count(Tally& tally, const step::MoveRider& step);
void count(Tally& tally, const step::Breach& step);
void count(Tally& tally, const step::Penalty& step);

// ---- in the log's form, where a list of fields does not say it all

void writeState(Json& json, const State& state, const GreatWallPart& wall);

void read(const CommandReader& reader, command::CorrectRiders& into);
void write(Json& json, const Setup& setup, const command::CorrectRiders& correction);
void read(const CommandReader& reader, command::CorrectBag& into);
void write(Json& json, const Setup& setup, const command::CorrectBag& correction);

} // namespace watchfire::hex
