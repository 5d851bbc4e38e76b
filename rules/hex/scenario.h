// SPDX-License-Identifier: Apache-2.0
// The scenarios: which modules, in which order, for how many players. Everything else follows.
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/setup.h"

#include <vector>

namespace watchfire::hex {

struct ScenarioFacts {
    std::vector<std::size_t> playerCounts;
    Clause playersRule;
    bool mayHaveShips = false;
    std::vector<const RuleModule*> modules;
};

[[nodiscard]] const ScenarioFacts& factsOf(Scenario scenario);

} // namespace watchfire::hex
