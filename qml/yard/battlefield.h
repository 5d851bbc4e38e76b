// SPDX-License-Identifier: Apache-2.0
// The ground of Black Powder: a field under mist with the ruts of the hordes' wheels, and the paved yard
// behind the wall.
#pragma once

#include <QList>
#include <QSizeF>

class QPainter;

namespace watchfire::ui {

struct Battlefield {
    QSizeF size;
    QList<double> ways;  ///< left and right edge of each way along which hordes come, in turn
    QList<double> rows;  ///< the middle of each row of hordes
    double wallTop = 0;  ///< where the field ends
    double wallFoot = 0; ///< where the yard begins
    bool dark = true;
};

void drawBattlefield(QPainter& painter, const Battlefield& field);

} // namespace watchfire::ui
