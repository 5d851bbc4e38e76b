// SPDX-License-Identifier: Apache-2.0
#include "figure_item.h"

#include "figures.h"

#include <QPainter>

#include <algorithm>
#include <optional>

namespace watchfire::ui {
namespace {

/// `owned`: the wood of a player's piece is known.
std::optional<Figure> figureOf(const QString& kind, bool owned) {
    if (const auto nobodys = nobodysFigure(kind))
        return nobodys;
    const auto piece = scene::named<scene::Piece>(kind);
    return owned && piece != scene::Piece::none ? std::optional(watchfire::ui::figureOf(piece))
                                                : std::nullopt;
}

/// A section of a wall is no figure: it has levels.
bool isWall(const QString& kind) {
    return kind == QLatin1String("wall");
}
const QRectF WallBox(-0.76, 0.02, 1.52, 0.9);

} // namespace

FigureItem::FigureItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &FigureItem::changed, this, [this] { update(); });
}

bool FigureItem::known() const {
    return (isWall(m_kind) && m_wood.isValid()) || figureOf(m_kind, m_wood.isValid());
}

void FigureItem::paint(QPainter* painter) {
    if (!known())
        return;
    const auto figure = figureOf(m_kind, m_wood.isValid());
    const QRectF box = figure ? silhouette(*figure).boundingRect().adjusted(-0.1, -0.1, 0.14, 0.14) : WallBox;
    const double scale = std::min(width() / box.width(), height() / box.height());
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(width() / 2, height() / 2);
    painter->scale(scale, scale);
    painter->translate(-box.center());
    if (figure)
        drawFigure(*painter, *figure, {m_wood, m_symbol});
    else
        drawWall(*painter, m_wood, m_level, QColor(0x8a, 0x92, 0x98));
}

} // namespace watchfire::ui

#include "moc_figure_item.cpp"
