// SPDX-License-Identifier: Apache-2.0
// Pieces and tokens are drawn once for each size and then printed: a board has many that look alike.
#pragma once

#include <QByteArray>
#include <QPointF>

#include <functional>

class QPainter;

namespace watchfire::ui {

/// Draws what `draw` paints around the origin, at `at`. `key` names everything that it depends on except the
/// painter's scale; `reach` is how far it extends, in the painter's units. Under a rotation it is drawn anew.
void stamp(QPainter& painter, const QByteArray& key, QPointF at, double reach,
           const std::function<void(QPainter&)>& draw);

} // namespace watchfire::ui
