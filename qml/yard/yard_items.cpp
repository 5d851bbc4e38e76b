// SPDX-License-Identifier: Apache-2.0
#include "yard_items.h"

#include "qml/board/brush.h"
#include "qml/board/glyphs.h"
#include "qml/board/palette.h"
#include "qml/board/shapes.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace watchfire::ui {
namespace {

constexpr int Columns = 6;
constexpr int Cells = 12;

QString text(const QVariantMap& cell, const char* role) {
    return cell.value(QLatin1String(role)).toString();
}

bool flag(const QVariantMap& cell, const char* role) {
    return cell.value(QLatin1String(role)).toBool();
}

bool isSoldier(const QVariantMap& cell) {
    return text(cell, "mark") == QLatin1String("soldier");
}

/// A spot whose printing nobody has entered yet. The upper left of an enlarged one has its name.
void drawQuestion(QPainter& painter, const QRectF& box, bool dark) {
    const double side = std::min(box.width(), box.height());
    drawGlyph(painter, QStringLiteral("question"),
              square(box.center() + QPointF(0.14, 0.14) * side, side * 0.5),
              dark ? QColor(0xff, 0xc6, 0x5c) : QColor(0x73, 0x4c, 0x00));
}

} // namespace

void YardItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        emit changed();
}

void BattlefieldItem::paint(QPainter* painter) {
    drawBattlefield(*painter, {QSizeF(width(), height()), m_ways, m_rows, m_wallTop, m_wallFoot, dark()});
}

void StoneWallItem::paint(QPainter* painter) {
    drawRampart(*painter, box(),
                {m_level, m_barricades, m_cracked, m_breached, dark(), m_levelNext, m_barricadesNext});
}

void StoneTowerItem::paint(QPainter* painter) {
    drawTower(*painter, box(), dark());
}

void WoodenCounterItem::paint(QPainter* painter) {
    if (m_vacant)
        drawSocket(*painter, box(), true, dark());
    else
        drawCounter(*painter, box(), {m_wood, m_symbol, m_type});
}

void CampfireItem::paint(QPainter* painter) {
    drawCampfire(*painter, box(), dark());
}

void PowerShieldItem::paint(QPainter* painter) {
    drawShield(*painter, box());
}

QRectF HordeSpotsItem::place(int cell) const {
    const int column = cell % Columns;
    const int row = cell / Columns;
    return {column * (m_cell + m_gap), row * (m_cell + m_gap), m_cell, m_cell};
}

/// The place of the soldier that begins at this cell: larger than the cell if it covers several.
QRectF HordeSpotsItem::span(int first) const {
    const QVariantMap cell = at(first);
    if (const auto block = cell.constFind(QStringLiteral("block")); block != cell.cend())
        return place(block->toInt()) | place(block->toInt() + Columns + 1);
    const bool right = flag(cell, "right") && first % Columns + 1 < Columns;
    const bool below = flag(cell, "below") && first < Columns;
    QRectF box = place(first);
    if (right)
        box |= place(first + 1);
    if (below)
        box |= place(first + Columns);
    return box;
}

void HordeSpotsItem::drawMark(QPainter& painter, int cell) const {
    const QVariantMap map = at(cell);
    const QRectF box = place(cell);
    const QString mark = text(map, "mark");
    const bool soldier = isSoldier(map);
    if (mark == QLatin1String("free") || (soldier && !flag(map, "first")))
        return;
    const bool ghost = flag(map, "ghost");
    if (ghost)
        painter.setOpacity(GhostOpacity);
    else if (flag(map, "goes"))
        painter.setOpacity(GoingOpacity);
    if (soldier) {
        drawCounter(
            painter, span(cell),
            {m_hues.value(text(map, "colour")).value<QColor>(), text(map, "symbol"), text(map, "type")});
    } else if (mark == QLatin1String("wound")) {
        QPainterPath plate;
        plate.addRoundedRect(box.adjusted(1, 1, -1, -1), m_cell * 0.14, m_cell * 0.14);
        Brush brush(painter);
        brush.fill(plate, dark() ? QColor(0x5c, 0x1d, 0x14) : QColor(0xff, 0xd9, 0xc9));
        brush.line(plate, palette(dark()).danger, std::max(1.0, m_cell * 0.05));
        if (flag(map, "doomed")) {
            // Whoever was killed there is pale beside the wound, until it is known whether he is saved.
            painter.setOpacity(GoingOpacity);
            drawCounter(
                painter, box,
                {m_hues.value(text(map, "colour")).value<QColor>(), text(map, "symbol"), text(map, "type")});
            painter.setOpacity(1);
        }
        drawGlyph(painter, mark, square(box.center(), m_cell * 0.7), palette(dark()).danger);
    } else if (mark == QLatin1String("snake-token")) {
        drawCounter(painter, box, {m_hues.value(text(map, "colour")).value<QColor>(), {}, mark});
    }
    painter.setOpacity(1);
    if (ghost)
        drawFrame(painter, soldier ? span(cell) : box, dark());
}

void HordeSpotsItem::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < Cells && i < m_cells.size(); ++i) {
        const QVariantMap cell = at(i);
        const QString vital = text(cell, "vital");
        if (isSoldier(cell))
            continue;
        if (vital == QLatin1String("vital")) {
            drawSocket(*painter, place(i), false, dark());
        } else if (vital == QLatin1String("gap")) {
            QPainterPath dot;
            dot.addEllipse(place(i).center(), std::max(1.0, m_cell * 0.05), std::max(1.0, m_cell * 0.05));
            Brush(*painter).fill(dot, dark() ? QColor(0x8c, 0x78, 0x6a) : QColor(0xa0, 0x86, 0x70), 0.6);
        } else if (text(cell, "mark") == QLatin1String("free")) {
            drawQuestion(*painter, place(i), dark());
        }
    }
    for (int i = 0; i < Cells && i < m_cells.size(); ++i)
        drawMark(*painter, i);
}

} // namespace watchfire::ui

#include "moc_yard_items.cpp"
