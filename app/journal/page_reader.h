// SPDX-License-Identifier: Apache-2.0
// Reads the rows of a damaged journal page by page, without the tree above them: SQLite finds a row only on a
// way through pages that are all sound, but a row lies whole on its own page. The format is documented:
// https://sqlite.org/fileformat2.html. A page does not say which table it belongs to; the shape of its rows
// does.
#pragma once

#include <QByteArray>
#include <QString>
#include <QVariant>

#include <functional>

namespace watchfire::journal {

enum class RowOf { games, commands, snapshots, inbox, settings };

/// Values in the table's own order of columns.
using RawRow = std::function<void(RowOf table, const QVariantList& values)>;

/// The file as it is with what its write-ahead log holds; empty if it cannot be read.
[[nodiscard]] QByteArray withLog(const QString& database);
/// Calls `row` for each row that can be read. Pages that the file lists as free are left out.
void readPages(const QByteArray& database, const RawRow& row);

} // namespace watchfire::journal
