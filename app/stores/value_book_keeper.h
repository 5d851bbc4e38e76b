// SPDX-License-Identifier: Apache-2.0
// Brings the values that a game of Black Powder is told into the table's own book (value_book.h says what
// undo does). A game that began with the sample book gives nothing.
#pragma once

#include "app/stores/value_book.h"
#include "rules/game.h"

#include <cstddef>
#include <string>

namespace watchfire {

class ValueBookKeeper {
public:
    explicit ValueBookKeeper(ValueBook& book) : m_book(book) {}

    /// The open game went on, or one command of it was taken back; or it is another one, by its id in the
    /// journal: what that was told before is in the book already.
    void changed(const std::string& id, const PowderGame& game);

private:
    void keep(const PowderGame& game, std::size_t n);
    void takeBack(const PowderGame& game, std::size_t n);

    ValueBook& m_book;
    std::string m_id;
    std::size_t m_seen = 0; ///< commands in force that were looked at
};

} // namespace watchfire
