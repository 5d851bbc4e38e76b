// SPDX-License-Identifier: Apache-2.0
// The steps of a command as cards for the table: one imperative sentence, a detail, what it is about on the
// board, and the answer to "why?". One visit over all kinds of step (decisions 25); neighbouring steps that
// are one grip of the hand share a card.
#pragma once

#include "rules/hex/outcome.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace watchfire::text {

struct StepCard {
    QString icon;     ///< the log's name of the step: "move-rider"
    QString sentence; ///< imperative, one line
    QString detail;   ///< a second line, may be empty
    QStringList items;
    QString tone; ///< "plain", "gain", "danger", "good"
    Clause clause;
    QString reason; ///< why it applies now, may be empty
    std::vector<hex::Place> places;
    bool moves = true; ///< somebody's hand moves a piece on the board
};

/// Cards for the steps of one outcome, in their order. `state` is the state after it.
QList<StepCard> cardsOf(const hex::State& state, const hex::Steps& steps);

/// One line for a single step, in the past or present as history and forecast want it: "Rider III to W3".
QString shortLine(const hex::State& state, const hex::Step& step);

/// "Nothing moves. Collect for 5.", or empty where a piece moves.
QString quietText(const hex::State& state, const QList<StepCard>& cards);

/// The two words beside the dice, and their tone: "Breach!" ("danger").
struct Headline {
    QString text;
    QString tone;
};
Headline headlineOf(const hex::State& state, const hex::Steps& steps);

} // namespace watchfire::text
