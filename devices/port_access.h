// SPDX-License-Identifier: Apache-2.0
// Why a port cannot be opened, as far as the system tells: who may, and who holds it. Called on the tower's
// worker thread after an open has failed, since looking through /proc takes its time.
#pragma once

#include "devices/dice_source.h"

#include <string>

namespace watchfire::devices {

// For a port that this process may not open.
[[nodiscard]] PortAccess accessOf(const std::string& path);

// The program that has the port open, "minicom (4711)"; empty if it cannot be seen (another user's).
[[nodiscard]] std::string holderOf(const std::string& path);

} // namespace watchfire::devices
