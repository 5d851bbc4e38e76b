// SPDX-License-Identifier: Apache-2.0
// The picture of the real board: hexes, tokens, harbours, walls, riders, buildings, roads, ships,
// pirate and robber, drawn by one painted item. One item and not some hundred Shapes, because a
// kiosk may draw in software: the whole board is painted once and then kept as an image until
// something changes.
//
// Data comes as one value, the property `rows` of the board (app/rows/board_rows.h). Units: a hex has
// circumradius 1, pointy top, x = sqrt(3) * (q + r / 2), y = 1.5 * r (BA-01). Nothing here knows a rule, nor
// where a finger snaps to: the board model decides both.
//
// A cylinder (WO-10; the board's `period` is its circumference in units, `mapLeft` its printed left edge)
// is one map without end: everything is drawn once for each copy in sight, and `seam` says how far the
// picture is scrolled over the printed edge. That is the picture's own matter, no part of the game.
#pragma once

#include "around.h"
#include "ground.h"
#include "journeys.h"
#include "painting.h"

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

#include <algorithm>
#include <utility>
#include <vector>

namespace watchfire::ui {

class Traveller;

/// A place as it is ringed: one that is lit, or one that may be picked.
struct Light {
    Light(const LitRow& row);
    Light(const PlaceRow& row);

    scene::PlaceKind kind;
    QString place;
    QPointF at, first, second; ///< in board units; a side's or an arrow's two ends
    scene::Tone tone = scene::Tone::task;
    bool burst = false; ///< the ground bursts there
    bool pick = false;
    bool forbidden = false;
    bool candidate = false;
};

/// A hex's middle, and how far around it the picture has to show, in hex radii towards a corner.
struct Seen {
    QPointF at;
    double out;
};

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
    /// The notes that share the picture's room: for each a list of its possible sizes in pixels, the best one
    /// first. They are put into the corners so that they hide no land and the board stays largest: the chosen
    /// sizes are `noteIndexes`, their places `noteRects`; both are empty if not all find room.
    Q_PROPERTY(QVariantList noteSizes READ noteSizes WRITE setNoteSizes NOTIFY layoutChanged)
    Q_PROPERTY(QVariantList noteIndexes READ noteIndexes NOTIFY layoutChanged)
    Q_PROPERTY(QVariantList noteRects READ noteRects NOTIFY layoutChanged)
    /// Counts the changes of everything that moves places on the screen. A binding passes it to the functions
    /// below that take a `layout`, and so is evaluated again. Reading it alone is not enough: the QML
    /// compiler drops a read whose value is not used.
    Q_PROPERTY(int layout READ layout NOTIFY layoutChanged)
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
    /// Whether a cylinder may be shown in part; otherwise the whole of it is always in sight.
    Q_PROPERTY(bool croppable READ croppable WRITE setCroppable NOTIFY layoutChanged)
    /// Whether only a part of a cylinder is in sight, because the whole of it would leave half the screen
    /// empty.
    Q_PROPERTY(bool partly READ partly NOTIFY partlyChanged)
    /// True while pieces travel; the picture shows the board without them.
    Q_PROPERTY(bool travelling READ travelling NOTIFY travellingChanged)
    /// True while a finger, or a motion, moves the whole board: the ground moves as an image then, and gets
    /// sharp a moment later.
    Q_PROPERTY(bool moving READ moving WRITE setMoving NOTIFY movingChanged)
    /// True while the picture is made before it is seen: another thread paints its ground, which takes
    /// longest, and nothing travels.
    Q_PROPERTY(bool ahead READ ahead WRITE setAhead NOTIFY aheadChanged)
    /// How often the picture was painted, so that a test can check that nothing is painted while nothing
    /// changes, and how often the ground was painted with it, which takes longest.
    Q_PROPERTY(int paints READ paints CONSTANT)
    Q_PROPERTY(int grounds READ grounds CONSTANT)

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
    QVariantList noteIndexes() const;
    QVariantList noteRects() const;
    int layout() const { return m_layout; }
    qreal unit() const { return m_scale * m_zoom; }
    qreal period() const { return m_period; }
    qreal seam() const { return m_seam; }
    qreal overlap() const { return m_overlap; }
    bool croppable() const { return m_croppable; }
    bool partly() const { return m_partly; }
    QRectF mapRect() const;
    QRectF sightRect() const;
    int paints() const { return m_paints; }
    int grounds() const { return m_ground.waits(); }
    bool moving() const { return m_moving; }
    bool ahead() const { return m_ahead; }
    bool motion() const { return m_motion; }
    bool travelling() const { return m_travelling; }

    void setBoard(QObject* board);
    void setDark(bool value) { set(m_look.dark, value, &BoardPicture::restyle); }
    void setFamily(const QString& value) { set(m_look.family, value, &BoardPicture::restyle); }
    void setHues(const QVariantMap& value) { set(m_look.hues, value, &BoardPicture::restyle); }
    void setZoom(qreal value) { set(m_zoom, std::clamp(value, 1.0, 5.0), &BoardPicture::moved); }
    void setPanX(qreal value) { set(m_pan.rx(), value, &BoardPicture::moved); }
    void setPanY(qreal value) { set(m_pan.ry(), value, &BoardPicture::moved); }
    void setTurn(int degrees) {
        set(m_look.turn, ((degrees % 360) + 360) % 360 / 90 * 90, &BoardPicture::fit);
    }
    void setNoteSizes(const QVariantList& value) { set(m_noteSizes, value, &BoardPicture::fit); }
    void setMotion(bool value);
    void setSeam(qreal units);
    void setOverlap(qreal units);
    void setCroppable(bool value) { set(m_croppable, value, &BoardPicture::fit); }
    void setMoving(bool value);
    void setAhead(bool value);

    /// Board units to pixels of this item, and back. On a cylinder the copy in sight, and the place as the
    /// printed map has it.
    Q_INVOKABLE QPointF toPixels(qreal x, qreal y, int layout = 0) const;
    Q_INVOKABLE QPointF toUnits(qreal x, qreal y);
    /// For the keyboard: the position (pixels) of a row of the board's places, and the row next to `from` in
    /// a direction of the screen. Left and right go through all of them line by line, in reading order, so
    /// that each can be reached; up and down go to the nearest. Forbidden ones are skipped, -1 or 0,0 gives
    /// the first, and at the end it stays.
    Q_INVOKABLE QPointF placeSpot(int row, int layout = 0) const;
    /// Identifies the row's place, to see whether the row still means it; empty if there is none.
    Q_INVOKABLE QString placeKey(int row) const;
    Q_INVOKABLE int placeTowards(int from, int dx, int dy) const;
    /// Where a lit place is (pixels), named by its kind and place.
    Q_INVOKABLE QPointF litSpot(const QString& key, int layout = 0) const;
    /// Where a hex is (pixels), named as in its row.
    Q_INVOKABLE QPointF hexSpot(const QString& place) const;
    /// Moves the map by pixels: scrolls a cylinder, pans everything else.
    Q_INVOKABLE void slide(qreal dx, qreal dy);

    /// The seam that brings the lit places into sight, or without any the places that may be picked; the
    /// present seam if they are in sight, or if there are none. It may lie beyond the period, on the shorter
    /// way.
    Q_INVOKABLE double seamToSee() const;

    /// Finishes all travels: a touch waits for nothing.
    Q_INVOKABLE void arrive();

    QTransform transform() const;
    /// The same before a cylinder was scrolled over its edge.
    QTransform home() const;
    /// `place` once for each copy of the board that reaches into `sight` (pixels); a plane has one.
    QList<QTransform> copies(const QTransform& place, const QRectF& sight) const;
    const QList<PlaceRow>& places() const { return m_read.places; }
    const QList<LitRow>& lit() const { return m_read.lit; }
    /// What lies on the board, without pieces that are on their way.
    const BoardRows& rows() const { return m_rows; }
    /// The area that a cylinder may be drawn on: cut at its ends, but not at its upper and lower edge.
    QRectF strip() const;
    /// Paints what of the board lies in `sight` (pixels), with `transform` from units to pixels; the loupe
    /// uses it at its own scale, and keeps its own ground.
    void draw(QPainter& painter, Ground& ground, const QTransform& transform, const QRectF& sight) const;
    /// Paints what lies on the hexes (harbours, numbers, walls, pieces) near one of these points.
    void drawContents(QPainter& painter, const QTransform& transform, const QRectF& sight,
                      const QList<QPointF>& beside) const;
    /// True for a corner or a side on which a piece lies.
    bool taken(const Light& light) const;
    /// True for a hex in whose middle a number lies, or is to lie.
    bool numbered(const LitRow& row) const;
    /// The outline of a place in pixels of `transform`.
    QPainterPath outline(const Light& light, const QTransform& transform) const;

    void paint(QPainter* painter) override;

signals:
    void boardChanged();
    void lookChanged();
    void placesChanged();
    void layoutChanged();
    void rowsShown();
    /// Other hexes are shown, or the hexes lie elsewhere.
    void mapChanged();
    void periodChanged();
    void partlyChanged();
    void motionChanged();
    void travellingChanged();
    void movingChanged();
    void aheadChanged();

protected:
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;
    void updatePolish() override;

private slots:
    /// A step of the game sends a dozen of these; rows are read once, before the next frame.
    void soil();

private:
    /// Keeps a value, and calls `then` if it is another one than before.
    template <class T> void set(T& held, const T& value, void (BoardPicture::*then)()) {
        if (std::exchange(held, value) != value)
            (this->*then)();
    }
    /// The pieces and the ground look different.
    void restyle();
    /// Paints and tells that places have moved on the screen.
    void moved();
    /// Those that may be picked, line by line from the upper left of the screen.
    std::vector<int> placesInReadingOrder() const;
    void read();
    /// Shows these rows; pieces travel there from where the rows before had them.
    void show(const BoardRows& rows);
    void setOut(const Passage& passage);
    /// Call when what lies on the board, or its look, has changed.
    void repaint();
    void paintAhead();
    void paintLayers(QPainter& painter, const QTransform& place, const QRectF& sight, double density);
    /// A note's chosen size and its place.
    struct Note {
        int index = -1;
        QRectF rect;
        int corner = 0; ///< 0 and 1 at the bottom, 2 and 3 at the top; left, right
    };
    /// Where the notes find room on a board of this scale and place; empty if not all do.
    QList<Note> freePlaces(double scale, QPointF origin) const;
    void fit();
    bool covers(double scale, QPointF origin, const QRectF& note) const;
    QPointF turned(QPointF unit) const;
    /// `m_seam`, so that a scrolled map lies on whole device pixels, as its images do.
    double shownSeam() const;
    QRectF bounds() const;

    QPointer<QObject> m_board;
    bool m_stale = false;
    BoardRows m_read; ///< as the board handed it out last
    BoardRows m_rows; ///< what is painted
    QList<Seen> m_seen;
    Look m_look;
    Ground m_ground;
    Around m_around;
    double m_zoom = 1;
    QPointF m_pan;
    double m_period = 0;
    double m_mapLeft = 0;
    double m_seam = 0;
    double m_overlap = 0;
    bool m_croppable = false;
    bool m_partly = false;
    double m_scale = 1;
    int m_layout = 0;
    QPointF m_origin;
    QVariantList m_noteSizes;
    QList<Note> m_notes; ///< one for each of m_noteSizes, or none
    int m_paints = 0;
    bool m_motion = false;
    bool m_travelling = false;
    bool m_moving = false;
    bool m_ahead = false;
    bool m_following = false; ///< the ground is not sharp yet
    QTransform m_from;        ///< as it was when they set out
    QQuickItem* m_stage = nullptr;
    QList<Traveller*> m_travellers;
    QVariantAnimation m_clock;
};

} // namespace watchfire::ui
