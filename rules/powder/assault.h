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
    friend bool operator==(const Clash&, const Clash&) = default;
};

/// The first value that `clashAt` needs and the book does not know.
[[nodiscard]] std::optional<ValueKey> missingForClash(const State& state, SectionIndex section);
/// What the assault of this section would come to now. Unknown values count as 0.
[[nodiscard]] Clash clashAt(const State& state, SectionIndex section);

} // namespace watchfire::powder
