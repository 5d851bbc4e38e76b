// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/setup.h"

#include "rules/hex/module.h"
#include "rules/hex/scenario.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace watchfire::hex {

std::optional<RobberRules::Bar> barsRobber(const State& state, std::optional<HexId> hex) {
    for (const RobberRules* rules : state.setup->robberRules())
        if (const auto bar = rules->barsRobber(state, hex))
            return bar;
    return std::nullopt;
}

std::uint8_t countersForCard(const State& state, PlayerId player) {
    std::uint8_t counters = 0;
    for (const RuleModule* module : state.setup->modules())
        counters = static_cast<std::uint8_t>(counters + module->countersForCard(state, player));
    return counters;
}

bool readsLargerDie(const Setup& setup) {
    const auto& modules = setup.modules();
    return std::any_of(modules.begin(), modules.end(),
                       [](const RuleModule* module) { return module->readsLargerDie(); });
}

bool robberIsApart(const Setup& setup) {
    const auto& modules = setup.modules();
    return std::all_of(modules.begin(), modules.end(),
                       [](const RuleModule* module) { return module->ignoresRobber(); });
}

void Setup::listParts() {
    for (const RuleModule* module : m_modules) {
        if (const YieldRules* rules = module->yieldRules())
            m_yieldRules.push_back(rules);
        if (const RobberRules* rules = module->robberRules())
            m_robberRules.push_back(rules);
        if (module->givesPoints())
            m_pointGivers.push_back(module);
        for (const Phase phase : module->phases())
            m_byPhase[static_cast<std::size_t>(phase)].push_back(module);
    }
    const auto append = [&](Sequence sequence, std::span<const Phase> phases) {
        for (const Phase phase : phases)
            for (const RuleModule* module : modulesIn(phase))
                m_bySequence[static_cast<std::size_t>(sequence)].push_back({module, phase});
    };
    for (const Sequence sequence : {Sequence::roll, Sequence::seven, Sequence::closing}) {
        append(sequence, phasesOf(sequence));
        if (sequence != Sequence::closing)
            append(sequence, phasesOf(Sequence::closing));
    }
}

PlayerId Setup::findPlayer(std::string_view id) const {
    return idWhere<PlayerId>(m_players, [&](const Player& player) { return player.id == id; });
}

Result<std::shared_ptr<const Setup>> Setup::make(Combination combination, std::shared_ptr<const Board> board,
                                                 std::vector<Player> players, Options options, int rules) {
    const Scenario scenario = combination.base;
    const ScenarioFacts& facts = factsOf(scenario);
    for (std::size_t i = 0; i < combination.with.size(); ++i)
        if (auto error = whyNotWith(combination, i, *board))
            return *std::move(error);
    if (std::find(facts.playerCounts.begin(), facts.playerCounts.end(), players.size()) ==
        facts.playerCounts.end())
        return headerError("$.players",
                           fmt::format("{} players; {} is for {}", players.size(), toString(scenario),
                                       fmt::join(facts.playerCounts, ", ")),
                           facts.playersRule);
    const auto& made = board->description().players;
    if (!made.empty() && std::find(made.begin(), made.end(), static_cast<int>(players.size())) == made.end())
        return headerError("$.players",
                           fmt::format("{} players; the board \"{}\" is for {}", players.size(),
                                       board->name(), fmt::join(made, ", ")),
                           facts.playersRule);
    std::set<std::string_view> ids;
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i].id.empty() || !ids.insert(players[i].id).second)
            return headerError(fmt::format("$.players[{}].id", i),
                               fmt::format("\"{}\" is empty or used twice", players[i].id), BA(50));
    }
    const int goal = options.goalPoints.value_or(facts.goalPoints);
    if (goal < 1 || goal > 100)
        return headerError("$.options.goal-points", "the goal is 1 to 100 points", BA(43));
    if (options.ships.value_or(false) && facts.ships == Ships::never)
        return headerError("$.options.ships", "this scenario has no ships", facts.playersRule);
    if (!options.ships.value_or(true) && facts.ships == Ships::always)
        return headerError("$.options.ships", "this scenario cannot do without ships", facts.playersRule);

    std::shared_ptr<Setup> setup(new Setup);
    setup->m_combination = std::move(combination);
    setup->m_board = std::move(board);
    setup->m_players = std::move(players);
    setup->m_options = options;
    setup->m_rules = rules;
    setup->m_options.specialBuilding = options.specialBuilding.value_or(setup->m_players.size() >= 5);
    setup->m_options.ships =
        options.ships.value_or(facts.ships == Ships::always ||
                               (facts.ships == Ships::whereTheyLead && setup->m_board->hasSeaRoutes()));
    setup->m_options.goalPoints = goal;
    auto modules = modulesOf(setup->m_combination, options);
    if (!modules)
        return modules.error();
    setup->m_modules = std::move(modules).value();
    for (const RuleModule* module : setup->m_modules)
        setup->m_has.set(static_cast<std::size_t>(module->name()));
    for (const RuleModule* module : setup->m_modules)
        if (auto error = module->checkSetup(*setup))
            return *error;
    setup->listParts();
    return std::shared_ptr<const Setup>(std::move(setup));
}

bool operator==(const SetupRef& a, const SetupRef& b) {
    if (a.m_setup == b.m_setup)
        return true;
    if (!a.m_setup || !b.m_setup)
        return false;
    return a->combination() == b->combination() && a->players() == b->players() &&
           a->options() == b->options() && a->rules() == b->rules() &&
           (a->sharedBoard() == b->sharedBoard() || a->board().description() == b->board().description());
}

} // namespace watchfire::hex
