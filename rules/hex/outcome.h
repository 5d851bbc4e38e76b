// SPDX-License-Identifier: Apache-2.0
// What a command leads to: the new state, the steps for the table, and the decision now open.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/command.h"
#include "rules/hex/state.h"
#include "rules/hex/step.h"

#include <boost/container/small_vector.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace watchfire::hex {

/// Answers; those of usual questions live inside, so that asking one allocates nothing.
using Values = boost::container::small_vector<Value, 40>;

/// A question to the table with every legal answer; monostate means that "none" is allowed.
struct Decision {
    struct Forbidden {
        Value value;
        Clause rule;
        std::string_view why; ///< the letter within the clause, if it has letters; a literal
        friend bool operator==(const Forbidden&, const Forbidden&) = default;
    };

    DecisionKind id = DecisionKind::robber;
    PlayerId player; ///< who answers
    Place at{};      ///< if the log's table names a place
    Values options{};
    boost::container::small_vector<Forbidden, 8> forbidden{};
    Clause rule{};
    /// The answer comes out of a bag, a die or a deck, so it is asked even if only one is possible.
    bool drawn = false;

    friend bool operator==(const Decision&, const Decision&) = default;
};

using Steps = boost::container::small_vector<Step, 8>;

/// An answer that the program gave itself because there was no other; it comes after the first `after` steps.
struct SelfAnswer {
    std::size_t after = 0;
    command::Answer answer;
    friend bool operator==(const SelfAnswer&, const SelfAnswer&) = default;
};

struct Outcome {
    explicit Outcome(const State& before) : state(before) {}

    State state;
    Steps steps{};
    std::optional<Decision> decision{};
    boost::container::small_vector<SelfAnswer, 2> selfAnswers{}; ///< in their order
};

} // namespace watchfire::hex
