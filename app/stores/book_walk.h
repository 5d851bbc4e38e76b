// SPDX-License-Identifier: Apache-2.0
// The order in which a value book is filled ahead: one value after the other, as the board and the stacks of
// cards are looked through. Where nobody is asked, no game has to stop for a value (the "T" of the rule
// catalogue).
#pragma once

#include "rules/powder/book.h"

#include <optional>
#include <string>
#include <vector>

namespace watchfire::bookwalk {

/// All horde cards in the order of the book: those of the rules, those with a name, those that nobody has
/// named yet, and last the types that the book does not have at all, under the names that they would get
/// (BP-05: twelve types).
[[nodiscard]] std::vector<std::string> cards(const powder::Book& book);

/// Where the walk stops: wall levels, both sides of the time track, horde cards, shot cards. A card's spots
/// and what they pay are one stop.
[[nodiscard]] std::vector<powder::ValueKey> stops(const powder::Book& book);
/// True if nothing is missing there.
[[nodiscard]] bool isComplete(const powder::Book& book, const powder::ValueKey& stop);
/// The next stop at which something is missing, wrapping round behind the last one; `nullopt` if nothing is
/// missing anywhere, except perhaps at `after`.
[[nodiscard]] std::optional<powder::ValueKey> nextMissing(const powder::Book& book,
                                                          const std::optional<powder::ValueKey>& after);
/// The name under which one more rocket card is entered: "r1", the first that is free.
[[nodiscard]] std::string freeRocketName(const powder::Book& book);

} // namespace watchfire::bookwalk
