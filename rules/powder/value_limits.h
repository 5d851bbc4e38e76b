// SPDX-License-Identifier: Apache-2.0
// Which numbers of the value book the pieces of the box allow, and which are likely, so that a slip of the
// finger is noticed where a table enters them. Logs and imported books are read without it: what is printed
// is true.
#pragma once

#include "rules/powder/book.h"

#include <optional>

namespace watchfire::powder {

/// Why no larger number can be printed.
enum class LimitReason {
    soldiersWhoFire, ///< BP-09: nobody else may stand in a firing spot
    cardsInDeck,     ///< BP-05
    spotsOfCard,     ///< BP-22: nobody else stands on a card
};
struct ValueLimit {
    int most = 0;
    LimitReason why{};
};
/// `nullopt` if neither pieces nor rules limit it.
[[nodiscard]] std::optional<ValueLimit> largestPossible(ValueKey::Field field);

/// The largest number that needs no second look. For the hordes of a slot it is what the board has room for
/// (BP-01, BP-11). For the others, where the rules say nothing, it is a generous guess.
[[nodiscard]] int largestLikely(ValueKey::Field field);

/// BP-01: how many places the board has for hordes.
inline constexpr int hordePlaces = static_cast<int>(sectionCount * rowCount);

/// BP-80: level 1 costs 5 resources, level 2 costs 10, level 3 costs 15; their kinds are printed.
[[nodiscard]] constexpr int costOfLevel(int level) {
    return 5 * level;
}

} // namespace watchfire::powder
