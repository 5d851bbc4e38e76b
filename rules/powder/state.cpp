// SPDX-License-Identifier: Apache-2.0
#include "rules/powder/state.h"

#include <algorithm>
#include <numeric>

namespace watchfire::powder {

namespace {
/// BP-05: 8 basic types less 3, and 4 new ones, 3 cards each. BP-03: without S1, a third of the backs is
/// removed if the book has one back per copy. `nullopt` if the book does not tell.
std::optional<int> deckSize(const Setup& setup) {
    constexpr int all = (8 - 3 + 4) * 3;
    if (setup.inPlay(0))
        return all;
    return std::nullopt;
}
} // namespace

State initialState(std::shared_ptr<const Setup> setup) {
    State state;
    state.book = setup->book();
    state.timeSlot = setup->firstSlot();
    state.shamePool = setup->shameTokens();
    state.draws = static_cast<int>(setup->humans()) + 1; // BP-06
    state.deckLeft = deckSize(*setup);
    for (const Player& player : setup->players())
        state.tea.push_back(player.clan);
    if (setup->plays(Clan::qin))
        state.tea.push_back(Clan::qin);
    if (setup->plays(Clan::reed))
        state.tea.push_back(Clan::reed); // BP-92: at the bottom
    for (std::size_t clan = 0; clan < clanCount; ++clan) {
        if (!setup->plays(static_cast<Clan>(clan)))
            continue;
        for (const SoldierType type : soldierTypes)
            state.players[clan].pool[indexOf(type)] =
                static_cast<std::uint8_t>(piecesOf(static_cast<Clan>(clan), type));
    }
    for (SectionIndex section = 0; section < sectionCount; ++section)
        state.sections[section].level = setup->inPlay(section) ? 1 : 0; // BP-06
    state.setup = std::move(setup);
    return state;
}

std::vector<SectionIndex> sectionsInPlay(const State& state) {
    std::vector<SectionIndex> sections;
    for (SectionIndex section = 0; section < sectionCount; ++section) {
        if (state.setup->inPlay(section))
            sections.push_back(section);
    }
    return sections;
}

std::vector<Slot> hordes(const State& state, SectionIndex section) {
    std::vector<Slot> slots;
    for (std::uint8_t row = 0; row < rowCount; ++row) {
        if (state.sections[section].rows[row])
            slots.push_back({section, row});
    }
    return slots;
}

std::vector<Slot> hordes(const State& state) {
    std::vector<Slot> slots;
    for (SectionIndex section = 0; section < sectionCount; ++section) {
        const auto here = hordes(state, section);
        slots.insert(slots.end(), here.begin(), here.end());
    }
    return slots;
}

std::optional<Slot> find(const State& state, HordeId horde) {
    for (const Slot slot : hordes(state)) {
        if (state.at(slot)->id == horde)
            return slot;
    }
    return std::nullopt;
}

CellSet spotsOf(const State& state, const Horde& horde) {
    const auto spots = state.book->find({ValueKey::Field::cardSpots, horde.card});
    return spots ? std::get<SpotMask>(*spots).cells : CellSet{};
}

Ability::Kind kindOf(const State& state, const Horde& horde) {
    const auto ability = state.book->find({ValueKey::Field::cardAbility, horde.card});
    return ability ? std::get<Ability>(*ability).kind : Ability::Kind::none;
}

bool isFree(const State& state, Spot spot) {
    const auto& horde = state.at(spot.slot);
    return horde && spotsOf(state, *horde).test(spot.cell) &&
           horde->marks[spot.cell].kind == Mark::Kind::free;
}

std::vector<Spot> freeSpots(const State& state, Slot slot) {
    std::vector<Spot> spots;
    for (Cell cell = 0; cell < cellCount; ++cell) {
        if (isFree(state, {slot, cell}))
            spots.push_back({slot, cell});
    }
    return spots;
}

std::vector<Spot> freeSpots(const State& state, SectionIndex section) {
    std::vector<Spot> spots;
    for (const Slot slot : hordes(state, section)) {
        const auto here = freeSpots(state, slot);
        spots.insert(spots.end(), here.begin(), here.end());
    }
    return spots;
}

bool isCovered(const State& state, const Horde& horde) {
    const CellSet spots = spotsOf(state, horde);
    if (spots.none())
        return false; // unknown, or a card that nothing can defeat
    const auto cells = cellsIn(spots);
    return std::none_of(cells.begin(), cells.end(),
                        [&](Cell cell) { return horde.marks[cell].kind == Mark::Kind::free; });
}

std::vector<Cell> cellsOf(const Horde& horde, Cell anchor) {
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < cellCount; ++cell) {
        if (horde.marks[cell].kind == Mark::Kind::soldier && horde.marks[cell].anchor == anchor)
            cells.push_back(cell);
    }
    return cells;
}

std::vector<SoldierAt> soldiersOn(const State& state, Slot slot, Clan clan) {
    std::vector<SoldierAt> soldiers;
    const auto& horde = state.at(slot);
    if (!horde)
        return soldiers;
    for (Cell cell = 0; cell < cellCount; ++cell) {
        const Mark& mark = horde->marks[cell];
        if (mark.kind != Mark::Kind::soldier || mark.clan != clan)
            continue;
        const std::vector<Cell> held = cellsOf(*horde, mark.anchor);
        if (held.front() != cell)
            continue;
        const auto second =
            mark.type == SoldierType::horseman ? std::optional(held.back()) : std::optional<Cell>{};
        soldiers.push_back({clan, mark.type, spotPost({slot, mark.anchor}, second)});
    }
    return soldiers;
}

bool standsOn(const Horde& horde, Clan clan) {
    return std::any_of(horde.marks.begin(), horde.marks.end(), [&](const Mark& mark) {
        return (mark.kind == Mark::Kind::soldier || mark.kind == Mark::Kind::snakeToken) && mark.clan == clan;
    });
}

int count(const Soldiers& soldiers) {
    return std::accumulate(soldiers.begin(), soldiers.end(), 0);
}

int count(const Company& company) {
    int sum = 0;
    for (const Soldiers& soldiers : company)
        sum += count(soldiers);
    return sum;
}

int freeFiringSpots(const State& state, SectionIndex section) {
    const Section& here = state.sections[section];
    const auto all = state.book->number({ValueKey::Field::wallFiring, {}, here.level});
    return std::max(0, all.value_or(0) - count(here.fire));
}

int available(const State& state, Clan clan, SoldierType type) {
    const Holdings& holdings = state.of(clan);
    return holdings.pool[indexOf(type)] - holdings.shame[indexOf(type)];
}

int machinesInUse(const State& state, Machine machine) {
    int n = 0;
    for (const Section& section : state.sections)
        n += static_cast<int>(std::count(section.machines.begin(), section.machines.end(), machine));
    return n;
}

int snakeTokensLeft(const State& state) {
    int lying = 0;
    for (const Slot slot : hordes(state)) {
        const auto& marks = state.at(slot)->marks;
        lying += static_cast<int>(std::count_if(marks.begin(), marks.end(), [](const Mark& mark) {
            return mark.kind == Mark::Kind::snakeToken;
        }));
    }
    return snakeTokens - lying;
}

bool springFollows(const State& state) {
    return state.timeSlot < state.setup->lastSlot() || state.setup->rules() < 2;
}

Clan spokesman(const State& state) {
    const auto found = std::find_if(state.tea.begin(), state.tea.end(),
                                    [&](Clan clan) { return state.setup->isHuman(clan); });
    return state.setup->rules() < 2 || found == state.tea.end() ? state.tea.front() : *found;
}

std::optional<Clan> whoseTurn(const State& state) {
    if (state.season != Season::fall || state.turn >= state.order.size())
        return std::nullopt;
    return state.order[state.turn];
}

int piecesInGame(const State& state, Clan clan, SoldierType type) {
    const Holdings& holdings = state.of(clan);
    int n = holdings.pool[indexOf(type)] + holdings.gone[indexOf(type)];
    for (const Section& section : state.sections)
        n += section.fire[indexOf(clan)][indexOf(type)] + section.rest[indexOf(clan)][indexOf(type)];
    for (const Slot slot : hordes(state)) {
        for (const SoldierAt& soldier : soldiersOn(state, slot, clan))
            n += soldier.type == type ? 1 : 0;
    }
    for (const SoldierAt& soldier : state.fate.doomed)
        n += soldier.clan == clan && soldier.type == type ? 1 : 0;
    if (type == SoldierType::spearman)
        n += static_cast<int>(std::count(state.towers.begin(), state.towers.end(), std::optional(clan)));
    return n;
}

int shameInGame(const State& state) {
    int n = state.shamePool + state.shameOut;
    for (const Holdings& holdings : state.players) {
        n += count(holdings.shame);
        for (const Claimed& card : holdings.claimed)
            n += card.shame;
    }
    return n;
}

} // namespace watchfire::powder
