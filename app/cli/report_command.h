// SPDX-License-Identifier: Apache-2.0
// `watchfire report`: one file for people who help, without a display: the last game's log, and in its header
// the program, the system, the settings without the PIN and the last log lines. The file is a game log, so
// `watchfire replay` plays it.
#pragma once

#include "app/cli/cli.h"

namespace watchfire::cli {

/// `arguments`: those after "report". Returns the exit status: 0 success, 1 the journal or the file refuses,
/// 2 wrong arguments. It works beside a program that has the journal open, because it reads a copy.
int report(std::span<const std::string_view> arguments, Streams streams);

} // namespace watchfire::cli
