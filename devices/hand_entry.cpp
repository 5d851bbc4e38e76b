// SPDX-License-Identifier: Apache-2.0
// See hand_entry.h.
#include "devices/hand_entry.h"

namespace watchfire::devices {

void HandEntry::enter(const std::vector<int>& dice) {
    rolled(Roll{{}, dice, RollSource::hand});
}

} // namespace watchfire::devices
