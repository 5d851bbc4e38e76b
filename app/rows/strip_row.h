// SPDX-License-Identifier: Apache-2.0
// A fact of the state strip: storm, tokens, flood, raiders or duties, with a title, a value and a line below
// (WO, GR, RA).
#pragma once

#include "app/rows/row_model.h"

#include <QString>

namespace watchfire {

/// Kinds:
///   "storm"        value the heading, detail where it stands (WO-20)
///   "repair"       a gap that its owner fills before he builds such a piece elsewhere, a row each (WO-27)
///   "tokens"       value how many numbers are left in the bag, detail which (WO-30)
///   "flood"        value "dry" or "flooded" (GR-13)
///   "robber"       only while he is drowned (GR-21)
///   "raiders"      value how many are still to come, or that they storm; detail how many stand where (RA-10,
///                  RA-11, RA-20)
/// What single players hold (markers, raiders driven off, counters) stands in their PlayerRow.
struct StripRow {
    QString id; ///< unique in the strip
    QString kind;
    QString glyph; ///< its picture; empty: none
    QString title, value, detail;
    QString danger;                 ///< "", "good", "warn", "danger"
    QString player, colour, symbol; ///< of rows about one player
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, kind, glyph, title, value, detail, danger, player, colour, symbol);
};

/// A row that is the only one of its kind; its picture is called like the kind.
[[nodiscard]] inline StripRow stripRow(const char* kind, const QString& title, const QString& value,
                                       const QString& detail = {}) {
    StripRow row;
    row.kind = QString::fromLatin1(kind);
    row.id = row.kind;
    row.glyph = row.kind;
    row.title = title;
    row.value = value;
    row.detail = detail;
    return row;
}

} // namespace watchfire
