// SPDX-License-Identifier: Apache-2.0
// Filling the value book ahead: one missing value after the other, as the board and the stacks of cards are
// looked through, with its place drawn beside the likely answers. One touch enters a number and goes on;
// spots of a card and wounds of a shot are touched on the grid and end with "next". Everything entered is
// kept at once, so the walk can be left at any time.
#pragma once

#include "app/models/acting_models.h"
#include "app/models/book_walk_rows.h"
#include "app/models/gate.h"
#include "app/models/property.h"
#include "app/models/value_book_rows.h"
#include "app/rows/row_model.h"
#include "app/stores/book_walk.h"
#include "app/stores/value_book.h"

#include <QStringList>
#include <QVariantMap>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace watchfire {

class BookWalkModel : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(bool, walking, m_walking, shown)
    /// Something is missing in the book.
    WATCHFIRE_PROPERTY(bool, useful, bookwalk::nextMissing(m_own.book(), std::nullopt).has_value(), shown)
    /// The value being entered as JSON Pointer; empty: nothing is missing any more.
    WATCHFIRE_PROPERTY(QString, stop, m_stop ? QString::fromStdString(powder::pathOf(*m_stop)) : QString(),
                       shown)
    Q_PROPERTY(QString title READ title NOTIFY shown) ///< "Power of Leader"
    Q_PROPERTY(QString hint READ hint NOTIFY shown)   ///< what to do; may be empty
    Q_PROPERTY(QString kind READ kind NOTIFY shown) ///< "number", "cost", "ability", "spots", "cells", "end"
    /// What is drawn: "wall", "time", "card", "shot".
    WATCHFIRE_PROPERTY(QString, place, m_stop ? bookwalk::placeOf(*m_stop) : QString(), shown)
    /// The name of what is drawn.
    WATCHFIRE_PROPERTY(QString, heading, m_stop ? bookwalk::headingOf(*m_stop) : QString(), shown)
    WATCHFIRE_PROPERTY(QString, progress, countWords(countAll(book())), shown)
    Q_PROPERTY(double part READ part NOTIFY shown) ///< of all values, 0 to 1
    /// Of the fields, where they are a table.
    WATCHFIRE_PROPERTY(int, columns, m_stop ? bookwalk::columnsOf(*m_stop) : 1, shown)
    Q_PROPERTY(QStringList cells READ cells NOTIFY shown) ///< of the drawn card
    Q_PROPERTY(QVariantMap notes READ notes NOTIFY shown) ///< what its spots pay, in a word
    /// The drawn card has no printed name yet.
    Q_PROPERTY(bool canName READ canName NOTIFY shown)
    WATCHFIRE_PROPERTY(bool, canBack, !m_visited.empty(), shown)
    /// The cells of the grid can be kept.
    WATCHFIRE_PROPERTY(bool, ready, (onGrid() && m_grid.cells.any()), shown)
    /// One rocket card more may be entered after this one.
    WATCHFIRE_PROPERTY(bool, rocket, (m_stop && m_stop->field == powder::ValueKey::Field::rocketCells), shown)
    /// What is typed instead of touched, as ValueEditor wants it; empty: nothing.
    WATCHFIRE_PROPERTY(QVariantMap, question, m_question, shown)
    WATCHFIRE_PART(QAbstractItemModel*, keys, &m_keys)     ///< ChoiceRow: the likely answers
    WATCHFIRE_PART(QAbstractItemModel*, fields, &m_fields) ///< BookFieldRow

public:
    /// `gate` asks for the PIN before something is done, where strangers use the screen.
    BookWalkModel(ValueBook& own, Gate gate, QObject* parent = nullptr);

    QString title() const;
    QString hint() const;
    QString kind() const;
    double part() const;
    QStringList cells() const;
    QVariantMap notes() const;
    bool canName() const;

    /// Goes to the first missing value of that page of the book or behind it: "walls", "time-few",
    /// "time-many", "cards", "shots".
    Q_INVOKABLE void begin(const QString& page);
    /// Leaves the walk; everything entered is kept.
    Q_INVOKABLE void pause();
    /// A likely answer, which is entered at once; what a touched spot pays; or "more": another answer is
    /// typed.
    Q_INVOKABLE void choose(const QString& key);
    /// A cell of the drawn grid.
    Q_INVOKABLE void touchCell(const QString& cell);
    /// Keeps the grid's cells and goes on; without cells the same as `skip`.
    Q_INVOKABLE void next();
    /// The same for the last rocket card.
    Q_INVOKABLE void lastRocket();
    /// Goes on without an answer.
    Q_INVOKABLE void skip();
    /// To the stop before.
    Q_INVOKABLE void back();
    /// To a field of the drawing.
    Q_INVOKABLE void go(const QString& id);
    /// The typed answer.
    Q_INVOKABLE void enter(const QString& json);
    Q_INVOKABLE void cancel();
    Q_INVOKABLE bool nameIsFree(const QString& words) const;
    /// The printed name of the drawn card.
    Q_INVOKABLE void name(const QString& words);

signals:
    void shown();

private:
    using Rewards = std::map<powder::Cell, powder::Reward>;
    /// Cells that were touched and are not kept yet.
    struct Grid {
        powder::CellSet cells;
        Rewards rewards;
    };
    [[nodiscard]] const powder::Book& book() const { return m_own.book(); }
    [[nodiscard]] bool onGrid() const;
    void visit(std::optional<powder::ValueKey> stop);
    void leaveFor(std::optional<powder::ValueKey> stop);
    void goOn();
    void keep(const powder::BookValue& value);
    void keepGrid();
    void ask();
    [[nodiscard]] Grid known() const;
    void show();

    ValueBook& m_own;
    Gate m_gate;
    bool m_walking = false;
    std::optional<powder::ValueKey> m_stop; ///< none: nothing is missing any more
    std::vector<powder::ValueKey> m_visited;
    Grid m_grid;
    std::map<std::string, Grid> m_drafts; ///< grids that were left before they were kept, by the stop's path
    powder::Reward m_payment;             ///< what the next touched spot pays
    std::vector<powder::Reward> m_payments; ///< those that were typed
    QVariantMap m_question;
    RowModel<ChoiceRow> m_keys;
    RowModel<BookFieldRow> m_fields;
};

} // namespace watchfire
