// SPDX-License-Identifier: Apache-2.0
// Before the roll: what each sum 2 to 12 would trigger, with its chance, dangers first (screens.md 3).
#pragma once

#include "app/models/property.h"
#include "app/rows/row_model.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>

namespace watchfire {

struct ForecastRow {
    int sum = 0;
    int ways = 0;            ///< of 36
    QString headline;        ///< "Rider V to W5: white breached"
    QString level;           ///< its kind: "seven" (blue), "collect" (green), "quiet", or a module's (amber)
    QStringList lines;       ///< everything that would happen, one line each; or what each larger die does
    QVariantList collectors; ///< who collects for it: objects with `colour` and `symbol`
    bool danger = false;     ///< somebody loses something (red)
    bool byDie = false;      ///< a line for each larger die
    QString sign;            ///< its picture, may be empty
    QString key() const { return QString::number(sum); }
    WATCHFIRE_ROLES(sum, ways, headline, level, lines, collectors, danger, byDie, sign);
};

class ForecastModel : public WATCHFIRE_ROW_MODEL(ForecastRow) {
    Q_OBJECT
    WATCHFIRE_VIEW_MODEL
    /// "7 of 36 rolls breach a wall (19%)".
    WATCHFIRE_PROPERTY(QString, headline, m_headline, headlineChanged)
    WATCHFIRE_PROPERTY(bool, danger, m_danger, headlineChanged)
    /// The rows worth a line, dangers first.
    WATCHFIRE_PART(QAbstractItemModel*, dangers, &m_dangers)

public:
    void show(const QList<ForecastRow>& sums, const QString& headline, bool danger);

signals:
    void headlineChanged();

private:
    QString m_headline;
    bool m_danger = false;
    RowModel<ForecastRow> m_dangers;
};

} // namespace watchfire
