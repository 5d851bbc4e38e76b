// SPDX-License-Identifier: Apache-2.0
// A game behind one small interface, whatever its rules: a log line in; steps, decision and state out
// (decisions 6). The hex games' typed form is `HexGame`; screens use that, logs and journals use this.
#pragma once

#include "rules/core/error.h"
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

/// The version of the rules; written as the header's "rules" (decisions 18).
inline constexpr int rulesVersion = 1;

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
};

/// The adapter that `Session` wants.
struct HexRules {
    using State = hex::State;
    using Command = hex::Command;
    using Outcome = hex::Outcome;
    static Result<Outcome> apply(const State& state, const Command& command) {
        return hex::apply(state, command);
    }
};
using HexSession = Session<HexRules>;

class HexGame : public Game {
public:
    explicit HexGame(std::shared_ptr<const hex::Setup> setup, std::string boardReference);

    [[nodiscard]] const hex::Setup& setup() const { return *m_setup; }
    [[nodiscard]] const hex::State& current() const { return m_session.state(); }
    [[nodiscard]] HexSession& session() { return m_session; }
    [[nodiscard]] const HexSession& session() const { return m_session; }

    nlohmann::ordered_json submit(const nlohmann::ordered_json& command) override;
    [[nodiscard]] nlohmann::ordered_json state() const override;
    [[nodiscard]] nlohmann::ordered_json header() const override;
    [[nodiscard]] nlohmann::ordered_json commandLine(std::size_t n) const override;
    [[nodiscard]] std::size_t commandCount() const override { return m_session.position(); }

private:
    std::shared_ptr<const hex::Setup> m_setup;
    std::string m_boardReference; ///< the header's "board" as JSON text: a name, a path, or the board itself
    HexSession m_session;
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
class PowderGame : public Game {
public:
    explicit PowderGame(std::shared_ptr<const powder::Setup> setup);

    [[nodiscard]] const powder::Setup& setup() const { return *m_setup; }
    [[nodiscard]] const powder::State& current() const { return m_session.state(); }
    [[nodiscard]] PowderSession& session() { return m_session; }
    [[nodiscard]] const PowderSession& session() const { return m_session; }

    nlohmann::ordered_json submit(const nlohmann::ordered_json& command) override;
    [[nodiscard]] nlohmann::ordered_json state() const override;
    [[nodiscard]] nlohmann::ordered_json header() const override;
    [[nodiscard]] nlohmann::ordered_json commandLine(std::size_t n) const override;
    [[nodiscard]] std::size_t commandCount() const override { return m_session.position(); }

private:
    std::shared_ptr<const powder::Setup> m_setup;
    PowderSession m_session;
};

/// Makes the game that a header describes.
/// Errors: `header`, `unknown-option`, with the field's JSON path and the reason.
Result<std::unique_ptr<Game>> makeGame(const nlohmann::ordered_json& header, const BoardSource& boards,
                                       const BookSource& books = {});

} // namespace watchfire
