// SPDX-License-Identifier: Apache-2.0
// A list model whose rows are plain objects written in QML, with lists inside rows; a test can add properties
// and functions to it. So screens can be tested without the program behind them.
#pragma once

#include <QAbstractListModel>
#include <QJSValue>
#include <QStringList>
#include <QVariantList>
#include <qqmlregistration.h>

namespace watchfire::test {

class MockList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    // An array of QML's own, because from the property of a C++ list Qt 6.8 gives QML no copy, but one that
    // follows the property.
    Q_PROPERTY(QJSValue rows READ copy WRITE assign NOTIFY rowsChanged)
    Q_PROPERTY(int count READ count NOTIFY rowsChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override { return m_names; }

    /// The roles of the program's list: a row with another role causes a warning, which fails the tests.
    void know(const QStringList& roles);
    static void know(QAbstractItemModel* list, const QStringList& roles);

    const QVariantList& rows() const { return m_rows; }
    int count() const { return static_cast<int>(m_rows.size()); }
    void setRows(const QVariantList& rows);
    QJSValue copy() const;
    void assign(const QJSValue& rows) { setRows(rows.toVariant().toList()); }
    /// Changes one value and emits dataChanged, as the real models do.
    Q_INVOKABLE void set(int row, const QString& role, const QVariant& value);

signals:
    void rowsChanged();

private:
    void lookAt(const QString& role) const;

    QVariantList m_rows;
    QStringList m_known; ///< empty: unknown
    QHash<int, QByteArray> m_names;
};

} // namespace watchfire::test
