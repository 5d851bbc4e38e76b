// SPDX-License-Identifier: Apache-2.0
// The state strip of scenarios other than walls: storm, tokens, flood, raiders, duties, each fact with a
// title, a value and a line below (WO, GR, RA). Which facts there are follows from what is played.
#pragma once

#include "app/models/row_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace watchfire {

/// Kinds:
///   "storm"        value the heading, detail where it stands (WO-20)
///   "repair"       a gap that its owner fills before he builds such a piece elsewhere, a row each (WO-27)
///   "tokens"       value how many numbers are left in the bag, detail which (WO-30)
///   "flood"        value "dry" or "flooded" (GR-13)
///   "robber"       only while he is drowned (GR-21)
///   "raiders"      value how many are still to come, or that they storm; detail how many stand where (RA-10,
///                  RA-11, RA-20)
/// What single players hold (markers, raiders driven off, counters) stands in their PlayerRow.
struct StripRow {
    QString id; ///< unique in the strip
    QString kind;
    QString title, value, detail;
    QString danger;                 ///< "", "good", "warn", "danger"
    QString player, colour, symbol; ///< of rows about one player
    QString key() const { return id; }
    static const QList<Role<StripRow>>& roles();
};

class StripModel : public WATCHFIRE_ROW_MODEL(StripRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("handed in by the program")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    explicit StripModel(QObject* parent = nullptr);
    int count() const { return rowCount(); }
    void show(const QList<StripRow>& facts);

signals:
    void countChanged();
};

} // namespace watchfire
