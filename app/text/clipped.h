// SPDX-License-Identifier: Apache-2.0
// A text from a journal or a file, short enough to be shown. Such a text may have any length, and a label
// lays out all of it before it draws the first line: a million characters keep the screen still for a minute.
#pragma once

#include <QString>

namespace watchfire::text {

/// The text if it has at most `longest` UTF-16 units, else its beginning and "…". Never cuts a character in
/// half.
[[nodiscard]] inline QString clipped(const QString& text, qsizetype longest = 2000) {
    if (text.size() <= longest)
        return text;
    const qsizetype end = text.at(longest - 1).isHighSurrogate() ? longest - 1 : longest;
    return text.left(end) + QStringLiteral("…");
}

} // namespace watchfire::text
