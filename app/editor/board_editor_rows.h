// SPDX-License-Identifier: Apache-2.0
// The board editor's choices: groups of brushes for a scenario, and the brushes of a group with the number
// left of each.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>

#include "app/boards/board_draft.h"
#include "app/models/acting_models.h"
#include "app/rows/row_model.h"

#include <optional>

namespace watchfire {

struct FaceWords;
struct TileWords;

/// A brush to paint with, or something to do at once.
struct BrushRow {
    QString id;    ///< "terrain-hills", "number-8", "harbour-wool", "river-mirror" …
    QString title; ///< "Hills"
    QString glyph; ///< a picture beside it; may be empty
    int number = 0;
    QString left;      ///< "3 left"; empty if not counted
    bool over = false; ///< more are on the board than there are
    bool chosen = false;
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, title, glyph, number, left, over, chosen);
};

struct ProblemRow {
    QString id;
    QString text;
    bool stops = false;   ///< prevents a game until it is corrected
    bool entered = false; ///< concerns something that was entered, not something missing
    bool chosen = false;  ///< only its place is lit
    QString mend;         ///< "Put him in the desert": what the button beside it does; empty: none
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, text, stops, entered, chosen, mend);
};

namespace editor {

/// "terrain", "number", "harbour" … as far as the draft's scenario needs them.
QList<ChoiceRow> groupRows(const boards::Draft& draft, const QString& chosen);
/// What can be painted or done in a group; `asked`: only what the quick way asks for.
QList<BrushRow> brushRows(const boards::Draft& draft, const QString& group, const QString& chosen,
                          bool asked);

/// The tile whose group of brushes this is; null: it is another group.
const hex::BoardTile* tileOf(const QString& group);
/// The texts for a tile, from its module's room.
const TileWords& wordsOf(const hex::BoardTile& tile);

/// The texts for the faces of a die, from the room of the module whose terrain carries them.
FaceWords faceWords();
/// True if this group of brushes is for those faces.
bool showsFaces(const QString& group);
/// Which way a brush turns the faces, "left" or "right"; `nullopt` for any other brush.
std::optional<QString> turnOfFaces(const QString& brush);

/// The part of an id after its kind: "hills" for "terrain-hills"; `nullopt` for another kind.
std::optional<QString> after(const QString& id, const char* kind);

} // namespace editor

} // namespace watchfire
