// SPDX-License-Identifier: Apache-2.0
// Writes the open game into the journal: its record, every line with the hash of the state after it, a
// snapshot now and then (decisions 18), and, in one transaction with the line, the roll that it used or gave
// back (decisions 9, 10). Commands become text here and nowhere else; what takes long, the state's text with
// its hash, is made on the journal's thread.
#pragma once

#include "app/game/game_family.h"
#include "app/journal/journal.h"
#include "app/journal/roll_desk.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace watchfire {

/// True if the header says that the game is for practice (`practice`): it counts for nobody, also after a
/// restart.
[[nodiscard]] bool isPractice(const nlohmann::ordered_json& header);

class GameRecorder {
public:
    GameRecorder(journal::Journal& journal, journal::RollDesk& rolls, std::function<std::string()> now)
        : m_journal(journal), m_rolls(rolls), m_now(std::move(now)) {}

    /// A new game of this id.
    void create(const std::string& id, const Game& game, const std::string& title, bool practice);
    /// A game whose lines are already in the journal; it continues after this many of them. Lines after that
    /// are removed, and kept elsewhere, when the next line is written.
    void resume(const journal::GameLog& log, int lines);
    [[nodiscard]] const std::string& gameId() const { return m_id; }
    /// Lines of the game's log, undo and redo included.
    [[nodiscard]] int lines() const { return m_lines; }

    /// A request that was carried out, with the roll that it used; an undo gives it back, a redo uses it once
    /// more.
    void write(const GameFamily& family, const Request& request, const std::optional<devices::RollId>& roll);
    /// Records whether the game is over; does nothing if that has not changed.
    void finished(bool over);
    void setting(const std::string& key, const std::string& value) { m_journal.setSetting(key, value); }

private:
    journal::NewCommand lineOf(const GameFamily& family, const Request& request);

    journal::Journal& m_journal;
    journal::RollDesk& m_rolls;
    std::function<std::string()> m_now;
    std::string m_id;
    int m_lines = 0; ///< of the journal's log, undo and redo included
    /// What the latest line has left for the next one; used on the journal's thread only.
    struct Written {
        int kept = 0;          ///< the line of the latest snapshot
        std::string stateHash; ///< of the state after the latest line
    };
    std::shared_ptr<Written> m_written;
    bool m_cut = false; ///< lines lie behind those that count
    bool m_finished = false;
};

} // namespace watchfire
