// SPDX-License-Identifier: Apache-2.0
// The hex games as the desk holds them in memory.
#pragma once

#include "app/game/running_game.h"
#include "rules/game.h"

namespace watchfire {

struct HexPlay {
    using Game = HexGame;
    static Result<hex::Command> read(const HexGame& game, const nlohmann::ordered_json& line);
    static nlohmann::ordered_json write(const HexGame& game, const hex::Command& command,
                                        const Origin& origin);
    static nlohmann::ordered_json steps(const HexGame& game, const hex::Steps& steps);
    static QString title(const hex::Setup& setup);
    static QStringList idNames(const hex::Player& player);
    /// `before`: the state in which the command was given.
    static Told tell(const hex::State& before, const HexSession::Entry& entry, const hex::Outcome& outcome);
};

using RunningHexGame = RunningGame<HexPlay>;

} // namespace watchfire
