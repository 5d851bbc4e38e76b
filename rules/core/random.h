// SPDX-License-Identifier: Apache-2.0
// The source of chance for draws that the program makes for the table; the caller provides it.
#pragma once

#include <cstdint>
#include <functional>

namespace watchfire {

/// Returns an evenly distributed number from 0 to below its argument.
using Random = std::function<std::uint32_t(std::uint32_t)>;

} // namespace watchfire
