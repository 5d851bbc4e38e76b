// SPDX-License-Identifier: Apache-2.0
// Black Powder as the desk holds it in memory.
#pragma once

#include "app/game/running_game.h"
#include "rules/game.h"

namespace watchfire {

struct PowderPlay {
    using Game = PowderGame;
    static Result<powder::Command> read(const PowderGame& game, const nlohmann::ordered_json& line);
    static nlohmann::ordered_json write(const PowderGame& game, const powder::Command& command,
                                        const Origin& origin);
    static nlohmann::ordered_json steps(const PowderGame& game, const powder::Steps& steps);
    static QString title(const powder::Setup&);
    static QStringList idNames(const powder::Player& player);
    /// `before`: the state in which the command was given.
    static Told tell(const powder::State& before, const PowderSession::Entry& entry,
                     const powder::Outcome& outcome);
};

using RunningPowderGame = RunningGame<PowderPlay>;

} // namespace watchfire
