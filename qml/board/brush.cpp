// SPDX-License-Identifier: Apache-2.0
#include "brush.h"

#include "path_data.h"

#include <QHash>
#include <QPainter>
#include <QPen>
#include <QThreadStorage>

namespace watchfire::ui {
namespace {

/// The path of data that the program's text holds, read once; each painting thread has its own.
const QPainterPath& pathOf(std::string_view data) {
    static QThreadStorage<QHash<const char*, QPainterPath>> known;
    QHash<const char*, QPainterPath>& paths = known.localData();
    const auto found = paths.constFind(data.data());
    return found != paths.constEnd() ? *found : *paths.insert(data.data(), pathFrom(data));
}

} // namespace

void Brush::fill(const QPainterPath& path, const QColor& color, double opacity) {
    QColor tone = color;
    tone.setAlphaF(static_cast<float>(color.alphaF() * opacity));
    m_painter.fillPath(path, tone);
}

void Brush::fill(std::string_view data, const QColor& color, double opacity) {
    fill(pathOf(data), color, opacity);
}

void Brush::line(const QPainterPath& path, const QColor& color, double width, double opacity) {
    QColor tone = color;
    tone.setAlphaF(static_cast<float>(color.alphaF() * opacity));
    m_painter.strokePath(path, QPen(tone, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void Brush::line(std::string_view data, const QColor& color, double width, double opacity) {
    line(pathOf(data), color, width, opacity);
}

void Brush::dashes(std::string_view data, const QPen& pen) {
    m_painter.strokePath(pathOf(data), pen);
}

void Brush::shape(std::string_view data, const QColor& fillColor, const QColor& outline, double width) {
    fill(data, fillColor);
    line(data, outline, width);
}

} // namespace watchfire::ui
