// SPDX-License-Identifier: Apache-2.0
// One piece on its way over the board picture: a small item of its own, so that a frame of the way paints a
// piece and not the board.
#pragma once

#include "journeys.h"
#include "painting.h"

#include <QPolygonF>
#include <QQuickPaintedItem>
#include <QTransform>

namespace watchfire::ui {

class Traveller : public QQuickPaintedItem {
    Q_OBJECT
public:
    /// `place`: board units to pixels of `parent`.
    Traveller(const Journey& journey, const QList<BoardWallRow>& walls, const QTransform& place,
              const Look& look, QQuickItem* parent);

    /// 0: where it was; 1: where it is.
    void setProgress(double progress);
    /// Where its middle is on its way, in pixels of the parent.
    QRectF wayRect() const { return m_way.boundingRect(); }
    void paint(QPainter* painter) override;

private:
    QPointF along(double share) const;
    /// A falling tower, so far down.
    void fall(double share);
    void paintHalves(QPainter* painter) const;

    Journey m_journey;
    QList<BoardWallRow> m_walls;
    QTransform m_place;
    Look m_look;
    QPolygonF m_way;
    MoverRow m_row; ///< as it is painted
    int m_rider = 0;
    QPointF m_base; ///< the item's place at the end of its way
    double m_angle = 0;
    double m_scale = 1;
    double m_fall = 0; ///< of a tower: how far its two halves have tilted and sunk
    double m_wide = 1; ///< share of its width that is seen: 0 on edge
};

/// How long the whole picture takes for these, in milliseconds; all of them end together.
int durationOf(const QList<Journey>& journeys);

} // namespace watchfire::ui
