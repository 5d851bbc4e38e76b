// SPDX-License-Identifier: Apache-2.0
// Defeating hordes: honor, the dead, the claim, and the cards behind that move up (BP-40).
#include "rules/powder/parts.h"

namespace watchfire::powder {

namespace {

constexpr int honorAtADefeat = 2;
constexpr int honorPerArcher = 2;

/// The clan with the most covered spots, snake tokens included (BP-34); ties go by tea order.
std::optional<Clan> claimantOf(const State& state, const Horde& horde) {
    std::array<int, clanCount> spots{};
    for (const Mark& mark : horde.marks) {
        if (mark.kind == Mark::Kind::soldier || mark.kind == Mark::Kind::snakeToken)
            ++spots[indexOf(mark.clan)];
    }
    std::optional<Clan> best;
    for (const Clan clan : inTeaOrder(state)) {
        if (spots[indexOf(clan)] > (best ? spots[indexOf(*best)] : 0))
            best = clan;
    }
    return best;
}

} // namespace

void claimHorde(State& state, Slot from, Clan clan) {
    state.of(clan).claimed.push_back({state.at(from)->card, 0});
    state.at(from).reset();
}

void discardHorde(State& state, Slot from) {
    state.discards.push_back(state.at(from)->card);
    state.at(from).reset();
}

void perform(Context& context, const task::DefeatCheck&) {
    const State& state = context.state;
    for (const Slot slot : hordes(state)) {
        if (isCovered(state, *state.at(slot)))
            context.then(task::Defeat{state.at(slot)->id});
    }
}

namespace {

/// Where the card that the check found lies. Nowhere if a correction has removed or uncovered it since.
std::optional<Slot> defeatedAt(const State& state, HordeId horde) {
    const auto slot = find(state, horde);
    const bool falls = slot && (state.setup->rules() < 2 || isCovered(state, *state.at(*slot)));
    return falls ? slot : std::nullopt;
}

} // namespace

MaybeKey missing(const State& state, const task::Defeat& task) {
    const auto slot = defeatedAt(state, task.horde);
    if (!slot)
        return std::nullopt;
    for (const Clan clan : inTeaOrder(state)) {
        if (!soldiersOn(state, *slot, clan).empty())
            return unknown(state, lethalityKey(state));
    }
    return std::nullopt;
}

void perform(Context& context, const task::Defeat& task) {
    State& state = context.state;
    const auto slot = defeatedAt(state, task.horde);
    if (!slot)
        return;
    const Horde& horde = *state.at(*slot);
    context.tell(step::Defeat{horde.card, *slot, BP(40)});
    const std::optional<Clan> claimant = claimantOf(state, horde);
    for (const Clan clan : inTeaOrder(state)) {
        if (standsOn(horde, clan))
            giveHonor(context, clan, honorAtADefeat, "defeat", BP(40));
        const int archers = state.sections[slot->section].fire[indexOf(clan)][indexOf(SoldierType::archer)];
        giveHonor(context, clan, honorPerArcher * archers, "archers", BP(40)); // BP-36: archers only
    }
    state.fate = {slot->section, BP(40), {}, {}};
    const int lethality = state.book->number(lethalityKey(state)).value_or(0);
    for (const Clan clan : inTeaOrder(state)) {
        if (!soldiersOn(state, *slot, clan).empty())
            context.then(task::Casualties{clan, *slot, lethality, true});
    }
    context.then(task::Saving{});
    context.then(task::Claim{task.horde, claimant});
}

MaybeKey missing(const State& state, const task::Claim& task) {
    const auto slot = find(state, task.horde);
    if (!slot)
        return std::nullopt;
    // BP-23: a Trebuchet does not move up. Whether another card is a Trebuchet matters only if a row becomes
    // free.
    std::array<bool, rowCount> taken{};
    for (const Slot other : hordes(state, slot->section))
        taken[other.row] = other != *slot;
    for (std::uint8_t row = 1; row < rowCount; ++row) {
        if (!taken[row] || taken[row - 1u])
            continue;
        const Slot moves{slot->section, row};
        if (auto key = unknownAbility(state, {moves}))
            return key;
        if (kindOf(state, *state.at(moves)) != Ability::Kind::trebuchet)
            taken[row] = false;
    }
    return std::nullopt;
}

void perform(Context& context, const task::Claim& task) {
    State& state = context.state;
    state.fate = {};
    const auto slot = find(state, task.horde);
    if (!slot)
        return;
    for (const Clan clan : inTeaOrder(state)) {
        for (const SoldierAt& soldier : soldiersOn(state, *slot, clan))
            tellMove(context, soldier, restOf(state, clan, slot->section),
                     clan == Clan::reed ? BP(92) : BP(41));
    }
    const std::string card = state.at(*slot)->card;
    if (task.claimant && context.setup().hasHonor(*task.claimant)) {
        claimHorde(state, *slot, *task.claimant);
        context.tell(step::Claim{card, *task.claimant, *slot, BP(40)});
    } else {
        discardHorde(state, *slot);
        context.tell(step::DiscardHorde{card, *slot, task.claimant ? BP(92) : BP(40)});
    }
    moveUp(context, slot->section);
    if (task.claimant && context.setup().isHuman(*task.claimant))
        context.then(task::ManTower{*task.claimant, slot->section});
}

} // namespace watchfire::powder
