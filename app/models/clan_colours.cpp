// SPDX-License-Identifier: Apache-2.0
#include "app/models/clan_colours.h"

#include <array>

namespace watchfire {

namespace {

struct Look {
    const char* colour;
    const char* symbol;
};
// In the order of the enumeration; the last two join automatically (BP-92, BP-93).
constexpr std::array<Look, powder::clanCount> looks{{{"orange", "diamond"},
                                                     {"white", "shield"},
                                                     {"red", "square"},
                                                     {"blue", "circle"},
                                                     {"green", "triangle"},
                                                     {"brown", "hexagon"},
                                                     {"purple", "star"}}};

} // namespace

QString clanColour(powder::Clan clan) {
    return QString::fromLatin1(looks[powder::indexOf(clan)].colour);
}

QString clanSymbol(powder::Clan clan) {
    return QString::fromLatin1(looks[powder::indexOf(clan)].symbol);
}

} // namespace watchfire
