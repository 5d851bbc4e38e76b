// SPDX-License-Identifier: Apache-2.0
#include "app/voice/alarm.h"

#include "app/hex/rooms.h"

#include <algorithm>
#include <array>

namespace watchfire::voice {

bool isDanger(const QString& icon) {
    static constexpr std::array<const char*, 2> ofBlackPowder{"lower-wall", "raid"};
    const auto names = [&](std::span<const char* const> dangers) {
        return std::any_of(dangers.begin(), dangers.end(),
                           [&](const char* one) { return icon == QLatin1String(one); });
    };
    const auto all = rooms();
    return names(ofBlackPowder) ||
           std::any_of(all.begin(), all.end(), [&](const ModuleRoom* room) { return names(room->alarms()); });
}

} // namespace watchfire::voice
