// SPDX-License-Identifier: Apache-2.0
#include "tests/rules/support/told.h"

#include "rules/hex/apply.h"
#include "rules/hex/log/json.h"
#include "rules/hex/telling.h"
#include "rules/powder/apply.h"
#include "rules/powder/log/json.h"
#include "rules/powder/telling.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace watchfire::test {

namespace {

using Json = nlohmann::ordered_json;

/// The open question in the told state is outdated, and not part of the picture.
Json picture(const hex::State& state) {
    hex::State still = state;
    still.tasks.clear();
    return hex::toJson(still);
}

Json picture(const powder::State& state) {
    powder::State still = powder::seen(state);
    still.tasks.clear();
    return powder::toJson(still);
}

Json lineOf(const hex::State& before, const hex::Command& command) {
    return hex::toJson(*before.setup, command);
}
Json lineOf(const powder::State&, const powder::Command& command) {
    return powder::toJson(command);
}

Json answerOf(const hex::State& before, const hex::Outcome& outcome) {
    return hex::answerJson(*before.setup, outcome.steps, outcome.decision);
}
Json answerOf(const powder::State&, const powder::Outcome& outcome) {
    return powder::answerJson(outcome.steps, outcome.decision);
}

template <class State, class Command, class Outcome>
void expectSame(const State& before, const Command& command, const Outcome& outcome, const State& after) {
    const State shown = told(before, command, outcome, outcome.steps.size());
    EXPECT_TRUE(looksAlike(shown, after))
        << lineOf(before, command) << "\n"
        << answerOf(before, outcome)
        << "\nfrom what is told to what is there: " << Json::diff(picture(shown), picture(after));
}

} // namespace

void expectTold(const hex::State& before, const hex::Command& command, const hex::Outcome& outcome,
                const hex::State& after) {
    expectSame(before, command, outcome, after);
}

void expectTold(const powder::State& before, const powder::Command& command, const powder::Outcome& outcome,
                const powder::State& after) {
    expectSame(before, command, outcome, after);
}

void expectTold(const hex::State& before, const hex::Command& command) {
    const auto outcome = hex::apply(before, command);
    ASSERT_TRUE(outcome.ok());
    expectTold(before, command, *outcome, outcome->state);
}

void expectTold(const powder::State& before, const powder::Command& command) {
    const auto outcome = powder::apply(before, command);
    ASSERT_TRUE(outcome.ok());
    expectTold(before, command, *outcome, outcome->state);
}

} // namespace watchfire::test
