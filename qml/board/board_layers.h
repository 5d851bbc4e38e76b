// SPDX-License-Identifier: Apache-2.0
// What lies on the board, layer by layer: harbours and numbers, walls, roads and ships, buildings, and last
// what moves, so that nothing that decides a roll lies beneath. Each layer is drawn for all copies of a
// cylinder before the next one: what stands on the seam must not vanish under the hexes of the next copy.
#pragma once

#include "painting.h"

#include <QList>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace watchfire::ui {

class BoardLayers {
public:
    /// `copies` map board units to the painter's pixels, one for each copy of the board that reaches into
    /// `sight`. `beside`: only rows near one of these points are drawn; nullptr: all.
    BoardLayers(QPainter& painter, const QList<QTransform>& copies, const QRectF& sight, const Look& look,
                const BoardRows& rows, const QList<QPointF>* beside = nullptr);

    /// All that lies on the ground (ground.h).
    void contents();

private:
    void harboursAndNumbers();
    void walls();
    /// Roads and ships, what must be rebuilt on the sides, and the markers on corners.
    void roadsAndShips();
    void buildings();
    void movers();

    template <class Row, class Draw> void each(const QList<Row>& rows, const Draw& draw);
    /// The marks of one kind, drawn by one function of Painting.
    void marks(scene::Mark kind, void (Painting::*draw)(const MarkRow&));
    /// Whether it is within `reach` of one of the points that are redrawn.
    bool lies(QPointF here, double reach) const;

    const BoardRows& m_rows;
    QRectF m_sight;
    const QList<QPointF>* m_beside;
    std::vector<Painting> m_copies;
};

} // namespace watchfire::ui
