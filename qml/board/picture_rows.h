// SPDX-License-Identifier: Apache-2.0
// The rows of a board picture as the models hand them out, by name (roles as in app/rows/board_rows.h):
// read once, then painted and compared without a model behind them.
#pragma once

#include <QList>
#include <QPointF>
#include <QString>
#include <QVariantMap>

class QObject;

namespace watchfire::ui {

using Rows = QList<QVariantMap>;

/// All that lies on a board; not the places that may be picked, nor what is lit.
struct PictureRows {
    Rows hexes, harbours, walls, buildings, lines, marks;
};

/// The rows of the object's list model of this name; empty where there is none.
Rows rowsOf(const QObject& board, const char* list);
/// All of the board's lists.
PictureRows pictureRowsOf(const QObject& board);

/// A row's value as text; empty where it has none.
QString word(const QVariantMap& row, const char* key);
/// A row's point in board units.
QPointF pointOf(const QVariantMap& row, const char* x = "cx", const char* y = "cy");
/// Of a row with two ends what lies between them, in board units.
QPointF middleOf(const QVariantMap& row);
/// The wall before which these attack hex's riders stand; nullptr if it is no attack hex of these rows.
const QVariantMap* wallBefore(const QVariantMap& hex, const Rows& walls);

} // namespace watchfire::ui
