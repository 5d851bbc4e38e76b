// SPDX-License-Identifier: Apache-2.0
#include "app/models/walls_model.h"

#include "app/rows/row_model_members.h"

namespace watchfire {

template class RowModel<WallRow>;

void WallsModel::show(const QList<WallRow>& walls, const QString& penalty, const QString& bag) {
    const int before = rowCount();
    setRows(walls);
    if (rowCount() != before)
        emit countChanged();
    change(*this, m_penalty, penalty, &WallsModel::penaltyTextChanged);
    change(*this, m_bag, bag, &WallsModel::bagTextChanged);
}

} // namespace watchfire

#include "moc_walls_model.cpp"
