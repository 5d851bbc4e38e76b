// SPDX-License-Identifier: Apache-2.0
// The stored positions of a game (decisions 18) that its log vouches for. A disk that lies may leave a
// position of another course of the game beside the lines of this one.
#pragma once

#include "app/journal/journal_records.h"
#include "rules/game.h"

#include <nlohmann/json_fwd.hpp>

#include <QDeadlineTimer>

#include <memory>
#include <string>
#include <vector>

namespace watchfire {

/// The game that a journal's header begins.
[[nodiscard]] Result<std::unique_ptr<Game>> storedGame(const nlohmann::ordered_json& header);

/// The same game, begun with a stored position.
[[nodiscard]] Result<std::unique_ptr<Game>> gameAt(nlohmann::ordered_json header,
                                                   const journal::Snapshot& kept);

/// How the journal names a state: the SHA-256 of its text, in hexadecimal digits.
[[nodiscard]] std::string hashOf(const nlohmann::ordered_json& state);

/// True if the game's state is the one after line `n` of the log, or if the log does not tell. Hashes where
/// it is called: 0.2 ms for the largest recorded state (7 kB).
[[nodiscard]] bool agrees(const journal::GameLog& log, int n, const Game& game);

/// The stored positions that the game can continue from, in order. A position counts if its state has the
/// hash of the line that it follows; one with another hash is left out, and the program's log says so.
/// `reached` is the game after its first `lines` lines, as far as the rules accept them. If no hash of the
/// log can be reproduced, another version of the rules wrote them: then every position that makes a game
/// counts. Makes a game for each position, so call it only for a log with a line that the rules refuse;
/// positions that are not looked at by `until` are left out.
[[nodiscard]] std::vector<journal::Snapshot> keptPositions(const journal::GameLog& log,
                                                           const nlohmann::ordered_json& header,
                                                           const Game& reached, int lines,
                                                           QDeadlineTimer until);

} // namespace watchfire
