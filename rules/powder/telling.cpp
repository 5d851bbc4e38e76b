// SPDX-License-Identifier: Apache-2.0
// How a piece is put, taken or moved is shared with the rules (parts.h), so that the story always matches
// what happens.
#include "rules/powder/telling.h"

#include "rules/powder/apply.h"
#include "rules/powder/parts.h"

#include <algorithm>
#include <concepts>
#include <utility>

namespace watchfire::powder {

namespace {

// ---- the command's own act

/// Commands without a step of their own: everything that they change is part of the act, which the engine's
/// function carries out.
template <class C>
concept ActsAlone =
    std::same_as<C, command::Tea> || std::same_as<C, command::Deck> || std::same_as<C, command::HordeCard> ||
    std::same_as<C, command::Order> || std::same_as<C, command::EndTurn> ||
    std::same_as<C, command::Adjust> || std::same_as<C, command::Correct>;

struct ActTeller {
    State& state;

    template <ActsAlone C> void operator()(const C& command) const {
        Steps unheard;
        Context context(state, unheard);
        execute(context, command);
    }
    void operator()(const command::SetValue& command) const { enterValue(state, command.key, command.value); }
    void operator()(const command::Answer& command) const {
        if (const auto* entered = std::get_if<BookValue>(&command.value);
            entered != nullptr && command.decision == DecisionKind::value) {
            if (const auto open = openDecision(state); open && open->value)
                enterValue(state, *open->value, *entered);
        } else if (const auto* section = std::get_if<SectionNamed>(&command.value);
                   section != nullptr && command.decision == DecisionKind::indicator) {
            state.next = section->index; // BP-20: the back of the new top card
        }
        // Everything else that an answer moves has its steps.
    }
    // Everything that these commands change has its steps.
    template <class C> void operator()(const C&) const {}
};

// ---- the steps

/// Takes a soldier off its place. A doomed soldier has already left it (BP-41), and holds no spots.
void leave(State& state, const SoldierAt& soldier) {
    auto& doomed = state.fate.doomed;
    if (const auto found = std::find(doomed.begin(), doomed.end(), soldier); found != doomed.end())
        doomed.erase(found);
    else
        take(state, soldier);
}

struct StepTeller {
    State& state;

    void operator()(const step::SeasonBegins& s) const {
        enterSeason(state, s.season);
        state.year = s.year;
    }
    void operator()(const step::AdvanceToken& s) const { state.timeSlot = s.slot; }
    void operator()(const step::DrawHordes& s) const { state.draws = s.amount; }
    void operator()(const step::PlaceHorde& s) const { layHorde(state, s.card, s.at); }
    void operator()(const step::Raid& s) const { raidBy(state, s.card, s.amount); }

    void operator()(const step::PlaceSoldier& s) const {
        moveSoldier(state, {s.soldier.clan, s.soldier.type, poolPost()}, s.soldier.at);
    }
    void operator()(const step::MoveSoldier& s) const { move(s.soldier, s.to); }
    void operator()(const step::Kill& s) const { move(s.soldier, s.to); }
    void operator()(const step::Save& s) const { move(s.soldier, s.to); }
    void operator()(const step::Wound& s) const { state.at(s.at) = {Mark::Kind::wound, {}, {}, 0}; }
    void operator()(const step::SnakeToken& s) const {
        state.at(s.at) = {Mark::Kind::snakeToken, s.by.value_or(Clan::snake), {}, 0};
    }

    void operator()(const step::Claim& s) const { claimHorde(state, s.at, s.clan); }
    void operator()(const step::DiscardHorde& s) const { discardHorde(state, s.at); }
    void operator()(const step::AdvanceHorde& s) const { advanceHorde(state, s.from, s.to); }
    void operator()(const step::SwapHordes& s) const { swapHordes(state, s.section, s.front, s.back); }

    void operator()(const step::Honor& s) const { state.of(s.clan).honor = s.total; }
    void operator()(const step::Shame& s) const { placeShame(state, s.clan, s.at); }
    void operator()(const step::ShameLost& s) const { loseShame(state, s.why); }
    void operator()(const step::ShameBack& s) const { returnShame(state, s.clan, s.from); }

    void operator()(const step::PlaceBarricade& s) const {
        state.sections[s.section].barricades = static_cast<std::uint8_t>(s.amount);
    }
    void operator()(const step::RemoveBarricades& s) const {
        auto& standing = state.sections[s.section].barricades;
        standing = static_cast<std::uint8_t>(standing - s.amount);
    }
    void operator()(const step::RaiseWall& s) const { setLevel(s.section, s.to); }
    void operator()(const step::LowerWall& s) const { setLevel(s.section, s.to); }
    void operator()(const step::PlaceMachine& s) const {
        state.sections[s.section].machines.push_back(s.machine);
    }
    void operator()(const step::RemoveMachine& s) const {
        auto& machines = state.sections[s.section].machines;
        if (const auto found = std::find(machines.begin(), machines.end(), s.machine);
            found != machines.end())
            machines.erase(found);
    }
    void operator()(const step::Shot& s) const {
        if (s.card)
            takeRocket(state, *s.card);
    }

    void operator()(const step::GameOver& s) const { endGame(state, s.reason); }
    void operator()(const step::Win& s) const { state.ending.winner = s.clan; }

    // Steps that only announce something, or concern resources, which nobody counts.
    void operator()(const step::Remind&) const {}
    void operator()(const step::Pay&) const {}
    void operator()(const step::PaySpot&) const {}
    void operator()(const step::Wasted&) const {}
    void operator()(const step::NoTarget&) const {}
    void operator()(const step::Defeat&) const {}
    void operator()(const step::Holds&) const {}
    void operator()(const step::Breach&) const {}

private:
    void move(const SoldierAt& soldier, const Post& to) const {
        leave(state, soldier);
        put(state, soldier.clan, soldier.type, to);
    }
    void setLevel(SectionIndex section, int level) const {
        state.sections[section].level = static_cast<std::uint8_t>(level);
    }
};

// ---- what the table sees

/// Puts a doomed soldier back onto those of its spots that are empty.
void standAgain(State& state, const SoldierAt& soldier) {
    if (soldier.at.kind == Post::Kind::tower && state.towers[soldier.at.tower])
        return;
    if (soldier.at.kind != Post::Kind::spot) {
        put(state, soldier.clan, soldier.type, soldier.at);
        return;
    }
    const Slot slot = soldier.at.spot.slot;
    const CellSet cells = footprint(soldier.type, soldier.at.spot.cell, soldier.at.second);
    for (const Cell cell : cellsIn(cells))
        if (isFree(state, {slot, cell}))
            state.at(Spot{slot, cell}) = {Mark::Kind::soldier, soldier.clan, soldier.type,
                                          soldier.at.spot.cell};
}

} // namespace

State tellAct(State before, const Command& command) {
    if (!waitsForValue(before, command))
        std::visit(ActTeller{before}, command);
    return before;
}

State tell(State shown, const Step& step) {
    std::visit(StepTeller{shown}, step);
    return shown;
}

State tellQuestion(State shown, const Decision& decision) {
    if (decision.value && decision.value->field == ValueKey::Field::timeHordes)
        shown.timeSlot = decision.value->index;
    return shown;
}

State told(const State& before, const Command& command, const Outcome& outcome, std::size_t steps) {
    State shown = tellAct(before, command);
    auto act = outcome.acts.begin();
    const std::size_t wanted = std::min(steps, outcome.steps.size());
    for (std::size_t done = 0;; ++done) {
        for (; act != outcome.acts.end() && act->after <= done; ++act)
            shown = tellAct(std::move(shown), act->command);
        if (done == wanted)
            break;
        shown = tell(std::move(shown), outcome.steps[done]);
    }
    if (wanted == outcome.steps.size() && outcome.decision)
        shown = tellQuestion(std::move(shown), *outcome.decision);
    return shown;
}

State seen(State state) {
    for (const SoldierAt& soldier : state.fate.doomed)
        standAgain(state, soldier);
    state.fate = {};
    return state;
}

} // namespace watchfire::powder
