// SPDX-License-Identifier: Apache-2.0
// Titles of boards and value books stand in their own files, one a language; which of them is shown follows
// the language of the texts.
#pragma once

// Qt's headers first: moc of Qt 6.4 cannot read <compare> before any of them.
#include <QString>

#include <map>
#include <string>

namespace watchfire::text {

/// `titles` by language ("en", "de"), as the file has them: the one in the language now spoken, else the
/// English one, else `name`.
QString titleOf(const std::map<std::string, std::string>& titles, const std::string& name);

} // namespace watchfire::text
