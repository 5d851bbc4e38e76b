// SPDX-License-Identifier: Apache-2.0
// Raiders as data: their part of a state, their steps, tasks and corrections (RA-03 to RA-50).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/fields.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"

#include <array>
#include <bitset>
#include <cstdint>

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
};
struct RaiderLeaves {
    static constexpr const char* name = "raider-leaves";
    PlayerId player;
    HexId hex;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("hex", hex); }
};
struct TurnRoad {
    static constexpr const char* name = "turn-road";
    PlayerId player;
    SideId at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("at", at); }
};
struct RestoreRoad {
    static constexpr const char* name = "restore-road";
    PlayerId player;
    SideId at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("at", at); }
};
struct BuildingFalls {
    static constexpr const char* name = "building-falls";
    PlayerId player;
    CornerId at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("at", at); }
};
struct BuildingRises {
    static constexpr const char* name = "building-rises";
    PlayerId player;
    CornerId at;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("at", at); }
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
struct TakeHexes {
    PlayerId player;
    friend bool operator==(const TakeHexes&, const TakeHexes&) = default;
};
/// RA-21: which hex is taken, if there are more hexes than raiders?
struct ChooseRaiderHex {
    PlayerId player;
    friend bool operator==(const ChooseRaiderHex&, const ChooseRaiderHex&) = default;
};
/// RA-21: from which desert does the raider for this hex come?
struct ChooseRaiderDesert {
    PlayerId player;
    HexId hex;
    bool chosen = false; ///< by the roller, because there are fewer raiders than hexes
    friend bool operator==(const ChooseRaiderDesert&, const ChooseRaiderDesert&) = default;
};
/// RA-50: from whom does the roller of a seven take a card?
struct TakeCard {
    PlayerId player;
    friend bool operator==(const TakeCard&, const TakeCard&) = default;
};

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

} // namespace watchfire::hex
