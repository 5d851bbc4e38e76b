// SPDX-License-Identifier: Apache-2.0
// Power against defense of one section (BP-50, BP-52), for the assault and for the forecast.
#pragma once

#include "rules/powder/state.h"

#include <optional>

namespace watchfire::powder {

struct Clash {
    int power = 0;
    int defense = 0;
    bool breached = false;
    bool byLadders = false;
    // True if the book has everything that the number consists of; missing values count as 0.
    bool powerKnown = true;
    bool defenseKnown = true;
    friend bool operator==(const Clash&, const Clash&) = default;
};

/// The first unknown value that decides the clash or is reported with it. `nullopt` if the outcome needs no
/// number: no horde is there (BP-50), or Ladders climb any wall (BP-52).
[[nodiscard]] std::optional<ValueKey> missingForClash(const State& state, SectionIndex section);
/// The result of this section's assault if it came now. Unknown values count as 0.
[[nodiscard]] Clash clashAt(const State& state, SectionIndex section);

} // namespace watchfire::powder
