// SPDX-License-Identifier: Apache-2.0
// A sentence that begins with a name.
#pragma once

#include <QString>

namespace watchfire::text {

/// The first letter large. The name of a spot, such as "a3", stays as it is printed (BP-35).
[[nodiscard]] inline QString capital(const QString& text) {
    const bool spot = text.size() > 1 && (text.at(0) == u'a' || text.at(0) == u'b') && text.at(1).isDigit();
    return text.isEmpty() || spot ? text : QString(text.at(0).toUpper()) + text.mid(1);
}

} // namespace watchfire::text
