// SPDX-License-Identifier: Apache-2.0
// The state strip of The Great Wall: each section with its owner, level, riders and what threatens it
// (GW-01, GW-22, GW-30, GW-60).
#pragma once

#include "app/rows/row_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

struct WallRow {
    QString wall;  ///< "W3"
    QString title; ///< "Ann W3"
    QString player, colour, symbol;
    int level = 0;
    int riders = 0;
    QString levelText;  ///< "level 1"
    QString ridersText; ///< "2 riders"
    QString verdict;    ///< "11: breach", "12 or 9: breach", "holds", "secure"
    QString danger;     ///< "secure", "holds", "warn", "breach"
    int ways = 0;       ///< of 36 rolls, how many breach it now
    QString key() const { return wall; }
    static const QList<Role<WallRow>>& roles();
};

class WallsModel : public WATCHFIRE_ROW_MODEL(WallRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(QString penaltyText READ penaltyText NOTIFY penaltyTextChanged)
    Q_PROPERTY(QString bagText READ bagText NOTIFY bagTextChanged)

public:
    explicit WallsModel(QObject* parent = nullptr);
    int count() const { return rowCount(); }
    QString penaltyText() const { return m_penalty; } ///< "4 penalty chips left"
    QString bagText() const { return m_bag; }         ///< "16 riders in the bag"
    void show(const QList<WallRow>& walls, const QString& penalty, const QString& bag);

signals:
    void countChanged();
    void penaltyTextChanged();
    void bagTextChanged();

private:
    QString m_penalty, m_bag;
};

} // namespace watchfire
