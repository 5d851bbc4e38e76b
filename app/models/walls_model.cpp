// SPDX-License-Identifier: Apache-2.0
// See walls_model.h.
#include "app/models/walls_model.h"

namespace watchfire {

const QList<Role<WallRow>>& WallRow::roles() {
    static const QList<Role<WallRow>> table{
        role<&WallRow::wall>("wall"),
        role<&WallRow::title>("title"),
        role<&WallRow::player>("player"),
        role<&WallRow::colour>("colour"),
        role<&WallRow::symbol>("symbol"),
        role<&WallRow::level>("level"),
        role<&WallRow::riders>("riders"),
        role<&WallRow::levelText>("levelText"),
        role<&WallRow::ridersText>("ridersText"),
        role<&WallRow::verdict>("verdict"),
        role<&WallRow::danger>("danger"),
        role<&WallRow::ways>("ways"),
    };
    return table;
}

WallsModel::WallsModel(QObject* parent) : RowModel<WallRow>(parent) {}

void WallsModel::show(const QList<WallRow>& walls, const QString& penalty, const QString& bag) {
    const int before = rowCount();
    setRows(walls);
    if (rowCount() != before)
        emit countChanged();
    if (penalty != m_penalty) {
        m_penalty = penalty;
        emit penaltyTextChanged();
    }
    if (bag != m_bag) {
        m_bag = bag;
        emit bagTextChanged();
    }
}

} // namespace watchfire
