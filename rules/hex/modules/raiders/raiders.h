// SPDX-License-Identifier: Apache-2.0
// Raiders: their part of a state, their steps, tasks and correction, and what the engine does with them
// (RA-03 to RA-50).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/fields.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"
#include "rules/hex/modules/engine.h"
#include "rules/hex/modules/shapes.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace watchfire::hex {

struct RaidersPart {
    static constexpr const char* name = "raiders";
    static constexpr ModuleName module = ModuleName::raiders;

    std::uint8_t supply = 0;                       ///< off the board, still to come
    std::array<std::uint8_t, maxPlayers> driven{}; ///< in front of the players (RA-40)
    ById<HexId, std::uint8_t, 128> at;             ///< any number on deserts, at most one on other land
    std::bitset<maxHexes> due;                     ///< hexes still to be taken in this roll (RA-20)
    std::bitset<maxHexes> fresh;                   ///< hexes taken in this roll (RA-22)

    /// True if both look the same to the table.
    [[nodiscard]] bool looksLike(const RaidersPart& other) const {
        return supply == other.supply && driven == other.driven && at == other.at;
    }
    void fields(auto& archive) {
        archive("supply", supply);
        archive("driven", driven);
        sparse(archive, "at", at);
        hexes(archive, "due", due);
        hexes(archive, "fresh", fresh);
    }
    friend bool operator==(const RaidersPart&, const RaidersPart&) = default;
};

template <class Mix> void mixInto(Mix&& mix, const RaidersPart& raiders) {
    for (const auto here : raiders.at)
        mix(here);
}

namespace step {

struct PlaceRaider {
    static constexpr const char* name = "place-raider";
    HexId at;
    Clause rule;
    void fields(auto& archive) const { archive("at", at); }
};
struct StormBegins {
    static constexpr const char* name = "storm-begins";
    Clause rule;
    void fields(auto&) const {}
};
struct RaiderTakes {
    static constexpr const char* name = "raider-takes";
    HexId hex;
    HexId from;
    Clause rule;
    void fields(auto& archive) const { archive("hex", hex)("from", from); }
    static constexpr std::pair hits{HitKind::raider, &RaiderTakes::hex};
};
struct RaiderLeaves {
    static constexpr const char* name = "raider-leaves";
    PlayerId player;
    HexId hex;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("hex", hex); }
};
struct TurnRoad : PlayerAt<SideId> {
    static constexpr const char* name = "turn-road";
    static constexpr std::pair hits{HitKind::turned, &TurnRoad::at};
};
struct RestoreRoad : PlayerAt<SideId> {
    static constexpr const char* name = "restore-road";
};
struct BuildingFalls : PlayerAt<CornerId> {
    static constexpr const char* name = "building-falls";
    static constexpr std::pair hits{HitKind::falls, &BuildingFalls::at};
};
struct BuildingRises : PlayerAt<CornerId> {
    static constexpr const char* name = "building-rises";
};

} // namespace step

namespace task {

/// RA-10: on which desert does the next of these raiders stand?
struct PlaceRaiders {
    PlayerId player;
    std::uint8_t left = 0;
    friend bool operator==(const PlaceRaiders&, const PlaceRaiders&) = default;
};
/// RA-20: the due hexes are taken one after the other.
struct TakeHexes : OfPlayer {};
/// RA-21: which hex is taken, if there are more hexes than raiders?
struct ChooseRaiderHex : OfPlayer {};
/// RA-21: from which desert does the raider for this hex come?
struct ChooseRaiderDesert {
    PlayerId player;
    HexId hex;
    bool chosen = false; ///< by the roller, because there are fewer raiders than hexes
    friend bool operator==(const ChooseRaiderDesert&, const ChooseRaiderDesert&) = default;
};
/// RA-50: from whom does the roller of a seven take a card?
struct TakeCard : OfPlayer {};

} // namespace task

namespace command {

/// Raiders on a hex or in front of a player; in the supply if neither is given.
struct CorrectRaiders {
    static constexpr const char* name = "raiders";
    static constexpr ModuleName module = ModuleName::raiders;

    HexId hex{};
    PlayerId player{};
    std::uint8_t count = 0;
    friend bool operator==(const CorrectRaiders&, const CorrectRaiders&) = default;
};

} // namespace command

struct RaidersData {
    using Steps = TypeList<step::PlaceRaider, step::StormBegins, step::RaiderTakes, step::RaiderLeaves,
                           step::TurnRoad, step::RestoreRoad, step::BuildingFalls, step::BuildingRises>;
    using Tasks = TypeList<task::PlaceRaiders, task::TakeHexes, task::ChooseRaiderHex,
                           task::ChooseRaiderDesert, task::TakeCard>;
    using Corrections = TypeList<command::CorrectRaiders>;
    using Commands = TypeList<>;

    RaidersPart raiders;
    static constexpr auto part = &RaidersData::raiders;
    friend bool operator==(const RaidersData&, const RaidersData&) = default;
};

// ---- what the engine does with them

/// Raiders on a hex; 0 in a game without them.
[[nodiscard]] int raidersAt(const State& state, HexId hex);
/// How many raiders the box holds: 18 with 3 or 4 players, 24 with 5 or 6 (RA-03).
[[nodiscard]] int raidersPerGame(const Setup& setup);
/// RA-23: true for a desert where raiders gather, any number of them; other land holds one.
[[nodiscard]] bool isHomeDesert(const Board& board, HexId hex);
/// RA-11: true whenever the supply is empty, for whatever reason.
[[nodiscard]] bool stormIsOn(const State& state);

[[nodiscard]] Decision question(const State& state, const task::PlaceRaiders& task);
[[nodiscard]] Decision question(const State& state, const task::ChooseRaiderHex& task);
[[nodiscard]] Decision question(const State& state, const task::ChooseRaiderDesert& task);
[[nodiscard]] Decision question(const State& state, const task::TakeCard& task);
void answer(Context& context, const task::PlaceRaiders& task, const Value& value);
void answer(Context& context, const task::ChooseRaiderHex& task, const Value& value);
void answer(Context& context, const task::ChooseRaiderDesert& task, const Value& value);
void answer(Context& context, const task::TakeCard& task, const Value& value);
void perform(Context& context, const task::TakeHexes& task);

/// BA-60: sets the raiders on a hex, in front of a player or in the supply. The sum over all places may
/// differ from RA-03, because a table that moves raiders corrects one place after the other. Errors:
/// `bad-value` with RA-23 (where and how many may stand) or RA-03 (more than there are).
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectRaiders& correction);

/// Why no game can have this part of a position; empty if one can. Corrections may make the total smaller or
/// larger than the box has, but no single count (RA-03, RA-23).
[[nodiscard]] std::string_view faultOf(const State& state, const State& start, const RaidersPart& raiders);

inline void show(State&, const step::StormBegins&) {} // only announces it
void show(State& state, const step::PlaceRaider& step);
void show(State& state, const step::RaiderTakes& step);
void show(State& state, const step::RaiderLeaves& step);
void show(State& state, const step::TurnRoad& step);
void show(State& state, const step::RestoreRoad& step);
void show(State& state, const step::BuildingFalls& step);
void show(State& state, const step::BuildingRises& step);

void count(Tally& tally, const step::StormBegins& step);
void count(Tally& tally, const step::RaiderTakes& step);
void count(Tally& tally, const step::RaiderLeaves& step);
void count(Tally& tally, const step::BuildingFalls& step);

// ---- in the log's form, where a list of fields does not say it all

void writeState(Json& json, const State& state, const RaidersPart& raiders);

void read(const CommandReader& reader, command::CorrectRaiders& into);
void write(Json& json, const Setup& setup, const command::CorrectRaiders& correction);

} // namespace watchfire::hex
