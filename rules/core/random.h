// SPDX-License-Identifier: Apache-2.0
// Where the program draws for the table, its chance comes in from outside.
#pragma once

#include <cstdint>
#include <functional>

namespace watchfire {

/// Even, from 0 to below its argument.
using Random = std::function<std::uint32_t(std::uint32_t)>;

} // namespace watchfire
