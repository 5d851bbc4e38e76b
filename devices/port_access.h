// SPDX-License-Identifier: Apache-2.0
// Finds out why a port cannot be opened: who may open it and who holds it. Called on the tower's worker
// thread after an open has failed, because searching /proc takes time.
#pragma once

#include "devices/dice_source.h"

#include <string>

namespace watchfire::devices {

// Returns who may open a port that this process may not open.
[[nodiscard]] PortAccess accessOf(const std::string& path);

// Returns the program that has the port open, "minicom (4711)"; empty if it is not visible (another user's).
[[nodiscard]] std::string holderOf(const std::string& path);

} // namespace watchfire::devices
