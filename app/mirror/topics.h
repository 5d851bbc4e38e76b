// SPDX-License-Identifier: Apache-2.0
// The topics of a table's broker (docs/mirror.md).
#pragma once

#include <QByteArray>

namespace watchfire::mirror::topics {

inline constexpr const char* view = "watchfire/view"; ///< the snapshot, retained
inline constexpr const char* alive =
    "watchfire/alive"; ///< "1" while the program is connected, else "0"; retained

/// Seats are numbered in the players' order, from 0: an id may have signs that mean something in a topic.
inline QByteArray ask(int seat) {
    return "watchfire/ask/seat-" + QByteArray::number(seat); ///< what that player's phone proposes
}
inline QByteArray told(int seat) {
    return "watchfire/told/seat-" + QByteArray::number(seat); ///< what became of it; retained
}

} // namespace watchfire::mirror::topics
