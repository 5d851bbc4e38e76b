// SPDX-License-Identifier: Apache-2.0
// The pages of a value book as rows: what is known, and what is missing.
#pragma once

#include "app/rows/row_model.h"
#include "rules/powder/book.h"

#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace watchfire {

struct BookCount;

/// One line of a page: a heading, a value, or a link to a card's own page.
struct BookRow {
    QString id;   ///< a value's JSON Pointer; a card's name
    QString type; ///< "heading", "value", "card"
    QString title, text;
    bool known = false;
    QStringList cells; ///< for spots and shots: the small picture
    QString key() const { return type + id; }
    WATCHFIRE_ROLES(id, type, title, text, known, cells);
};

/// "Defense", "Power": a value on its own page or card.
QString fieldName(powder::ValueKey::Field field);

QList<BookRow> wallRows(const powder::Book& book);
QList<BookRow> timeRows(const powder::Book& book, powder::TimeSide side);
QList<BookRow> cardListRows(const powder::Book& book);
/// The values of one card; the rewards of its spots are on the grid.
QList<BookRow> cardRows(const powder::Book& book, const std::string& card);
QList<BookRow> shotRows(const powder::Book& book);

/// "84 of 89", "16 of at least 55", "none yet, 89 or more"
QString countWords(const BookCount& count);
/// Names of cells in the grid's order.
QStringList cellNames(const powder::CellSet& cells);
/// The reward of each vital spot, in a word or two; "?" if unknown.
QVariantMap rewardNotes(const powder::CardValues& card);

} // namespace watchfire
