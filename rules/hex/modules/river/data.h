// SPDX-License-Identifier: Apache-2.0
// The river as data: its part of a state, its steps and its correction (GR-13, GR-21, GR-22).
#pragma once

#include "rules/core/clause.h"
#include "rules/core/one_of.h"
#include "rules/hex/ids.h"
#include "rules/hex/kinds.h"

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

struct Flood {
    static constexpr const char* name = "flood";
    HexId hex;
    Clause rule;
    void fields(auto& archive) const { archive("hex", hex); }
};
struct Ebb {
    static constexpr const char* name = "ebb";
    HexId hex;
    Clause rule;
    void fields(auto& archive) const { archive("hex", hex); }
};
struct RobberDrowns {
    static constexpr const char* name = "robber-drowns";
    HexId hex;
    Clause rule;
    void fields(auto& archive) const { archive("hex", hex); }
};
struct RobberReturns {
    static constexpr const char* name = "robber-returns";
    HexId hex;
    Clause rule;
    void fields(auto& archive) const { archive("hex", hex); }
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

} // namespace watchfire::hex
