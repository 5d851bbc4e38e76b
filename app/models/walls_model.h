// SPDX-License-Identifier: Apache-2.0
// The state strip of The Great Wall: each section with its owner, level, riders and dangers (GW-01, GW-22,
// GW-30, GW-60).
#pragma once

#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QObject>

namespace watchfire {

struct WallRow {
    QString wall;  ///< "W3"
    QString title; ///< "Ann W3"
    QString player, colour, symbol;
    int level = 0;
    int riders = 0;
    QString levelText;    ///< "level 1"
    QString ridersText;   ///< "2 riders"
    QString verdict;      ///< "11: breach", "12 or 9: breach", "holds", "secure"
    QString danger;       ///< "secure", "holds", "warn", "breach"
    int ways = 0;         ///< of 36 rolls, how many breach it now
    QString sums;         ///< of those rolls: "9 12"
    qreal cx = 0, cy = 0; ///< the middle of its attack hex, in board units
    QString key() const { return wall; }
    WATCHFIRE_ROLES(wall, title, player, colour, symbol, level, riders, levelText, ridersText, verdict,
                    danger, ways, sums, cx, cy);
};

class WallsModel : public WATCHFIRE_ROW_MODEL(WallRow) {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    WATCHFIRE_PROPERTY(int, count, rowCount(), countChanged)
    WATCHFIRE_PROPERTY(QString, penaltyText, m_penalty, penaltyTextChanged) ///< "4 penalty chips left"
    WATCHFIRE_PROPERTY(QString, bagText, m_bag, bagTextChanged)             ///< "16 riders in the bag"

public:
    void show(const QList<WallRow>& walls, const QString& penalty, const QString& bag);

signals:
    void countChanged();
    void penaltyTextChanged();
    void bagTextChanged();

private:
    QString m_penalty, m_bag;
};

} // namespace watchfire
