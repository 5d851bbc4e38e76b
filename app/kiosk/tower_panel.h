// SPDX-License-Identifier: Apache-2.0
// Puts a dice source's link and counters into words for the device model (screens.md 4), and trouble with
// rolls that could not be kept.
#pragma once

#include "app/journal/roll_desk.h"
#include "app/models/device_model.h"
#include "devices/dice_source.h"

namespace watchfire::kiosk {

/// How the link is shown; `simulated` as the program started it, `canRoll` while its button can be pressed.
DeviceModel::Facts linkFacts(const devices::LinkState& link, bool simulated, bool canRoll);

QList<FactRow> linkRows(const devices::LinkState& link, const devices::LinkStatistics& statistics);

/// Empty where all is well.
QString rollProblemText(journal::RollProblem problem);

} // namespace watchfire::kiosk
