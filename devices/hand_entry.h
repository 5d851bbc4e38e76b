// SPDX-License-Identifier: Apache-2.0
// The dice source that always works: the table taps its roll on the screen.
#pragma once

#include "devices/dice_source.h"

#include <vector>

namespace watchfire::devices {

class HandEntry : public DiceSource {
public:
    // Fires `rolled` at once. Passes the dice on as entered; the rules decide whether they are a legal roll.
    void enter(const std::vector<int>& dice);

    void start() override {}
    void stop() override {}
    void acknowledge(const RollId&) override {}
    void release(const RollId&) override {}
    void lamp(LampEffect) override {}
    [[nodiscard]] LinkState link() const override { return {}; }
};

} // namespace watchfire::devices
