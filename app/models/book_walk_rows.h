// SPDX-License-Identifier: Apache-2.0
// What the walk through the value book shows: the drawing of a value's place, and the likely answers.
#pragma once

#include "app/models/acting_models.h"
#include "app/rows/row_model.h"
#include "rules/powder/book.h"

#include <QList>
#include <QString>

#include <vector>

namespace watchfire {

/// A value on the drawing of its place.
struct BookFieldRow {
    QString id;           ///< the value's JSON Pointer; of a heading any name
    QString title;        ///< "Power"; of a heading "Level 2"
    QString text;         ///< what is entered; empty: nothing yet
    bool heading = false; ///< names the line or column of the others
    bool now = false;     ///< is being entered
    QString spoken;
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, title, text, heading, now, spoken);
};

namespace bookwalk {

/// "wall", "time", "card", "shot"
QString placeOf(const powder::ValueKey& stop);
/// "Time track, 1 to 3 players", "Leader"
QString headingOf(const powder::ValueKey& stop);
/// The values of the same board or card, without its grid. Wall levels and the time track are tables of
/// `columnsOf` columns with headings.
QList<BookFieldRow> fieldRows(const powder::Book& book, const powder::ValueKey& stop);
int columnsOf(const powder::ValueKey& stop);

/// The answers that one touch enters; the row's id is the value as JSON text. None for a grid.
QList<ChoiceRow> likelyAnswers(const powder::Book& book, const powder::ValueKey& stop);
/// The key for an answer that is none of these.
inline constexpr QLatin1String moreKey{"more"};
/// What a spot may pay: the usual rewards, those that the book has already, and `typed`.
QList<ChoiceRow> likelyPayments(const powder::Book& book, const std::vector<powder::Reward>& typed);

} // namespace bookwalk

} // namespace watchfire
