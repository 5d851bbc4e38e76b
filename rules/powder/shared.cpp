// SPDX-License-Identifier: Apache-2.0
// Acts and checks that several topics share; see parts.h.
#include "rules/powder/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace watchfire::powder {

void giveHonor(Context& context, Clan clan, int amount, std::string why, Clause rule) {
    if (!context.setup().hasHonor(clan) || amount == 0)
        return;
    int& honor = context.state.of(clan).honor;
    honor = std::max(0, honor + amount);
    context.tell(step::Honor{clan, amount, honor, std::move(why), rule});
}

void giveShame(Context& context, Clan clan, int amount, Clause rule, std::optional<SectionIndex> section) {
    if (!context.setup().isHuman(clan))
        return; // BP-92, BP-93
    for (int i = 0; i < amount; ++i)
        context.then(task::PlaceShame{clan, rule, section, i + 1, amount});
}

void wound(Context& context, Spot at, std::optional<Clan> by, Clause rule) {
    context.state.at(at) = {Mark::Kind::wound, {}, {}, 0};
    context.tell(step::Wound{at, by, rule});
    if (by == Clan::qin)
        giveHonor(context, Clan::qin, 2, "wound", BP(93));
}

void cover(State& state, Clan clan, SoldierType type, Slot slot, const CellSet& cells) {
    const CellSet held = cells & spotsOf(state, *state.at(slot));
    Cell anchor = 0; // for a tank: the block's upper left cell, even if that is a gap
    while (!cells.test(anchor))
        ++anchor;
    for (const Cell cell : cellsIn(held))
        state.at(Spot{slot, cell}) = {Mark::Kind::soldier, clan, type, anchor};
}

void uncover(State& state, const SoldierAt& soldier) {
    Horde& horde = *state.at(soldier.at.spot.slot);
    for (const Cell cell : cellsOf(horde, soldier.at.spot.cell))
        horde.marks[cell] = {};
}

namespace {
std::uint8_t& inCompany(Company& company, Clan clan, SoldierType type) {
    return company[indexOf(clan)][indexOf(type)];
}
} // namespace

void take(State& state, const SoldierAt& soldier) {
    Section& section = state.sections[soldier.at.section];
    switch (soldier.at.kind) {
    case Post::Kind::pool:
        --state.of(soldier.clan).pool[indexOf(soldier.type)];
        break;
    case Post::Kind::gone:
        --state.of(soldier.clan).gone[indexOf(soldier.type)];
        break;
    case Post::Kind::rest:
        --inCompany(section.rest, soldier.clan, soldier.type);
        break;
    case Post::Kind::fire:
        --inCompany(section.fire, soldier.clan, soldier.type);
        break;
    case Post::Kind::tower:
        state.towers[soldier.at.tower].reset();
        break;
    case Post::Kind::spot:
        uncover(state, soldier);
        break;
    }
}

void put(State& state, Clan clan, SoldierType type, const Post& at) {
    Section& section = state.sections[at.section];
    switch (at.kind) {
    case Post::Kind::pool:
        ++state.of(clan).pool[indexOf(type)];
        break;
    case Post::Kind::gone:
        ++state.of(clan).gone[indexOf(type)];
        break;
    case Post::Kind::rest:
        ++inCompany(section.rest, clan, type);
        break;
    case Post::Kind::fire:
        ++inCompany(section.fire, clan, type);
        break;
    case Post::Kind::tower:
        state.towers[at.tower] = clan;
        break;
    case Post::Kind::spot:
        cover(state, clan, type, at.spot.slot, footprint(type, at.spot.cell, at.second));
        break;
    }
}

void moveSoldier(State& state, const SoldierAt& soldier, const Post& to) {
    take(state, soldier);
    put(state, soldier.clan, soldier.type, to);
}

void tellMove(Context& context, const SoldierAt& soldier, const Post& to, Clause rule) {
    moveSoldier(context.state, soldier, to);
    context.tell(step::MoveSoldier{soldier, to, rule});
}

Post restOf(const State& state, Clan clan, SectionIndex section) {
    return state.setup->isHuman(clan) ? restPost(section) : poolPost();
}

void doom(Context& context, const SoldierAt& soldier) {
    Fate& fate = context.state.fate;
    if (soldier.at.kind == Post::Kind::spot) {
        const Slot slot = soldier.at.spot.slot;
        for (const Cell cell : cellsOf(*context.state.at(slot), soldier.at.spot.cell))
            fate.vacated.push_back({slot, cell});
    }
    take(context.state, soldier);
    fate.doomed.push_back(soldier);
}

bool lowerWall(Context& context, SectionIndex section, WallBreaker by, Clause rule) {
    State& state = context.state;
    Section& here = state.sections[section];
    if (here.level == 0)
        return true; // BP-55
    --here.level;
    context.tell(step::LowerWall{section, here.level + 1, here.level, by, rule});
    for (const Clan clan : inTeaOrder(state)) {
        for (const SoldierType type : soldierTypes) {
            while (here.fire[indexOf(clan)][indexOf(type)] > 0)
                tellMove(context, {clan, type, firePost(section)}, restOf(state, clan, section), BP(55));
        }
    }
    const auto sections = sectionsInPlay(state);
    const auto gone = [&](SectionIndex s) { return state.sections[s].level == 0; };
    const bool lost = context.setup().options().loss == LossRule::section
                          ? here.level == 0
                          : std::all_of(sections.begin(), sections.end(), gone);
    if (lost)
        loseTogether(context);
    return !lost;
}

void clearTower(Context& context, TowerIndex tower, Clause rule) {
    if (const auto occupant = context.state.towers[tower])
        tellMove(context, {*occupant, SoldierType::spearman, towerPost(tower)}, poolPost(), rule);
}

void enterValue(State& state, const ValueKey& key, const BookValue& value) {
    auto book = std::make_shared<Book>(*state.book);
    book->set(key, value);
    state.book = std::move(book);
}

void advanceHorde(State& state, Slot from, Slot to) {
    state.at(to) = std::move(state.at(from));
    state.at(from).reset();
}

void swapHordes(State& state, SectionIndex section, std::uint8_t front, std::uint8_t back) {
    auto& rows = state.sections[section].rows;
    std::swap(rows[front], rows[back]);
}

void moveUp(Context& context, SectionIndex section) {
    auto& rows = context.state.sections[section].rows;
    for (std::uint8_t row = 1; row < rowCount; ++row) {
        if (!rows[row] || kindOf(context.state, *rows[row]) == Ability::Kind::trebuchet)
            continue; // BP-23: it never changes its row
        std::uint8_t to = row;
        while (to > 0 && !rows[to - 1u])
            --to;
        if (to == row)
            continue;
        context.tell(step::AdvanceHorde{rows[row]->card, {section, row}, {section, to}, BP(40)});
        advanceHorde(context.state, {section, row}, {section, to});
    }
}

std::vector<Clan> inTeaOrder(const State& state) {
    return state.tea;
}

MaybeKey unknown(const State& state, ValueKey key) {
    return state.book->find(key) ? MaybeKey{} : MaybeKey{std::move(key)};
}

ValueKey firingKey(const State& state, SectionIndex section) {
    return {ValueKey::Field::wallFiring, {}, state.sections[section].level};
}

ValueKey lethalityKey(const State& state) {
    return {ValueKey::Field::timeLethality, {}, state.timeSlot, state.setup->timeSide()};
}

MaybeKey unknownAbility(const State& state, const std::vector<Slot>& slots) {
    for (const Slot slot : slots) {
        if (auto key = unknown(state, {ValueKey::Field::cardAbility, state.at(slot)->card}))
            return key;
    }
    return std::nullopt;
}

MaybeKey unknownSpots(const State& state, SectionIndex section) {
    for (const Slot slot : hordes(state, section)) {
        if (auto key = unknown(state, {ValueKey::Field::cardSpots, state.at(slot)->card}))
            return key;
    }
    return std::nullopt;
}

Error refuse(ErrorCode code, Clause rule, std::string message, std::string subject) {
    return {code, rule, std::move(message), std::move(subject)};
}

MaybeError checkInPlay(const State& state, SectionIndex section) {
    if (state.setup->inPlay(section))
        return std::nullopt;
    return refuse(ErrorCode::sectionOutOfPlay, BP(3),
                  fmt::format("{} is out of play with one or two players.", sectionName(section)),
                  sectionName(section));
}

MaybeError checkHuman(const State& state, Clan clan, std::string_view what) {
    if (state.setup->isHuman(clan))
        return std::nullopt;
    return refuse(ErrorCode::badValue, clan == Clan::qin ? BP(93) : BP(92),
                  fmt::format("{} {}.", toString(clan), what), std::string(toString(clan)));
}

MaybeError checkSeason(const State& state, Season season, std::string_view what) {
    if (state.season == season)
        return std::nullopt;
    if (state.season == Season::setUp)
        return refuse(ErrorCode::notBegun, BP(10), "The game has not begun: \"begin\" ends the set-up.");
    return refuse(ErrorCode::wrongSeason, BP(10),
                  fmt::format("{} belongs to {}; it is {}.", what, toString(season), toString(state.season)),
                  std::string(toString(state.season)));
}

} // namespace watchfire::powder
