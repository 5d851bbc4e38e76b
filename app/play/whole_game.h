// SPDX-License-Identifier: Apache-2.0
// One whole game, from the founding to its end, played by the policy of player.h.
#pragma once

#include "app/play/ground.h"
#include "app/play/random_stream.h"
#include "rules/core/error.h"
#include "rules/hex/command.h"
#include "rules/hex/state.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

namespace watchfire::play {

/// How a game went.
struct WholeGame {
    bool over = false; ///< false: it reached no end within the limit
    bool lastPenalty = false;
    std::bitset<hex::maxPlayers> winners{}; ///< by seat
    int rolls = 0;
    std::array<std::uint32_t, hex::maxWalls> breaches{};   ///< by section of the wall
    std::array<hex::PlayerId, hex::maxWalls> wallOwners{}; ///< whose border fort stands behind it
};

/// Plays until somebody wins or `mostRolls` rolls are over. `commands`, if given, takes every command, so
/// that the game can be written as a log. Errors: a command of the policy was refused, which is a fault of
/// the program.
Result<WholeGame> playWholeGame(const Ground& ground, RandomStream random, int mostRolls,
                                std::vector<hex::Command>* commands = nullptr);

} // namespace watchfire::play
