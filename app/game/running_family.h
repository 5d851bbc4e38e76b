// SPDX-License-Identifier: Apache-2.0
// What the game in memory answers alone, the same for every family of games; and its lines of the log.
//
// Besides what RunningGame asks for, `Play` gives:
//   static Result<Command> read(const Game&, const Json&)
//   static Json write(const Game&, const Command&, const Origin&)
//   static Json steps(const Game&, const Steps&)
//   static QString title(const Setup&)
//   static QStringList idNames(const Player&)    the names that a player has of his colour or clan
#pragma once

#include "app/game/game_family.h"
#include "app/game/running_game.h"
#include "app/text/powder/refusal_text.h"
#include "app/text/refusal_text.h"
#include "rules/hex/log/json.h"
#include "rules/log/origin.h"
#include "rules/powder/log/json.h"

#include <memory>
#include <utility>

namespace watchfire {

template <class Play> class RunningFamily : public GameFamily {
public:
    explicit RunningFamily(tracing::Trace* trace) : m_running(trace) {}

    [[nodiscard]] const Game* game() const override { return m_running.game(); }
    [[nodiscard]] std::size_t position() const override { return m_running.position(); }
    [[nodiscard]] const std::vector<Told>& told() const override { return m_running.told(); }
    [[nodiscard]] const Told* last() const override { return m_running.last(); }
    void tellAgain() override { m_running.tellAgain(); }
    [[nodiscard]] bool over() const override { return m_running.state().ending.over; }

    std::optional<Error> carryOut(const Request& request) override { return carryOutIn(m_running, request); }

    [[nodiscard]] Result<Request> read(const Json& line) const override {
        return readFor(*m_running.game(), line);
    }
    [[nodiscard]] Json write(const Request& request) const override {
        if (!request.line.is_null())
            return request.line;
        if (std::holds_alternative<GameCommand>(request.what))
            return Play::write(*m_running.game(), typed(request), request.origin);
        Json line{{"do", std::holds_alternative<Undo>(request.what) ? "undo" : "redo"}};
        addOrigin(line, request.origin);
        return line;
    }
    [[nodiscard]] Json lastSteps() const override {
        using Steps = decltype(RunningGame<Play>::Outcome::steps);
        return told().empty() ? Json::array()
                              : Play::steps(*m_running.game(), std::get<Steps>(told().back().steps));
    }
    [[nodiscard]] StateText stateText() const override {
        const auto kept = std::make_shared<const typename RunningGame<Play>::State>(m_running.state());
        return {[kept] { return toJson(*kept); }, [kept] { return positionJson(*kept); }};
    }

    [[nodiscard]] QString title() const override { return Play::title(m_running.setup()); }
    [[nodiscard]] QStringList enteredNames() const override {
        QStringList names;
        for (const auto& player : m_running.setup().players()) {
            const QString name = QString::fromStdString(player.name);
            if (!name.isEmpty() && !Play::idNames(player).contains(name))
                names.append(name);
        }
        return names;
    }
    [[nodiscard]] QString refusalText(const Error& error) const override {
        return text::refusalText(m_running.state(), error);
    }

protected:
    [[nodiscard]] static Result<Request> readFor(const typename Play::Game& game, const Json& line) {
        Request request{Undo{}, originFromJson(line), line};
        const auto named = [&](const char* name) {
            return line.is_object() && line.contains("do") && line["do"] == name;
        };
        if (named("undo"))
            return request;
        if (named("redo")) {
            request.what = Redo{};
            return request;
        }
        auto command = Play::read(game, line);
        if (!command)
            return command.error();
        request.what = GameCommand(std::move(*command));
        return request;
    }
    static std::optional<Error> carryOutIn(RunningGame<Play>& running, const Request& request) {
        if (std::holds_alternative<Undo>(request.what))
            return running.undo();
        const auto outcome = std::holds_alternative<Redo>(request.what)
                                 ? running.redo()
                                 : running.carryOut(typed(request), request.origin);
        return outcome ? std::nullopt : std::optional(outcome.error());
    }

    RunningGame<Play> m_running;

private:
    using Command = typename RunningGame<Play>::Command;
    /// The panels and the dice make commands of the family that is open, and of no other.
    static const Command& typed(const Request& request) {
        return std::get<Command>(std::get<GameCommand>(request.what));
    }
};

} // namespace watchfire
