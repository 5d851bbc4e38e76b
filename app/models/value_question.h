// SPDX-License-Identifier: Apache-2.0
// A question for a value of the book, as ValueEditor.qml wants it: the book's page, the walk through it, and
// a game ask in the same way.
#pragma once

#include "rules/powder/book.h"

#include <QString>
#include <QVariantMap>

#include <optional>

namespace watchfire {

/// `kind`, `title`, `low` and `high` of a number, and `value`, what is known already as JSON text.
QVariantMap valueQuestion(const powder::ValueKey& key, const QString& title,
                          const std::optional<powder::BookValue>& known = std::nullopt);
/// The same for a number that is no value of the book.
QVariantMap numberQuestion(const QString& title);

} // namespace watchfire
