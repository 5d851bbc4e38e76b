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

/// The largest number that the program takes without asking again. For the hordes of a slot it is what the
/// board has room for (BP-01, BP-11). For the others, where the rules say nothing, it is a generous guess.
[[nodiscard]] int likelyMost(powder::ValueKey::Field field);

/// Returns `kind`, `title`, `low` and `high` of a number, and `value`: the known value as JSON text. A number
/// also has `most`, the largest possible one, with its reason `mostWhy` (missing: `high` is the limit), and
/// `likely` with `likelyWhy`: the program asks again before it takes a larger number. A cost has `expected`
/// with `expectedWhy`: the program asks again before it takes another amount.
QVariantMap valueQuestion(const powder::ValueKey& key, const QString& title,
                          const std::optional<powder::BookValue>& known = std::nullopt);
/// The same for a number that is not a value of the book. The program takes it without asking again.
QVariantMap numberQuestion(const QString& title);

} // namespace watchfire
