// SPDX-License-Identifier: Apache-2.0
// The jungle's part of a game's state (RA-62).
#pragma once

#include "rules/hex/setup.h"

namespace watchfire::hex {

inline constexpr int maxJungleCounters = 200; ///< RA-62 names no limit; this is more than any game reaches

struct JunglePart {
    static constexpr const char* name = "jungle";
    static constexpr ModuleName module = ModuleName::jungle;

    std::array<std::uint8_t, maxPlayers> counters{}; ///< held by each player

    friend bool operator==(const JunglePart&, const JunglePart&) = default;
};

template <class Archive> void fields(Archive& archive, JunglePart& jungle) {
    archive("counters", jungle.counters, 0, maxJungleCounters);
}

} // namespace watchfire::hex
