// SPDX-License-Identifier: Apache-2.0
// The steps of a command as cards for the table: one imperative sentence, a detail, its places on the board,
// and the answer to "why?". One visit over all kinds of step (decisions 25); neighbouring steps that are one
// movement of the hand share a card.
#pragma once

#include "app/text/card_text.h"
#include "rules/hex/outcome.h"

#include <QList>
#include <QString>
#include <QVariantList>

#include <vector>

namespace watchfire::text {

struct StepCard : CardText {
    std::vector<hex::Place> places{};
    bool moves = true;     ///< somebody's hand moves a piece on the board
    bool news = false;     ///< nobody has anything to do, on the board or with cards
    bool loud = false;     ///< makes the roll not quiet, although nobody's hand moves a piece
    bool collects = false; ///< somebody collects something for the roll
    int steps = 1;         ///< how many of the outcome's steps it tells
    /// The items as a picture, one a line: maps with `colour`, `symbol` and `name` of a player, and `goods`,
    /// a list of maps with `kind` ("grain"), `text` ("2 grain"), `amount` (2); empty where no player has a
    /// line.
    QVariantList shares = {};
};

/// Cards for the steps of one outcome, in order. `state` is the state after it.
QList<StepCard> cardsOf(const hex::State& state, const hex::Steps& steps);

/// A single step as one line, in the past or present tense for history and forecast: "Rider III to W3".
QString shortLine(const hex::State& state, const hex::Step& step);

/// "Nothing moves. Collect for 5."; empty if a piece moves.
QString quietText(const hex::State& state, const QList<StepCard>& cards);

Headline headlineOf(const hex::State& state, const hex::Steps& steps);

} // namespace watchfire::text
