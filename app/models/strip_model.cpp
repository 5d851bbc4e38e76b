// SPDX-License-Identifier: Apache-2.0
#include "app/models/strip_model.h"

#include "app/rows/row_model_members.h"

namespace watchfire {

template class RowModel<StripRow>;

void StripModel::show(const QList<StripRow>& facts) {
    const int before = rowCount();
    setRows(facts);
    if (rowCount() != before)
        emit countChanged();
}

} // namespace watchfire

#include "moc_strip_model.cpp"
