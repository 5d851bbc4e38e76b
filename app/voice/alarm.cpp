// SPDX-License-Identifier: Apache-2.0
#include "app/voice/alarm.h"

#include <algorithm>
#include <array>

namespace watchfire::voice {

bool isDanger(const QString& icon) {
    static constexpr std::array dangers{"breach",     "lower-wall",   "building-falls",
                                        "erupt",      "destroy",      "reduce", // walls, islands, volcanoes
                                        "lose-piece", "storm-begins", "raider-takes", // storm, raiders
                                        "raid"};
    return std::any_of(dangers.begin(), dangers.end(),
                       [&](const char* one) { return icon == QLatin1String(one); });
}

} // namespace watchfire::voice
