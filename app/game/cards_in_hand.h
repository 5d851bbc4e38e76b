// SPDX-License-Identifier: Apache-2.0
// Which of the told cards are visible now, which of them are done, and what undo, redo and the history say:
// the same for every game.
#pragma once

#include "app/game/told.h"
#include "app/models/table_model.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace watchfire {

/// Told cards with the table's ticks.
struct CardsInHand {
    const std::vector<Told>& told; ///< one for each of the session's entries, undone ones included
    std::size_t position = 0;      ///< how many of them are in force
    const QSet<QString>& ticked;   ///< ids of ticked cards, "n:i", and the marks of joined commands
    /// Those of `ticked` that the last command ticked, not a hand: they stay readable until the next command.
    const QSet<QString>& presumed;
    /// By the number of an entry that was taken back: what that asked the table to put back. Null: nothing.
    const QHash<std::size_t, QString>* putBack = nullptr;

    /// The mark of the entry with this index: it was entered together with the one before it. It does not
    /// clear that one's cards; they are shown, and done, before its own.
    [[nodiscard]] static QString joinMark(std::size_t entry);
    [[nodiscard]] static bool isJoinMark(const QString& id);
    /// True if the cards of the entries before this one are done.
    [[nodiscard]] bool clears(std::size_t entry) const;
    /// The marks of the entries whose cards are visible.
    [[nodiscard]] QStringList joinMarks() const;

    /// Ids of all visible cards.
    [[nodiscard]] QStringList ids() const;
    /// Ids of the visible cards of commands before the last one.
    [[nodiscard]] QStringList idsBeforeLast() const;
    /// Ids of the cards that are no longer visible, because a later command cleared them.
    [[nodiscard]] QStringList idsCleared() const;
    /// What the table takes and gives back if the last command is undone: of its cards that are done.
    [[nodiscard]] QStringList backOfLast() const;
    /// The roll of this turn, or null.
    [[nodiscard]] const Told* rollOfTurn() const;
    /// The last command that is not an answer, or null.
    [[nodiscard]] const Told* lastCommand() const;
};

struct ShownCards {
    QList<StepRow> rows;
    /// The first card that is not done, or null.
    const ToldCard* current = nullptr;
    /// The table's position: this entry of the session tells the current card, after this many of its steps.
    std::size_t entry = 0;
    std::size_t steps = 0;
    /// How many cards the table still has to do with its hands.
    int left = 0;
    /// A later command's cards came before the current one (Told::follows): its effect is seen already.
    bool ahead = false;
};
[[nodiscard]] ShownCards shownCards(const CardsInHand& cards);
/// How many steps of the session's entry `n` the table has been told, including those of the current card.
[[nodiscard]] std::size_t stepsTold(const CardsInHand& cards, const ShownCards& shown, std::size_t n);
[[nodiscard]] QList<HistoryRow> historyRows(const CardsInHand& cards);
[[nodiscard]] TableModel::UndoFacts undoFacts(const CardsInHand& cards);

/// The explanation of a clause, and why it applies now.
[[nodiscard]] QString whyText(Clause clause, const QString& reason);
[[nodiscard]] QString clauseName(Clause clause);

} // namespace watchfire
