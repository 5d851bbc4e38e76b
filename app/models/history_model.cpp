// SPDX-License-Identifier: Apache-2.0
// See history_model.h.
#include "app/models/history_model.h"

namespace watchfire {

const QList<Role<HistoryRow>>& HistoryRow::roles() {
    static const QList<Role<HistoryRow>> table{
        role<&HistoryRow::number>("number"), role<&HistoryRow::title>("title"),
        role<&HistoryRow::player>("player"), role<&HistoryRow::colour>("colour"),
        role<&HistoryRow::symbol>("symbol"), role<&HistoryRow::time>("time"),
        role<&HistoryRow::how>("how"),       role<&HistoryRow::lines>("lines"),
        role<&HistoryRow::undone>("undone"), role<&HistoryRow::now>("now"),
    };
    return table;
}

HistoryModel::HistoryModel(QObject* parent) : RowModel<HistoryRow>(parent) {}

void HistoryModel::jumpTo(int number) {
    if (number >= 0 && number <= rowCount())
        emit jumpAsked(number);
}

void HistoryModel::show(const QList<HistoryRow>& history) {
    const int before = rowCount();
    setRows(history);
    if (rowCount() != before)
        emit countChanged();
}

} // namespace watchfire
