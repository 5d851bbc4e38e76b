// SPDX-License-Identifier: Apache-2.0
// The colours of the board picture, by dark and by light (docs/look.md).
#pragma once

#include "app/rows/board_kinds.h"

#include <QColor>

namespace watchfire::ui {

/// What is drawn and written in ink, and the number tokens' cream.
inline constexpr QColor Ink(0x14, 0x11, 0x0d);
inline constexpr QColor Paper(0xf6, 0xef, 0xdd);
/// The rim around each piece, which keeps it apart from any ground.
inline constexpr QColor Rim(0xf7, 0xec, 0xd4);
inline constexpr QColor Hot(0xb3, 0x20, 0x1a);

struct Palette {
    QColor sea, seaLine, ripple, shallow, surf, sand;
    QColor seam;  ///< between two tiles
    QColor label; ///< what is written on the steppe
    QColor pier;
    QColor danger;
    double shadow; ///< how strong the board's shadow on the table is, as a share of that by dark
};

const Palette& palette(bool dark);
/// The terrain that yields what a harbour trades.
scene::Terrain landOf(scene::Trade trade);

/// `share` of the way from one colour to another.
QColor mixed(const QColor& from, const QColor& to, double share);
/// A tone nearer to the light, or to the shade, by this share.
QColor lighter(const QColor& color, double share);
QColor darker(const QColor& color, double share);
/// Ink or cream, whichever is more readable on `ground`.
QColor inkOn(const QColor& ground);

} // namespace watchfire::ui
