// SPDX-License-Identifier: Apache-2.0
// A heap that counts: the usual one, and how often it was asked for memory.
#pragma once

namespace watchfire::bench {

/// How often `operator new` was called since the start.
[[nodiscard]] long timesAsked();

} // namespace watchfire::bench
