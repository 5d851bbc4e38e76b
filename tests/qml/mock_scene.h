// SPDX-License-Identifier: Apache-2.0
// The board of a test as the picture takes it: its lists of plain objects, read into the program's rows.
#pragma once

#include "app/rows/board_rows.h"

#include <QAbstractItemModel>
#include <QObject>
#include <QVariantMap>

#include <tuple>
#include <type_traits>

namespace watchfire::test {

/// Sets a role to the test's value; without one it keeps its default.
template <class Value> void take(const QVariantMap& from, const QString& role, Value& value) {
    const auto found = from.constFind(role);
    if (found == from.constEnd())
        return;
    if constexpr (std::is_enum_v<Value>)
        value = scene::named<Value>(found->toString());
    else
        value = found->template value<Value>();
}

/// A row with the values that the test names.
template <class Row> Row valueOf(const QVariantMap& from) {
    Row row;
    const QStringList names = QString::fromLatin1(Row::roleNames).split(QLatin1Char(','));
    std::apply(
        [&](const auto&... values) {
            int at = 0;
            // The row itself is not const: its roles are listed for reading.
            (take(from, names[at++].trimmed(), const_cast<std::remove_cvref_t<decltype(values)>&>(values)),
             ...);
        },
        row.roleValues());
    return row;
}

class MockScene : public QObject {
    Q_OBJECT
    Q_PROPERTY(watchfire::BoardRows rows READ rows NOTIFY rowsChanged)

public:
    using QObject::QObject;

    BoardRows rows() const {
        return {list<HexRow>("hexes"),
                list<HarbourRow>("harbours"),
                list<BoardWallRow>("walls"),
                list<BuildingRow>("buildings"),
                list<LineRow>("lines"),
                list<MarkRow>("marks"),
                list<PlaceRow>("places"),
                list<LitRow>("lit"),
                property("period").toDouble(),
                property("mapLeft").toDouble(),
                static_cast<scene::Sea>(property("sea").toInt())};
    }

signals:
    void rowsChanged();

protected:
    void hear(QAbstractItemModel* list) {
        if (!list)
            return;
        connect(list, &QAbstractItemModel::dataChanged, this, &MockScene::rowsChanged);
        connect(list, &QAbstractItemModel::rowsInserted, this, &MockScene::rowsChanged);
        connect(list, &QAbstractItemModel::rowsRemoved, this, &MockScene::rowsChanged);
        connect(list, &QAbstractItemModel::rowsMoved, this, &MockScene::rowsChanged);
        connect(list, &QAbstractItemModel::modelReset, this, &MockScene::rowsChanged);
        emit rowsChanged();
    }

private:
    template <class Row> QList<Row> list(const char* name) const {
        QList<Row> rows;
        const auto* const model = property(name).value<QAbstractItemModel*>();
        if (!model)
            return rows;
        const QHash<int, QByteArray> names = model->roleNames();
        for (int i = 0; i < model->rowCount(); ++i) {
            QVariantMap row;
            for (auto role = names.begin(); role != names.end(); ++role)
                if (const QVariant value = model->data(model->index(i, 0), role.key()); value.isValid())
                    row.insert(QString::fromLatin1(role.value()), value);
            rows << valueOf<Row>(row);
        }
        return rows;
    }
};

} // namespace watchfire::test
