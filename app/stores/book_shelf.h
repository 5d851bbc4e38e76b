// SPDX-License-Identifier: Apache-2.0
// The table's value books by name, for boxes with other cards. One of them is open (value_book.h): games
// begin with it and add to it. The others lie here.
//
// A game's header names the book that it began with. So the shelf remembers the former names of a book that
// was renamed: its games still find it. A game whose book is not here has none: it was removed, or the game
// comes from another machine, or is one of other cards that asks for everything and names no book.
#pragma once

// First: the moc of Qt 6.4 stumbles where a header begins with <compare>.
#include <QObject>
#include <QString>

#include "app/stores/value_book.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace watchfire {

/// A book's name as people read it: the first one has none of its own.
QString bookTitle(const powder::Book& book);

class BookShelf : public QObject {
    Q_OBJECT
public:
    explicit BookShelf(ValueBook& open, QObject* parent = nullptr) : QObject(parent), m_open(open) {}

    /// All books, the open one too, in the order of their names.
    [[nodiscard]] std::vector<const powder::Book*> all() const;
    /// True if no book is called that; false for a name of spaces.
    [[nodiscard]] bool isFree(const QString& name) const;

    /// The book that a game began with, by the name in its header: a book of that name, otherwise one that
    /// was called so earlier. Null if there is none.
    [[nodiscard]] const powder::Book* named(const std::string& name) const;

    /// Opens a book that lies here. Returns false if there is none of that name.
    bool open(const std::string& name);
    /// Opens a new book without values. Returns false if the name is not free.
    bool begin(const QString& name);
    /// Puts a book beside the others, under its own name if that is free, or else with a number behind it.
    void lay(powder::Book book);
    /// Renames the open book. Returns false if the name is not free.
    bool rename(const QString& name);
    /// Removes the open book, and opens the next one. Returns false for the only book.
    bool removeOpen();

    /// The books that lie here, as stored in the journal's setting "books".
    [[nodiscard]] std::string toJson() const;
    /// Errors: `header`; then nothing changes.
    std::optional<Error> load(const std::string& json);
    /// The former names, as stored in the journal's setting "book-names".
    [[nodiscard]] std::string namesToJson() const;
    /// A text that is none of these means that no book was ever renamed.
    void loadNames(const std::string& json);

signals:
    void changed();

private:
    void putBack();
    [[nodiscard]] const powder::Book* present(const std::string& name) const;

    ValueBook& m_open;
    std::map<std::string, powder::Book> m_others;
    std::map<std::string, std::string> m_renamed; ///< a former name, and the book's name now
};

} // namespace watchfire
