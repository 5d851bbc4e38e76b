// SPDX-License-Identifier: Apache-2.0
// The state strip of scenarios without walls. Which facts it shows depends on the game.
#pragma once

#include "app/models/property.h"
#include "app/rows/strip_row.h"

#include <QObject>

namespace watchfire {

class StripModel : public WATCHFIRE_ROW_MODEL(StripRow) {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(int, count, rowCount(), countChanged)

public:
    void show(const QList<StripRow>& facts);

signals:
    void countChanged();
};

} // namespace watchfire
