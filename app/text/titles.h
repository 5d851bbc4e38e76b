// SPDX-License-Identifier: Apache-2.0
// Titles of boards and value books are in their own files, one per language; the language of the texts
// decides which is shown.
#pragma once

// Qt's headers first: moc of Qt 6.4 cannot read <compare> before any of them.
#include <QString>

#include <map>
#include <string>

namespace watchfire::text {

/// `titles` by language ("en", "de"), as in the file: the one in the current language, otherwise the English
/// one, otherwise `name`.
QString titleOf(const std::map<std::string, std::string>& titles, const std::string& name);

} // namespace watchfire::text
