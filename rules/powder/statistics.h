// SPDX-License-Identifier: Apache-2.0
// What a game of Black Powder has counted so far, year by year, from the commands in force.
#pragma once

#include "rules/game.h"
#include "rules/powder/pieces.h"

#include <array>
#include <vector>

namespace watchfire::powder {

struct YearCount {
    int year = 1;
    int breaches = 0;
    int shameLost = 0; ///< tokens that nobody could take (BP-81)
    std::array<int, clanCount> claimed{};
    std::array<int, clanCount> shame{};  ///< taken
    std::array<int, clanCount> fallen{}; ///< soldiers killed and not saved
    std::array<int, clanCount> honor{};  ///< held at the end of the year, or now

    friend bool operator==(const YearCount&, const YearCount&) = default;
};

struct Statistics {
    std::vector<YearCount> years;

    friend bool operator==(const Statistics&, const Statistics&) = default;
};

[[nodiscard]] Statistics statisticsOf(const PowderSession& session);

} // namespace watchfire::powder
