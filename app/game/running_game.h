// SPDX-License-Identifier: Apache-2.0
// The open game in memory: commands go through the session, and each of its entries has what it told the
// table. Knows no journal and no screen.
//
// `Play` gives, for a family of games: the type Game and
// `static Told tell(const State& before, const Entry&, const Outcome&)`.
#pragma once

#include "app/game/told.h"
#include "app/tracing/trace.h"
#include "rules/game.h"

#include <nlohmann/json.hpp>

#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace watchfire {

template <class Play> class RunningGame {
public:
    using Json = nlohmann::ordered_json;
    using GameType = typename Play::Game;
    using Session = std::decay_t<decltype(std::declval<GameType&>().session())>;
    using State = typename Session::State;
    using Command = typename Session::Command;
    using Outcome = typename Session::Outcome;

    /// `trace`: writes how long rules and telling take; null writes nothing.
    explicit RunningGame(tracing::Trace* trace = nullptr) : m_trace(trace) {}

    /// Opens the game of this header, which contains its board or book. Errors: the rules' refusal of the
    /// header.
    std::optional<Error> open(const Json& header) {
        const auto inlineOnly = [](std::string_view name) -> Result<std::string> {
            return Error{
                ErrorCode::header, {}, "\"" + std::string(name) + "\" is not in this game's header", "$"};
        };
        auto made = makeGame(header, inlineOnly, inlineOnly);
        if (!made)
            return made.error();
        auto* game = dynamic_cast<GameType*>(made->get());
        if (game == nullptr)
            return Error{ErrorCode::header, {}, "$.scenario: not a game of this kind", "$.scenario"};
        (void)made->release();
        m_game.reset(game);
        m_told.clear();
        return std::nullopt;
    }
    /// Takes over the game that `other` has open; `other` has none afterwards.
    void take(RunningGame& other) {
        m_game = std::move(other.m_game);
        m_told = std::exchange(other.m_told, {});
    }
    void close() {
        m_game.reset();
        m_told.clear();
    }

    [[nodiscard]] bool isOpen() const { return m_game != nullptr; }
    /// Null while no game is open; the other functions require an open game.
    [[nodiscard]] const GameType* game() const { return m_game.get(); }
    [[nodiscard]] const State& state() const { return m_game->current(); }
    [[nodiscard]] const auto& setup() const { return m_game->setup(); }
    /// The number of commands in force, without undone ones.
    [[nodiscard]] std::size_t position() const { return m_game->session().position(); }
    /// One for each of the session's entries, undone ones included.
    [[nodiscard]] const std::vector<Told>& told() const { return m_told; }
    /// What undo would take back; null if there is nothing.
    [[nodiscard]] const Told* last() const {
        return m_game && m_game->session().canUndo() ? &m_told[position() - 1] : nullptr;
    }

    Result<Outcome> carryOut(Command command, Origin origin = {}) {
        Session& session = m_game->session();
        const State before = session.state();
        auto outcome = [&] {
            const tracing::Span span(m_trace, "rules");
            return session.submit(std::move(command), std::move(origin));
        }();
        if (!outcome)
            return outcome;
        const tracing::Span span(m_trace, "steps told");
        m_told.resize(session.position() - 1);
        m_told.push_back(Play::tell(before, session.entries()[session.position() - 1], *outcome));
        return outcome;
    }
    Result<Outcome> redo() {
        Session& session = m_game->session();
        const State before = session.state();
        auto outcome = session.redo();
        if (outcome)
            m_told[session.position() - 1] =
                Play::tell(before, session.entries()[session.position() - 1], *outcome);
        return outcome;
    }
    std::optional<Error> undo() { return m_game->session().undo(); }

    /// Makes the told texts of every entry again, in the current language.
    void tellAgain() {
        const Session& played = std::as_const(*m_game).session();
        Session again(played.stateAt(0));
        for (std::size_t i = 0; i < played.entries().size(); ++i) {
            const auto& entry = played.entries()[i];
            const State before = again.state();
            const auto outcome = again.submit(entry.command, entry.origin);
            assert(outcome.ok()); // it was carried out once
            m_told[i] = Play::tell(before, entry, *outcome);
        }
    }

private:
    tracing::Trace* m_trace;
    std::unique_ptr<GameType> m_game;
    std::vector<Told> m_told;
};

} // namespace watchfire
