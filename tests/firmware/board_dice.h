// SPDX-License-Identifier: Apache-2.0
// The two dice on the chip's pins, for firmware with the sensor of sensor_pins.c, which describes the wiring.
#pragma once

#include <vector>

#include "tests/firmware/chip.h"

namespace watchfire::simavr {

constexpr int diceAskew = 7; // for a die that leans

// Long enough for the firmware to notice that the dice lie or were taken up, even while it sends everything
// that it has to send.
constexpr Cycles diceLie = 200 * cyclesPerMillisecond;
constexpr Cycles diceUp = 100 * cyclesPerMillisecond;

// Puts each die down with this face up, or askew; empty: both are taken up.
void layDice(Chip& chip, const std::vector<int>& dice);

} // namespace watchfire::simavr
