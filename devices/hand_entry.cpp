// SPDX-License-Identifier: Apache-2.0
#include "devices/hand_entry.h"

namespace watchfire::devices {

void HandEntry::enter(const std::vector<int>& dice) {
    Roll roll;
    roll.dice = dice;
    roll.source = RollSource::hand;
    rolled(roll);
}

} // namespace watchfire::devices
