// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/board_picker.h"

#include "app/models/board_geometry.h"

namespace watchfire {

QList<PlaceRow> placeRows(const hex::State& state, const std::vector<hex::Place>& places) {
    QList<PlaceRow> rows;
    for (const hex::Place& place : places)
        rows.append(geometry::placeRow(state, place));
    return rows;
}

QString placeKey(const hex::Board& board, const hex::Place& place) {
    const scene::PlaceKind kind = geometry::kindOf(place);
    return kind == scene::PlaceKind::none ? QString()
                                          : word(kind) + QLatin1Char(' ') + geometry::nameOf(board, place);
}

} // namespace watchfire
