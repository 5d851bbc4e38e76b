// SPDX-License-Identifier: Apache-2.0
#include "mock_list.h"

#include <QtQml/qjsengine.h>
#include <QtQml/qqmlinfo.h>

namespace watchfire::test {

int MockList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant MockList::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count())
        return {};
    return m_rows.at(index.row()).toMap().value(QString::fromLatin1(m_names.value(role)));
}

QJSValue MockList::copy() const {
    QJSEngine* const engine = qjsEngine(this);
    QJSValue rows = engine->newArray(static_cast<quint32>(m_rows.size()));
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        rows.setProperty(static_cast<quint32>(i), engine->toScriptValue(m_rows.at(i)));
    return rows;
}

void MockList::setRows(const QVariantList& rows) {
    beginResetModel();
    m_rows = rows;
    // A view asks for role names only once, so they may only grow.
    for (const QVariant& row : m_rows)
        for (const QString& key : row.toMap().keys())
            if (const QByteArray name = key.toLatin1(); m_names.key(name, -1) < 0) {
                m_names.insert(Qt::UserRole + static_cast<int>(m_names.size()), name);
                lookAt(key);
            }
    endResetModel();
    emit rowsChanged();
}

void MockList::know(const QStringList& roles) {
    m_known = roles;
    for (const QByteArray& name : m_names)
        lookAt(QString::fromLatin1(name));
}

void MockList::know(QAbstractItemModel* list, const QStringList& roles) {
    if (auto* mock = qobject_cast<MockList*>(list))
        mock->know(roles);
}

void MockList::lookAt(const QString& role) const {
    if (!m_known.isEmpty() && !m_known.contains(role))
        qmlWarning(this) << "the program's list has no role " << role;
}

void MockList::set(int row, const QString& role, const QVariant& value) {
    QVariantMap map = m_rows.at(row).toMap();
    map.insert(role, value);
    m_rows[row] = map;
    emit dataChanged(index(row), index(row), {m_names.key(role.toLatin1(), -1)});
}

} // namespace watchfire::test
