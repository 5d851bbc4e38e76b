// SPDX-License-Identifier: Apache-2.0
// Towers and the spearmen in them (BP-60 to BP-63).
#include "rules/powder/parts.h"

#include <fmt/format.h>

namespace watchfire::powder {

namespace {

constexpr int honorPerUnbreachedSection = 2;

/// Takes a spearman from the pool into the tower; the one that stood there returns to its pool.
void man(Context& context, Clan clan, TowerIndex tower) {
    State& state = context.state;
    clearTower(context, tower, BP(60));
    moveSoldier(state, {clan, SoldierType::spearman, poolPost()}, towerPost(tower));
    context.tell(step::PlaceSoldier{{clan, SoldierType::spearman, towerPost(tower)}, BP(60)});
    context.then(task::OfferShot{clan, context.setup().sectionsBeside(tower), std::nullopt, BP(61)});
}

} // namespace

MaybeError execute(Context& context, const command::Tower& command) {
    const State& state = context.state;
    if (state.season == Season::setUp)
        return checkSeason(state, Season::fall, "Manning a tower");
    if (auto error = checkHuman(state, command.clan, "mans no towers"))
        return error;
    if (!context.setup().usable(command.at))
        return refuse(ErrorCode::sectionOutOfPlay, BP(3),
                      fmt::format("{} cannot be used with one or two players.", towerName(command.at)),
                      towerName(command.at));
    if (auto error = checkAvailable(state, command.clan, SoldierType::spearman))
        return error;
    man(context, command.clan, command.at);
    return std::nullopt;
}

std::optional<Decision> question(const State& state, const task::ManTower& task) {
    Decision decision{.id = DecisionKind::tower,
                      .clan = task.clan,
                      .at = SectionNamed{task.section},
                      .options = {NoneOfThem{}},
                      .rule = BP(60)};
    if (available(state, task.clan, SoldierType::spearman) > 0) {
        for (const TowerIndex tower : state.setup->towersBeside(task.section))
            decision.options.emplace_back(TowerNamed{tower});
    }
    return decision;
}

void answer(Context& context, const task::ManTower& task, const Value& value) {
    if (const TowerNamed* tower = std::get_if<TowerNamed>(&value))
        man(context, task.clan, tower->index);
}

void perform(Context& context, const task::TowerPayment&) {
    const State& state = context.state;
    const bool removedEarns = context.setup().options().removedSpearmanEarns;
    for (const Clan clan : inTeaOrder(state)) {
        for (TowerIndex tower = 0; tower < towerCount; ++tower) {
            if (state.manned[tower] != clan)
                continue;
            const bool stillThere = state.towers[tower] == clan;
            for (const SectionIndex section : context.setup().sectionsBeside(tower)) {
                if (state.sections[section].breached)
                    giveShame(context, clan, 1, BP(62), section);
                else if (stillThere || removedEarns)
                    giveHonor(context, clan, honorPerUnbreachedSection, "tower", BP(62));
            }
        }
    }
}

} // namespace watchfire::powder
