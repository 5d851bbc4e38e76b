// SPDX-License-Identifier: Apache-2.0
// A pseudo-terminal carries bytes at any speed; its settings still tell which one the client has asked for.
#pragma once

namespace watchfire::simavr {

// In bits a second, also those without a name of their own; 0 if it cannot be told.
int terminalSpeed(int terminal);

} // namespace watchfire::simavr
