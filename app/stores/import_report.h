// SPDX-License-Identifier: Apache-2.0
// What an imported board has of its file and what it could not keep, in the table's words: readable until
// somebody has read it, also after a restart.
#pragma once

// First: moc cannot read what the standard library needs for <compare>.
#include <QString>
#include <QStringList>

namespace watchfire {

struct ImportReport {
    QString file; ///< empty: the board comes from no file
    QStringList taken;
    QStringList left;
    friend bool operator==(const ImportReport&, const ImportReport&) = default;
};

} // namespace watchfire
