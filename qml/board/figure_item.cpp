// SPDX-License-Identifier: Apache-2.0
#include "figure_item.h"

#include "figures.h"

#include <QHash>
#include <QPainter>

#include <algorithm>
#include <optional>

namespace watchfire::ui {
namespace {

std::optional<Figure> figureOf(const QString& kind) {
    static const QHash<QString, Figure> known{
        {QStringLiteral("rider"), Figure::rider},   {QStringLiteral("robber"), Figure::robber},
        {QStringLiteral("pirate"), Figure::pirate}, {QStringLiteral("raider"), Figure::raider},
        {QStringLiteral("storm"), Figure::storm},   {QStringLiteral("marker"), Figure::marker}};
    const auto found = known.constFind(kind);
    return found == known.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace

FigureItem::FigureItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

bool FigureItem::known() const {
    return figureOf(m_kind).has_value();
}

void FigureItem::setKind(const QString& kind) {
    if (kind == m_kind)
        return;
    m_kind = kind;
    update();
    emit changed();
}

void FigureItem::paint(QPainter* painter) {
    const auto figure = figureOf(m_kind);
    if (!figure)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box = silhouette(*figure).boundingRect().adjusted(-0.1, -0.1, 0.14, 0.14);
    const double scale = std::min(width() / box.width(), height() / box.height());
    painter->translate(width() / 2, height() / 2);
    painter->scale(scale, scale);
    painter->translate(-box.center());
    drawFigure(*painter, *figure);
}

} // namespace watchfire::ui
