// SPDX-License-Identifier: Apache-2.0
// The two dice on the chip's pins, for firmware with the sensor of sensor_pins.c, which tells the wiring.
#pragma once

#include <vector>

#include "tests/firmware/chip.h"

namespace watchfire::simavr {

constexpr int diceAskew = 7; // for a die that leans

// Long enough for the firmware to see that the dice lie, and that they have been taken up, also while it says
// all that it has to say.
constexpr Cycles diceLie = 200 * cyclesPerMillisecond;
constexpr Cycles diceUp = 100 * cyclesPerMillisecond;

// Puts each die down with this face up, or askew; nothing: both are taken up.
void layDice(Chip& chip, const std::vector<int>& dice);

} // namespace watchfire::simavr
