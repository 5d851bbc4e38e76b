// SPDX-License-Identifier: Apache-2.0
// Folders that the program makes for its journal, backups and other data. QDir::mkpath leaves their rights to
// the umask; a program that opens one before its rights are taken away keeps it open.
#pragma once

#include <QString>

namespace watchfire::folders {

/// Makes the folder, and each missing one above it, for its owner alone from the beginning. A folder that is
/// there already keeps its rights. Returns false if there is no such folder afterwards.
[[nodiscard]] bool make(const QString& path);

} // namespace watchfire::folders
