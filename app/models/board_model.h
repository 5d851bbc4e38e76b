// SPDX-License-Identifier: Apache-2.0
// The board as a picture: hexes, walls, pieces and the places that may be picked, in unit coordinates
// (a hex has corner radius 1, x to the east, y to the south; BA-01 to BA-03). Snapping a finger to the
// nearest legal place is decided here, where a test can reach it (screens.md, "Sizes").
// On a cylinder (WO-10) x and x + `period` are one place: rows name it once, at either.
#pragma once

#include "app/models/row_model.h"

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

namespace hex {
struct State;
}

/// One hex of the board as it lies now.
struct HexRow {
    QString place; ///< "q,r"
    qreal cx = 0, cy = 0;
    QString terrain;    ///< forest hills pasture fields mountains desert gold sea steppe …
    int number = 0;     ///< production number, 0 without
    int ways = 0;       ///< of 36 rolls, how many show the number
    QString label;      ///< "III" on an assembly hex, "W3" on an attack hex, else empty
    QString kind;       ///< "land", "sea", "assembly", "attack", "steppe"
    int leftNumber = 0; ///< attack numbers of an assembly hex, with arrows to left and right
    int rightNumber = 0;
    qreal leftX = 0, leftY = 0, rightX = 0, rightY = 0; ///< centres of the hexes that the arrows point to
    int riders = 0;
    QStringList numerals; ///< numerals of the riders, if known, in the order in which they stand
    QString blocked;      ///< what blocks production: "", "rider", "robber", "flood", "raider"
    bool robber = false;
    bool pirate = false;
    int raiders = 0;           ///< RA-10, RA-20
    bool flooded = false;      ///< GR-13
    bool undiscovered = false; ///< WO-30: its number is still to be drawn
    QString name;              ///< spoken: "hills 5", "assembly hex III, 2 riders"
    QString key() const { return place; }
    static const QList<Role<HexRow>>& roles();
};

struct HarbourRow {
    QString place;
    qreal x1 = 0, y1 = 0, x2 = 0, y2 = 0; ///< the side's corners
    qreal cx = 0, cy = 0;                 ///< towards the sea: where the sign stands
    QString trade;                        ///< "any" (3:1) or a resource (2:1)
    bool shut = false;                    ///< GW-41, RA-32
    QString name;
    QString key() const { return place; }
    static const QList<Role<HarbourRow>>& roles();
};

struct BuildingRow {
    QString place;
    qreal cx = 0, cy = 0;
    QString piece; ///< "settlement", "city"
    QString player, colour, symbol;
    bool fallen = false; ///< RA-31: lies on its side
    QString name;
    QString key() const { return place; }
    static const QList<Role<BuildingRow>>& roles();
};

struct LineRow {
    QString place;
    qreal x1 = 0, y1 = 0, x2 = 0, y2 = 0;
    QString piece; ///< "road", "ship", "bridge"
    QString player, colour, symbol;
    bool turned = false; ///< RA-30: lies across its side
    QString name;
    QString key() const { return place; }
    static const QList<Role<LineRow>>& roles();
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
    QString name;
    QString key() const { return wall; }
    static const QList<Role<BoardWallRow>>& roles();
};

/// What else lies on the board.
struct MarkRow {
    /// "storm": (x1, y1) lies where it heads; "river": `path` from the spring to the mouth; "marker" on a
    /// corner (WO-02); "repair" on a side (WO-27).
    QString kind;
    QString place;
    qreal cx = 0, cy = 0;
    qreal x1 = 0, y1 = 0, x2 = 0, y2 = 0;
    QVariantList path; ///< of QPointF
    qreal size = 1;    ///< of the storm: smaller where a number, or half a hex, leaves less room
    QString piece;     ///< of a repair: "road", "ship"
    QString player, colour, symbol;
    QString name;
    QString key() const { return kind + place + player; }
    static const QList<Role<MarkRow>>& roles();
};

/// A place that may be picked now, or (forbidden) one of which the table may ask why not.
struct PlaceRow {
    QString kind;  ///< "hex", "corner", "side", "wall", "heading"
    QString place; ///< canonical name; of a heading "NE"
    qreal cx = 0, cy = 0;
    qreal x1 = 0, y1 = 0, x2 = 0, y2 = 0; ///< ends of a side; of a heading from hex to hex
    QString label;                        ///< "hills 5", "corner of hills 5 and forest 4"
    bool forbidden = false;
    QString why;
    QString note;           ///< one letter drawn at a forbidden place: which of a clause's reasons (WO-41)
    bool candidate = false; ///< tapped once, waits for the second tap
    QString key() const { return kind + place; }
    static const QList<Role<PlaceRow>>& roles();
};

/// A place of the current step: to be lit.
struct LitRow {
    QString kind;
    QString place;
    qreal cx = 0, cy = 0;
    qreal x1 = 0, y1 = 0, x2 = 0, y2 = 0;
    QString tone; ///< "do" (orange), "danger" (red), "gain" (green)
    /// What the step does there, as the log names it; "move-storm" joins its hexes to a path, "erupt" rings
    /// the corner that the die named. May be empty.
    QString act;
    QString key() const { return kind + place; }
    static const QList<Role<LitRow>>& roles();
};

class BoardModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(QRectF bounds READ bounds NOTIFY boundsChanged)
    Q_PROPERTY(qreal period READ period NOTIFY boundsChanged)
    Q_PROPERTY(qreal mapLeft READ mapLeft NOTIFY boundsChanged)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)
    Q_PROPERTY(bool example READ example NOTIFY titleChanged)
    Q_PROPERTY(QAbstractItemModel* hexes READ hexes CONSTANT)
    Q_PROPERTY(QAbstractItemModel* harbours READ harbours CONSTANT)
    Q_PROPERTY(QAbstractItemModel* buildings READ buildings CONSTANT)
    Q_PROPERTY(QAbstractItemModel* lines READ lines CONSTANT)
    Q_PROPERTY(QAbstractItemModel* walls READ walls CONSTANT)
    Q_PROPERTY(QAbstractItemModel* marks READ marks CONSTANT)
    Q_PROPERTY(QAbstractItemModel* places READ places CONSTANT)
    Q_PROPERTY(QAbstractItemModel* lit READ lit CONSTANT)
    Q_PROPERTY(bool picking READ picking NOTIFY pickingChanged)
    Q_PROPERTY(QString pickTitle READ pickTitle NOTIFY pickingChanged)
    Q_PROPERTY(bool hasCandidate READ hasCandidate NOTIFY candidateChanged)
    Q_PROPERTY(QPointF candidatePoint READ candidatePoint NOTIFY candidateChanged)
    Q_PROPERTY(QString candidateLabel READ candidateLabel NOTIFY candidateChanged)

public:
    explicit BoardModel(QObject* parent = nullptr);

    QRectF bounds() const { return m_bounds; }
    /// Around a cylinder (BA-04); 0: a plane.
    qreal period() const { return m_period; }
    /// Where a cylinder's printed map begins.
    qreal mapLeft() const { return m_mapLeft; }
    QString title() const { return m_title; }
    bool example() const { return m_example; }
    QAbstractItemModel* hexes() { return &m_hexes; }
    QAbstractItemModel* harbours() { return &m_harbours; }
    QAbstractItemModel* buildings() { return &m_buildings; }
    QAbstractItemModel* lines() { return &m_lines; }
    QAbstractItemModel* walls() { return &m_walls; }
    QAbstractItemModel* marks() { return &m_marks; }
    QAbstractItemModel* places() { return &m_places; }
    QAbstractItemModel* lit() { return &m_lit; }
    bool picking() const { return !m_places.rows().isEmpty(); }
    QString pickTitle() const { return m_pickTitle; }
    bool hasCandidate() const { return !m_candidate.isEmpty(); }
    QPointF candidatePoint() const;
    QString candidateLabel() const;

    /// A finger at (x, y) in board units. `target` is the smallest comfortable target (12 mm) in board
    /// units: where two legal places lie closer than that, the first tap marks a candidate and the
    /// second, near it, picks it. Taps further than one target (at least 0.6) from any place do nothing;
    /// one that lies in a forbidden place tells why.
    Q_INVOKABLE void tap(qreal x, qreal y, qreal target);
    /// Picks the row of `places` at once (keyboard, screen reader).
    Q_INVOKABLE void choose(int index);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void cancelCandidate();

    /// Shows the game as it is; touches neither places nor lit.
    void show(const hex::State& state);
    void setPlaces(const QString& title, const QList<PlaceRow>& places);
    void setLit(const QList<LitRow>& lit);

    const RowModel<HexRow>& hexRows() const { return m_hexes; }
    const RowModel<BuildingRow>& buildingRows() const { return m_buildings; }
    const RowModel<HarbourRow>& harbourRows() const { return m_harbours; }
    const RowModel<LineRow>& lineRows() const { return m_lines; }
    const RowModel<MarkRow>& markRows() const { return m_marks; }
    const RowModel<PlaceRow>& placeRows() const { return m_places; }
    const RowModel<LitRow>& litRows() const { return m_lit; }

signals:
    void boundsChanged();
    void titleChanged();
    void pickingChanged();
    void candidateChanged();
    /// A place was picked; `kind` and `place` as in PlaceRow.
    void picked(const QString& kind, const QString& place);
    /// A forbidden place was tapped: why it is forbidden.
    void refused(const QString& why);

private:
    /// The row of `places`; -1 if none is within reach.
    int nearest(QPointF at, qreal reach, bool forbidden) const;
    qreal distance(QPointF one, QPointF other) const;
    void showHexes(const hex::State& state);
    void showPieces(const hex::State& state);
    void showMarks(const hex::State& state);
    void setCandidate(const QString& key);

    QRectF m_bounds;
    qreal m_period = 0;
    qreal m_mapLeft = 0;
    QString m_title;
    bool m_example = false;
    QString m_pickTitle;
    QString m_candidate; ///< key of a PlaceRow
    RowModel<HexRow> m_hexes;
    RowModel<HarbourRow> m_harbours;
    RowModel<BuildingRow> m_buildings;
    RowModel<LineRow> m_lines;
    RowModel<BoardWallRow> m_walls;
    RowModel<MarkRow> m_marks;
    RowModel<PlaceRow> m_places;
    RowModel<LitRow> m_lit;
};

} // namespace watchfire
