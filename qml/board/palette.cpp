// SPDX-License-Identifier: Apache-2.0
#include "palette.h"

namespace watchfire::ui {

using scene::HexKind;
using scene::Terrain;
using scene::Trade;

const Palette& palette(bool dark) {
    static const Palette night{QColor(0x12, 0x3e, 0x5c),
                               QColor(0x2b, 0x5f, 0x80),
                               QColor(0x3f, 0x7a, 0x9b),
                               QColor(0x1d, 0x5a, 0x7c),
                               QColor(0x4f, 0x98, 0xb6),
                               QColor(0xc9, 0xb3, 0x84),
                               QColor(0x1b, 0x21, 0x26),
                               QColor(0xf6, 0xf1, 0xe7),
                               QColor(0xb9, 0x8d, 0x55),
                               QColor(0xff, 0x6b, 0x3d),
                               1};
    static const Palette day{QColor(0xa9, 0xcf, 0xe0),
                             QColor(0x83, 0xb1, 0xc7),
                             QColor(0x7f, 0xb0, 0xc7),
                             QColor(0xc1, 0xe0, 0xea),
                             QColor(0xee, 0xf9, 0xfb),
                             QColor(0xe6, 0xd3, 0xa4),
                             QColor(0x3a, 0x42, 0x48),
                             QColor(0x13, 0x18, 0x1d),
                             QColor(0xb9, 0x8d, 0x55),
                             QColor(0xb2, 0x3a, 0x00),
                             0.4};
    return dark ? night : day;
}

// Every two terrains stay apart for people who see no red, no green or no blue
// (tests/qml/terrain_colours_test.py).
QColor terrainColor(Terrain terrain, HexKind kind, bool dark) {
    if (kind == HexKind::attack)
        return dark ? QColor(0x4c, 0x3a, 0x31) : QColor(0xc7, 0x9c, 0x80);
    switch (terrain) {
    case Terrain::forest:
        return dark ? QColor(0x30, 0x6c, 0x57) : QColor(0x48, 0x7f, 0x6d);
    case Terrain::hills:
        return dark ? QColor(0xad, 0x5d, 0x33) : QColor(0xbf, 0x66, 0x45);
    case Terrain::pasture:
        return dark ? QColor(0xa9, 0xd3, 0x77) : QColor(0xb6, 0xe1, 0x85);
    case Terrain::fields:
        return dark ? QColor(0xdd, 0xad, 0x3a) : QColor(0xe8, 0xbd, 0x4a);
    case Terrain::mountains:
        return dark ? QColor(0x8b, 0x92, 0x9c) : QColor(0xa1, 0xa8, 0xb0);
    case Terrain::desert:
        return dark ? QColor(0xd0, 0xb6, 0x9a) : QColor(0xd9, 0xce, 0xa6);
    case Terrain::gold:
        return dark ? QColor(0xa8, 0x7e, 0x15) : QColor(0xc5, 0x8a, 0x33);
    case Terrain::volcano:
        return dark ? QColor(0x5a, 0x1b, 0x2a) : QColor(0x84, 0x46, 0x43);
    case Terrain::jungle:
        return dark ? QColor(0x27, 0x3f, 0x07) : QColor(0x56, 0x60, 0x14);
    case Terrain::sea:
        return palette(dark).sea;
    case Terrain::open:
        return dark ? QColor(0x3c, 0x44, 0x4c) : QColor(0xd8, 0xd8, 0xd4);
    case Terrain::none:
    case Terrain::steppe:
        break;
    }
    return dark ? QColor(0x5d, 0x56, 0x3f) : QColor(0xc9, 0xbd, 0x92);
}

Terrain landOf(Trade trade) {
    switch (trade) {
    case Trade::wood:
        return Terrain::forest;
    case Trade::brick:
        return Terrain::hills;
    case Trade::wool:
        return Terrain::pasture;
    case Trade::grain:
        return Terrain::fields;
    case Trade::none:
    case Trade::any:
    case Trade::ore:
        break;
    }
    return Terrain::mountains;
}

QColor mixed(const QColor& from, const QColor& to, double share) {
    const auto between = [share](int one, int other) { return qRound(one + (other - one) * share); };
    return {between(from.red(), to.red()), between(from.green(), to.green()),
            between(from.blue(), to.blue())};
}

QColor lighter(const QColor& color, double share) {
    return mixed(color, QColor(0xff, 0xf6, 0xe0), share);
}

QColor darker(const QColor& color, double share) {
    return mixed(color, QColor(0x0a, 0x0f, 0x16), share);
}

QColor inkOn(const QColor& ground) {
    const double light = 0.299 * ground.redF() + 0.587 * ground.greenF() + 0.114 * ground.blueF();
    // Green is the first hue on which dark ink is read better.
    return light > 0.48 ? QColor(0x15, 0x19, 0x1e) : QColor(0xff, 0xfa, 0xf0);
}

} // namespace watchfire::ui
