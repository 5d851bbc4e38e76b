// SPDX-License-Identifier: Apache-2.0
// Jungles: their part of a state, their step, their command and its correction, and what the engine does
// with them (RA-62).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"
#include "rules/hex/modules/engine.h"

#include <array>
#include <cstdint>
#include <optional>

namespace watchfire::hex {

inline constexpr int maxJungleCounters = 200; ///< RA-62 names no limit; this is more than any game reaches

struct JunglePart {
    static constexpr const char* name = "jungle";
    static constexpr ModuleName module = ModuleName::jungle;

    std::array<std::uint8_t, maxPlayers> counters{}; ///< held by each player

    void fields(auto& archive) { archive("counters", counters, 0, maxJungleCounters); }
    friend bool operator==(const JunglePart&, const JunglePart&) = default;
};

namespace step {

struct JungleCounter {
    static constexpr const char* name = "jungle-counter";
    PlayerId player;
    std::uint8_t amount = 0;
    HexId hex;
    Clause rule;
    void fields(auto& archive) const { archive("player", player)("amount", amount)("hex", hex); }
};

} // namespace step

namespace command {

/// Counters for a development card.
struct SpendCounters {
    static constexpr const char* name = "spend-counters";

    PlayerId player;
    std::uint8_t amount = 0;
    void fields(auto& archive) {
        archive("player", player)("amount", amount, 99, RA(62), "number of counters");
    }
    friend bool operator==(const SpendCounters&, const SpendCounters&) = default;
};
struct CorrectCounters {
    static constexpr const char* name = "counters";
    static constexpr ModuleName module = ModuleName::jungle;

    PlayerId player;
    std::uint8_t count = 0;
    void fields(auto& archive) {
        archive("at", player)("value", count, maxJungleCounters, RA(62), "number of counters");
    }
    friend bool operator==(const CorrectCounters&, const CorrectCounters&) = default;
};

} // namespace command

struct JungleData {
    using Steps = TypeList<step::JungleCounter>;
    using Commands = TypeList<command::SpendCounters>;
    using Corrections = TypeList<command::CorrectCounters>;
    using Tasks = TypeList<>;

    JunglePart jungle;
    static constexpr auto part = &JungleData::jungle;
    friend bool operator==(const JungleData&, const JungleData&) = default;
};

// ---- what the engine does with them

/// Why these counters cannot be spent; `nullopt` if they can.
[[nodiscard]] std::optional<Error> refusalOf(const State& state, const command::SpendCounters& command);
void act(State& state, const command::SpendCounters& command);

/// BA-60 for the counters.
std::optional<Error> correct(Context& context, const command::CorrectCounters& correction);

void show(State& state, const step::JungleCounter& step);
void writeState(Json& json, const State& state, const JunglePart& jungle);

} // namespace watchfire::hex
