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

hex::Place placeNamed(const hex::Board& board, const QString& kind, const QString& name) {
    const std::string text = name.toStdString();
    if (kind == QLatin1String("wall")) {
        const hex::WallId wall = board.findWall(text);
        return wall.valid() ? hex::Place(wall) : hex::Place();
    }
    if (kind == QLatin1String("hex")) {
        const auto at = hex::parseAxial(text);
        const hex::HexId id = at ? board.find(*at) : hex::HexId();
        return id.valid() ? hex::Place(id) : hex::Place();
    }
    if (kind == QLatin1String("corner")) {
        const auto at = hex::parseCorner(text);
        const hex::CornerId id = at ? board.find(*at) : hex::CornerId();
        return id.valid() ? hex::Place(id) : hex::Place();
    }
    if (kind == QLatin1String("side")) {
        const auto at = hex::parseSide(text);
        const hex::SideId id = at ? board.find(*at) : hex::SideId();
        return id.valid() ? hex::Place(id) : hex::Place();
    }
    return {};
}

} // namespace watchfire
