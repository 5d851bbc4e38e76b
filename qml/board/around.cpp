// SPDX-License-Identifier: Apache-2.0
#include "around.h"

#include "board_picture.h"

#include <QPainter>

#include <cmath>

namespace watchfire::ui {
namespace {

/// Larger images take more memory than they are worth (16 MiB each); so large a map is painted as it moves.
constexpr double MostPixels = 4'194'304;

QRectF loopOf(const BoardPicture& picture, double density) {
    const QRectF strip = picture.strip();
    const QRectF once = picture.home().mapRect(QRectF(picture.rows().mapLeft, 0, picture.period(), 1));
    // One pixel more than once around, so that a copy may begin on any device pixel.
    const auto from = [&](double start) { return std::floor(start * density) / density; };
    const auto length = [&](double units) { return (std::ceil(units * density) + 2) / density; };
    return picture.turn() % 180 == 0
               ? QRectF(from(once.left()), strip.top(), length(once.width()), strip.height())
               : QRectF(strip.left(), from(once.top()), strip.width(), length(once.height()));
}

} // namespace

bool Around::paint(QPainter& painter, const BoardPicture& picture, const Draw& draw) {
    if (picture.period() <= 0 || picture.zoom() > 1)
        return false;
    const double density = radiusOf(painter.deviceTransform());
    const QRectF loop = loopOf(picture, density);
    if (loop.isEmpty() || loop.width() * loop.height() * density * density > MostPixels)
        return false;
    if (m_image.isNull() || m_loop != loop || m_home != picture.home() ||
        m_image.devicePixelRatio() != density) {
        const QSizeF size = loop.size() * density;
        m_home = picture.home();
        m_loop = loop;
        m_image = QImage(qCeil(size.width()), qCeil(size.height()), QImage::Format_ARGB32_Premultiplied);
        m_image.fill(Qt::transparent);
        m_image.setDevicePixelRatio(density);
        QPainter once(&m_image);
        once.translate(-loop.topLeft());
        draw(once, m_home, loop);
    }
    const bool lying = picture.turn() % 180 != 0;
    const auto along = [&](QPointF at) { return lying ? at.y() : at.x(); };
    const QRectF strip = picture.strip();
    painter.setClipRect(strip);
    const double step = picture.period() * picture.unit();
    const double first = along(strip.topLeft());
    const double moved = along(picture.transform().map(QPointF()) - m_home.map(QPointF()));
    double start = along(loop.topLeft()) + moved;
    start -= std::ceil((start - first) / step) * step;
    for (; start < along(strip.bottomRight()); start += step) {
        // On whole device pixels, so that the image is copied and not blurred, each up to where the next
        // begins.
        const int from = qRound(start * density);
        const int length = qRound((start + step) * density) - from;
        const QRectF part =
            lying ? QRectF(0, 0, m_image.width(), length) : QRectF(0, 0, length, m_image.height());
        const QPointF to = lying ? QPointF(loop.left(), from / density) : QPointF(from / density, loop.top());
        painter.drawImage(QRectF(to, part.size() / density), m_image, part);
    }
    return true;
}

} // namespace watchfire::ui
