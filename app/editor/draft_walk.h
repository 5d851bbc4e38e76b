// SPDX-License-Identifier: Apache-2.0
// The quick way to enter a board: one hex after the other in reading order, first their terrains, then their
// numbers; then one harbour after the other, clockwise.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>

#include "app/boards/board_draft.h"

#include <optional>
#include <vector>

namespace watchfire {

/// What is being entered hex by hex; none: brushes paint.
enum class Walk { none, terrain, number, harbour };

/// A draft and the current position on it.
struct DraftStep {
    boards::Draft draft;
    Walk walk = Walk::none;
    std::optional<hex::Axial> cursor;     ///< the lit hex
    std::optional<hex::SideName> harbour; ///< the lit harbour, on the quick way
};

namespace editor {

/// "terrain", "number", "harbour"; empty: no quick way.
QString walkName(Walk walk);
/// "Which terrain? Hex 5 of 19"; empty without a quick way.
QString walkTitle(const DraftStep& now);
/// True if something is left to enter.
bool canWalk(const boards::Draft& draft);
/// True if the quick way visits this hex.
bool isOnWalk(const DraftStep& now, hex::Axial at);

/// Goes to the first waiting hex.
void beginWalk(DraftStep& step);
/// Applies the brush ("terrain-hills") to the lit hex or harbour if this is the step's question, and goes on
/// to the next one. Returns true if the draft has changed.
bool enterAndGoOn(DraftStep& step, const QString& brush);
/// Goes on after the draft has changed in another way: to what still waits, or to the end.
void goOnWalking(DraftStep& step);
/// The sides that a finger may mean: those with harbours, and the rest of the coast.
std::vector<hex::SideName> harbourPlaces(const boards::Draft& draft);
/// True if fewer harbours lie on the board than the box has: one was taken away, and lies elsewhere.
bool lacksHarbour(const boards::Draft& draft);
/// The next harbour clockwise, or counter-clockwise for "left" and "up".
std::optional<hex::SideName> harbourBeyond(const DraftStep& now, const QString& way);
/// What a tap on a side of the coast has done.
enum class CoastTap {
    went,    ///< to the harbour that lies there
    changed, ///< a harbour lies there now: the one that was asked for, or a new one if one was missing
    refused  ///< two harbours would touch there
};
CoastTap goToHarbour(DraftStep& step, hex::SideName side);

} // namespace editor

} // namespace watchfire
