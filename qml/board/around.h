// SPDX-License-Identifier: Apache-2.0
// A layer of a cylinder's map, painted once around and kept as an image: while the map is scrolled, the image
// moves over its seam and nothing is painted.
#pragma once

#include <QImage>
#include <QRectF>
#include <QTransform>

#include <functional>

class QPainter;

namespace watchfire::ui {

class BoardPicture;

class Around {
public:
    /// Paints what lies in `sight` (pixels), with `place` from units to pixels.
    using Draw = std::function<void(QPainter& painter, const QTransform& place, const QRectF& sight)>;

    /// Shows the layer where the picture's map lies now; calls `draw` only for an image that is not there
    /// yet. False, with nothing painted, unless it is a whole cylinder at its own scale.
    bool paint(QPainter& painter, const BoardPicture& picture, const Draw& draw);
    /// The layer shows something else from now on.
    void soil() { m_image = {}; }

private:
    QImage m_image;
    QTransform m_home; ///< where the map lay in it
    QRectF m_loop;     ///< what it shows, in pixels: once around, and a little more
};

} // namespace watchfire::ui
