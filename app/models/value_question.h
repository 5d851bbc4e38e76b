// SPDX-License-Identifier: Apache-2.0
// A question for a value of the book, as ValueEditor.qml wants it: the book's page, the walk through it, and
// a game ask in the same way. It also knows which numbers the pieces of the box allow, and which are likely,
// so that a slip of the finger is noticed. Logs and imported books are read without it.
#pragma once

#include "rules/powder/book.h"

#include <QString>
#include <QVariantMap>

#include <optional>

namespace watchfire {

/// BP-80: level 1 costs 5, level 2 costs 10, level 3 costs 15.
inline constexpr int costPerLevel = 5;

/// The largest number that is entered without being asked back. A generous guess where the rules say
/// nothing; for the hordes of a slot what the board has places for (BP-01, BP-11).
[[nodiscard]] int likelyMost(powder::ValueKey::Field field);

/// `kind`, `title`, `low` and `high` of a number, and `value`, what is known already as JSON text. Of a
/// number also `most` and `mostWhy`, what can be at most and why (missing: up to `high`), and `likely` and
/// `likelyWhy`: a greater number is asked back. Of a cost `expected` and `expectedWhy`: another amount is
/// asked back.
QVariantMap valueQuestion(const powder::ValueKey& key, const QString& title,
                          const std::optional<powder::BookValue>& known = std::nullopt);
/// The same for a number that is no value of the book; nothing is asked back.
QVariantMap numberQuestion(const QString& title);

} // namespace watchfire
