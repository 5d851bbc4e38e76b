// SPDX-License-Identifier: Apache-2.0
// Draws shapes that are given as path data, in the painter's present units.
#pragma once

#include <QColor>
#include <QPainterPath>

#include <string_view>

class QPainter;
class QPen;

namespace watchfire::ui {

class Brush {
public:
    explicit Brush(QPainter& painter) : m_painter(painter) {}

    void fill(const QPainterPath& path, const QColor& color, double opacity = 1);
    void fill(std::string_view data, const QColor& color, double opacity = 1);
    /// With round ends and joins.
    void line(const QPainterPath& path, const QColor& color, double width, double opacity = 1);
    void line(std::string_view data, const QColor& color, double width, double opacity = 1);
    /// With a pen of its own, such as a dashed one.
    void dashes(std::string_view data, const QPen& pen);
    /// Filled, with an outline.
    void shape(std::string_view data, const QColor& fill, const QColor& outline, double width);

    QPainter& painter() { return m_painter; }

private:
    QPainter& m_painter;
};

} // namespace watchfire::ui
