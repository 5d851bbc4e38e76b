// SPDX-License-Identifier: Apache-2.0
// Copies the values that a game of Black Powder learns into the table's own book, also the rocket cards that
// are drawn in it (value_book.h describes the effect of undo). A game that began with the sample book adds
// nothing.
#pragma once

#include "app/stores/value_book.h"
#include "rules/game.h"

#include <cstddef>
#include <string>

namespace watchfire {

class ValueBookKeeper {
public:
    explicit ValueBookKeeper(ValueBook& book) : m_book(book) {}

    /// Call when the open game went on, when one of its commands was taken back, or when another game is open
    /// (by its id in the journal): its earlier values are in the book already.
    void changed(const std::string& id, const PowderGame& game);
    /// The same, but what the game has learnt stays in the game: strangers play, and the book is locked.
    void pass(const std::string& id, const PowderGame& game);

private:
    void keep(const PowderGame& game, std::size_t n);
    void takeBack(const PowderGame& game, std::size_t n);

    ValueBook& m_book;
    std::string m_id;
    std::size_t m_seen = 0; ///< commands in force that were already handled
};

} // namespace watchfire
