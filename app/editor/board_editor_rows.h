// SPDX-License-Identifier: Apache-2.0
// What the board editor offers and says: groups of brushes for a scenario, the brushes of a group with what
// is left of each, and a sentence for every problem.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>

#include "app/boards/board_check.h"
#include "app/boards/board_draft.h"
#include "app/models/acting_models.h"
#include "app/rows/row_model.h"

#include <optional>
#include <vector>

namespace watchfire {

struct TileWords;

/// A brush to paint with, or something to do at once.
struct BrushRow {
    QString id;    ///< "terrain-hills", "number-8", "harbour-wool", "river-mirror" …
    QString title; ///< "Hills"
    QString glyph; ///< a picture beside it; may be empty
    int number = 0;
    QString left;      ///< "3 left"; empty where nobody counts
    bool over = false; ///< more are laid than there are
    bool chosen = false;
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, title, glyph, number, left, over, chosen);
};

struct ProblemRow {
    QString id;
    QString text;
    bool stops = false;   ///< no game can be played before it is put right
    bool entered = false; ///< of something that was entered, not of what is still to be
    bool chosen = false;  ///< its place alone is lit
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, text, stops, entered, chosen);
};

namespace editor {

/// "terrain", "number", "harbour" … as the draft's scenario needs them.
QList<ChoiceRow> groupRows(const boards::Draft& draft, const QString& chosen);
/// What can be painted or done in a group; `asked`: only what the quick way asks for.
QList<BrushRow> brushRows(const boards::Draft& draft, const QString& group, const QString& chosen,
                          bool asked);
/// What to do with a brush, in a sentence.
QString hintFor(const QString& group, const QString& brush);
QString sentence(const boards::Draft& draft, const boards::Problem& problem);
/// Whether it is of something that was entered; what is still missing is no mistake on the quick way.
bool wasEntered(const boards::Problem& problem);
/// "Ready for 3 or 4 players.", or what keeps it from being so.
QString verdict(const boards::Draft& draft, const std::vector<int>& players,
                const std::vector<boards::Problem>& problems);

/// What the module of a tile says of it.
const TileWords& wordsOf(const hex::BoardTile& tile);

/// The end of an id behind its kind: "terrain-hills" to "hills"; nothing where it is of another kind.
std::optional<QString> after(const QString& id, const char* kind);

} // namespace editor

} // namespace watchfire
