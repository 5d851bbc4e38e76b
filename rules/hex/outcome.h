// SPDX-License-Identifier: Apache-2.0
// What a command leads to: the new state, the steps for the table, and the decision now open.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/command.h"
#include "rules/hex/state.h"
#include "rules/hex/step.h"

#include <boost/container/small_vector.hpp>

#include <optional>
#include <string>
#include <vector>

namespace watchfire::hex {

/// A question to the table with every legal answer; monostate where "none" is allowed.
struct Decision {
    struct Forbidden {
        Value value;
        Clause rule;
        std::string why; ///< the letter within the clause, where it has some
        friend bool operator==(const Forbidden&, const Forbidden&) = default;
    };

    DecisionKind id = DecisionKind::robber;
    PlayerId player; ///< who answers
    Place at{};      ///< where the log's table says so
    std::vector<Value> options{};
    std::vector<Forbidden> forbidden{};
    Clause rule{};
    /// The answer comes out of a bag, a die or a deck: it is asked even when only one is possible.
    bool drawn = false;

    friend bool operator==(const Decision&, const Decision&) = default;
};

using Steps = boost::container::small_vector<Step, 8>;

struct Outcome {
    State state;
    Steps steps;
    std::optional<Decision> decision;
};

} // namespace watchfire::hex
