// SPDX-License-Identifier: Apache-2.0
// `watchfire book`: the table's own value book of Black Powder to and from a file, without a display.
#pragma once

#include "app/cli/cli.h"

namespace watchfire::cli {

/// `arguments`: those after "book". Returns the exit status: 0 success, 1 refused by the file or the journal,
/// 2 wrong arguments.
int book(std::span<const std::string_view> arguments, Streams streams);

} // namespace watchfire::cli
