// SPDX-License-Identifier: Apache-2.0
// Lines of the log carried out by a game in memory, for tests that go without a desk.
#pragma once

#include "app/game/running_game.h"
#include "rules/log/origin.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <utility>

namespace watchfire::test {

/// The refusal, or nothing.
template <class Play>
std::optional<Error> carryOut(RunningGame<Play>& game, const nlohmann::ordered_json& line) {
    auto command = Play::read(*game.game(), line);
    if (!command)
        return command.error();
    const auto outcome = game.carryOut(std::move(*command), originFromJson(line));
    return outcome ? std::nullopt : std::optional(outcome.error());
}

} // namespace watchfire::test
