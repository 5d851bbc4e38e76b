// SPDX-License-Identifier: Apache-2.0
#include "rules/log/told_tables.h"

#include "rules/hex/log/json.h"
#include "rules/hex/telling.h"
#include "rules/powder/log/json.h"
#include "rules/powder/telling.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <utility>

namespace watchfire {

using Json = nlohmann::ordered_json;

namespace {

hex::State lookedAt(hex::State state) {
    return state;
}
powder::State lookedAt(powder::State state) {
    return powder::seen(std::move(state));
}

/// `write` gives a step's JSON. The rules' waiting tasks are left out: they are not part of the table.
template <class Played, class Write> Json tablesOf(const Played& game, Write&& write) {
    const auto& session = game.session();
    if (session.position() == 0)
        return nullptr;
    const std::size_t last = session.position() - 1;
    const auto before = session.stateAt(last);
    const auto& command = session.entries()[last].command;
    const auto outcome = apply(before, command);
    if (!outcome)
        return nullptr; // unreachable: the command is in force
    Json story{{"steps", Json::array()}, {"tables", Json::array()}};
    for (std::size_t steps = 0; steps <= outcome->steps.size(); ++steps) {
        auto table = lookedAt(told(before, command, *outcome, steps));
        table.tasks.clear();
        Json json = toJson(table);
        json.erase("decision");
        json.erase("book");
        story["tables"].push_back(std::move(json));
        if (steps < outcome->steps.size())
            story["steps"].push_back(write(outcome->steps[steps]));
    }
    return story;
}

} // namespace

Json toldTables(const Game& game) {
    if (const auto* hexes = dynamic_cast<const HexGame*>(&game))
        return tablesOf(*hexes, [&](const hex::Step& step) { return hex::toJson(hexes->setup(), step); });
    if (const auto* powder = dynamic_cast<const PowderGame*>(&game))
        return tablesOf(*powder, [](const powder::Step& step) { return powder::toJson(step); });
    return nullptr;
}

} // namespace watchfire
