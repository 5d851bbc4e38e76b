// SPDX-License-Identifier: Apache-2.0
#include "app/editor/draft_rows.h"

#include "app/boards/board_print.h"
#include "app/editor/board_editor_rows.h"
#include "app/hex/rooms.h"
#include "app/models/board_geometry.h"
#include "app/text/names.h"
#include "rules/hex/geometry.h"

#include <QCoreApplication>
#include <QLineF>

#include <array>
#include <cmath>

namespace watchfire {

namespace {

struct DraftRows {
    Q_DECLARE_TR_FUNCTIONS(DraftRows)
};

/// "hills 5 and sea": names of the hexes that are on the board.
template <class Hexes> QString namesOf(const boards::Draft& draft, const Hexes& hexes) {
    QStringList names;
    for (const hex::Axial at : hexes)
        if (boards::find(draft, at) != nullptr)
            names.append(draftHexName(draft, at));
    return text::listOf(names);
}

LitRow litPlace(const PlaceRow& place, scene::Tone tone) {
    return {place.kind, place.place, place.cx, place.cy, place.x1, place.y1, place.x2, place.y2, tone, {}};
}

/// Calls `use` with each corner that carries a face of the die, and the face; 0 if the print names none.
template <class F> void eachFace(const boards::Draft& draft, F&& use) {
    for (const hex::Axial at : boards::facedHexes(draft)) {
        const boards::Faces faces = boards::facesOf(draft, at).value_or(boards::Faces{});
        for (std::size_t i = 0; i < faces.size(); ++i)
            use(hex::CornerName{at, hex::allCornerDirections[i]}, faces[i]);
    }
}

/// A storm on a split hex stands on one of its halves, as in a game.
void placeStorm(const boards::Draft& draft, const hex::BoardDescription::Storm& storm, MarkRow& row) {
    QPointF at = geometry::centre(storm.at);
    if (const auto edge = boards::edgeOf(draft, storm.at); edge && boards::isSplit(draft, storm.at)) {
        const hex::MapEdge half = storm.half.value_or(*edge);
        const qreal around = draft.board.circumference * std::sqrt(3.0);
        constexpr qreal aside = 0.55;
        if (half != *edge)
            at.rx() += half == hex::MapEdge::east ? around : -around;
        // At the map's western edge the hex shows its eastern half.
        at.rx() += half == hex::MapEdge::west ? aside : -aside;
        row.size = 0.6;
    }
    const QPointF way = geometry::centre(hex::offset(storm.heading));
    geometry::putAt(row, at);
    row.x1 = at.x() + way.x();
    row.y1 = at.y() + way.y();
}

QPointF attackOf(const boards::Draft& draft, const std::string& wall) {
    for (const auto& one : draft.board.walls)
        if (one.id == wall)
            return geometry::centre(one.attack);
    return {};
}

HarbourRow harbourRow(const boards::Draft& draft, const hex::BoardDescription::Harbour& harbour) {
    HarbourRow row;
    row.place = QString::fromStdString(hex::toString(harbour.at));
    const QLineF side = geometry::line(harbour.at);
    geometry::putEnds(row, side);
    QPointF away = side.center();
    for (const hex::Axial at : {harbour.at.hex, hex::neighbour(harbour.at.hex, harbour.at.direction)}) {
        const auto* hex = boards::find(draft, at);
        if (hex != nullptr && hex::isLand(hex->terrain))
            away = 2 * side.center() - geometry::centre(at);
    }
    geometry::putAt(row, away);
    row.trade = scene::named<scene::Trade>(QLatin1String(hex::toString(harbour.trade)));
    const bool open = boards::isOpen(draft, harbour.at);
    row.name = open ? DraftRows::tr("harbour, not entered yet") : harbourName(harbour.trade);
    if (open)
        row.trade = scene::Trade::none;
    return row;
}

BoardWallRow wallRow(const hex::BoardDescription::Wall& wall) {
    BoardWallRow row;
    row.wall = QString::fromStdString(wall.id);
    const QPointF fort = geometry::point(wall.fort);
    row.fortX = row.x1 = row.x2 = fort.x();
    row.fortY = row.y1 = row.y2 = fort.y();
    row.danger = QStringLiteral("holds");
    row.name = DraftRows::tr("wall %1").arg(row.wall);
    // The bar lies on the attack hex's side towards the column, or beside the fort.
    for (const hex::Direction d : hex::allDirections) {
        const QLineF side = geometry::line(hex::SideName{wall.attack, d});
        constexpr double touching = 0.1;
        const bool ahead = !wall.column.empty() && hex::neighbour(wall.attack, d) == wall.column.front();
        const bool beside =
            QLineF(side.p1(), fort).length() < touching || QLineF(side.p2(), fort).length() < touching;
        if (!ahead && !(beside && wall.column.empty()))
            continue;
        geometry::putEnds(row, side);
    }
    return row;
}

} // namespace

HexRow hexRow(const boards::Draft& draft, const hex::BoardDescription::Hex& hex) {
    HexRow row;
    row.place = QString::fromStdString(hex::toString(hex.at));
    const QPointF at = geometry::centre(hex.at);
    geometry::putAt(row, at);
    row.terrain = boards::isOpen(draft, hex.at)
                      ? scene::Terrain::open
                      : scene::named<scene::Terrain>(QLatin1String(hex::toString(hex.terrain)));
    row.number = hex.number;
    constexpr int likeliest = 7;
    row.ways = row.number == 0 ? 0 : 6 - std::abs(likeliest - row.number);
    row.kind = !hex::isLand(hex.terrain)             ? scene::HexKind::sea
               : hex.terrain == hex::Terrain::steppe ? scene::HexKind::steppe
                                                     : scene::HexKind::land;
    for (const auto& wall : draft.board.walls)
        if (boards::plain(draft, wall.attack) == boards::plain(draft, hex.at)) {
            row.kind = scene::HexKind::attack;
            row.label = QString::fromStdString(wall.id);
        }
    for (const auto& one : draft.board.assembly)
        if (boards::plain(draft, one.at) == boards::plain(draft, hex.at)) {
            row.kind = scene::HexKind::assembly;
            row.label = QString::fromStdString(one.id);
            row.leftNumber = one.left.number;
            row.rightNumber = one.right.number;
            // Without a section there, an arrow points to where one would be.
            const QPointF left = one.left.wall.empty() ? at + QPointF(-1, 1) : attackOf(draft, one.left.wall);
            const QPointF right =
                one.right.wall.empty() ? at + QPointF(1, 1) : attackOf(draft, one.right.wall);
            row.leftX = left.x();
            row.leftY = left.y();
            row.rightX = right.x();
            row.rightY = right.y();
        }
    row.robber = draft.board.robber && boards::same(draft, *draft.board.robber, hex.at);
    row.pirate = draft.board.pirate && boards::same(draft, *draft.board.pirate, hex.at);
    row.raiders = boards::contains(draft, draft.board.deserts, hex.at) ? 1 : 0;
    row.name = draftHexName(draft, hex.at);
    if (row.robber)
        row.name = DraftRows::tr("%1, robber").arg(row.name);
    if (row.pirate)
        row.name = DraftRows::tr("%1, pirate").arg(row.name);
    if (row.raiders > 0)
        row.name = DraftRows::tr("%1, raiders gather here").arg(row.name);
    return row;
}

QString harbourName(hex::Resource trade) {
    return trade == hex::Resource::any ? DraftRows::tr("3:1 harbour")
                                       : DraftRows::tr("2:1 harbour for %1").arg(text::resourceName(trade));
}

QList<HarbourRow> harbourRows(const boards::Draft& draft) {
    QList<HarbourRow> rows;
    for (const auto& harbour : draft.board.harbours)
        rows.append(harbourRow(draft, harbour));
    return rows;
}

QList<BoardWallRow> wallRows(const boards::Draft& draft) {
    QList<BoardWallRow> rows;
    for (const auto& wall : draft.board.walls)
        rows.append(wallRow(wall));
    return rows;
}

QList<MarkRow> markRows(const boards::Draft& draft) {
    QList<MarkRow> rows;
    for (const ModuleRoom* room : rooms())
        rows += room->marks(draft.board);
    for (const hex::CornerName corner : draft.board.markers) {
        MarkRow row;
        row.kind = scene::Mark::marker;
        row.place = QString::fromStdString(hex::toString(corner));
        geometry::putAt(row, geometry::point(corner));
        row.name = DraftRows::tr("one point");
        rows.append(row);
    }
    if (const auto& storm = draft.board.storm) {
        MarkRow row;
        row.kind = scene::Mark::storm;
        row.place = QString::fromStdString(hex::toString(storm->at));
        placeStorm(draft, *storm, row);
        row.name = DraftRows::tr("storm, heading %1").arg(text::directionName(storm->heading));
        rows.append(row);
    }
    return rows;
}

QList<MarkRow> faceMarks(const boards::Draft& draft) {
    QList<MarkRow> rows;
    eachFace(draft, [&](hex::CornerName corner, int face) {
        MarkRow row;
        row.kind = scene::Mark::face;
        row.place = QString::fromStdString(hex::toString(corner));
        geometry::putAt(row, geometry::facePoint(geometry::centre(corner.hex), geometry::point(corner)));
        row.number = face;
        row.name = editor::faceWords().corner.arg(face);
        rows.append(row);
    });
    return rows;
}

QString draftHexName(const boards::Draft& draft, hex::Axial at) {
    const auto* hex = boards::find(draft, at);
    if (hex == nullptr)
        return {};
    const QString terrain =
        boards::isOpen(draft, at) ? DraftRows::tr("not entered yet") : text::terrainName(hex->terrain);
    return hex->number == 0 ? terrain
                            : DraftRows::tr("%1 %2", "terrain and its number").arg(terrain).arg(hex->number);
}

LitRow litHex(hex::Axial at, scene::Tone tone) {
    LitRow row;
    row.kind = scene::PlaceKind::hex;
    row.place = QString::fromStdString(hex::toString(at));
    geometry::putAt(row, geometry::centre(at));
    row.tone = tone;
    return row;
}

LitRow litSide(const boards::Draft& draft, hex::SideName at, scene::Tone tone) {
    return litPlace(sideRow(draft, at), tone);
}

QList<LitRow> litRows(const boards::Draft& draft, const boards::Problem& problem) {
    constexpr scene::Tone danger = scene::Tone::danger;
    QList<LitRow> rows;
    for (const hex::Axial at : problem.hexes)
        rows.append(litHex(at, danger));
    for (const hex::CornerName corner : problem.corners)
        rows.append(litPlace(cornerRow(draft, corner), danger));
    for (const hex::SideName side : problem.sides)
        rows.append(litPlace(sideRow(draft, side), danger));
    return rows;
}

PlaceRow cornerRow(const boards::Draft& draft, hex::CornerName at) {
    PlaceRow row;
    row.kind = scene::PlaceKind::corner;
    row.place = QString::fromStdString(hex::toString(at));
    geometry::putAt(row, geometry::point(at));
    row.label = DraftRows::tr("corner of %1").arg(namesOf(draft, hex::hexesAt(at)));
    return row;
}

QList<PlaceRow> faceRows(const boards::Draft& draft) {
    QList<PlaceRow> rows;
    eachFace(draft, [&](hex::CornerName corner, int face) {
        PlaceRow row;
        row.kind = scene::PlaceKind::corner;
        row.place = QString::fromStdString(hex::toString(corner));
        geometry::putAt(row, geometry::facePoint(geometry::centre(corner.hex), geometry::point(corner)));
        row.note = face > 0 ? QString::number(face) : QStringLiteral("?");
        row.label = editor::faceWords().cornerOf.arg(face).arg(draftHexName(draft, corner.hex));
        rows.append(row);
    });
    return rows;
}

PlaceRow sideRow(const boards::Draft& draft, hex::SideName at) {
    PlaceRow row;
    row.kind = scene::PlaceKind::side;
    row.place = QString::fromStdString(hex::toString(at));
    geometry::putAlong(row, geometry::line(at));
    row.label = DraftRows::tr("side of %1")
                    .arg(namesOf(draft, std::array{at.hex, hex::neighbour(at.hex, at.direction)}));
    return row;
}

} // namespace watchfire
