// SPDX-License-Identifier: Apache-2.0
// `watchfire book`: the table's own value book of Black Powder to and from a file, without a display.
#pragma once

#include "app/cli/cli.h"

namespace watchfire::cli {

/// The arguments after "book". The exit status: 0 well, 1 the file or the journal refuses, 2 arguments.
int book(std::span<const std::string_view> arguments, Streams streams);

} // namespace watchfire::cli
