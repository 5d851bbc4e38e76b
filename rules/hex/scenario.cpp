// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/scenario.h"

#include "rules/hex/modules/modules.h"

#include <array>

namespace watchfire::hex {

namespace {

constexpr std::array<std::string_view, 2> scenarioNames{"base", "great-wall"};

} // namespace

std::string_view toString(Scenario scenario) {
    return scenarioNames[static_cast<std::size_t>(scenario)];
}

std::optional<Scenario> parseScenario(std::string_view text) {
    for (std::size_t i = 0; i < scenarioNames.size(); ++i)
        if (scenarioNames[i] == text)
            return static_cast<Scenario>(i);
    return std::nullopt;
}

const ScenarioFacts& factsOf(Scenario scenario) {
    static const ScenarioFacts base{
        {2, 3, 4, 5, 6},
        BA(50),
        true,
        {&discardModule(), &productionModule(), &robberModule(), &cardsModule(), &goalModule()}};
    static const ScenarioFacts greatWall{{4, 6},
                                         GW(0),
                                         false,
                                         {&discardModule(), &ridersModule(), &productionModule(),
                                          &pirateModule(), &wallKnightModule(), &cardsModule(),
                                          &goalModule()}};
    switch (scenario) {
    case Scenario::base:
        return base;
    case Scenario::greatWall:
        return greatWall;
    }
    return base;
}

} // namespace watchfire::hex
