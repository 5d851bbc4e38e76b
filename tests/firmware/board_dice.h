// SPDX-License-Identifier: Apache-2.0
// The two dice on the chip's pins, for firmware with the sensor of sensor_pins.c, which tells the wiring.
#pragma once

#include <vector>

#include "tests/firmware/chip.h"

namespace watchfire::simavr {

constexpr int diceAskew = 7; // for a die that leans

// Puts each die down with this face up, or askew; nothing: both are taken up.
void layDice(Chip& chip, const std::vector<int>& dice);

} // namespace watchfire::simavr
