// SPDX-License-Identifier: Apache-2.0
// What a user can get wrong, as values: a code of the log's contract (game-log, "Refusals"), the clause
// behind it, and the words that a message needs. Sentences in the user's language are made elsewhere;
// `message` is the English one that `watchfire replay` prints.
#pragma once

#include "rules/core/clause.h"

#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace watchfire {

enum class ErrorCode : std::uint8_t {
    syntax,
    header,
    unknownPlayer,
    unknownPlace,
    unknownPiece,
    unknownOption,
    badValue,
    badDice,
    gameOver,
    decisionOpen,
    noDecision,
    notAnOption,
    notBegun,
    alreadyBegun,
    notYourTurn,
    alreadyRolled,
    notRolled,
    oneCardATurn,
    notYourWall,
    wallComplete,
    knightActions,
    robberAway,
    forbiddenPlace,
    repairFirst,
    occupied,
    tooClose,
    notConnected,
    notLand,
    notSea,
    shipFixed,
    noPieceLeft,
    nothingToUndo,
    nothingToRedo,
    wrongSeason,
    noSuchSpot,
    spotTaken,
    wrongRow,
    sectionFull,
    sectionOutOfPlay,
    noHorde,
    noFiringSpot,
    unknownCard,
    wrongClan,
};
inline constexpr ErrorCode lastErrorCode = ErrorCode::wrongClan;

/// The code as the log writes it, for example "not-your-turn".
[[nodiscard]] std::string_view toString(ErrorCode code);

struct Error {
    ErrorCode code = ErrorCode::badValue;
    Clause rule{};
    std::string message; ///< English: what, where and what to do.
    /// What the message is about, for translated sentences: a player id, a place, a field's path.
    std::string subject{};
    /// BA-33: the table may say "place it anyway".
    bool anyway = false;

    friend bool operator==(const Error&, const Error&) = default;
};

/// A value, or the error that prevented it.
template <class T> class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    /// Makes the value in place, if it is expensive to move.
    template <class... Parts>
    explicit Result(std::in_place_t, Parts&&... parts)
        : m_content(std::in_place_index<0>, std::forward<Parts>(parts)...) {}
    Result(Error error) : m_content(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const T& value() const& {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] T& value() & {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] T&& value() && {
        assert(ok());
        return std::move(*std::get_if<0>(&m_content));
    }
    [[nodiscard]] const T& operator*() const& { return value(); }
    [[nodiscard]] T& operator*() & { return value(); }
    [[nodiscard]] T&& operator*() && { return std::move(*this).value(); }
    [[nodiscard]] const T* operator->() const { return &value(); }
    [[nodiscard]] T* operator->() { return &value(); }
    [[nodiscard]] const Error& error() const {
        assert(!ok());
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<T, Error> m_content;
};

} // namespace watchfire
