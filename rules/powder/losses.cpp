// SPDX-License-Identifier: Apache-2.0
// Who is killed, who is saved, and what they leave behind (BP-22, BP-40, BP-41, BP-51).
#include "rules/powder/parts.h"

#include <fmt/format.h>

#include <algorithm>

namespace watchfire::powder {

namespace {

SoldierList doomedOf(const State& state, Clan clan) {
    SoldierList soldiers;
    for (const SoldierAt& soldier : state.fate.doomed) {
        if (soldier.clan == clan)
            soldiers.push_back(soldier);
    }
    return soldiers;
}

/// Sends a clan's doomed soldiers to their places: the saved ones and the dead.
void settle(Context& context, Clan clan, const SoldierList& saved) {
    State& state = context.state;
    SoldierList left = saved;
    if (!saved.empty())
        context.tell(step::Pay{clan, {{"chi", chiPerSavedSoldier * static_cast<int>(saved.size())}}, BP(41)});
    for (const SoldierAt& soldier : doomedOf(state, clan)) {
        const auto lucky = std::find(left.begin(), left.end(), soldier);
        const bool spared = lucky != left.end();
        if (spared)
            left.erase(lucky);
        const Post to = spared ? restPost(state.fate.section) : poolPost();
        put(state, clan, soldier.type, to);
        if (spared)
            context.tell(step::Save{soldier, to, BP(41)});
        else
            context.tell(step::Kill{soldier, to, state.fate.rule});
    }
    std::erase_if(state.fate.doomed, [&](const SoldierAt& soldier) { return soldier.clan == clan; });
}

} // namespace

MaybeError execute(Context& context, const command::Kill& command) {
    State& state = context.state;
    if (state.season == Season::setUp)
        return checkSeason(state, Season::fall, "Killing");
    const SoldierAt& soldier = command.soldier;
    const Post& at = soldier.at;
    bool there = false;
    if (at.kind == Post::Kind::spot) {
        const auto here = soldiersOn(state, at.spot.slot, soldier.clan);
        there = std::find(here.begin(), here.end(), soldier) != here.end();
    } else if (at.kind == Post::Kind::rest || at.kind == Post::Kind::fire) {
        const Section& section = state.sections[at.section];
        there =
            (at.kind == Post::Kind::rest ? section.rest
                                         : section.fire)[indexOf(soldier.clan)][indexOf(soldier.type)] > 0;
    } else if (at.kind == Post::Kind::tower) {
        there = soldier.type == SoldierType::spearman && state.towers[at.tower] == soldier.clan;
    }
    if (!there)
        return refuse(ErrorCode::unknownPiece, BP(41), fmt::format("There is no {}.", toString(soldier)),
                      toString(soldier));
    // A tower has no rest zone of its own; the soldier goes to the section on its left, or the one that it
    // serves.
    const SectionIndex section =
        at.kind == Post::Kind::tower ? context.setup().sectionsBeside(at.tower).front() : at.section;
    state.fate = {section, BP(41), {}, {}};
    doom(context, soldier);
    context.then(task::Saving{});
    context.then(task::Vacate{});
    return std::nullopt;
}

std::optional<Decision> question(const State& state, const task::Casualties& task) {
    Decision decision{.id = DecisionKind::casualties,
                      .clan = task.clan,
                      .at = task.slot,
                      .count = task.count,
                      .rule = task.defeat ? BP(40) : BP(51)};
    const SoldierList soldiers = soldiersOn(state, task.slot, task.clan);
    const auto differs = [&](const SoldierAt& soldier) { return soldier.type != soldiers.front().type; };
    const bool choice = static_cast<int>(soldiers.size()) > task.count && task.count > 0 &&
                        (!task.defeat || std::any_of(soldiers.begin(), soldiers.end(), differs));
    if (!choice) {
        // All of them, or the ones on the lowest spots if there is nothing to ask.
        const auto end = soldiers.begin() + std::min<std::ptrdiff_t>(task.count, std::ssize(soldiers));
        decision.options.emplace_back(SoldierList(soldiers.begin(), end));
        return decision;
    }
    decision.always = true;
    for (const SoldierAt& soldier : soldiers)
        decision.options.emplace_back(SoldierList{soldier});
    return decision;
}

void answer(Context& context, const task::Casualties&, const Value& value) {
    for (const SoldierAt& soldier : std::get<SoldierList>(value))
        doom(context, soldier);
}

void perform(Context& context, const task::Saving&) {
    for (const Clan clan : inTeaOrder(context.state)) {
        if (!doomedOf(context.state, clan).empty())
            context.then(task::Save{clan});
    }
}

std::optional<Decision> question(const State& state, const task::Save& task) {
    Decision decision{
        .id = DecisionKind::save, .clan = task.clan, .at = SectionNamed{state.fate.section}, .rule = BP(41)};
    if (!state.setup->isHuman(task.clan)) {
        decision.options.emplace_back(SoldierList{}); // BP-92, BP-93
        return decision;
    }
    decision.always = true;
    for (const SoldierAt& soldier : doomedOf(state, task.clan))
        decision.options.emplace_back(SoldierList{soldier});
    return decision;
}

void answer(Context& context, const task::Save& task, const Value& value) {
    settle(context, task.clan, std::get<SoldierList>(value));
}

void perform(Context& context, const task::Vacate&) {
    for (const Spot spot : context.state.fate.vacated) {
        if (isFree(context.state, spot))
            wound(context, spot, std::nullopt, BP(22));
    }
    context.state.fate = {};
}

} // namespace watchfire::powder
