// SPDX-License-Identifier: Apache-2.0
// A game behind one small interface, whatever its rules: a log line in; steps, decision and state out
// (decisions 6). The hex games' typed form is `HexGame`; screens use that, logs and journals use this.
#pragma once

#include "rules/core/error.h"
#include "rules/core/rules_version.h"
#include "rules/core/session.h"
#include "rules/hex/apply.h"
#include "rules/hex/state.h"
#include "rules/powder/apply.h"
#include "rules/powder/state.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace watchfire {

/// Finds a board's text by name or path; the rules read no files themselves.
/// Errors: `header` with the name and what to do.
using BoardSource = std::function<Result<std::string>(std::string_view nameOrPath)>;
/// The same for Black Powder's value books.
using BookSource = BoardSource;

class Game {
public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    /// One command of the log, undo and redo included; answers {"ok":…,"steps":…,"decisions":…} or
    /// {"ok":false,"error":…}, without "line".
    virtual nlohmann::ordered_json submit(const nlohmann::ordered_json& command) = 0;
    /// The whole state (`--state`).
    [[nodiscard]] virtual nlohmann::ordered_json state() const = 0;
    /// The header and every command in force: what a reader needs to be here, one object a line.
    [[nodiscard]] virtual nlohmann::ordered_json header() const = 0;
    [[nodiscard]] virtual nlohmann::ordered_json commandLine(std::size_t n) const = 0;
    [[nodiscard]] virtual std::size_t commandCount() const = 0;
    /// The state as a header's "position": a game that begins there goes on as this one. Null while a
    /// question is open.
    [[nodiscard]] virtual nlohmann::ordered_json position() const = 0;
};

/// A game with its set-up and the session that plays it; `Rules` is the adapter that `Session` wants.
template <class Rules, class Setup> class PlayedGame : public Game {
public:
    [[nodiscard]] const Setup& setup() const { return *m_setup; }
    [[nodiscard]] const typename Rules::State& current() const { return m_session.state(); }
    [[nodiscard]] Session<Rules>& session() { return m_session; }
    [[nodiscard]] const Session<Rules>& session() const { return m_session; }
    [[nodiscard]] std::size_t commandCount() const override { return m_session.position(); }

protected:
    PlayedGame(std::shared_ptr<const Setup> setup, typename Rules::State start)
        : m_setup(std::move(setup)), m_session(std::move(start)) {}

    std::shared_ptr<const Setup> m_setup;
    Session<Rules> m_session;
};

struct HexRules {
    using State = hex::State;
    using Command = hex::Command;
    using Outcome = hex::Outcome;
    static Result<Outcome> apply(const State& state, const Command& command) {
        return hex::apply(state, command);
    }
};
using HexSession = Session<HexRules>;

class HexGame : public PlayedGame<HexRules, hex::Setup> {
public:
    /// Begins at this position of its set-up: `hex::initialState`, or a later one.
    HexGame(std::shared_ptr<const hex::Setup> setup, std::string boardReference, hex::State start);

    nlohmann::ordered_json submit(const nlohmann::ordered_json& command) override;
    [[nodiscard]] nlohmann::ordered_json state() const override;
    [[nodiscard]] nlohmann::ordered_json header() const override;
    [[nodiscard]] nlohmann::ordered_json commandLine(std::size_t n) const override;
    [[nodiscard]] nlohmann::ordered_json position() const override;

private:
    std::string m_boardReference; ///< the header's "board" as JSON text: a name, a path, or the board itself
};

struct PowderRules {
    using State = powder::State;
    using Command = powder::Command;
    using Outcome = powder::Outcome;
    static Result<Outcome> apply(const State& state, const Command& command) {
        return powder::apply(state, command);
    }
};
using PowderSession = Session<PowderRules>;

/// The Great Wall: Black Powder. Its header carries the value book as it was at the start.
class PowderGame : public PlayedGame<PowderRules, powder::Setup> {
public:
    /// Begins at this position of its set-up: `powder::initialState`, or a later one.
    PowderGame(std::shared_ptr<const powder::Setup> setup, powder::State start);

    nlohmann::ordered_json submit(const nlohmann::ordered_json& command) override;
    [[nodiscard]] nlohmann::ordered_json state() const override;
    [[nodiscard]] nlohmann::ordered_json header() const override;
    [[nodiscard]] nlohmann::ordered_json commandLine(std::size_t n) const override;
    [[nodiscard]] nlohmann::ordered_json position() const override;
};

/// Makes the game that a header describes.
/// Errors: `header`, `unknown-option`, with the field's JSON path and the reason.
Result<std::unique_ptr<Game>> makeGame(const nlohmann::ordered_json& header, const BoardSource& boards,
                                       const BookSource& books = {});

} // namespace watchfire
