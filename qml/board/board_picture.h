// SPDX-License-Identifier: Apache-2.0
// The picture of the real board: hexes, tokens, harbours, walls, riders, buildings, roads, ships,
// pirate and robber, drawn by one painted item. One item and not some hundred Shapes, because a
// kiosk may draw in software: the whole board is painted once and then kept as an image until
// something changes.
//
// Data comes from an object with the list models `hexes`, `harbours`, `walls`, `lines`, `buildings`,
// `marks`, `places` and `lit` (roles as in app/rows/board_rows.h), read by name, so a test can hand in
// plain rows. Units: a hex has circumradius 1, pointy top, x = sqrt(3) * (q + r / 2), y = 1.5 * r (BA-01).
// Nothing here knows a rule, nor where a finger snaps to: the board model decides both.
//
// A cylinder (WO-10; the board's `period` is its circumference in units, `mapLeft` its printed left edge)
// is one map without end: everything is drawn once for each copy in sight, and `seam` says how far the
// picture is scrolled over the printed edge. That is the picture's own matter, no part of the game.
#pragma once

#include "journeys.h"
#include "painting.h"
#include "picture_rows.h"

#include <QColor>
#include <QList>
#include <QPointF>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QTransform>
#include <QVariant>
#include <QVariantAnimation>
#include <qqmlregistration.h>

#include <vector>

class QAbstractItemModel;

namespace watchfire::ui {

class Traveller;

class BoardPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QObject* board READ board WRITE setBoard NOTIFY boardChanged)
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY lookChanged)
    Q_PROPERTY(QString family READ family WRITE setFamily NOTIFY lookChanged)
    /// The colours of the real pieces by their names ("red" …).
    Q_PROPERTY(QVariantMap hues READ hues WRITE setHues NOTIFY lookChanged)
    /// 1 shows the whole board, at most 5; panX and panY move it, in pixels.
    Q_PROPERTY(qreal zoom READ zoom WRITE setZoom NOTIFY layoutChanged)
    Q_PROPERTY(qreal panX READ panX WRITE setPanX NOTIFY layoutChanged)
    Q_PROPERTY(qreal panY READ panY WRITE setPanY NOTIFY layoutChanged)
    /// Clockwise, 0, 90, 180 or 270 degrees, so that the picture lies as the real board does.
    Q_PROPERTY(int turn READ turn WRITE setTurn NOTIFY layoutChanged)
    /// Possible sizes, in pixels, of a note that shares the picture's room. The one that leaves the board
    /// largest is chosen, and `noteRect` says where it hides no hex.
    Q_PROPERTY(QVariantList noteSizes READ noteSizes WRITE setNoteSizes NOTIFY layoutChanged)
    Q_PROPERTY(int noteIndex READ noteIndex NOTIFY layoutChanged)
    Q_PROPERTY(QRectF noteRect READ noteRect NOTIFY layoutChanged)
    /// Pixels per board unit at the present zoom.
    Q_PROPERTY(qreal unit READ unit NOTIFY layoutChanged)
    /// A cylinder's circumference in units; 0 for a plane.
    Q_PROPERTY(qreal period READ period NOTIFY periodChanged)
    /// How many units of a cylinder have been scrolled out at its left edge, from 0 to the period.
    Q_PROPERTY(qreal seam READ seam WRITE setSeam NOTIFY layoutChanged)
    /// How much of the cylinder's other end is shown once more beyond either edge, in units.
    Q_PROPERTY(qreal overlap READ overlap WRITE setOverlap NOTIFY layoutChanged)
    /// Where a cylinder lies in pixels, once around without and with what is shown twice; the whole
    /// item while it is zoomed, since there the map has no end.
    Q_PROPERTY(QRectF mapRect READ mapRect NOTIFY layoutChanged)
    Q_PROPERTY(QRectF sightRect READ sightRect NOTIFY layoutChanged)
    /// Whether moving pieces travel to their new places; otherwise they are there at once.
    Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY motionChanged)
    /// True while pieces travel; the picture shows the board without them.
    Q_PROPERTY(bool travelling READ travelling NOTIFY travellingChanged)
    /// How often the picture was painted, so that a test can check that nothing is painted while nothing
    /// changes.
    Q_PROPERTY(int paints READ paints CONSTANT)

public:
    explicit BoardPicture(QQuickItem* parent = nullptr);

    QObject* board() const { return m_board; }
    bool dark() const { return m_look.dark; }
    const QString& family() const { return m_look.family; }
    const QVariantMap& hues() const { return m_look.hues; }
    qreal zoom() const { return m_zoom; }
    qreal panX() const { return m_pan.x(); }
    qreal panY() const { return m_pan.y(); }
    int turn() const { return m_look.turn; }
    const QVariantList& noteSizes() const { return m_noteSizes; }
    int noteIndex() const { return m_noteIndex; }
    QRectF noteRect() const { return m_noteRect; }
    qreal unit() const { return m_scale * m_zoom; }
    qreal period() const { return m_period; }
    qreal seam() const { return m_seam; }
    qreal overlap() const { return m_overlap; }
    QRectF mapRect() const;
    QRectF sightRect() const;
    int paints() const { return m_paints; }
    bool motion() const { return m_motion; }
    bool travelling() const { return m_travelling; }

    void setBoard(QObject* board);
    void setDark(bool value);
    void setFamily(const QString& value);
    void setHues(const QVariantMap& value);
    void setZoom(qreal value);
    void setPanX(qreal value);
    void setPanY(qreal value);
    void setTurn(int degrees);
    void setNoteSizes(const QVariantList& value);
    void setMotion(bool value);
    void setSeam(qreal units);
    void setOverlap(qreal units);

    /// Board units to pixels of this item, and back. On a cylinder the copy in sight, and the place as the
    /// printed map has it.
    Q_INVOKABLE QPointF toPixels(qreal x, qreal y) const;
    Q_INVOKABLE QPointF toUnits(qreal x, qreal y);
    /// For the keyboard: the position (pixels) of a row of the board's places, and the row next to `from` in
    /// a direction of the screen. Left and right go through all of them line by line, in reading order, so
    /// that each can be reached; up and down go to the nearest. Forbidden ones are skipped, -1 or 0,0 gives
    /// the first, and at the end it stays.
    Q_INVOKABLE QPointF placeSpot(int row) const;
    /// Identifies the row's place, to see whether the row still means it; empty if there is none.
    Q_INVOKABLE QString placeKey(int row) const;
    Q_INVOKABLE int placeTowards(int from, int dx, int dy) const;
    /// Moves the map by pixels: scrolls a cylinder, pans everything else.
    Q_INVOKABLE void slide(qreal dx, qreal dy);

    /// Finishes all travels: a touch waits for nothing.
    Q_INVOKABLE void arrive();

    QTransform transform() const;
    /// `place` once for each copy of the board that reaches into `sight` (pixels); a plane has one.
    QList<QTransform> copies(const QTransform& place, const QRectF& sight) const;
    const Rows& places() const { return m_places; }
    const Rows& lit() const { return m_lit; }
    /// The pieces on the board, without those that travel.
    const PictureRows& rows() const { return m_rows; }
    /// The area of a cylinder's drawing: cut at its ends, but not at its upper and lower edges.
    QRectF strip() const;
    /// Of a cylinder's points that are the same as `point`, the one nearest to `other`.
    QPointF near(QPointF point, QPointF other) const;
    /// Paints what of the board lies in `sight` (pixels), with `transform` from units to pixels; the loupe
    /// uses it at its own scale.
    void draw(QPainter& painter, const QTransform& transform, const QRectF& sight) const;
    /// Paints only what is on the hexes: harbours, numbers, walls, pieces. `beside`: only what is near one of
    /// these rows; nullptr: everything.
    void drawContents(QPainter& painter, const QTransform& transform, const QRectF& sight,
                      const Rows* beside) const;
    /// True if the row is a corner or a side with a piece.
    bool taken(const QVariantMap& row) const;
    /// True if the row is a hex with a number in its middle, now or later.
    bool numbered(const QVariantMap& row) const;
    /// The outline of a place or lit row (kinds hex, corner, side, wall, heading) in pixels of `transform`.
    QPainterPath outline(const QVariantMap& row, const QTransform& transform) const;

    void paint(QPainter* painter) override;

signals:
    void boardChanged();
    void lookChanged();
    void placesChanged();
    void layoutChanged();
    void periodChanged();
    void motionChanged();
    void travellingChanged();

protected:
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;
    void updatePolish() override;

private:
    /// Those that may be picked, line by line from the upper left of the screen.
    std::vector<int> placesInReadingOrder() const;
    class Layers;

    void watch(const char* list, bool isPlaces);
    void read();
    /// Shows these rows from now on; `lit` will be lit with them.
    void show(const PictureRows& rows, const Rows& lit);
    void setOut(const Passage& passage);
    void fit();
    bool covers(double scale, QPointF origin, const QRectF& note) const;
    QPointF turned(QPointF unit) const;
    QRectF bounds() const;
    const QVariantMap* attackHex(const QString& wall) const;

    QPointer<QObject> m_board;
    QList<QMetaObject::Connection> m_links;
    bool m_boardStale = false;
    bool m_placesStale = false;
    PictureRows m_rows;
    Rows m_places, m_lit;
    QList<QPointF> m_centres;
    Look m_look;
    double m_zoom = 1;
    QPointF m_pan;
    double m_period = 0;
    double m_mapLeft = 0;
    double m_seam = 0;
    double m_overlap = 0;
    double m_scale = 1;
    QPointF m_origin;
    QVariantList m_noteSizes;
    int m_noteIndex = -1;
    QRectF m_noteRect;
    int m_paints = 0;
    bool m_motion = false;
    bool m_travelling = false;
    PictureRows m_arrived; ///< the pieces when all have arrived
    QTransform m_from;     ///< as it was when they started
    QQuickItem* m_stage = nullptr;
    QList<Traveller*> m_travellers;
    QVariantAnimation m_clock;
};

/// The lit and pickable places above a picture: a separate item, so that a pulse fades one image and does not
/// repaint the board.
class BoardLights : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(watchfire::ui::BoardPicture* picture READ picture WRITE setPicture NOTIFY changed)
    /// For pickable places and the current step; danger and gain have their own colours.
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)
    /// How many places are lit or may be picked.
    Q_PROPERTY(int count READ count NOTIFY placesChanged)
    /// Whether pickable places are lit; they can be picked anyway.
    Q_PROPERTY(bool offers READ offers WRITE setOffers NOTIFY placesChanged)

public:
    explicit BoardLights(QQuickItem* parent = nullptr);

    BoardPicture* picture() const { return m_picture; }
    void setPicture(BoardPicture* picture);
    int count() const;
    bool offers() const { return m_offers; }
    void setOffers(bool offers);
    void draw(QPainter& painter, const QTransform& transform, const QRectF& sight) const;
    void paint(QPainter* painter) override;

signals:
    void changed();
    void placesChanged();

private:
    /// The ringed rows: all that are lit, and for a way its two ends.
    Rows marked(const QList<Rows>& ways) const;
    /// The places that are lit.
    Rows offered() const { return m_offers ? m_picture->places() : Rows(); }

    QPointer<BoardPicture> m_picture;
    QColor m_color = Qt::yellow;
    bool m_offers = true;
};

/// A round magnifier: the board and its lights around one point of the board, larger.
class BoardLoupe : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(watchfire::ui::BoardLights* lights READ lights WRITE setLights NOTIFY changed)
    /// In board units.
    Q_PROPERTY(QPointF point MEMBER m_point NOTIFY changed)
    Q_PROPERTY(qreal magnification MEMBER m_magnification NOTIFY changed)
    Q_PROPERTY(QColor rim MEMBER m_rim NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY changed)

public:
    explicit BoardLoupe(QQuickItem* parent = nullptr);

    BoardLights* lights() const { return m_lights; }
    void setLights(BoardLights* lights);
    void paint(QPainter* painter) override;
    /// Only the round itself: beside it the board is in sight and takes the taps.
    bool contains(const QPointF& at) const override;
    /// What lies under a point of the magnifier, in board units.
    Q_INVOKABLE QPointF toUnits(qreal x, qreal y) const;

signals:
    void changed();

private:
    QTransform place() const; ///< board units to pixels of the magnifier

    QPointer<BoardLights> m_lights;
    QPointF m_point;
    double m_magnification = 2;
    QColor m_rim = Qt::white;
    QColor m_ground = Qt::black;
};

} // namespace watchfire::ui
