// SPDX-License-Identifier: Apache-2.0
// Value books as files that people carry from one table to another: in the documents folder and on mounted
// removable drives, as JSON (game-log of Black Powder, "Value book").
#pragma once

#include "rules/powder/book.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace watchfire {
template <class T> class Result;
}

namespace watchfire::bookfiles {

/// A folder for value books.
struct Place {
    QString folder; ///< absolute; need not be there yet
    QString title;
    bool removable = false;
};

/// The documents folder's Watchfire, then each mounted removable drive that can be read.
QList<Place> places();
/// Names of the folder's JSON files, sorted.
QStringList files(const QString& folder);

/// A book from a file, for people: the message says file, JSON path, reason and what to do.
/// Errors: `header`.
Result<powder::Book> read(const QString& path);
/// Writes whole or not at all; makes the folder. Overwrites: ask first. The error is for people.
std::optional<QString> write(const QString& path, const powder::Book& book);

} // namespace watchfire::bookfiles
