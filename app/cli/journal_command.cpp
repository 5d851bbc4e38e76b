// SPDX-License-Identifier: Apache-2.0
#include "app/cli/journal_command.h"

#include <QStandardPaths>

namespace watchfire::cli {

QString toQt(std::string_view text) {
    return QString::fromLocal8Bit(text.data(), static_cast<qsizetype>(text.size()));
}

QString usualJournal() {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/journal.db");
}

} // namespace watchfire::cli
