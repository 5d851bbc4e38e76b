// SPDX-License-Identifier: Apache-2.0
// The topics of a table's broker (docs/mirror.md).
#pragma once

namespace watchfire::mirror::topics {

inline constexpr const char* view = "watchfire/view"; ///< the snapshot, retained
inline constexpr const char* alive =
    "watchfire/alive"; ///< "1" while the program is connected, else "0"; retained

} // namespace watchfire::mirror::topics
