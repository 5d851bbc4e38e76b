// SPDX-License-Identifier: Apache-2.0
// A sentence that begins with a name.
#pragma once

#include <QString>

namespace watchfire::text {

/// The first letter large.
[[nodiscard]] inline QString capital(const QString& text) {
    return text.isEmpty() ? text : QString(text.at(0).toUpper()) + text.mid(1);
}

} // namespace watchfire::text
