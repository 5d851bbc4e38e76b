// SPDX-License-Identifier: Apache-2.0
// `watchfire simulate`: many whole games of a board, played by the program itself, and what they add up to
// (docs/simulate.md).
#pragma once

#include "app/cli/cli.h"

namespace watchfire::cli {

/// `arguments`: those after "simulate". Returns the exit status: 0 success, 1 the board has a fault or a file
/// cannot be written, 2 wrong arguments or the board cannot be read, 130 interrupted.
int simulate(std::span<const std::string_view> arguments, Streams streams);

} // namespace watchfire::cli
