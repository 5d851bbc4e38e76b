// SPDX-License-Identifier: Apache-2.0
// How a game ends, and who wins (BP-56, BP-90 to BP-93).
#include "rules/powder/parts.h"

#include <algorithm>

namespace watchfire::powder {

namespace {

constexpr int honorPerShame = -5;
constexpr int honorPerArtifactOfQin = 20;

/// BP-90: how many walls at level 3 end the game: all of them; two of three with three players.
std::size_t highWallsWanted(const Setup& setup) {
    return setup.humans() == 3 ? 2 : static_cast<std::size_t>(setup.sectionsInPlay());
}

std::optional<EndReason> reasonToEnd(const State& state) {
    const auto high = std::count_if(state.sections.begin(), state.sections.end(),
                                    [](const Section& section) { return section.level == highestWall; });
    if (static_cast<std::size_t>(high) >= highWallsWanted(*state.setup))
        return EndReason::walls;
    if (state.shamePool == 0)
        return EndReason::shame;
    if (state.timeSlot >= state.setup->lastSlot())
        return EndReason::time;
    return std::nullopt;
}

int clearedCards(const Holdings& holdings) {
    return static_cast<int>(std::count_if(holdings.claimed.begin(), holdings.claimed.end(),
                                          [](const Claimed& card) { return card.shame == 0; }));
}

/// BP-91. A solo player must have more honor than Qin, and shame must be left in the pool (BP-93).
std::optional<Clan> winnerOf(const State& state) {
    std::optional<Clan> best;
    for (const Clan clan : inTeaOrder(state)) {
        if (state.setup->hasHonor(clan) && (!best || state.of(clan).honor > state.of(*best).honor))
            best = clan;
    }
    if (!state.setup->solo())
        return best;
    const Clan human = state.setup->players().front().clan;
    const bool wins = state.ending.reason != EndReason::shame && state.shamePool > 0 &&
                      state.of(human).honor > state.of(Clan::qin).honor;
    return wins ? human : Clan::qin;
}

} // namespace

void endGame(State& state, EndReason reason) {
    state.ending = {true, reason, std::nullopt, std::nullopt};
    if (state.setup->rules() < 2)
        return;
    auto& before = state.ending.honorBefore.emplace();
    std::transform(state.players.begin(), state.players.end(), before.begin(),
                   [](const Holdings& holdings) { return holdings.honor; });
}

void loseTogether(Context& context) {
    State& state = context.state;
    endGame(state, EndReason::allWallsGone);
    state.tasks.clear();
    state.fate = {};
    context.tell(step::GameOver{EndReason::allWallsGone, BP(56)});
}

void perform(Context& context, const task::EndCheck&) {
    State& state = context.state;
    state.assaulted = true;
    const auto reason = reasonToEnd(state);
    if (!reason)
        return;
    endGame(state, *reason);
    context.tell(step::GameOver{*reason, BP(90)});
    for (const Clan clan : inTeaOrder(state))
        giveHonor(context, clan, honorPerShame * count(state.of(clan).shame), "shame", BP(91));
    context.then(task::CountRewards{});
    for (const Clan clan : inTeaOrder(state)) {
        if (context.setup().hasHonor(clan))
            context.then(task::CountArtifacts{clan});
    }
    context.then(task::Crown{});
}

MaybeKey missing(const State& state, const task::CountRewards&) {
    for (const Clan clan : inTeaOrder(state)) {
        for (const Claimed& card : state.of(clan).claimed) {
            if (card.shame > 0 || !state.setup->hasHonor(clan))
                continue;
            if (auto key = unknown(state, {ValueKey::Field::cardReward, card.card}))
                return key;
        }
    }
    return std::nullopt;
}

void perform(Context& context, const task::CountRewards&) {
    const State& state = context.state;
    for (const Clan clan : inTeaOrder(state)) {
        if (clearedCards(state.of(clan)) == 0)
            continue;
        int sum = 0;
        for (const Claimed& card : state.of(clan).claimed) {
            if (card.shame == 0)
                sum += state.book->number({ValueKey::Field::cardReward, card.card}).value_or(0);
        }
        giveHonor(context, clan, sum, "claimed", BP(91));
    }
}

std::optional<Decision> question(const State&, const task::CountArtifacts& task) {
    return Decision{.id = DecisionKind::artifacts,
                    .clan = task.clan,
                    .rule = task.clan == Clan::qin ? BP(93) : BP(91),
                    .always = true};
}

void answer(Context& context, const task::CountArtifacts& task, const Value& value) {
    const int entered = std::get<int>(std::get<BookValue>(value));
    if (task.clan == Clan::qin)
        giveHonor(context, task.clan, honorPerArtifactOfQin * entered, "artifacts", BP(93));
    else
        giveHonor(context, task.clan, entered, "artifacts", BP(91));
}

void perform(Context& context, const task::Crown&) {
    State& state = context.state;
    state.ending.winner = winnerOf(state);
    const Clan winner = *state.ending.winner;
    context.tell(step::Win{winner, state.of(winner).honor, context.setup().solo() ? BP(93) : BP(91)});
}

} // namespace watchfire::powder
