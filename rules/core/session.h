// SPDX-License-Identifier: Apache-2.0
// A game being played: its commands, undo and redo without limit (BA-61). It keeps every command, and a state
// after every 32nd (decisions 5); any position is reached by replaying from there. The caller learns from the
// returned outcome what a command changed; there are no other listeners.
//
// `Game` provides: types State, Command, Outcome (with members state, steps, decision) and `static
// Result<Outcome> apply(const State&, const Command&)`.
#pragma once

#include "rules/core/error.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace watchfire {

/// Where a command came from; nothing in the rules depends on it (decisions 12).
struct Origin {
    std::string time;  ///< ISO 8601, as the log gave it
    std::string by;    ///< "tower", "hand", "program"; empty if unknown
    std::string tower; ///< the tower's serial number
    std::uint64_t boot = 0;
    std::uint64_t seq = 0;

    friend bool operator==(const Origin&, const Origin&) = default;
};

template <class Game> class Session {
public:
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Outcome = typename Game::Outcome;

    struct Entry {
        Command command;
        Origin origin;
    };

    static constexpr std::size_t snapshotEvery = 32;

    explicit Session(State start) : m_snapshots{start}, m_current(std::move(start)) {}

    /// The current position.
    [[nodiscard]] const State& state() const { return m_current; }
    /// The commands that led here, followed by those that redo would repeat.
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    /// How many of the entries are in force.
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] bool canUndo() const { return m_position > 0; }
    [[nodiscard]] bool canRedo() const { return m_position < m_entries.size(); }

    /// Carries a command out and forgets what could be redone. A refusal changes nothing.
    Result<Outcome> submit(Command command, Origin origin = {}) {
        auto outcome = Game::apply(m_current, command);
        if (!outcome)
            return outcome;
        m_entries.resize(m_position, Entry{command, origin});
        if (m_snapshots.size() > m_position / snapshotEvery + 1)
            m_snapshots.resize(m_position / snapshotEvery + 1, m_current);
        m_entries.push_back({std::move(command), std::move(origin)});
        stepOn(outcome->state);
        return outcome;
    }

    /// Takes the last command back. Errors: `nothing-to-undo`.
    std::optional<Error> undo() {
        if (!canUndo())
            return Error{ErrorCode::nothingToUndo, BA(61), "There is nothing to undo."};
        --m_position;
        m_current = stateAt(m_position);
        return std::nullopt;
    }

    /// Repeats the command that was taken back last. Errors: `nothing-to-redo`.
    Result<Outcome> redo() {
        if (!canRedo())
            return Error{ErrorCode::nothingToRedo, BA(61), "There is nothing to redo."};
        auto outcome = Game::apply(m_current, m_entries[m_position].command);
        if (!outcome)
            return outcome; // unreachable while apply is pure; reported rather than hidden
        stepOn(outcome->state);
        return outcome;
    }

    /// The state before entry n; 0 is the start.
    [[nodiscard]] State stateAt(std::size_t n) const {
        assert(n <= m_entries.size());
        std::size_t at = std::min(n / snapshotEvery, m_snapshots.size() - 1);
        State state = m_snapshots[at];
        for (std::size_t i = at * snapshotEvery; i < n; ++i) {
            auto outcome = Game::apply(state, m_entries[i].command);
            assert(outcome.ok());
            state = std::move(outcome->state);
        }
        return state;
    }

private:
    void stepOn(const State& next) {
        m_current = next;
        ++m_position;
        if (m_position % snapshotEvery == 0 && m_snapshots.size() == m_position / snapshotEvery)
            m_snapshots.push_back(m_current);
    }

    std::vector<Entry> m_entries;
    std::size_t m_position = 0;
    std::vector<State> m_snapshots; ///< after every 32nd command; the first is the start
    State m_current;
};

} // namespace watchfire
