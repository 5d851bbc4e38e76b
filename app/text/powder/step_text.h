// SPDX-License-Identifier: Apache-2.0
// The steps of Black Powder as cards for the table, like app/text/step_text.h for the hex games: one
// imperative sentence each; neighbouring steps that are one movement of the hand share a card.
#pragma once

#include "app/text/card_text.h"
#include "rules/powder/outcome.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace watchfire::text {

struct PowderCard : CardText {
    QStringList places; ///< as the log names them: "S2.1:a3", "S1", "T2", "S2.fire"
    bool moves = true;  ///< a hand moves something on the board
    int steps = 1;      ///< how many of the outcome's steps it contains

    /// True for news: nobody has anything to do, or it was done before it was entered.
    [[nodiscard]] bool heard() const;
};

/// The picture of a step or of news: the glyph for the card's icon.
[[nodiscard]] QString pictureOf(const QString& icon);

/// Returns the reason for the end that the screens show. A player who plays alone loses once the shame pool
/// is empty, even if the walls are complete or the last winter is over (BP-93). The table is then told of the
/// pool, because no other reason explains why Qin wins.
powder::EndReason tellingReason(const powder::State& state, powder::EndReason reason);

/// The card of one step, for a state of the same game.
PowderCard cardOf(const powder::State& state, const powder::Step& step);
/// Cards for the steps of one outcome, in order. `state` is the state after it.
QList<PowderCard> cardsOf(const powder::State& state, const powder::Steps& steps);

/// What the table does beside the pieces if these steps are taken back after they were done: "Ann, take 2 chi
/// back." Empty: nothing. Honor is counted by the program.
QString takenBack(const powder::State& state, const powder::Steps& steps, std::size_t from, std::size_t to);

/// A single step as one line for the history: "Breach: the middle section, 9 against 6".
QString shortLine(const powder::State& state, const powder::Step& step);
/// The same in two parts, since lines of one command may share their reason: "Ann: 2 honor more, now 8" and
/// "Whoever had a soldier there earns it". Most have none.
struct ReasonedLine {
    QString line;
    QString reason;

    [[nodiscard]] QString joined() const;
};
ReasonedLine reasonedLine(const powder::State& state, const powder::Step& step);

/// "Printed on the Pikemen: ..." for whoever comes onto this card; empty if it says nothing, or does so by a
/// sign.
QString printedOn(const powder::State& state, powder::Slot slot);

/// The headline of a command's cards: the most serious consequence so far, answers included. Empty while a
/// question is open and nothing is known yet.
Headline headlineOf(const powder::State& state, const powder::Steps& steps);

} // namespace watchfire::text
