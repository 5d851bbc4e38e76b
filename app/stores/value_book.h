// SPDX-License-Identifier: Apache-2.0
// The table's own value book: the values that it read off its board and cards, kept for every later game (the
// "T" of the rule catalogue). Values of the sample book never get in: its numbers are invented.
//
// How undo affects a kept value: a printed value is a fact about the box, not a move, so taking a game back
// removes nothing from the book. The exception is undoing a `value` command, which does nothing but enter a
// value: then the table meant the value, and the book returns to what the game knows. If the answer to a
// question for a value is undone, the question comes again at once, and the new answer replaces the old one.
#pragma once

// First: the moc of Qt 6.4 stumbles where a header begins with <compare>.
#include <QObject>

#include "rules/powder/book.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace watchfire {

struct Error;

/// How much of a book is filled in.
struct BookCount {
    int known = 0;
    int wanted = 0;
    bool atLeast = false; ///< more may be wanted: cards whose spots are not known have rewards, too
    BookCount& operator+=(const BookCount& other) {
        known += other.known;
        wanted += other.wanted;
        atLeast = atLeast || other.atLeast;
        return *this;
    }
    friend bool operator==(const BookCount&, const BookCount&) = default;
};

/// Counts what a game asks for sooner or later, by the pages of the book; each spot's reward is a value of
/// its own. Copies and backs are not counted, because only drawing needs them, nor are the abilities that the
/// rules give (BP-23).
BookCount countWalls(const powder::Book& book);
BookCount countTime(const powder::Book& book, powder::TimeSide side);
/// One card; for a card that the book does not have, nothing is known.
BookCount countCard(const powder::Book& book, const std::string& card);
/// All horde cards, including the types without a name yet (BP-05: twelve types).
BookCount countCards(const powder::Book& book);
BookCount countShots(const powder::Book& book);
BookCount countAll(const powder::Book& book);

/// Horde types in the box (BP-05).
inline constexpr int hordeTypes = 12;
/// Cards whose names and abilities the rules give (BP-23).
const std::vector<std::string>& ruledCards();
bool isRuledCard(const std::string& card);

class ValueBook : public QObject {
    Q_OBJECT
public:
    explicit ValueBook(QObject* parent = nullptr);

    /// A book that contains only the cards of the rules.
    static powder::Book beginning();

    [[nodiscard]] const powder::Book& book() const { return m_book; }
    /// As stored in the journal's setting "book".
    [[nodiscard]] std::string toJson() const;
    /// Loads the stored book, without emitting `changed`. Errors: the text is not a book; then the initial
    /// book is shown.
    std::optional<Error> load(const std::string& json);

    void set(const powder::ValueKey& key, const powder::BookValue& value);
    /// Forgets one value.
    void clear(const powder::ValueKey& key);
    /// One section per copy if all are known; otherwise only the number of copies.
    void setBacks(const std::string& card, int copies,
                  std::optional<std::vector<powder::SectionIndex>> backs);
    void clearBacks(const std::string& card);
    void addCard(const std::string& card);
    /// Not for the cards of the rules.
    void removeCard(const std::string& card);
    /// Keeps the values under another name. Returns false for a card of the rules, or if the name is taken.
    bool renameCard(const std::string& card, const std::string& name);
    /// A card's spots with what each of them pays, as far as that is known.
    void setSpots(const std::string& card, const powder::CellSet& spots,
                  const std::map<powder::Cell, powder::Reward>& rewards);
    void setRocket(const std::string& card, const powder::CellSet& cells, int copies);
    /// A rocket card that was drawn in a game: kept under a free name, unless one with these cells is there.
    void learnRocket(const powder::CellSet& cells);
    /// Whether the box may have more rocket cards than the book.
    void setMoreRockets(bool more);
    /// Replaces the values by those of an imported book; the name stays. Errors: `header` at "/sample",
    /// because a sample's numbers are not printed ones.
    std::optional<Error> replace(powder::Book book);
    /// Another of the table's books is open from now on, or this one under another name.
    void turnTo(powder::Book book) { become(std::move(book)); }

signals:
    void changed();

private:
    void become(powder::Book book);

    powder::Book m_book;
};

} // namespace watchfire
