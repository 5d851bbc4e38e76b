// SPDX-License-Identifier: Apache-2.0
// The stored positions of a game (decisions 18) that its log vouches for. A disk that lies may leave a
// position of another course of the game beside the lines of this one.
#pragma once

#include "app/journal/journal_records.h"
#include "rules/game.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace watchfire {

/// How the journal names a state: the SHA-256 of its text, in hexadecimal digits.
[[nodiscard]] std::string hashOf(const nlohmann::ordered_json& state);

/// True if the game's state is the one after line `n` of the log, or if the log does not tell. Hashes where
/// it is called: 0.2 ms for the largest recorded state (7 kB).
[[nodiscard]] bool agrees(const journal::GameLog& log, int n, const Game& game);

/// The positions with which the game can begin and whose state has the hash of the line that they stand
/// after, in order; the others are told to the program's log. `reached`: the game after its first `lines`
/// lines, as far as those can be carried out. If no hash of the log is found again, another version of the
/// rules made them: then they say nothing, and every position with which the game can begin is there. Makes a
/// game for each position, so it is for logs of which a line cannot be carried out.
[[nodiscard]] std::vector<journal::Snapshot> keptPositions(const journal::GameLog& log,
                                                           const nlohmann::ordered_json& header,
                                                           const Game& reached, int lines);

} // namespace watchfire
