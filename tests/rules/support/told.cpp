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

namespace watchfire::powder {

namespace {

bool looksAlike(const std::optional<Horde>& a, const std::optional<Horde>& b) {
    return a.has_value() == b.has_value() && (!a || (a->card == b->card && a->marks == b->marks));
}

bool looksAlike(const Section& a, const Section& b) {
    return a.level == b.level && a.barricades == b.barricades && a.machines == b.machines &&
           std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(),
                      [](const auto& one, const auto& other) { return looksAlike(one, other); }) &&
           a.fire == b.fire && a.rest == b.rest && a.power == b.power && a.defense == b.defense;
}

bool looksAlike(const Holdings& a, const Holdings& b) {
    return a.honor == b.honor && a.pool == b.pool && a.shame == b.shame && a.gone == b.gone &&
           a.claimed == b.claimed;
}

template <class List> bool lookAlike(const List& a, const List& b) {
    return std::equal(a.begin(), a.end(), b.begin(),
                      [](const auto& one, const auto& other) { return looksAlike(one, other); });
}

bool sameTime(const State& a, const State& b) {
    return a.year == b.year && a.season == b.season && a.timeSlot == b.timeSlot && a.draws == b.draws &&
           a.tea == b.tea && a.order == b.order && a.turn == b.turn;
}

bool sameDecks(const State& a, const State& b) {
    return a.deckOut == b.deckOut && a.deckAsked == b.deckAsked && a.deckLeft == b.deckLeft &&
           a.discards == b.discards && a.next == b.next && a.rocketDrawn == b.rocketDrawn && a.book == b.book;
}

} // namespace

/// True if both look the same to the table, as `seen`: cards and what lies on them, soldiers, walls,
/// barricades, machines, adjustments, towers, honor, shame, claimed cards, decks and discards, time, turns,
/// the book, the end. What only the rules remember (tasks, who is doomed, what this winter's assault has
/// done, card numbers) is ignored.
static bool looksAlike(const State& shown, const State& real) {
    const State a = seen(shown);
    const State b = seen(real);
    return sameTime(a, b) && lookAlike(a.sections, b.sections) && a.towers == b.towers &&
           lookAlike(a.players, b.players) && a.shamePool == b.shamePool && a.shameOut == b.shameOut &&
           sameDecks(a, b) && a.ending == b.ending;
}

} // namespace watchfire::powder

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
