// SPDX-License-Identifier: Apache-2.0
// A question for a value of the book, as ValueEditor.qml wants it: the book's page, the walk through it, and
// a game ask in the same way. It says which numbers are possible and which are likely (value_limits.h).
#pragma once

#include "rules/powder/book.h"

#include <QString>
#include <QVariantMap>

#include <optional>

namespace watchfire {

/// Returns `kind`, `title`, `low` and `high` of a number, and `value`: the known value as JSON text. A number
/// also has `most`, the largest possible one, with its reason `mostWhy` (missing: `high` is the limit), and
/// `likely` with `likelyWhy`: the program asks again before it takes a larger number. A cost has `expected`
/// with `expectedWhy`: the program asks again before it takes another amount.
QVariantMap valueQuestion(const powder::ValueKey& key, const QString& title,
                          const std::optional<powder::BookValue>& known = std::nullopt);
/// The same for a number that is not a value of the book. The program takes it without asking again.
QVariantMap numberQuestion(const QString& title);

} // namespace watchfire
