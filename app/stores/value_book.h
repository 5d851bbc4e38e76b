// SPDX-License-Identifier: Apache-2.0
// The table's own value book: what it read off its board and cards, kept for every later game (the "T" of the
// rule catalogue). The sample book never gets in here: its numbers are invented.
//
// What undo does to a kept value: a printed value is a fact about the box, not a move, so taking a game back
// takes nothing out of the book. Only where a `value` command, which did nothing but say it, is itself the
// command that is taken back, the table meant the value: the book goes back to what the game knows then. An
// answer to the question for a value that is taken back is asked again at once, and the new answer replaces
// the old one.
#pragma once

// First: the moc of Qt 6.4 stumbles where a header begins with <compare>.
#include <QObject>
#include <QString>

#include "rules/powder/book.h"

#include <optional>
#include <string>
#include <vector>

namespace watchfire {

struct Error;

/// How much of a book is filled in.
struct BookCount {
    int known = 0;
    int wanted = 0;
    BookCount& operator+=(const BookCount& other) {
        known += other.known;
        wanted += other.wanted;
        return *this;
    }
    friend bool operator==(const BookCount&, const BookCount&) = default;
};

/// What a game asks sooner or later, by the pages of the book. Copies and backs are for drawing only and not
/// counted, and no ability that the rules tell (BP-23).
BookCount countWalls(const powder::Book& book);
BookCount countTime(const powder::Book& book, powder::TimeSide side);
/// One card; a card that the book does not have: nothing of it is known.
BookCount countCard(const powder::Book& book, const std::string& card);
/// All horde cards, the types that have no name yet included (BP-05: twelve types).
BookCount countCards(const powder::Book& book);
BookCount countShots(const powder::Book& book);
BookCount countAll(const powder::Book& book);

/// Horde types in the box (BP-05).
inline constexpr int hordeTypes = 12;
/// Cards whose names and abilities the rules tell (BP-23).
const std::vector<std::string>& ruledCards();
/// A card's name as people write it, as the book writes it: "Siege Engine" is siege-engine. Empty where
/// nothing of it is left.
std::string cardNameOf(const QString& words);

class ValueBook : public QObject {
    Q_OBJECT
public:
    explicit ValueBook(QObject* parent = nullptr);

    /// A book in which only the cards of the rules stand.
    static powder::Book beginning();

    [[nodiscard]] const powder::Book& book() const { return m_book; }
    /// As the journal's setting "book" keeps it.
    [[nodiscard]] std::string toJson() const;
    /// Takes the kept book in, without `changed`. Errors: the text is no book; then the beginning is shown.
    std::optional<Error> load(const std::string& json);

    void set(const powder::ValueKey& key, const powder::BookValue& value);
    /// Forgets one value.
    void clear(const powder::ValueKey& key);
    /// One section a copy where all are known; else only how many copies there are.
    void setBacks(const std::string& card, int copies,
                  std::optional<std::vector<powder::SectionIndex>> backs);
    void clearBacks(const std::string& card);
    void addCard(const std::string& card);
    /// Not of the cards that the rules tell.
    void removeCard(const std::string& card);
    void setRocket(const std::string& card, const powder::CellSet& cells, int copies);
    /// An imported book instead. Errors: `header` at "/sample", since a sample's numbers are not printed
    /// ones.
    std::optional<Error> replace(powder::Book book);

signals:
    void changed();

private:
    void become(powder::Book book);

    powder::Book m_book;
};

} // namespace watchfire
