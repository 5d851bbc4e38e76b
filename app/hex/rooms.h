// SPDX-License-Identifier: Apache-2.0
// All rooms of rule modules, in the order of their rows on screen.
#pragma once

#include "app/hex/room.h"

#include <QCoreApplication>

#include <span>
#include <type_traits>
#include <vector>

namespace watchfire {

[[nodiscard]] std::span<const ModuleRoom* const> rooms();
/// Those of the modules of one game.
[[nodiscard]] std::vector<const ModuleRoom*> roomsOf(const hex::Setup& setup);

/// The room of this module; null where it has none.
[[nodiscard]] const ModuleRoom* roomOf(hex::ModuleName module);

/// A kind of step or correction that a module's room words. The visitors in app/text leave these out, so that
/// the compiler still finds a kind of the base game that nobody words.
template <class Kind>
concept WordedInARoom =
    isIn<Kind, hex::ModuleSteps> || isIn<Kind, hex::ModuleCommands> || isIn<Kind, hex::ModuleCorrections>;

[[nodiscard]] inline bool saysNothing(const QString& text) {
    return text.isEmpty();
}
[[nodiscard]] inline bool saysNothing(const QStringList& lines) {
    return lines.isEmpty();
}
[[nodiscard]] inline bool saysNothing(std::size_t count) {
    return count == 0;
}
template <class Words> [[nodiscard]] bool saysNothing(const std::optional<Words>& words) {
    return !words;
}

/// The first non-empty answer of a room: calls `ask` with one room after the other.
template <class Ask> [[nodiscard]] auto askRooms(const Ask& ask) {
    using Answer = std::invoke_result_t<Ask, const ModuleRoom&>;
    for (const ModuleRoom* room : rooms()) {
        if (Answer answer = ask(*room); !saysNothing(answer))
            return answer;
    }
    return Answer{};
}

/// True if somebody collects something for the roll by this step of a module.
[[nodiscard]] bool collectsByARoom(const hex::Step& step);

/// Which facts the scenario adds to the state strip.
[[nodiscard]] QList<StripRow> scenarioStrip(const hex::State& state);

/// The texts of the page for a new game.
struct NewGame {
    Q_DECLARE_TR_FUNCTIONS(NewGame)
};

/// The option whether the table or the program draws from a bag, under this title.
[[nodiscard]] SwitchWords drawnBy(const QString& title);

/// A text for a piece of some module; empty for the pieces of the base game and the wall.
[[nodiscard]] QString pieceOfARoom(hex::Piece piece, PieceSaying saying);

/// A sentence for each piece of the base game and for the wall. Those that are not needed stay empty.
struct PieceWords {
    QString settlement{};
    QString city{};
    QString road{};
    QString ship{};
    QString wall{};
};
/// The words for the piece; those of a module's piece come from its room.
[[nodiscard]] QString wordsFor(hex::Piece piece, PieceSaying saying, const PieceWords& words);

} // namespace watchfire
