// SPDX-License-Identifier: Apache-2.0
// A moment as the lists of games and backups show it: "today, 20:14".
#pragma once

#include <QDateTime>
#include <QString>

#include <string>

namespace watchfire::text {

/// "today, 20:14", "yesterday, 20:14" or the short date of this language and the time; empty if it is not
/// valid.
QString whenText(const QDateTime& time);
/// The same of a time in ISO 8601.
QString whenText(const std::string& iso);

} // namespace watchfire::text
