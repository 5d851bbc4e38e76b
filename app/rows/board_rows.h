// SPDX-License-Identifier: Apache-2.0
// What lies on a board picture, as rows: hexes, harbours, pieces, walls, marks, and the places that may be
// picked or are lit. The picture takes these values as they are; screens and the drive socket read them by
// role. In unit coordinates: a hex has corner radius 1, x to the east, y to the south (BA-01 to BA-03). On a
// cylinder (WO-10) x and x + its circumference are one place: rows name it once, at either.
#pragma once

#include "app/rows/board_kinds.h"
#include "app/rows/row_model.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QVariantList>

namespace watchfire {

/// One hex of the board in its current state.
struct HexRow {
    QString place; ///< "q,r"
    qreal cx = 0, cy = 0;
    scene::Terrain terrain = scene::Terrain::none;
    int number = 0; ///< production number, 0 without
    int ways = 0;   ///< of 36 rolls, how many show the number
    QString label;  ///< "III" on an assembly hex, "W3" on an attack hex, else empty
    scene::HexKind kind = scene::HexKind::none;
    int leftNumber = 0; ///< attack numbers of an assembly hex, with arrows to left and right
    int rightNumber = 0;
    qreal leftX = 0, leftY = 0, rightX = 0, rightY = 0; ///< centres of the hexes that the arrows point to
    int riders = 0;
    QStringList numerals; ///< numerals of the riders, if known, in their order
    QString blocked;      ///< what blocks production: "", "rider", "robber", "flood", "raider"
    bool robber = false;
    bool pirate = false;
    int raiders = 0;           ///< RA-10, RA-20
    bool flooded = false;      ///< GR-13
    bool undiscovered = false; ///< WO-30: its number is still to be drawn
    QString name;              ///< as spoken: "hills 5", "assembly hex III, 2 riders"
    bool underWater() const { return flooded; }
    void drain() { flooded = false; }
    /// What the ground of a picture shows of it, without what stands on it.
    HexRow ground() const;
    QString key() const { return place; }
    WATCHFIRE_ROLES(place, cx, cy, terrain, number, ways, label, kind, leftNumber, rightNumber, leftX, leftY,
                    rightX, rightY, riders, numerals, blocked, robber, pirate, raiders, flooded, undiscovered,
                    name);
    bool operator==(const HexRow&) const = default;
};

inline HexRow HexRow::ground() const {
    HexRow bare;
    bare.place = place;
    bare.cx = cx;
    bare.cy = cy;
    bare.terrain = terrain;
    bare.kind = kind;
    bare.blocked = blocked.isEmpty() ? QString() : QStringLiteral("blocked");
    bare.flooded = flooded;
    return bare;
}

struct HarbourRow {
    QString place;
    qreal x1 = 0, y1 = 0, x2 = 0, y2 = 0; ///< the side's corners
    qreal cx = 0, cy = 0;                 ///< towards the sea: where the sign stands
    scene::Trade trade = scene::Trade::none;
    bool shut = false; ///< GW-41, RA-32
    QString name;
    QString key() const { return place; }
    WATCHFIRE_ROLES(place, x1, y1, x2, y2, cx, cy, trade, shut, name);
    bool operator==(const HarbourRow&) const = default;
};

struct BuildingRow {
    QString place;
    qreal cx = 0, cy = 0;
    scene::Piece piece = scene::Piece::none; ///< settlement or city
    QString player, colour, symbol;
    bool fallen = false; ///< RA-31: lies on its side
    QString name;
    bool latest = false; ///< the piece placed last, until something else happens
    QString key() const { return place; }
    WATCHFIRE_ROLES(place, cx, cy, piece, player, colour, symbol, fallen, name, latest);
    bool operator==(const BuildingRow&) const = default;
};

struct LineRow {
    QString place;
    qreal x1 = 0, y1 = 0, x2 = 0, y2 = 0;
    scene::Piece piece = scene::Piece::none; ///< road, ship or bridge
    QString player, colour, symbol;
    bool turned = false; ///< RA-30: it lies across its side
    QString name;
    bool latest = false; ///< as in BuildingRow
    QString key() const { return place; }
    WATCHFIRE_ROLES(place, x1, y1, x2, y2, piece, player, colour, symbol, turned, name, latest);
    bool operator==(const LineRow&) const = default;
};

/// A wall section on the board: a bar along the side between attack hex and first column hex.
struct BoardWallRow {
    QString wall; ///< "W3"
    qreal x1 = 0, y1 = 0, x2 = 0, y2 = 0;
    qreal fortX = 0, fortY = 0;
    QString player, colour, symbol; ///< empty without an owner
    int level = 0;
    int riders = 0;
    QString danger; ///< as in WallsModel
    QString sums;   ///< which sums would breach it now: "9 12"; may be empty
    QString name;
    QString key() const { return wall; }
    WATCHFIRE_ROLES(wall, x1, y1, x2, y2, fortX, fortY, player, colour, symbol, level, riders, danger, sums,
                    name);
    bool operator==(const BoardWallRow&) const = default;
};

/// Another mark on the board.
struct MarkRow {
    /// storm: (x1, y1) lies where it heads; river: `path` from the spring to the mouth; marker: on a corner
    /// (WO-02); repair: on a side (WO-27); face: within a volcano, at the corner that `number` of the die
    /// means (RA-60).
    scene::Mark kind = scene::Mark::none;
    QString place;
    qreal cx = 0, cy = 0;
    qreal x1 = 0, y1 = 0, x2 = 0, y2 = 0;
    QVariantList path; ///< of QPointF
    qreal size = 1;    ///< of the storm: smaller if a number, or half a hex, leaves less room
    int number = 0;
    scene::Piece piece = scene::Piece::none; ///< of a repair: road or ship
    QString player, colour, symbol;
    QString name;
    QString key() const { return word(kind) + place + player; }
    WATCHFIRE_ROLES(kind, place, cx, cy, x1, y1, x2, y2, path, size, number, piece, player, colour, symbol,
                    name);
    bool operator==(const MarkRow&) const = default;
};

/// A place that may be picked now, or a forbidden one, which says why.
struct PlaceRow {
    scene::PlaceKind kind = scene::PlaceKind::none;
    QString place; ///< canonical name; of a heading "NE"
    qreal cx = 0, cy = 0;
    qreal x1 = 0, y1 = 0, x2 = 0, y2 = 0; ///< ends of a side; of a heading from hex to hex
    QString label;                        ///< "hills 5", "corner of hills 5 and forest 4"
    bool forbidden = false;
    QString why;
    /// One letter drawn on a forbidden place: which of a clause's reasons (WO-41). On any other place: what
    /// is printed there.
    QString note;
    bool candidate = false; ///< tapped once, waits for the second tap
    QString key() const { return word(kind) + place; }
    WATCHFIRE_ROLES(kind, place, cx, cy, x1, y1, x2, y2, label, forbidden, why, note, candidate);
    bool operator==(const PlaceRow&) const = default;
};

namespace scene {

/// What a step moves at the places that it lights: a piece `along` them; in `legs` from hex to hex, as the
/// storm; robber or pirate from where they stand; riders over a wall; or the ground bursts at a corner.
enum class Motion { none, along, legs, robber, pirate, breach, burst };

} // namespace scene

/// A place of the current step: to be lit.
struct LitRow {
    scene::PlaceKind kind = scene::PlaceKind::none;
    QString place;
    qreal cx = 0, cy = 0;
    qreal x1 = 0, y1 = 0, x2 = 0, y2 = 0;
    scene::Tone tone = scene::Tone::none;
    QString act; ///< what the step does there, as the log names it; may be empty
    scene::Motion motion() const;
    QString key() const { return word(kind) + place; }
    WATCHFIRE_ROLES(kind, place, cx, cy, x1, y1, x2, y2, tone, act);
    bool operator==(const LitRow&) const = default;
};

/// All that a picture shows of a board. Lists are shared, so that handing it on copies nothing.
struct BoardRows {
    QList<HexRow> hexes;
    QList<HarbourRow> harbours;
    QList<BoardWallRow> walls;
    QList<BuildingRow> buildings;
    QList<LineRow> lines;
    QList<MarkRow> marks;
    QList<PlaceRow> places;
    QList<LitRow> lit;
    qreal period = 0;  ///< around a cylinder (BA-04); 0: a plane
    qreal mapLeft = 0; ///< where a cylinder's printed map begins
    /// Which part of the sea must stay visible, because pieces can be put there: its middle or its sides.
    scene::Sea sea = scene::Sea::sailed;

    /// True if both show the same board and pieces, whatever is lit or may be picked.
    bool sameBoard(const BoardRows& other) const;
};

} // namespace watchfire
