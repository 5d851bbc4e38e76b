// SPDX-License-Identifier: Apache-2.0
#include "app/text/powder/season_guide.h"

#include "app/text/powder/decision_text.h"
#include "app/text/powder/names.h"
#include "rules/powder/apply.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire::text {

namespace {

struct PowderGuide {
    Q_DECLARE_TR_FUNCTIONS(PowderGuide)
};

using Steps = std::vector<GuideStep>;

QString nameOf(const powder::State& state, powder::Clan clan) {
    return playerName(*state.setup, clan);
}

/// When a step of the set-up has begun, the steps before it are over.
void closeEarlier(Steps& steps, std::size_t from) {
    std::size_t last = from;
    for (std::size_t i = from; i < steps.size(); ++i) {
        if (steps[i].done)
            last = i;
    }
    for (std::size_t i = from; i < last; ++i) {
        if (steps[i].unseen)
            steps[i].done = true;
    }
}

Steps setUpSteps(const powder::State& state) {
    const int hordes = static_cast<int>(powder::hordes(state).size());
    // Draws show that it has begun; cards that raided are visible only in the count of draws.
    const int wanted = static_cast<int>(state.setup->humans()) + 1;
    const bool drawn = state.draws < wanted || hordes > 0;
    Steps steps;
    steps.push_back(
        {PowderGuide::tr("Enter the tea order, top first"), state.teaEntered, true, BP(8), "tea"});
    const auto& out = state.deckOut;
    steps.push_back(
        {out.empty()
             ? PowderGuide::tr("Take three basic types out of the horde deck, and shuffle it")
             : PowderGuide::tr("Out of the horde deck: %1", "three types of cards").arg(hordeList(out)),
         state.deckAsked || !out.empty(), true, BP(5), "deck"});
    steps.push_back({state.draws > 0 ? PowderGuide::tr("Turn up %n horde card(s)", nullptr, state.draws)
                                     : PowderGuide::tr("Turn up the first horde cards"),
                     state.draws == 0, false, BP(6), "horde"});
    steps[1].done |= drawn;
    for (const powder::Clan clan : state.tea) {
        if (!state.setup->isHuman(clan))
            continue;
        const int left = powder::overseersAtSetUp - state.of(clan).overseers;
        steps.push_back({left > 0 ? PowderGuide::tr("%1 raises %n overseer(s) and names a soldier for each",
                                                    nullptr, left)
                                        .arg(nameOf(state, clan))
                                  : PowderGuide::tr("%1 raises overseers").arg(nameOf(state, clan)),
                         left <= 0, false, BP(6), "overseer"});
    }
    int missing = 0;
    for (const powder::Machine machine : powder::machineKinds)
        missing += powder::machinesInUse(state, machine) == 0 ? 1 : 0;
    const bool alone = state.setup->solo(); // nobody waits for anybody
    steps.push_back({missing == 0 ? alone ? PowderGuide::tr("Place the war machines")
                                          : PowderGuide::tr("In tea order, place the war machines")
                     : alone ? PowderGuide::tr("Place %n war machine(s)", nullptr, missing)
                             : PowderGuide::tr("In tea order, place %n war machine(s)", nullptr, missing),
                     missing == 0, false, BP(7), "machine"});
    steps[0].done |= steps[1].done || drawn;
    closeEarlier(steps, 0);
    steps.push_back({PowderGuide::tr("Begin the first fall"), false, false, BP(10), "begin"});
    return steps;
}

Steps fallSteps(const powder::State& state) {
    Steps steps;
    steps.push_back({PowderGuide::tr("Enter the order of turns from the command track"), !state.order.empty(),
                     true, BP(13), "order"});
    for (std::size_t i = 0; i < state.order.size(); ++i) {
        // What Qin and Reed do in their turns, the rulebook says.
        const QString turn = state.setup->isHuman(state.order[i])
                                 ? PowderGuide::tr("%1: command, activation, end of the turn")
                                 : PowderGuide::tr("%1's turn", "player");
        steps.push_back({turn.arg(nameOf(state, state.order[i])), i < state.turn, false, BP(13), "end-turn",
                         state.order[i]});
    }
    if (state.order.empty())
        steps.push_back({PowderGuide::tr("Take all turns; end each of them here"), false, true, BP(13)});
    steps.push_back({PowderGuide::tr("On to winter"), false, false, BP(14), "season"});
    return steps;
}

Steps winterSteps(const powder::State& state) {
    using namespace powder::task;
    const bool fires = powder::waits<FiringPhase, Fire, StepIn>(state);
    const bool checks = powder::waits<DefeatCheck>(state);
    // Once the assault runs, everything else that waits belongs to it.
    const bool attacked =
        state.assaulted ||
        powder::waits<Assault, BreachKills, BreachEnd, TowerPayment, Engines, EndCheck>(state);
    const bool settled = !fires && !checks && (attacked || state.tasks.empty());
    Steps steps;
    steps.push_back({PowderGuide::tr("Fire with every soldier in a firing spot"), !fires, false, BP(14)});
    steps.push_back({PowderGuide::tr("Settle the hordes that are defeated"), settled, false, BP(40)});
    const auto all = powder::hordes(state);
    if (std::any_of(all.begin(), all.end(), [&](powder::Slot slot) {
            return powder::kindOf(state, *state.at(slot)) == powder::Ability::Kind::text;
        }))
        steps.push_back({PowderGuide::tr("Read the printed abilities; adjust power and defense"), attacked,
                         true, BP(27)});
    steps.push_back({PowderGuide::tr("Run the assault"), state.assaulted, false, BP(57), "assault"});
    if (!state.ending.over && state.assaulted && !powder::springFollows(state))
        steps.push_back(
            {PowderGuide::tr("Correct the slot of the time token"), false, false, BP(90), "correct"});
    else if (!state.ending.over)
        steps.push_back({PowderGuide::tr("On to spring"), false, false, BP(11), "season"});
    return steps;
}

Steps springSteps(const powder::State& state) {
    const bool read = !powder::waits<powder::task::ReadSlot>(state);
    Steps steps;
    steps.push_back(
        {PowderGuide::tr("Move the time token to slot %1").arg(state.timeSlot + 1), read, false, BP(11)});
    steps.push_back({state.draws > 0 ? PowderGuide::tr("Turn up %n horde card(s)", nullptr, state.draws)
                                     : PowderGuide::tr("Turn up the new horde cards"),
                     read && state.draws == 0, false, BP(20), "horde"});
    steps.push_back({PowderGuide::tr("Move the advisor track on"), false, true, BP(11)});
    steps.push_back({PowderGuide::tr("On to summer"), false, false, BP(12), "season"});
    return steps;
}

Steps summerSteps(const powder::State& state) {
    Steps steps{{PowderGuide::tr("Take the income of your overseers"), false, true, BP(12)}};
    if (anyoneHasShame(state))
        steps.push_back({PowderGuide::tr("Give shame back, 2 chi each"), false, true, BP(12)});
    steps.push_back({PowderGuide::tr("Clear the command track"), false, true, BP(12)});
    steps.push_back(
        {state.setup->solo()
             ? PowderGuide::tr("Take your command cards back or discard them for 2 honor each")
             : PowderGuide::tr("In tea order, take your command cards back or discard them for 2 honor each"),
         false, true, BP(12)});
    steps.push_back({PowderGuide::tr("On to fall"), false, false, BP(13), "season"});
    return steps;
}

Steps endSteps(const powder::State& state) {
    if (state.ending.reason == powder::EndReason::allWallsGone)
        return {};
    const bool counted = state.ending.winner.has_value();
    return {{PowderGuide::tr("Take 5 honor off for each shame token under a soldier"), true, false, BP(91)},
            {PowderGuide::tr("Add the honor of claimed hordes without shame"),
             !powder::waits<powder::task::CountRewards>(state), false, BP(91)},
            {PowderGuide::tr("Add the artifacts"), counted, false, BP(91)}};
}

QString titleOf(const powder::State& state) {
    if (state.ending.over) {
        if (state.ending.winner)
            return PowderGuide::tr("The game is over: %1 wins").arg(nameOf(state, *state.ending.winner));
        if (state.ending.reason != powder::EndReason::allWallsGone)
            return PowderGuide::tr("The game is over");
        return state.setup->solo() ? PowderGuide::tr("The game is over: you lose")
                                   : PowderGuide::tr("The game is over: everybody loses");
    }
    if (state.season == powder::Season::setUp)
        return PowderGuide::tr("Setting up");
    const QString season = capital(seasonName(state.season));
    if (state.season == powder::Season::fall) {
        if (const auto turn = powder::whoseTurn(state))
            return PowderGuide::tr("%1, year %2: %3's turn", "season, number, player")
                .arg(season)
                .arg(state.year)
                .arg(nameOf(state, *turn));
        if (!state.order.empty())
            return PowderGuide::tr("%1, year %2: all turns are over", "season, number")
                .arg(season)
                .arg(state.year);
    }
    return PowderGuide::tr("%1, year %2", "season, number").arg(season).arg(state.year);
}

} // namespace

SeasonGuide seasonGuide(const powder::State& state) {
    SeasonGuide guide;
    guide.title = titleOf(state);
    if (const auto turn = powder::whoseTurn(state); turn && !state.ending.over) {
        guide.turnName = nameOf(state, *turn);
        guide.turnTitle = PowderGuide::tr("%1's turn", "player").arg(guide.turnName);
        const bool alone = state.setup->solo();
        if (*turn == powder::Clan::reed) {
            guide.turnHint =
                alone ? PowderGuide::tr("Nobody plays Reed: you decide for it. It recruits spearmen against "
                                        "hordes, builds barricades and pays nothing.")
                      : PowderGuide::tr("Nobody plays Reed: the table decides for it. It recruits "
                                        "spearmen against hordes, builds barricades and pays nothing.");
            guide.turnBrief = alone ? PowderGuide::tr("You decide for Reed; it pays nothing.")
                                    : PowderGuide::tr("The table decides for Reed; it pays nothing.");
        } else if (*turn == powder::Clan::qin) {
            guide.turnHint = PowderGuide::tr("Your rival. Do for it what your rulebook says, and enter it. "
                                             "Each spot that it covers brings it 2 honor.");
        }
    }
    if (const auto decision = powder::openDecision(state))
        guide.detail = decisionText(state, *decision).title;
    if (state.ending.over) {
        guide.steps = endSteps(state);
        return guide;
    }
    switch (state.season) {
    case powder::Season::setUp:
        guide.steps = setUpSteps(state);
        break;
    case powder::Season::fall:
        guide.steps = fallSteps(state);
        break;
    case powder::Season::winter:
        guide.steps = winterSteps(state);
        break;
    case powder::Season::spring:
        guide.steps = springSteps(state);
        break;
    case powder::Season::summer:
        guide.steps = summerSteps(state);
        break;
    }
    return guide;
}

bool anyoneHasShame(const powder::State& state) {
    return state.setup->shameTokens() > state.shamePool + state.shameOut;
}

QString nextOf(const SeasonGuide& guide) {
    for (const GuideStep& step : guide.steps) {
        if (!step.done && !step.unseen)
            return step.text;
    }
    return {};
}

static Steps::const_iterator nextEntered(const SeasonGuide& guide) {
    return std::find_if(guide.steps.begin(), guide.steps.end(),
                        [](const GuideStep& step) { return !step.done && !step.action.empty(); });
}

std::string_view nextAction(const SeasonGuide& guide) {
    const auto next = nextEntered(guide);
    return next == guide.steps.end() ? std::string_view() : next->action;
}

QString nextText(const SeasonGuide& guide) {
    const auto next = nextEntered(guide);
    return next == guide.steps.end() ? QString() : next->text;
}

QString progressOf(const SeasonGuide& guide) {
    return PowderGuide::tr("%1, %2 of %3", "what is going on, the number of a step, of how many")
        .arg(guide.title,
             QString::number(std::min(nextEntered(guide) - guide.steps.begin() + 1, std::ssize(guide.steps))),
             QString::number(guide.steps.size()));
}

} // namespace watchfire::text
