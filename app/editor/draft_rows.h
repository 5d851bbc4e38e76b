// SPDX-License-Identifier: Apache-2.0
// What lies on a board that is being made, as rows of the board picture.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>

#include "app/boards/board_check.h"
#include "app/boards/board_draft.h"
#include "app/rows/board_rows.h"

namespace watchfire {

HexRow hexRow(const boards::Draft& draft, const hex::BoardDescription::Hex& hex);
QList<HarbourRow> harbourRows(const boards::Draft& draft);
QList<BoardWallRow> wallRows(const boards::Draft& draft);
/// What the modules with a room put on the board, markers and storm.
QList<MarkRow> markRows(const boards::Draft& draft);
/// The numbers at the corners of the volcanoes.
QList<MarkRow> faceMarks(const boards::Draft& draft);
/// Where the problem is, in the tone "danger".
QList<LitRow> litRows(const boards::Draft& draft, const boards::Problem& problem);
LitRow litHex(hex::Axial at, const QString& tone);
PlaceRow cornerRow(const boards::Draft& draft, hex::CornerName at);
/// The corners of the volcanoes, each within its own: two that lie side by side share corners.
QList<PlaceRow> faceRows(const boards::Draft& draft);
PlaceRow sideRow(const boards::Draft& draft, hex::SideName at);

/// "hills 5", "sea", "not entered yet"
QString draftHexName(const boards::Draft& draft, hex::Axial at);

} // namespace watchfire
