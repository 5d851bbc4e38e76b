// SPDX-License-Identifier: Apache-2.0
// The river: its part of a state, its steps and its correction, and what the engine does with them (GR-13,
// GR-21, GR-22).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"
#include "rules/hex/modules/engine.h"
#include "rules/hex/modules/shapes.h"

#include <optional>
#include <utility>

namespace watchfire::hex {

struct RiverPart {
    static constexpr const char* name = "river";
    static constexpr ModuleName module = ModuleName::river;

    bool flooded = false;
    bool drownedNow = false; ///< this same seven drowned the robber

    /// True if both look the same to the table.
    [[nodiscard]] bool looksLike(const RiverPart& other) const { return flooded == other.flooded; }
    void fields(auto& archive) { archive("flooded", flooded)("drowned-now", drownedNow); }
    friend bool operator==(const RiverPart&, const RiverPart&) = default;
};

/// Adds what distinguishes two positions to a hash.
template <class Mix> void mixInto(Mix&& mix, const RiverPart& river) {
    mix(river.flooded ? 1 : 0);
}

namespace step {

struct Flood : OnHex {
    static constexpr const char* name = "flood";
    static constexpr std::pair hits{HitKind::blocked, &Flood::hex};
};
struct Ebb : OnHex {
    static constexpr const char* name = "ebb";
    static constexpr std::pair hits{HitKind::freed, &Ebb::hex};
};
struct RobberDrowns : OnHex {
    static constexpr const char* name = "robber-drowns";
};
struct RobberReturns : OnHex {
    static constexpr const char* name = "robber-returns";
    static constexpr std::pair hits{HitKind::blocked, &RobberReturns::hex};
};

} // namespace step

namespace command {

struct CorrectFlood {
    static constexpr const char* name = "flood";
    static constexpr ModuleName module = ModuleName::river;

    bool flooded = false;
    void fields(auto& archive) { archive("value", flooded, GR(13)); }
    friend bool operator==(const CorrectFlood&, const CorrectFlood&) = default;
};

} // namespace command

struct RiverData {
    using Steps = TypeList<step::Flood, step::Ebb, step::RobberDrowns, step::RobberReturns>;
    using Corrections = TypeList<command::CorrectFlood>;
    using Tasks = TypeList<>;
    using Commands = TypeList<>;

    RiverPart river;
    static constexpr auto part = &RiverData::river;
    friend bool operator==(const RiverData&, const RiverData&) = default;
};

// ---- what the engine does with them

extern const LineFacts bridgeFacts; ///< GR-31, GR-32, GR-34

/// BA-60 for the flood. Errors: `bad-value` GR-20 if it would flood z under the robber.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectFlood& correction);

void show(State& state, const step::Flood& step);
void show(State& state, const step::Ebb& step);
void show(State& state, const step::RobberDrowns& step);
void show(State& state, const step::RobberReturns& step);

void count(Tally& tally, const step::Flood& step);
void writeState(Json& json, const State& state, const RiverPart& river);

} // namespace watchfire::hex
