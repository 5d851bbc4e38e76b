// SPDX-License-Identifier: Apache-2.0
// The members of RowModel, and how a row is read role by role. Sources include this, and no header does:
// those that say `template class RowModel<SomeRow>;`, and those that read a row's roles without a model.
#pragma once

#include "app/rows/row_model.h"

#include <QByteArrayList>
#include <QSet>
#include <QVariant>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace watchfire {

/// A role: its name in QML and how to read it from a row.
template <class Row> struct Role {
    QByteArray name;
    QVariant (*read)(const Row&);
};

/// The value of a closed set appears as its word (board_kinds.h).
template <class Value> QVariant roleValue(const Value& value) {
    if constexpr (std::is_enum_v<Value>)
        return word(value);
    else
        return QVariant::fromValue(value);
}

template <class Row> const QList<Role<Row>>& rolesOf() {
    static const QList<Role<Row>> table = []<std::size_t... I>(std::index_sequence<I...>) {
        const QByteArrayList names = QByteArray(Row::roleNames).split(',');
        return QList<Role<Row>>{
            {names[I].trimmed(), [](const Row& row) { return roleValue(std::get<I>(row.roleValues())); }}...};
    }
    (std::make_index_sequence<std::tuple_size_v<decltype(std::declval<Row>().roleValues())>>());
    return table;
}

template <class Row> int RowModel<Row>::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

template <class Row> QVariant RowModel<Row>::data(const QModelIndex& index, int roleNumber) const {
    const int r = roleNumber - Qt::UserRole;
    const auto& table = rolesOf<Row>();
    if (!index.isValid() || index.row() >= m_rows.size() || r < 0 || r >= table.size())
        return {};
    return table[r].read(m_rows[index.row()]);
}

template <class Row> QHash<int, QByteArray> RowModel<Row>::roleNames() const {
    QHash<int, QByteArray> names;
    const auto& table = rolesOf<Row>();
    for (qsizetype i = 0; i < table.size(); ++i)
        names.insert(Qt::UserRole + static_cast<int>(i), table[i].name);
    return names;
}

template <class Row> void RowModel<Row>::setRows(const QList<Row>& next) {
    // Most rows of a long list, such as a game's history, stay as they are: they need no key and no look at
    // each role.
    const qsizetype both = std::min(m_rows.size(), next.size());
    qsizetype alike = 0;
    while (alike < both && m_rows.at(alike).roleValues() == next.at(alike).roleValues())
        ++alike;
    QSet<QString> kept;
    for (qsizetype i = alike; i < next.size(); ++i)
        kept.insert(next.at(i).key());
    for (int i = static_cast<int>(m_rows.size()) - 1; i >= alike; --i) {
        if (!kept.contains(m_rows.at(i).key())) {
            beginRemoveRows({}, i, i);
            m_rows.removeAt(i);
            endRemoveRows();
        }
    }
    for (int i = static_cast<int>(alike); i < next.size(); ++i) {
        if (i >= m_rows.size() || m_rows.at(i).key() != next.at(i).key())
            bringTo(i, next.at(i));
        update(i, next.at(i));
    }
    m_rows = next; // with what no role tells
}

template <class Row> void RowModel<Row>::bringTo(int i, const Row& row) {
    const QString key = row.key();
    const auto found =
        std::find_if(m_rows.begin() + i, m_rows.end(), [&](const Row& r) { return r.key() == key; });
    if (found == m_rows.end()) {
        beginInsertRows({}, i, i);
        m_rows.insert(i, row);
        endInsertRows();
        return;
    }
    const int from = static_cast<int>(found - m_rows.begin());
    beginMoveRows({}, from, from, {}, i);
    m_rows.move(from, i);
    endMoveRows();
}

template <class Row> void RowModel<Row>::update(int i, const Row& row) {
    QList<int> changed;
    const auto& table = rolesOf<Row>();
    for (qsizetype r = 0; r < table.size(); ++r) {
        if (table[r].read(m_rows[i]) != table[r].read(row))
            changed.append(Qt::UserRole + static_cast<int>(r));
    }
    if (changed.isEmpty())
        return;
    m_rows[i] = row;
    emit dataChanged(index(i), index(i), changed);
}

} // namespace watchfire
