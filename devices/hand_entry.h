// SPDX-License-Identifier: Apache-2.0
// The dice source that always works: a finger on the screen.
#pragma once

#include "devices/dice_source.h"

#include <vector>

namespace watchfire::devices {

class HandEntry : public DiceSource {
public:
    // Fires `rolled` at once. The dice are passed on as entered; whether they make a roll is for the rules to
    // say.
    void enter(const std::vector<int>& dice);

    void start() override {}
    void stop() override {}
    void acknowledge(const RollId&) override {}
    void release(const RollId&) override {}
    void lamp(LampEffect) override {}
    [[nodiscard]] LinkState link() const override { return {}; }
};

} // namespace watchfire::devices
