// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/scenario.h"

#include "rules/hex/module.h"
#include "rules/hex/modules/river/tile.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace watchfire::hex {

// The list: a module adds its name here, and below to its scenario, addition or option. A module object has
// no members; its part of a game is in the state.
const RuleModule& discardModule();        // BA-20
const RuleModule& productionModule();     // BA-10 to BA-12, BA-34's first cards
const RuleModule& robberModule();         // BA-21
const RuleModule& ridersModule();         // GW-01 to GW-06, GW-10, GW-11, GW-20 to GW-36, GW-60, GW-71
const RuleModule& pirateModule();         // GW-40, GW-41
const RuleModule& wallKnightModule();     // GW-50 to GW-52
const RuleModule& continentsModule();     // WO-00 to WO-03
const RuleModule& stormModule();          // WO-20 to WO-28
const RuleModule& discoveryModule();      // WO-30 to WO-41
const RuleModule& riverModule();          // GR-01, GR-10 to GR-51
const RuleModule& raidersModule();        // RA-00 to RA-50
const RuleModule& volcanoModule();        // RA-60, RA-61
const RuleModule& jungleModule();         // RA-62
const RuleModule& friendlyRobberModule(); // FR-00 to FR-05
const RuleModule& cardsModule();          // BA-40, BA-41
const RuleModule& goalModule();           // BA-43, GW-70, WO-50, GR-51, RA-70

namespace {

std::vector<const RuleModule*> modulesOf(Addition addition) {
    switch (addition) {
    case Addition::greatRiver:
        return {&riverModule()};
    case Addition::volcanoJungle:
        return {&volcanoModule(), &jungleModule()};
    }
    return {};
}

std::vector<const RuleModule*> modulesOf(const Combination& combination) {
    std::vector<const RuleModule*> modules = factsOf(combination.base).modules;
    for (const Addition addition : combination.with) {
        const auto joining = modulesOf(addition);
        const auto cards = std::find(modules.begin(), modules.end(), &cardsModule());
        modules.insert(cards, joining.begin(), joining.end());
    }
    return modules;
}

} // namespace

bool carriesFaces(Terrain terrain) {
    return terrain == Terrain::volcano;
}

std::span<const BoardTile* const> boardTiles() {
    static const std::array<const BoardTile*, 1> tiles{&riverTile()};
    return tiles;
}

const BoardTile* tileOn(const BoardDescription& board) {
    const auto tiles = boardTiles();
    const auto lies = std::find_if(tiles.begin(), tiles.end(),
                                   [&](const BoardTile* tile) { return !tile->hexes(board).empty(); });
    return lies == tiles.end() ? nullptr : *lies;
}

const ScenarioFacts& factsOf(Scenario scenario) {
    static const ScenarioFacts base{
        {2, 3, 4, 5, 6},
        BA(50),
        Ships::whereTheyLead,
        10,
        {&discardModule(), &productionModule(), &robberModule(), &cardsModule(), &goalModule()}};
    static const ScenarioFacts greatWall{{4, 6},
                                         GW(0),
                                         Ships::never,
                                         10,
                                         {&discardModule(), &ridersModule(), &productionModule(),
                                          &pirateModule(), &wallKnightModule(), &cardsModule(),
                                          &goalModule()}};
    static const ScenarioFacts world{{3, 4},
                                     WO(0),
                                     Ships::always,
                                     15,
                                     {&discardModule(), &productionModule(), &continentsModule(),
                                      &stormModule(), &robberModule(), &discoveryModule(), &cardsModule(),
                                      &goalModule()}};
    static const ScenarioFacts greatRiver{{3, 4},
                                          GR(0),
                                          Ships::byOption,
                                          10,
                                          {&discardModule(), &productionModule(), &robberModule(),
                                           &riverModule(), &cardsModule(), &goalModule()}};
    static const ScenarioFacts raiders{{3, 4, 5, 6},
                                       RA(0),
                                       Ships::always,
                                       13,
                                       {&discardModule(), &raidersModule(), &productionModule(),
                                        &volcanoModule(), &jungleModule(), &cardsModule(), &goalModule()}};
    switch (scenario) {
    case Scenario::base:
        return base;
    case Scenario::greatWall:
        return greatWall;
    case Scenario::world:
        return world;
    case Scenario::greatRiver:
        return greatRiver;
    case Scenario::raiders:
        return raiders;
    }
    return base;
}

std::span<const Phase> phasesOf(Sequence sequence) {
    static constexpr std::array roll{Phase::claim, Phase::production, Phase::eruption};
    static constexpr std::array seven{Phase::discard, Phase::flood, Phase::storm, Phase::thieves};
    static constexpr std::array closing{Phase::settle, Phase::cards, Phase::goal};
    switch (sequence) {
    case Sequence::roll:
        return roll;
    case Sequence::seven:
        return seven;
    case Sequence::closing:
        return closing;
    }
    return closing;
}

std::span<const OptionalModule> optionalModules() {
    static constexpr std::array all{
        OptionalModule{"friendly-robber", &Options::friendlyRobber, friendlyRobberModule, ModuleName::robber,
                       FR(0)},
    };
    return all;
}

bool canJoin(const OptionalModule& joining, const Combination& combination) {
    const auto modules = modulesOf(combination);
    return std::any_of(modules.begin(), modules.end(),
                       [&](const RuleModule* module) { return module->name() == joining.needs; });
}

Result<std::vector<const RuleModule*>> modulesOf(const Combination& combination, const Options& options) {
    std::vector<const RuleModule*> modules = modulesOf(combination);
    for (const OptionalModule& joining : optionalModules()) {
        if (!(options.*joining.chosen))
            continue;
        if (!canJoin(joining, combination))
            return headerError(fmt::format("$.options.{}", joining.option),
                               fmt::format("there is nothing for it in {}", toString(combination.base)),
                               joining.rule);
        modules.insert(std::find(modules.begin(), modules.end(), &cardsModule()), &joining.module());
    }
    return modules;
}

std::optional<Error> whyNotWith(const Combination& combination, std::size_t place, const Board& board) {
    const Addition addition = combination.with[place];
    const auto refused = [&](Clause rule, std::string_view reason) {
        return headerError(fmt::format("$.scenario.with[{}]", place),
                           fmt::format("{} {}", toString(addition), reason), rule);
    };
    const auto first = std::find(combination.with.begin(), combination.with.end(), addition);
    if (static_cast<std::size_t>(first - combination.with.begin()) != place)
        return refused(GR(50), "is named twice");
    const auto& own = factsOf(combination.base).modules;
    for (const RuleModule* module : modulesOf(addition))
        if (std::find(own.begin(), own.end(), module) != own.end())
            return refused(GR(50), fmt::format("is part of {} already", toString(combination.base)));
    Clause rule;
    std::string lacking;
    for (const RuleModule* module : modulesOf(addition)) {
        const auto lack = module->lackOf(board);
        if (!lack)
            return std::nullopt;
        rule = lack->rule;
        lacking += fmt::format("{}{}", lacking.empty() ? "" : " or ", lack->what);
    }
    return refused(rule,
                   fmt::format("needs {}, which the board \"{}\" does not have", lacking, board.name()));
}

Scenario scenarioOf(const BoardDescription& board) {
    if (!board.walls.empty())
        return Scenario::greatWall;
    if (board.storm)
        return Scenario::world;
    if (!board.deserts.empty())
        return Scenario::raiders;
    const BoardTile* tile = tileOn(board);
    return tile == nullptr ? Scenario::base : tile->scenario();
}

} // namespace watchfire::hex
