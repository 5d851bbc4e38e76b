// SPDX-License-Identifier: Apache-2.0
// The game that is open, in memory: commands go through the session, and beside each of its entries stands
// what it told the table. Knows no journal and no screen.
#pragma once

#include "app/game/told.h"
#include "rules/game.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace watchfire {

class RunningGame {
public:
    using Json = nlohmann::ordered_json;

    /// Opens the game of this header, whose board is inline. Errors: the rules' refusal of the header.
    std::optional<Error> open(const Json& header);
    void close();

    [[nodiscard]] bool isOpen() const { return m_game != nullptr; }
    /// Null while none is open; the others ask for an open game.
    [[nodiscard]] const HexGame* game() const { return m_game.get(); }
    [[nodiscard]] const hex::State& state() const { return m_game->current(); }
    [[nodiscard]] const hex::Setup& setup() const { return m_game->setup(); }
    /// Commands that stand, the undone ones left out.
    [[nodiscard]] std::size_t position() const { return m_game->session().position(); }
    /// One for each of the session's entries, the undone ones included.
    [[nodiscard]] const std::vector<Told>& told() const { return m_told; }
    /// What undo would take back; null where nothing is.
    [[nodiscard]] const Told* last() const;

    /// One command of the log other than undo and redo.
    Result<hex::Outcome> carryOut(const Json& command);
    Result<hex::Outcome> redo();
    std::optional<Error> undo();

private:
    std::unique_ptr<HexGame> m_game;
    std::vector<Told> m_told;
};

/// Whether the line of the log has this `do`.
bool isNamed(const nlohmann::ordered_json& command, const char* name);

} // namespace watchfire
