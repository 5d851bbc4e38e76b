// SPDX-License-Identifier: Apache-2.0
// Winter's assault: power against defense, breaches, ladders, rams and trebuchets (BP-27, BP-50 to BP-57).
#include "rules/powder/assault.h"

#include "rules/powder/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace watchfire::powder {

namespace {

constexpr int defensePerBarricade = 2;

bool laddersInRowOne(const State& state, SectionIndex section) {
    const auto& front = state.sections[section].rows[0];
    return front && kindOf(state, *front) == Ability::Kind::ladders;
}

int numberOf(const State& state, const ValueKey& key) {
    return state.book->number(key).value_or(0);
}

/// The power to report for a clash; empty if it is not known.
std::optional<int> powerOf(const Clash& clash) {
    return clash.powerKnown ? std::optional(clash.power) : std::nullopt;
}
std::optional<int> defenseOf(const Clash& clash) {
    return clash.defenseKnown ? std::optional(clash.defense) : std::nullopt;
}

int hordesWithout(const State& state, SectionIndex section, Clan clan) {
    const auto there = hordes(state, section);
    return static_cast<int>(std::count_if(there.begin(), there.end(),
                                          [&](Slot slot) { return !standsOn(*state.at(slot), clan); }));
}

void breach(Context& context, SectionIndex section, const Clash& clash) {
    State& state = context.state;
    state.sections[section].breached = true;
    const bool ladders = laddersInRowOne(state, section);
    context.tell(step::Breach{section, powerOf(clash), defenseOf(clash),
                              clash.byLadders ? BreachBy::ladders : BreachBy::power,
                              clash.byLadders ? BP(52) : BP(50)});
    std::array<int, clanCount> given{};
    for (const Slot slot : hordes(state, section)) {
        for (const Clan clan : inTeaOrder(state)) {
            if (standsOn(*state.at(slot), clan) || !context.setup().isHuman(clan))
                continue; // BP-92, BP-93
            const int of = hordesWithout(state, section, clan);
            context.then(task::PlaceShame{clan, BP(51), section, ++given[indexOf(clan)], of});
        }
    }
    context.then(task::BreachKills{section, ladders});
    context.then(task::Saving{});
    context.then(task::Vacate{});
    context.then(task::BreachEnd{section, ladders});
}

void doomAll(Context& context, const Post& zone) {
    State& state = context.state;
    for (const Clan clan : inTeaOrder(state)) {
        for (const SoldierType type : soldierTypes) {
            const Section& section = state.sections[zone.section];
            const Company& company = zone.kind == Post::Kind::fire ? section.fire : section.rest;
            for (int n = company[indexOf(clan)][indexOf(type)]; n > 0; --n)
                doom(context, {clan, type, zone});
        }
    }
}

/// BP-53: a Ram swaps places with the card one row nearer to the wall, but never with another Ram.
void pushRam(Context& context, SectionIndex section, std::uint8_t row) {
    auto& rows = context.state.sections[section].rows;
    const auto isRam = [&](std::uint8_t r) {
        return rows[r] && kindOf(context.state, *rows[r]) == Ability::Kind::ram;
    };
    if (!isRam(row) || !rows[row - 1u] || isRam(static_cast<std::uint8_t>(row - 1)))
        return;
    const auto front = static_cast<std::uint8_t>(row - 1);
    swapHordes(context.state, section, front, row);
    context.tell(step::SwapHordes{section, front, row, BP(53)});
}

} // namespace

MaybeKey missingForClash(const State& state, SectionIndex section) {
    const auto slots = hordes(state, section);
    if (slots.empty())
        return std::nullopt; // BP-50: nothing attacks
    if (state.sections[section].rows[0]) {
        if (auto key = unknownAbility(state, {Slot{section, 0}}))
            return key;
    }
    const bool ladders = laddersInRowOne(state, section);
    if (ladders && state.setup->options().ladders == LaddersRule::corrected)
        return std::nullopt;
    for (const Slot slot : slots) {
        const std::string& card = state.at(slot)->card;
        if (auto key = ladders ? MaybeKey{} : unknown(state, {ValueKey::Field::cardAbility, card}))
            return key;
        if (auto key = unknown(state, {ValueKey::Field::cardPower, card}))
            return key;
    }
    if (ladders)
        return std::nullopt; // BP-52, as printed: the defense is 0 whatever the wall's level
    return unknown(state, {ValueKey::Field::wallDefense, {}, state.sections[section].level});
}

Clash clashAt(const State& state, SectionIndex section) {
    const Section& here = state.sections[section];
    const auto slots = hordes(state, section);
    const ValueKey wall{ValueKey::Field::wallDefense, {}, here.level};
    Clash clash;
    clash.defense = numberOf(state, wall) + defensePerBarricade * here.barricades;
    clash.defenseKnown = !unknown(state, wall);
    for (const Slot slot : slots) {
        const Horde& horde = *state.at(slot);
        clash.power += numberOf(state, {ValueKey::Field::cardPower, horde.card});
        clash.powerKnown &= !unknown(state, {ValueKey::Field::cardPower, horde.card});
        clash.defenseKnown &= !unknown(state, {ValueKey::Field::cardAbility, horde.card});
        if (kindOf(state, horde) == Ability::Kind::leader)
            clash.defense /= 2; // BP-50: rounded down, once per Leader
    }
    if (!slots.empty()) // BP-27: the table's adjustment counts only with hordes
        clash.power = std::max(0, clash.power + here.power);
    clash.defense = std::max(0, clash.defense + here.defense);
    const bool ladders = laddersInRowOne(state, section);
    if (ladders && state.setup->options().ladders == LaddersRule::printed) {
        clash.defense = 0;
        clash.defenseKnown = true;
    }
    clash.breached = !slots.empty() && clash.power > clash.defense;
    if (ladders) {
        // BP-52: with the correction, whatever the defense; as printed, only because the defense is 0.
        clash.byLadders = clash.breached || state.setup->options().ladders == LaddersRule::corrected;
        clash.breached = clash.byLadders;
    }
    return clash;
}

MaybeKey missing(const State& state, const command::BeginAssault&) {
    return unknownAbility(state, hordes(state)); // BP-27: cards with text come first
}

MaybeError execute(Context& context, const command::BeginAssault&) {
    State& state = context.state;
    if (auto error = checkSeason(state, Season::winter, "The assault"))
        return error;
    if (state.assaulted)
        return refuse(ErrorCode::wrongSeason, BP(57), "This winter's assault is over; spring comes next.");
    state.manned = state.towers;
    for (Section& section : state.sections)
        section.breached = false;
    for (const Slot slot : hordes(state)) {
        if (kindOf(state, *state.at(slot)) == Ability::Kind::text)
            context.tell(step::Remind{Reminder::ability, slot, BP(27)});
    }
    context.then(task::Assault{});
    context.then(task::TowerPayment{});
    context.then(task::Engines{});
    context.then(task::EndCheck{});
    return std::nullopt;
}

MaybeError execute(Context& context, const command::Adjust& command) {
    State& state = context.state;
    if (state.season == Season::setUp)
        return checkSeason(state, Season::winter, "Adjusting a section");
    if (auto error = checkInPlay(state, command.at))
        return error;
    if (state.season == Season::winter && state.assaulted)
        return refuse(ErrorCode::wrongSeason, BP(27),
                      "This winter's assault is over; an adjustment would change nothing.");
    if (hordes(state, command.at).empty())
        return refuse(
            ErrorCode::noHorde, BP(27),
            fmt::format("No horde stands before {}, so nothing can breach it.", sectionName(command.at)),
            sectionName(command.at));
    if (command.power == 0 && command.defense == 0)
        return refuse(ErrorCode::badValue, BP(27), "By how much? Neither \"power\" nor \"defense\" changes.",
                      "power");
    Section& section = state.sections[command.at];
    section.power += command.power;
    section.defense += command.defense;
    return std::nullopt;
}

MaybeKey missing(const State& state, const task::Assault& task) {
    return task.section < sectionCount && state.setup->inPlay(task.section)
               ? missingForClash(state, task.section)
               : MaybeKey{};
}

void perform(Context& context, const task::Assault& task) {
    if (task.section >= sectionCount)
        return;
    if (context.setup().inPlay(task.section)) {
        const Clash clash = clashAt(context.state, task.section);
        if (clash.breached)
            breach(context, task.section, clash);
        else
            context.tell(step::Holds{task.section, powerOf(clash), defenseOf(clash), BP(50)});
    }
    context.then(task::Assault{static_cast<SectionIndex>(task.section + 1)});
}

MaybeKey missing(const State& state, const task::BreachKills& task) {
    if (task.ladders || task.wall)
        return std::nullopt;
    for (const Slot slot : hordes(state, task.section)) {
        for (const Clan clan : inTeaOrder(state)) {
            if (!soldiersOn(state, slot, clan).empty())
                return unknown(state, lethalityKey(state));
        }
    }
    return std::nullopt;
}

void perform(Context& context, const task::BreachKills& task) {
    State& state = context.state;
    if (task.wall) {
        doomAll(context, firePost(task.section));
        return;
    }
    state.fate = {task.section, task.ladders ? BP(52) : BP(51), {}, {}};
    if (task.ladders) {
        for (const Slot slot : hordes(state, task.section)) {
            for (const Clan clan : inTeaOrder(state)) {
                for (const SoldierAt& soldier : soldiersOn(state, slot, clan))
                    doom(context, soldier);
            }
        }
        doomAll(context, firePost(task.section));
        doomAll(context, restPost(task.section));
        return;
    }
    const int lethality = numberOf(state, lethalityKey(state));
    for (const Slot slot : hordes(state, task.section)) {
        for (const Clan clan : inTeaOrder(state)) {
            if (!soldiersOn(state, slot, clan).empty())
                context.then(task::Casualties{clan, slot, lethality, false});
        }
    }
    context.then(task::BreachKills{task.section, false, true});
}

void perform(Context& context, const task::BreachEnd& task) {
    State& state = context.state;
    if (task.ladders) {
        for (const Machine machine : state.sections[task.section].machines)
            context.tell(step::RemoveMachine{machine, task.section, BP(52)});
        state.sections[task.section].machines.clear();
    }
    for (const TowerIndex tower : context.setup().towersBeside(task.section))
        clearTower(context, tower, BP(63));
}

void perform(Context& context, const task::Engines&) {
    State& state = context.state;
    for (const SectionIndex section : sectionsInPlay(state)) {
        std::uint8_t& barricades = state.sections[section].barricades;
        if (barricades > 0)
            context.tell(step::RemoveBarricades{section, barricades, BP(57)});
        barricades = 0;
    }
    for (const SectionIndex section : sectionsInPlay(state)) {
        pushRam(context, section, 1);
        pushRam(context, section, 2);
        const auto& front = state.sections[section].rows[0];
        if (front && kindOf(state, *front) == Ability::Kind::ram &&
            !lowerWall(context, section, WallBreaker::ram, BP(53)))
            return;
        for (const Slot slot : hordes(state, section)) {
            if (kindOf(state, *state.at(slot)) == Ability::Kind::trebuchet &&
                !lowerWall(context, section, WallBreaker::trebuchet, BP(54)))
                return;
        }
    }
}

} // namespace watchfire::powder
