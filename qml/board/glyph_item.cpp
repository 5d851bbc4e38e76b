// SPDX-License-Identifier: Apache-2.0
#include "glyph_item.h"

#include "glyphs.h"

#include <QPainter>

namespace watchfire::ui {

GlyphItem::GlyphItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &GlyphItem::changed, this, [this] { update(); });
}

bool GlyphItem::known() const {
    return hasGlyph(m_kind);
}

void GlyphItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    setImplicitHeight(now.width());
}

void GlyphItem::paint(QPainter* painter) {
    if (m_kind.isEmpty())
        return;
    const QRectF box(0, 0, width(), height());
    if (m_outline.alpha() > 0) {
        // A large picture needs no thicker line.
        const double border = std::clamp(width() / 12, 1.0, 4.0);
        const QRectF inner = box.adjusted(border, border, -border, -border);
        painter->setPen(QPen(m_outline, 2 * border, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(glyphOutline(m_kind, inner));
        drawGlyph(*painter, m_kind, inner, m_color);
        return;
    }
    drawGlyph(*painter, m_kind, box, m_color);
}

} // namespace watchfire::ui

#include "moc_glyph_item.cpp"
