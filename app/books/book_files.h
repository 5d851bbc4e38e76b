// SPDX-License-Identifier: Apache-2.0
// Value books as files that people carry from one table to another: in the documents folder and on mounted
// removable drives (app/files/drives.h), as JSON (game-log of Black Powder, "Value books").
#pragma once

#include "rules/powder/book.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace watchfire {
template <class T> class Result;
}

namespace watchfire::bookfiles {

/// Reads a book from a file; the message is for people and says file, JSON path, reason and what to do.
/// Errors: `header`.
Result<powder::Book> read(const QString& path);
/// The book as in a file.
QByteArray bytes(const powder::Book& book);
/// Writes a file completely or not at all; makes the folder. Overwrites, so ask first. The error is for
/// people.
std::optional<QString> write(const QString& path, const powder::Book& book);

} // namespace watchfire::bookfiles
