// SPDX-License-Identifier: Apache-2.0
// The wall of Black Powder: courses of stones, towers, barricades and cracks, with light from the upper left.
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace watchfire::ui {

inline constexpr int HighestWall = 3;

/// A section of the wall as it stands.
struct Rampart {
    int level = 1;
    int barricades = 0;
    bool cracked = false; ///< it would break, or has broken
    bool breached = false;
    bool dark = true;
    /// What the step that is due makes of them: until it is done, what goes and what comes is pale, and what
    /// comes has a frame. Negative: they stay.
    int levelNext = -1;
    int barricadesNext = -1;
};

/// The upper edge of a section's stones: the higher the level, the higher it is.
double crestOf(const QRectF& box, int level);
/// The room for barricades on the field before the wall, as a share of the section's whole height.
inline constexpr double BarricadeShare = 0.2;

/// Draws a section into `box`; it stands on the lower edge.
void drawRampart(QPainter& painter, const QRectF& box, const Rampart& rampart);
/// Draws a tower with a dark niche.
void drawTower(QPainter& painter, const QRectF& box, bool dark);
/// Where in a tower's box a soldier stands.
QRectF nicheOf(const QRectF& box);

} // namespace watchfire::ui
