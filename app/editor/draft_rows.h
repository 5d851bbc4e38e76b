// SPDX-License-Identifier: Apache-2.0
// A board under construction as rows of the board picture.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>

#include "app/boards/board_check.h"
#include "app/boards/board_draft.h"
#include "app/rows/board_rows.h"

namespace watchfire {

HexRow hexRow(const boards::Draft& draft, const hex::BoardDescription::Hex& hex);
QList<HarbourRow> harbourRows(const boards::Draft& draft);
/// "3:1 harbour"
QString harbourName(hex::Resource trade);
QList<BoardWallRow> wallRows(const boards::Draft& draft);
/// The marks of modules with a room, markers and storm.
QList<MarkRow> markRows(const boards::Draft& draft);
/// The numbers at the corners of the volcanoes.
QList<MarkRow> faceMarks(const boards::Draft& draft);
/// The places of the problem, in the tone "danger".
QList<LitRow> litRows(const boards::Draft& draft, const boards::Problem& problem);
LitRow litHex(hex::Axial at, scene::Tone tone);
LitRow litSide(const boards::Draft& draft, hex::SideName at, scene::Tone tone);
PlaceRow cornerRow(const boards::Draft& draft, hex::CornerName at);
/// The corners of the volcanoes, each inside its own volcano, because neighbouring volcanoes share corners.
QList<PlaceRow> faceRows(const boards::Draft& draft);
PlaceRow sideRow(const boards::Draft& draft, hex::SideName at);

/// "hills 5", "sea", "not entered yet"
QString draftHexName(const boards::Draft& draft, hex::Axial at);

} // namespace watchfire
