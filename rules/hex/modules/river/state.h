// SPDX-License-Identifier: Apache-2.0
// The river's part of a game's state (GR-13, GR-21).
#pragma once

#include "rules/hex/setup.h"

namespace watchfire::hex {

struct RiverPart {
    static constexpr const char* name = "river";
    static constexpr ModuleName module = ModuleName::river;

    bool flooded = false;
    bool drownedNow = false; ///< this same seven drowned the robber

    /// True if both look the same to the table.
    [[nodiscard]] bool looksLike(const RiverPart& other) const { return flooded == other.flooded; }
    friend bool operator==(const RiverPart&, const RiverPart&) = default;
};

template <class Archive> void fields(Archive& archive, RiverPart& river) {
    archive("flooded", river.flooded);
    archive("drowned-now", river.drownedNow);
}

/// Adds what distinguishes two positions to a hash.
template <class Mix> void mixInto(Mix&& mix, const RiverPart& river) {
    mix(river.flooded ? 1 : 0);
}

} // namespace watchfire::hex
