// SPDX-License-Identifier: Apache-2.0
// A dice source controlled by the test; it records what the desk tells it.
#pragma once

#include "devices/dice_source.h"

#include <vector>

namespace watchfire::test {

class FakeSource : public devices::DiceSource {
public:
    explicit FakeSource(std::string serial = "WF-1") { state.tower = std::move(serial); }

    void bring(std::uint32_t sequence, std::vector<int> dice = {5, 3},
               devices::RollSource source = devices::RollSource::tower) {
        devices::Roll roll;
        roll.id = {state.tower, 7, sequence};
        roll.dice = std::move(dice);
        roll.source = source;
        rolled(roll);
    }
    void greet() {
        state.phase = devices::LinkPhase::up;
        linkChanged(state);
    }

    void start() override {}
    void stop() override {}
    void acknowledge(const devices::RollId& roll) override { acknowledged.push_back(roll); }
    void release(const devices::RollId& roll) override { released.push_back(roll); }
    void lamp(devices::LampEffect effect) override { lamps.push_back(effect); }
    [[nodiscard]] devices::LinkState link() const override { return state; }

    devices::LinkState state;
    std::vector<devices::RollId> acknowledged;
    std::vector<devices::RollId> released;
    std::vector<devices::LampEffect> lamps;
};

} // namespace watchfire::test
