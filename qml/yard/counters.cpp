// SPDX-License-Identifier: Apache-2.0
#include "counters.h"

#include "qml/board/brush.h"
#include "qml/board/glyphs.h"
#include "qml/board/palette.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QRadialGradient>

#include <algorithm>

namespace watchfire::ui {
namespace {

/// Below this many pixels there is room for the owner's symbol only, and below the other for no more than a
/// small one beside the type.
constexpr double TooSmallForType = 11.5;
constexpr double Small = 18;

QPainterPath plate(const QRectF& box, double radius) {
    QPainterPath path;
    path.addRoundedRect(box, radius, radius);
    return path;
}

void marks(QPainter& painter, const QRectF& front, const Counter& counter) {
    const QColor ink = inkOn(counter.wood);
    const double size = std::min(front.width(), front.height());
    const bool typed = !counter.type.isEmpty() && (counter.symbol.isEmpty() || size >= TooSmallForType);
    if (typed) {
        // A machine belongs to nobody and stands in the middle.
        const double wide = size * (counter.symbol.isEmpty() ? 0.76 : size < Small ? 0.74 : 0.66);
        const QPointF at = counter.symbol.isEmpty()
                               ? front.center() - QPointF(wide, wide) / 2
                               : QPointF(front.left() + size * 0.06, front.bottom() - wide - size * 0.05);
        drawGlyph(painter, counter.type, {at, QSizeF(wide, wide)}, ink);
    }
    if (counter.symbol.isEmpty())
        return;
    const double wide = size * (typed ? 0.34 : 0.62);
    const QPointF at = typed ? QPointF(front.right() - wide - size * 0.06, front.top() + size * 0.08)
                             : front.center() - QPointF(wide, wide) / 2;
    drawGlyph(painter, QStringLiteral("sym-") + counter.symbol, {at, QSizeF(wide, wide)}, ink);
}

} // namespace

void drawCounter(QPainter& painter, const QRectF& box, const Counter& counter) {
    const double size = std::min(box.width(), box.height());
    // A large counter needs no broader edges.
    const double radius = std::min(size * 0.14, 10.0);
    const double drop = std::min(size * 0.07, 5.0);
    Brush brush(painter);
    const QRectF body = box.adjusted(0, 0, -drop * 0.5, -drop * 0.5);
    brush.fill(plate(body.translated(drop * 0.5, drop * 0.5), radius), Ink, 0.5);
    brush.fill(plate(body, radius), Rim);
    const double rim = std::clamp(size * 0.035, 1.0, 2.5);
    const QRectF wood = body.adjusted(rim, rim, -rim, -rim);
    brush.fill(plate(wood, radius - rim), darker(counter.wood, 0.42));
    const QRectF front = wood.adjusted(0, 0, 0, -drop);
    brush.fill(plate(front, radius - rim), lighter(counter.wood, 0.45));
    brush.fill(plate(front.adjusted(0, drop * 0.7, 0, 0), radius - rim), counter.wood);
    marks(painter, front.adjusted(0, drop * 0.5, 0, 0), counter);
}

namespace {
double frameWidth(const QRectF& box) {
    return std::clamp(std::min(box.width(), box.height()) * 0.05, 1.0, 2.5);
}
QPainterPath framePath(const QRectF& box, bool round) {
    const double size = std::min(box.width(), box.height());
    const double width = frameWidth(box);
    return plate(box.adjusted(width, width, -width, -width), round ? size / 2 : std::min(size * 0.14, 10.0));
}
} // namespace

void drawFrame(QPainter& painter, const QRectF& box, bool dark, bool round) {
    QPen pen(dark ? QColor(0xc9, 0xa9, 0x86) : QColor(0x6b, 0x50, 0x38), frameWidth(box), Qt::CustomDashLine,
             Qt::FlatCap);
    pen.setDashPattern({2.6, 2});
    painter.strokePath(framePath(box, round), pen);
}

void drawSocket(QPainter& painter, const QRectF& box, bool round, bool dark) {
    Brush(painter).fill(framePath(box, round), dark ? QColor(0x12, 0x0f, 0x0d) : QColor(0xff, 0xfa, 0xf0),
                        0.75);
    drawFrame(painter, box, dark, round);
}

void drawCampfire(QPainter& painter, const QRectF& box, bool dark) {
    const double size = std::min(box.width(), box.height());
    painter.save();
    painter.translate(box.center());
    painter.scale(size / 2, size / 2);
    Brush brush(painter);
    QRadialGradient glow(QPointF(0, 0.2), 1);
    glow.setColorAt(0, QColor(0xff, 0xb0, 0x40, dark ? 140 : 90));
    glow.setColorAt(1, QColor(0xd8, 0x7a, 0x24, 0));
    painter.fillRect(QRectF(-1, -1, 2, 2), glow);
    brush.line("M-.46 .58 L.46 .36", QColor(0x3a, 0x26, 0x16), 0.17);
    brush.line("M.46 .58 L-.46 .36", QColor(0x5c, 0x3d, 0x22), 0.17);
    brush.fill(
        "M-.34 .36 C-.50 -.02 -.16 -.18 -.10 -.66 C.10 -.42 .18 -.34 .20 -.16 C.26 -.22 .28 -.30 .28 -.36 "
        "C.46 -.10 .44 .18 .32 .36 C.16 .50 -.18 .50 -.34 .36 Z",
        QColor(0xf0, 0x6a, 0x24));
    brush.fill(
        "M-.20 .36 C-.30 .12 -.08 -.02 -.02 -.30 C.16 -.06 .30 .14 .20 .36 C.10 .46 -.10 .46 -.20 .36 Z",
        QColor(0xff, 0xb5, 0x3a));
    brush.fill("M-.10 .38 C-.14 .22 -.02 .14 .02 0 C.12 .14 .16 .28 .10 .38 Z", QColor(0xff, 0xec, 0xb0));
    painter.restore();
}

void drawShield(QPainter& painter, const QRectF& box) {
    painter.save();
    painter.translate(box.center());
    painter.scale(box.width() / 2, box.height() / 2);
    Brush brush(painter);
    constexpr std::string_view Outline =
        "M-.92 -.96 H.92 V-.02 C.92 .44 .56 .74 0 .98 C-.56 .74 -.92 .44 -.92 -.02 Z";
    brush.fill(Outline, Rim);
    painter.scale(0.88, 0.9);
    brush.fill(Outline, Hot);
    brush.line("M-.86 -.9 H.86", lighter(Hot, 0.35), 0.08);
    painter.restore();
}

} // namespace watchfire::ui
