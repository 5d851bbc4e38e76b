// SPDX-License-Identifier: Apache-2.0
// The steps of Black Powder as cards for the table, as app/text/step_text.h does it for the hex games: one
// imperative sentence each, and neighbouring steps that are one grip of the hand share a card.
#pragma once

#include "app/text/card_text.h"
#include "rules/powder/outcome.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace watchfire::text {

struct PowderCard : CardText {
    QStringList places; ///< as the log names them: "S2.1:a3", "S1", "T2", "S2.fire"
    bool moves = true;  ///< somebody's hand moves something on the board
    int steps = 1;      ///< how many of the outcome's steps it tells

    /// News alone: nobody has anything to do.
    [[nodiscard]] bool heard() const;
};

/// Cards for the steps of one outcome, in their order. `state` is the state after it.
QList<PowderCard> cardsOf(const powder::State& state, const powder::Steps& steps);

/// One line for a single step, as the history wants it: "Breach: the middle section, 9 against 6".
QString shortLine(const powder::State& state, const powder::Step& step);

/// "All sections hold. Nothing moves."; empty where a piece moves or somebody has something to do.
QString quietText(const powder::State& state, const QList<PowderCard>& cards);

/// Two words over the cards of a command: the worst of all that it has led to so far, its answers included.
/// While a question is open and nothing is known yet, none.
Headline headlineOf(const powder::State& state, const powder::Steps& steps);

} // namespace watchfire::text
