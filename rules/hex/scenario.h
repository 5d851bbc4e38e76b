// SPDX-License-Identifier: Apache-2.0
// The scenarios: which modules, in which order, for how many players. Everything else follows.
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/setup.h"

#include <optional>
#include <vector>

namespace watchfire::hex {

/// Whether a scenario has ships: never; where land lies in several pieces (decisions 7); only by the option
/// (GR-41); always.
enum class Ships : std::uint8_t { never, whereTheyLead, byOption, always };

struct ScenarioFacts {
    std::vector<std::size_t> playerCounts;
    Clause playersRule;
    Ships ships = Ships::never;
    int goalPoints = 10;
    std::vector<const RuleModule*> modules;
};

[[nodiscard]] const ScenarioFacts& factsOf(Scenario scenario);

/// The modules of a combination, in order: what joins acts after the scenario's own modules and before the
/// cards and the goal (decisions 3).
[[nodiscard]] std::vector<const RuleModule*> modulesOf(const Combination& combination);

/// Why the addition at this place of the list cannot join on this board; nothing if it can.
/// Errors: `header` with the path in the log's header, the clause and the reason.
[[nodiscard]] std::optional<Error> whyNotWith(const Combination& combination, std::size_t place,
                                              const Board& board);

} // namespace watchfire::hex
