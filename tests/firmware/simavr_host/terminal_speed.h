// SPDX-License-Identifier: Apache-2.0
// A pseudo-terminal carries bytes at any speed; its settings still show which speed the client has requested.
#pragma once

namespace watchfire::simavr {

// In bits per second, including speeds without a name; 0 if unknown.
int terminalSpeed(int terminal);

} // namespace watchfire::simavr
