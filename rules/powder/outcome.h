// SPDX-License-Identifier: Apache-2.0
// What a command leads to: the new state, the steps for the table, and the decision now open.
#pragma once

#include "rules/powder/command.h"
#include "rules/powder/state.h"
#include "rules/powder/step.h"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace watchfire::powder {

/// A question to the table. For `casualties` and `save` the options are single soldiers and the answer is a
/// list of them. `value` and `artifacts` have a range instead of options. For `rocket` any cells are allowed
/// as well.
struct Decision {
    DecisionKind id = DecisionKind::value;
    std::optional<Clan> clan;                              ///< who answers
    std::variant<std::monostate, SectionNamed, Slot> at{}; ///< the place it is about
    std::vector<Value> options{};
    std::optional<int> count{};         ///< of casualties
    std::optional<ValueKey> value{};    ///< of `value`
    std::optional<SoldierAt> soldier{}; ///< for `fire`: the soldier that fires
    Clause rule{};
    /// It is asked even if `options` has only one answer.
    bool always = false;

    friend bool operator==(const Decision&, const Decision&) = default;
};

using Steps = std::vector<Step>;

/// Something carried out after the first `after` steps, besides the command itself: a command that had waited
/// for a value of the book, or an answer that the program gave because there was no other.
struct Act {
    std::size_t after = 0;
    Command command;
    friend bool operator==(const Act&, const Act&) = default;
};

struct Outcome {
    State state;
    Steps steps;
    std::optional<Decision> decision;
    std::vector<Act> acts{}; ///< in their order
};

} // namespace watchfire::powder
