// SPDX-License-Identifier: Apache-2.0
// The river on the board picture: its course (GR-01) and the flooded plain (GR-13); see river_room.h.
#include "app/hex/board_points.h"
#include "app/hex/river/river_room.h"
#include "app/hex/river/river_text.h"
#include "app/rows/board_rows.h"

namespace watchfire {

namespace {

/// From the middle of the spring hex across the two sides of the river to the plain; the mouth follows.
QList<QPointF> courseToThePlain(const hex::BoardDescription& board, hex::Axial spring, hex::Axial hills,
                                hex::Axial plain) {
    const QPointF x = geometry::centre(spring);
    const QPointF y = geometry::near(board, geometry::centre(hills), x);
    const QPointF z = geometry::near(board, geometry::centre(plain), y);
    return {x, (x + y) / 2, y, (y + z) / 2, z};
}

MarkRow courseRow(const std::string& spring, const QList<QPointF>& course, QPointF middle) {
    MarkRow row;
    row.kind = scene::Mark::river;
    row.place = QString::fromStdString(spring);
    for (const QPointF point : course)
        row.path.append(point);
    row.cx = middle.x();
    row.cy = middle.y();
    row.name = RiverText::tr("river");
    return row;
}

bool isFlooded(const hex::State& state, hex::HexId id) {
    const auto& river = state.board().river();
    return state.river.flooded && river && river->z == id;
}

} // namespace

QList<MarkRow> RiverRoom::marks(const hex::Board& board) const {
    const auto& river = board.river();
    if (!river)
        return {};
    QList<QPointF> course =
        courseToThePlain(board.description(), board[river->x].at, board[river->y].at, board[river->z].at);
    course.append(geometry::near(board, geometry::point(board, river->mouthCorner), course.last()));
    return {courseRow(board.nameOf(river->x), course, course[course.size() / 2])};
}

QList<MarkRow> RiverRoom::marks(const hex::BoardDescription& draft) const {
    const auto& river = draft.river;
    if (!river)
        return {};
    QList<QPointF> course = courseToThePlain(draft, river->x, river->y, river->z);
    const QPointF hills = course[2];
    if (const auto mouth = river->corners.find("C1"); mouth != river->corners.end())
        course.append(geometry::near(draft, geometry::point(mouth->second), course.last()));
    return {courseRow(hex::toString(river->x), course, hills)};
}

void RiverRoom::onHex(const hex::State& state, hex::HexId id, HexRow& row) const {
    row.flooded = isFlooded(state, id);
    if (row.flooded && row.blocked.isEmpty())
        row.blocked = QStringLiteral("flood");
}

QString RiverRoom::hexName(const hex::State& state, hex::HexId id, const QString& name) const {
    return isFlooded(state, id) ? RiverText::tr("%1, flooded").arg(name) : name;
}

} // namespace watchfire
