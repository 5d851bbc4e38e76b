// SPDX-License-Identifier: Apache-2.0
// One list model for every list that a screen shows. A row is a plain struct with roles and a key; setRows()
// compares the new rows with the shown ones and tells the view exactly what came, went, moved or changed,
// role by role, so that nothing is drawn while nothing changes (screens.md).
#pragma once

#include <QAbstractListModel>
#include <QByteArrayList>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <tuple>
#include <type_traits>
#include <utility>

namespace watchfire {

/// Declares the roles of a row, in their order: data members whose names QML reads.
#define WATCHFIRE_ROLES(...)                                                                                 \
    auto roleValues() const {                                                                                \
        return std::tie(__VA_ARGS__);                                                                        \
    }                                                                                                        \
    static constexpr const char* roleNames = #__VA_ARGS__

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

/// Row needs `QString key() const` (unique in the list) and WATCHFIRE_ROLES.
template <class Row> class RowModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    QVariant data(const QModelIndex& index, int roleNumber) const override {
        const int r = roleNumber - Qt::UserRole;
        const auto& table = rolesOf<Row>();
        if (!index.isValid() || index.row() >= m_rows.size() || r < 0 || r >= table.size())
            return {};
        return table[r].read(m_rows[index.row()]);
    }

    QHash<int, QByteArray> roleNames() const override {
        QHash<int, QByteArray> names;
        const auto& table = rolesOf<Row>();
        for (qsizetype i = 0; i < table.size(); ++i)
            names.insert(Qt::UserRole + static_cast<int>(i), table[i].name);
        return names;
    }

    const QList<Row>& rows() const { return m_rows; }

    /// Shows these rows, with the fewest notifications.
    void setRows(const QList<Row>& next) {
        QSet<QString> kept;
        for (const Row& row : next)
            kept.insert(row.key());
        for (int i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
            if (!kept.contains(m_rows[i].key())) {
                beginRemoveRows({}, i, i);
                m_rows.removeAt(i);
                endRemoveRows();
            }
        }
        for (int i = 0; i < next.size(); ++i) {
            if (i >= m_rows.size() || m_rows[i].key() != next[i].key())
                bringTo(i, next[i]);
            update(i, next[i]);
        }
    }

private:
    void bringTo(int i, const Row& row) {
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

    void update(int i, const Row& row) {
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

    QList<Row> m_rows;
};

} // namespace watchfire

/// The base class of a model with these rows. Qt's registration of QML types does not know templates, and
/// looks for the first base class with its own meta-object.
#ifdef Q_MOC_RUN
#define WATCHFIRE_ROW_MODEL(Row) QAbstractListModel
#else
#define WATCHFIRE_ROW_MODEL(Row) RowModel<Row>
#endif
