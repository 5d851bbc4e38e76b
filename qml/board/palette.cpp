// SPDX-License-Identifier: Apache-2.0
#include "palette.h"

namespace watchfire::ui {

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
