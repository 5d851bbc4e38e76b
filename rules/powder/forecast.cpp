// SPDX-License-Identifier: Apache-2.0
// See forecast.h. If an act of winter decides something, that act itself is carried out on a copy.
#include "rules/powder/forecast.h"

#include "rules/powder/parts.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace watchfire::powder {

namespace {

/// All values that `clashAt` would count as 0.
std::vector<ValueKey> allMissing(State state, SectionIndex section) {
    std::vector<ValueKey> keys;
    if (!missingForClash(state, section))
        return keys;
    auto book = std::make_shared<Book>(*state.book);
    state.book = book;
    while (auto key = missingForClash(state, section)) {
        const bool ability = key->field == ValueKey::Field::cardAbility;
        book->set(*key, ability ? BookValue(Ability{}) : BookValue(0));
        keys.push_back(std::move(*key));
    }
    return keys;
}

/// Soldiers of a section that have not fired yet in this winter's assault.
int shootersLeft(const State& state, SectionIndex section) {
    const int standing = count(state.sections[section].fire);
    if (state.season != Season::winter)
        return standing;
    int left = 0;
    for (const Task& task : state.tasks) {
        if (const auto* fire = std::get_if<task::Fire>(&task); fire != nullptr && fire->section == section) {
            ++left; // the one that is being asked now
        } else if (const auto* phase = std::get_if<task::FiringPhase>(&task)) {
            if (phase->section > section)
                continue;
            left += standing;
            if (phase->section == section)
                left -= count(phase->fired);
        }
    }
    return left;
}

int woundsToCome(const State& state, SectionIndex section) {
    const int shooters = shootersLeft(state, section);
    if (unknownSpots(state, section))
        return shooters;
    return std::min(shooters, static_cast<int>(freeSpots(state, section).size()));
}

/// BP-51: one token for each card and each player who does not stand on it.
int shameOfBreach(const State& state, SectionIndex section) {
    int tokens = 0;
    for (const Slot slot : hordes(state, section)) {
        for (const Player& player : state.setup->players())
            tokens += standsOn(*state.at(slot), player.clan) ? 0 : 1;
    }
    return tokens;
}

/// BP-62: one token for each manned tower beside the breached section.
int towerShameOf(const State& state, SectionIndex section) {
    const auto towers = state.setup->towersBeside(section);
    return static_cast<int>(std::count_if(towers.begin(), towers.end(),
                                          [&](TowerIndex tower) { return state.towers[tower].has_value(); }));
}

/// All soldiers on the cards, in the firing spots and in the rest zone.
int soldiersAt(const State& state, SectionIndex section) {
    int soldiers = 0;
    for (const Clan clan : inTeaOrder(state)) {
        const std::size_t of = indexOf(clan);
        soldiers += count(state.sections[section].fire[of]) + count(state.sections[section].rest[of]);
        for (const Slot slot : hordes(state, section))
            soldiers += static_cast<int>(soldiersOn(state, slot, clan).size());
    }
    return soldiers;
}

std::optional<int> barricadesToHold(State state, SectionIndex section) {
    std::uint8_t& standing = state.sections[section].barricades;
    for (int more = 1; standing < barricadesPerSection; ++more) {
        ++standing;
        if (!clashAt(state, section).breached)
            return more;
    }
    return std::nullopt;
}

void addOnce(std::vector<ValueKey>& keys, const ValueKey& key) {
    if (std::find(keys.begin(), keys.end(), key) == keys.end())
        keys.push_back(key);
}

std::optional<int> wallToHold(State state, SectionIndex section, std::vector<ValueKey>& unsure) {
    std::uint8_t& level = state.sections[section].level;
    while (level < highestWall) {
        ++level;
        if (const auto key = missingForClash(state, section))
            addOnce(unsure, *key);
        else if (!clashAt(state, section).breached)
            return level;
    }
    return std::nullopt;
}

/// As after the defeat of these cards of a section.
State without(State state, SectionIndex section, const std::vector<Slot>& cards) {
    for (const Slot slot : cards)
        state.at(slot).reset();
    Steps told;
    Context context(state, told);
    moveUp(context, section);
    return state;
}

using Sets = std::vector<std::vector<Slot>>;

/// The sets of cards that wounds on free spots of the section can leave defeated, smallest first: every wound
/// falls on some free spot (BP-14), and a card without a free spot is defeated (BP-40).
Sets outcomesOfWounds(const State& state, SectionIndex section, int wounds) {
    const auto slots = hordes(state, section);
    std::vector<int> spots;
    for (const Slot slot : slots)
        spots.push_back(static_cast<int>(freeSpots(state, slot).size()));
    Sets sets;
    for (std::size_t bits = 0; bits < std::size_t{1} << slots.size(); ++bits) {
        std::vector<Slot> beaten;
        int needed = 0; // on the defeated cards
        int room = 0;   // on the others, each of which keeps a free spot
        bool possible = true;
        for (std::size_t i = 0; i < slots.size(); ++i) {
            if ((bits >> i & 1U) != 0) {
                beaten.push_back(slots[i]);
                needed += spots[i];
            } else {
                room += spots[i] - 1;
                possible = possible && spots[i] > 0;
            }
        }
        if (possible && needed <= wounds && wounds - needed <= room)
            sets.push_back(std::move(beaten));
    }
    std::stable_sort(sets.begin(), sets.end(),
                     [](const auto& left, const auto& right) { return left.size() < right.size(); });
    return sets;
}

std::vector<Relief> reliefs(const State& state, SectionIndex section, std::vector<ValueKey>& unsure) {
    std::vector<Relief> found;
    for (const Slot slot : hordes(state, section)) {
        const State after = without(state, section, {slot});
        const auto open = allMissing(after, section);
        if (!open.empty()) {
            for (const ValueKey& key : open)
                addOnce(unsure, key);
            continue;
        }
        if (clashAt(after, section).breached)
            continue;
        Relief relief{slot, std::nullopt};
        if (!unknown(state, {ValueKey::Field::cardSpots, state.at(slot)->card}))
            relief.freeSpots = static_cast<int>(freeSpots(state, slot).size());
        found.push_back(relief);
    }
    return found;
}

/// `state` is after the wounds as far as they leave no choice.
SectionForecast ofSection(const State& state, SectionIndex section) {
    SectionForecast result;
    result.section = section;
    result.clash = clashAt(state, section);
    result.missing = allMissing(state, section);
    if (!result.clash.breached)
        return result;
    result.shame = shameOfBreach(state, section);
    result.towerShame = towerShameOf(state, section);
    result.shooters = count(state.sections[section].fire);
    if (result.clash.byLadders) {
        result.dead = soldiersAt(state, section);
        result.machines = static_cast<int>(state.sections[section].machines.size());
    }
    if (!result.missing.empty())
        return result;
    result.barricades = barricadesToHold(state, section);
    result.wallLevel = wallToHold(state, section, result.unsure);
    result.reliefs = reliefs(state, section, result.unsure);
    return result;
}

/// The sets of cards whose defeat turns the outcome of the section.
Sets turning(const State& state, SectionIndex section, const Sets& sets) {
    const bool breached = clashAt(state, section).breached;
    Sets found;
    for (const auto& beaten : sets) {
        const State after = without(state, section, beaten);
        if (!missingForClash(after, section) && clashAt(after, section).breached != breached)
            found.push_back(beaten);
    }
    return found;
}

/// The cards that the wounds from the wall may defeat, one set for each outcome; empty if there are no
/// wounds, or if the book does not know the spots.
Sets setsOfWounds(const State& state, SectionIndex section) {
    const int wounds = woundsToCome(state, section);
    return wounds > 0 && !unknownSpots(state, section) ? outcomesOfWounds(state, section, wounds) : Sets{};
}

/// The same with the wounds that fall before the assault: they may defeat cards.
SectionForecast withWounds(const State& state, SectionIndex section, const Sets& sets) {
    SectionForecast result = ofSection(state, section);
    if (!sets.empty() && result.missing.empty()) {
        const auto turns = turning(state, section, sets);
        if (sets.size() == 1 || turns.size() == sets.size()) {
            result = ofSection(without(state, section, sets.front()), section);
            if (sets.size() == 1)
                result.beaten = sets.front();
        } else {
            result.turns = turns;
        }
    }
    result.wounds = woundsToCome(state, section);
    return result;
}

/// What Rams and Trebuchets destroy after the assault, and whether the game ends then.
struct After {
    std::vector<Destruction> destroyed;
    std::optional<EndReason> end;
};
After afterAssault(State state) {
    Steps told;
    Context context(state, told);
    perform(context, task::Engines{});
    if (!state.ending.over)
        perform(context, task::EndCheck{});
    After result;
    for (const Step& step : told) {
        if (const auto* lower = std::get_if<step::LowerWall>(&step))
            result.destroyed.push_back({lower->section, lower->from, lower->to, lower->by});
    }
    if (state.ending.over)
        result.end = state.ending.reason;
    return result;
}

std::vector<Destruction> ofSection(const After& after, SectionIndex section) {
    std::vector<Destruction> found;
    std::copy_if(after.destroyed.begin(), after.destroyed.end(), std::back_inserter(found),
                 [&](const Destruction& one) { return one.section == section; });
    return found;
}

/// What the section loses if it depends on the wounds from the wall: the most of all outcomes. Certain is
/// what each of them brings. `least` and `most` become the states with the fewest and the most levels lost.
std::vector<Destruction> destroyedAfterWounds(SectionIndex section, const Sets& sets, State& least,
                                              State& most) {
    std::vector<std::vector<Destruction>> all;
    for (const auto& beaten : sets)
        all.push_back(ofSection(afterAssault(without(least, section, beaten)), section));
    const auto [few, many] =
        std::minmax_element(all.begin(), all.end(),
                            [](const auto& left, const auto& right) { return left.size() < right.size(); });
    std::vector<Destruction> result = *many;
    for (std::size_t i = 0; i < result.size(); ++i) {
        const auto by = [&](const Destruction& one) { return one.by == result[i].by; };
        const auto nth =
            std::count_if(result.begin(), result.begin() + static_cast<std::ptrdiff_t>(i) + 1, by);
        result[i].certain = std::all_of(all.begin(), all.end(), [&](const auto& one) {
            return std::count_if(one.begin(), one.end(), by) >= nth;
        });
    }
    const auto& fewest = sets[static_cast<std::size_t>(few - all.begin())];
    const auto& mostOf = sets[static_cast<std::size_t>(many - all.begin())];
    least = without(std::move(least), section, fewest);
    most = without(std::move(most), section, mostOf);
    return result;
}

/// The payment for this one spearman.
TowerForecast ofTower(State state, TowerIndex tower, Clan clan) {
    state.manned = {};
    state.manned[tower] = clan;
    Steps told;
    Context context(state, told);
    perform(context, task::TowerPayment{});
    context.settleTasks();
    TowerForecast result{.tower = tower, .clan = clan};
    for (const Step& step : told) {
        if (const auto* honor = std::get_if<step::Honor>(&step))
            result.honor += honor->amount;
    }
    result.shame = static_cast<int>(state.tasks.size()); // one task per token to be placed
    return result;
}

} // namespace

Forecast forecast(const State& state) {
    Forecast result;
    if (state.ending.over)
        return result;
    std::vector<Sets> sets;
    for (const SectionIndex section : sectionsInPlay(state)) {
        sets.push_back(setsOfWounds(state, section));
        result.sections.push_back(withWounds(state, section, sets.back()));
    }

    State after = state;
    after.tasks.clear();
    int tokens = 0;
    for (const SectionForecast& section : result.sections) {
        tokens += section.shame;
        if (!section.beaten.empty())
            after = without(std::move(after), section.section, section.beaten);
        after.sections[section.section].breached = section.clash.breached;
        for (const TowerIndex tower : state.setup->towersBeside(section.section)) {
            if (section.clash.breached)
                after.towers[tower].reset(); // BP-63
        }
    }
    for (TowerIndex tower = 0; tower < towerCount; ++tower) {
        if (!state.towers[tower])
            continue;
        result.towers.push_back(ofTower(after, tower, *state.towers[tower]));
        tokens += result.towers.back().shame;
    }
    after.shamePool = std::max(0, after.shamePool - tokens);

    State most = after;
    std::array<std::vector<Destruction>, sectionCount> open;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const SectionForecast& section = result.sections[i];
        if (sets[i].size() > 1 && section.beaten.empty())
            open[section.section] = destroyedAfterWounds(section.section, sets[i], after, most);
    }
    const After certain = afterAssault(after);
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const SectionIndex section = result.sections[i].section;
        const auto destroyed = open[section].empty() ? ofSection(certain, section) : open[section];
        result.destroyed.insert(result.destroyed.end(), destroyed.begin(), destroyed.end());
    }
    result.end = certain.end;
    result.mayLose =
        result.end != EndReason::allWallsGone && afterAssault(most).end == EndReason::allWallsGone;
    return result;
}

int Forecast::levelsLost(bool certain, std::optional<SectionIndex> section) const {
    int levels = 0;
    for (const Destruction& one : destroyed)
        levels += (one.certain || !certain) && (!section || one.section == *section) ? one.from - one.to : 0;
    return levels;
}

} // namespace watchfire::powder
