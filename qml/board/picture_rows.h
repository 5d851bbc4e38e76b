// SPDX-License-Identifier: Apache-2.0
// The rows of a board picture, read from the models by name (roles as in app/rows/board_rows.h): read once,
// then painted and compared without a model.
#pragma once

#include <QList>
#include <QPointF>
#include <QString>
#include <QVariantMap>

class QObject;

namespace watchfire::ui {

using Rows = QList<QVariantMap>;

/// Everything on a board, without pickable places and lights.
struct PictureRows {
    Rows hexes, harbours, walls, buildings, lines, marks;
};

/// The rows of the object's list model with this name; empty if there is none.
Rows rowsOf(const QObject& board, const char* list);
/// All of the board's lists.
PictureRows pictureRowsOf(const QObject& board);

/// A row's value as text; empty if it has none.
QString word(const QVariantMap& row, const char* key);
/// A row's point in board units.
QPointF pointOf(const QVariantMap& row, const char* x = "cx", const char* y = "cy");
/// The middle between a row's two ends, in board units.
QPointF middleOf(const QVariantMap& row);
/// The wall of this attack hex's riders; nullptr if it is not an attack hex of these rows.
const QVariantMap* wallBefore(const QVariantMap& hex, const Rows& walls);

} // namespace watchfire::ui
