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
    // Whether the book has all that the number is made of; what it does not have counts as 0 in it.
    bool powerKnown = true;
    bool defenseKnown = true;
    friend bool operator==(const Clash&, const Clash&) = default;
};

/// The first value that decides the clash, or belongs to what is told of it, and that the book does not know.
/// Where the outcome is certain without any number, none: no horde stands there (BP-50), or Ladders climb the
/// wall whatever it is (BP-52).
[[nodiscard]] std::optional<ValueKey> missingForClash(const State& state, SectionIndex section);
/// What the assault of this section would come to now. Unknown values count as 0.
[[nodiscard]] Clash clashAt(const State& state, SectionIndex section);

} // namespace watchfire::powder
