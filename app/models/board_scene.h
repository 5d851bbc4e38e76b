// SPDX-License-Identifier: Apache-2.0
// A board as a picture, whatever it shows: its lists of rows, and the places that may be picked. Snapping a
// finger to the nearest legal place is decided here, where a test can reach it (screens.md, "Sizes and
// colours").
#pragma once

#include "app/models/property.h"
#include "app/rows/board_rows.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSet>
#include <QString>

namespace watchfire {

class BoardScene : public QObject {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(QRectF, bounds, m_bounds, boundsChanged)
    /// The circumference of a cylinder, in board units (BA-04); 0: a plane.
    WATCHFIRE_PROPERTY(qreal, period, m_period, boundsChanged)
    /// Where a cylinder's printed map begins.
    WATCHFIRE_PROPERTY(qreal, mapLeft, m_mapLeft, boundsChanged)
    WATCHFIRE_PROPERTY(QString, title, m_title, titleChanged)
    WATCHFIRE_PROPERTY(bool, example, m_example, titleChanged)
    /// The whole board as values, for the picture; everybody else uses the lists below.
    Q_PROPERTY(watchfire::BoardRows rows READ rows NOTIFY rowsChanged)
    WATCHFIRE_PART(QAbstractItemModel*, hexes, &m_hexes)
    WATCHFIRE_PART(QAbstractItemModel*, harbours, &m_harbours)
    WATCHFIRE_PART(QAbstractItemModel*, buildings, &m_buildings)
    WATCHFIRE_PART(QAbstractItemModel*, lines, &m_lines)
    WATCHFIRE_PART(QAbstractItemModel*, walls, &m_walls)
    WATCHFIRE_PART(QAbstractItemModel*, marks, &m_marks)
    WATCHFIRE_PART(QAbstractItemModel*, places, &m_places)
    WATCHFIRE_PART(QAbstractItemModel*, lit, &m_lit)
    /// Whether its picture moves: the screen says so, and a test without one sees every change at once.
    WATCHFIRE_SETTABLE(bool, animated, m_animated, setAnimated, animatedChanged)
    WATCHFIRE_PROPERTY(bool, picking, !m_places.rows().isEmpty(), pickingChanged)
    WATCHFIRE_PROPERTY(QString, pickTitle, m_pickTitle, pickingChanged)
    WATCHFIRE_PROPERTY(bool, hasCandidate, !m_candidate.isEmpty(), candidateChanged)
    Q_PROPERTY(QPointF candidatePoint READ candidatePoint NOTIFY candidateChanged)
    Q_PROPERTY(QString candidateLabel READ candidateLabel NOTIFY candidateChanged)

public:
    explicit BoardScene(QObject* parent = nullptr);

    BoardRows rows() const;
    void setAnimated(bool animated) { change(*this, m_animated, animated, &BoardScene::animatedChanged); }
    QPointF candidatePoint() const;
    QString candidateLabel() const;

    /// A finger at (x, y) in board units. `target` is the smallest comfortable target (12 mm) in board
    /// units: where two legal places lie closer than that, the first tap marks a candidate and the
    /// second, near it, picks it. Taps further than one target (at least 0.6) from any place do nothing;
    /// one that lies in a forbidden place tells why.
    Q_INVOKABLE void tap(qreal x, qreal y, qreal target);
    /// The place that such a tap would mean, for comparing; empty: none.
    Q_INVOKABLE QString meant(qreal x, qreal y, qreal target) const;
    /// Picks the row of `places` at once (keyboard, screen reader).
    Q_INVOKABLE void choose(int index);
    Q_INVOKABLE void confirm();

    void setPlaces(const QString& title, const QList<PlaceRow>& places);
    void setLit(const QList<LitRow>& lit);
    /// Also lights the places of a command that somebody proposes, until they are set again.
    void setProposed(const QList<LitRow>& proposed);

    const RowModel<HexRow>& hexRows() const { return m_hexes; }
    const RowModel<BuildingRow>& buildingRows() const { return m_buildings; }
    const RowModel<HarbourRow>& harbourRows() const { return m_harbours; }
    const RowModel<LineRow>& lineRows() const { return m_lines; }
    const RowModel<MarkRow>& markRows() const { return m_marks; }
    const RowModel<PlaceRow>& placeRows() const { return m_places; }
    const RowModel<LitRow>& litRows() const { return m_lit; }
    /// The lit rows without the proposed ones.
    const QList<LitRow>& toldLit() const { return m_toldLit; }

signals:
    void boundsChanged();
    void rowsChanged();
    void titleChanged();
    void animatedChanged();
    void pickingChanged();
    void candidateChanged();
    /// A place was picked; `kind` and `place` as in PlaceRow, `index` is its row.
    void picked(const QString& kind, const QString& place, int index);
    /// A forbidden place was tapped: why it is forbidden.
    void refused(const QString& why);
    /// A lit place, "hex 1,3", is to be shown to the table.
    void pointed(const QString& place);
    /// A tap that means none of the places, in board units.
    void missed(const QPointF& at);

protected:
    void setTitle(const QString& title, bool example);
    /// `split`: the hexes that lie half on either edge of a cylinder's printed map. `sea`: as in BoardRows.
    void setHexes(const QList<HexRow>& hexes, const QSet<QString>& split, qreal period, scene::Sea sea);
    const QList<BoardWallRow> wallsShown() const { return m_walls.rows(); }
    void setHarbours(const QList<HarbourRow>& harbours) { take(m_harbours, harbours); }
    void setBuildings(const QList<BuildingRow>& buildings) { take(m_buildings, buildings); }
    void setLines(const QList<LineRow>& lines) { take(m_lines, lines); }
    void setWalls(const QList<BoardWallRow>& walls) { take(m_walls, walls); }
    void setMarks(const QList<MarkRow>& marks) { take(m_marks, marks); }

private:
    template <class Row> void take(RowModel<Row>& model, const QList<Row>& rows) {
        if (rows == model.rows())
            return;
        model.setRows(rows);
        emit rowsChanged();
    }
    /// The row of `places`; -1 if none is within reach.
    int nearest(QPointF at, qreal reach, bool forbidden) const;
    /// The row that a finger there means, forbidden or not; -1: none.
    int meantAt(QPointF at, qreal target) const;
    qreal distance(QPointF one, QPointF other) const;
    void setCandidate(const QString& key);
    void showLit();

    QRectF m_bounds;
    qreal m_period = 0;
    qreal m_mapLeft = 0;
    scene::Sea m_sea = scene::Sea::sailed;
    QString m_title;
    bool m_example = false;
    bool m_animated = false;
    QString m_pickTitle;
    QString m_candidate; ///< key of a PlaceRow
    RowModel<HexRow> m_hexes;
    RowModel<HarbourRow> m_harbours;
    RowModel<BuildingRow> m_buildings;
    RowModel<LineRow> m_lines;
    RowModel<BoardWallRow> m_walls;
    RowModel<MarkRow> m_marks;
    RowModel<PlaceRow> m_places;
    RowModel<LitRow> m_lit; ///< both of these
    QList<LitRow> m_toldLit, m_proposed;
};

} // namespace watchfire
