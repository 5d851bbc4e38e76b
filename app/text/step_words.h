// SPDX-License-Identifier: Apache-2.0
// What everybody needs who words steps: the state by short names, the tones of cards, and how a list of
// functions, one a kind, is asked. For app/text and for the rooms of the rule modules (app/hex).
#pragma once

#include "app/text/capital.h"
#include "app/text/names.h"
#include "app/text/step_text.h"
#include "rules/core/one_of.h"
#include "rules/hex/state.h"

#include <variant>

namespace watchfire::text {

/// The base of a class that words steps, with a function for each kind.
struct StepWords {
    const hex::State& state;
    const hex::Setup& setup = *state.setup;
    const hex::Board& board = state.board();

    /// StepCard::moves of a step that moves cards alone, or that is news.
    static constexpr bool NothingMoves = false;
    static constexpr bool Heard = true; ///< StepCard::news
    static constexpr bool Loud = true;  ///< StepCard::loud

    static QString plain() { return QStringLiteral("plain"); }
    static QString danger() { return QStringLiteral("danger"); }
    static QString gain() { return QStringLiteral("gain"); }
    static QString good() { return QStringLiteral("good"); }

    [[nodiscard]] QString name(hex::PlayerId player) const { return playerName(setup, player); }
    [[nodiscard]] hex::PlayerId ownerOfWall(hex::WallId wall) const {
        return state.buildings[board[wall].fort].player;
    }
};

/// What `words` says about a step or a correction; empty if it has no function for the kind. Does not compile
/// if `words` leaves out one of its own kinds.
template <class Answer, class Own, class Words, class... Kinds>
[[nodiscard]] Answer answerOf(const Words& words, const std::variant<Kinds...>& what) {
    return std::visit(
        [&]<class Kind>(const Kind& kind) -> Answer {
            if constexpr (requires { words(kind); }) {
                return words(kind);
            } else {
                static_assert(!isIn<Kind, Own>, "the module's room has no words for this kind");
                return {};
            }
        },
        what);
}

/// How many steps from `from` on are of one kind.
template <class Kind> [[nodiscard]] std::size_t runOf(const hex::Steps& steps, std::size_t from) {
    std::size_t end = from;
    while (end < steps.size() && std::holds_alternative<Kind>(steps[end]))
        ++end;
    return end - from;
}

template <class Kind> [[nodiscard]] int countOf(const hex::Steps& steps) {
    int count = 0;
    for (const hex::Step& step : steps)
        count += std::holds_alternative<Kind>(step) ? 1 : 0;
    return count;
}

/// The steps of one kind, each in its line.
template <class Kind> [[nodiscard]] QStringList linesOf(const hex::State& state, const hex::Steps& steps) {
    QStringList lines;
    for (const hex::Step& step : steps) {
        if (std::holds_alternative<Kind>(step))
            lines.append(shortLine(state, step));
    }
    return lines;
}

/// The next task, if it is of this kind; otherwise null.
template <class Kind> [[nodiscard]] const Kind* asking(const hex::State& state) {
    return state.tasks.empty() ? nullptr : std::get_if<Kind>(&state.tasks.next());
}

} // namespace watchfire::text
