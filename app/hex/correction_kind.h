// SPDX-License-Identifier: Apache-2.0
// What a correction can be about (BA-60): a row of the list from which the table chooses, and the values
// after it. Those that every game has are in app/game/hex/base_corrections.cpp; those of a module come from
// its room.
#pragma once

// First: moc of Qt 6.4 cannot read <compare> before any of Qt's headers.
#include <QString>

#include "app/text/names.h"
#include "rules/hex/command.h"
#include "rules/hex/setup.h"
#include "rules/hex/state.h"

#include <vector>

namespace watchfire {

struct CorrectionValue;

struct CorrectionKind {
    const char* id;
    const char* title; ///< marked for translation in `context`
    const char* glyph;
    /// The question before the value: which place, which player, or none. `placeOrOff` and `playerOrNobody`
    /// have no value, because the place (or "off the board") or the player (or "nobody") says all.
    enum class Where { nowhere, place, placeOrOff, player, playerOrNobody } where;
    bool (*fits)(const hex::Setup&);
    const char* context = "CorrectionText";
    /// The position of a room's row: before the rows of every game (pieces, points, the turn), or after the
    /// pieces.
    enum class When { beforePieces, afterPieces } when = When::beforePieces;
    /// The places to choose from; null where none is asked for.
    std::vector<hex::Place> (*places)(const hex::State&) = nullptr;
    hex::HexId (*stands)(const hex::State&) = nullptr; ///< the hex where it is now, to be lit
    const char* question = nullptr;                    ///< asks for its value instead of the usual question
    /// The values to choose from, or the only one; place and player are none where the kind asks for none.
    /// Null: the room gives them.
    std::vector<CorrectionValue> (*values)(const hex::State&, const hex::Place&, hex::PlayerId) = nullptr;
    hex::PlayerId (*holder)(const hex::State&) = nullptr; ///< whose it is now
};

template <hex::ModuleName module> [[nodiscard]] bool withModule(const hex::Setup& setup) {
    return setup.has(module);
}

/// A value to choose for a correction.
struct CorrectionValue {
    QString id; ///< as in the log: "true", "3"
    QString title;
    bool now; ///< the program's present value
    hex::command::Correction what{};
    QString detail{};
    hex::PlayerId player{}; ///< whose row it is
    /// The values to choose from after it, and their question.
    std::vector<CorrectionValue> then{};
    QString question{};
};

/// The numbers from 0 to `most`; `make` makes the correction of one.
template <class Make>
[[nodiscard]] std::vector<CorrectionValue> countsTo(int most, int now, const Make& make) {
    std::vector<CorrectionValue> values;
    for (int count = 0; count <= most; ++count)
        values.push_back({QString::number(count), QString::number(count), count == now,
                          make(static_cast<std::uint8_t>(count))});
    return values;
}

/// Nobody, and each player; `make` makes the correction of one.
template <class Make>
[[nodiscard]] std::vector<CorrectionValue> playersOr(const hex::Setup& setup, const QString& nobody,
                                                     hex::PlayerId now, const Make& make) {
    std::vector<CorrectionValue> values{
        {QStringLiteral("null"), nobody, !now.valid(), make(hex::PlayerId{})}};
    for (std::size_t i = 0; i < setup.playerCount(); ++i) {
        const hex::PlayerId player(i);
        values.push_back({QString::fromStdString(setup[player].id),
                          text::playerName(setup, player),
                          player == now,
                          make(player),
                          {},
                          player});
    }
    return values;
}

} // namespace watchfire
