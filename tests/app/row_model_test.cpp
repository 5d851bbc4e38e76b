// SPDX-License-Identifier: Apache-2.0
// A list model reports exactly which rows came, went, moved or changed.
#include "app/rows/row_model_members.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

namespace watchfire {
namespace {

struct Row {
    QString id;
    int value = 0;
    QString text{};
    QString key() const { return id; }
    WATCHFIRE_ROLES(id, value, text);
};

/// A row with something that no role tells.
struct Deep {
    QString id;
    int hidden = 0;
    QString key() const { return id; }
    WATCHFIRE_ROLES(id);
};

class RowModelTest : public testing::Test {
protected:
    RowModelTest() : m_tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal) {
        QObject::connect(
            &model, &QAbstractItemModel::rowsInserted, &model,
            [this](const QModelIndex&, int first, int) { told += QStringLiteral("+%1 ").arg(first); });
        QObject::connect(
            &model, &QAbstractItemModel::rowsRemoved, &model,
            [this](const QModelIndex&, int first, int) { told += QStringLiteral("-%1 ").arg(first); });
        QObject::connect(&model, &QAbstractItemModel::rowsMoved, &model,
                         [this](const QModelIndex&, int from, int, const QModelIndex&, int to) {
                             told += QStringLiteral("%1>%2 ").arg(from).arg(to);
                         });
        QObject::connect(&model, &QAbstractItemModel::modelReset, &model,
                         [this] { told += QStringLiteral("reset "); });
        QObject::connect(&model, &QAbstractItemModel::dataChanged, &model,
                         [this](const QModelIndex& at, const QModelIndex&, const QList<int>& roles) {
                             for (const int r : roles) {
                                 told += QStringLiteral("%1.%2 ").arg(at.row()).arg(
                                     QString::fromLatin1(model.roleNames().value(r)));
                             }
                         });
    }

    RowModel<Row> model;
    QString told;

private:
    QAbstractItemModelTester m_tester;
};

TEST_F(RowModelTest, ALoopGoesOverTheRowsAsTheyWere) {
    model.setRows({{"a", 1, "one"}, {"b", 2, "two"}});
    QStringList seen;
    for (const Row& row : model.rows()) {
        model.setRows({{"a", 3, "three"}});
        seen.append(row.text);
    }
    EXPECT_EQ(seen, QStringList({"one", "two"}));
    EXPECT_EQ(model.rows().size(), 1);
}

TEST_F(RowModelTest, SameRowsTellNothing) {
    model.setRows({{"a", 1}, {"b", 2}});
    told.clear();
    model.setRows({{"a", 1}, {"b", 2}});
    EXPECT_EQ(told, QString());
}

TEST_F(RowModelTest, AChangedFieldTellsItsRoleAlone) {
    model.setRows({{"a", 1}, {"b", 2}});
    told.clear();
    model.setRows({{"a", 1}, {"b", 3}});
    EXPECT_EQ(told, QStringLiteral("1.value "));
    EXPECT_EQ(model.data(model.index(1), Qt::UserRole + 1).toInt(), 3);
}

TEST_F(RowModelTest, WhatNoRoleTellsIsNewToo) {
    RowModel<Deep> deep;
    deep.setRows({{"a", 1}, {"b", 2}});
    deep.setRows({{"a", 3}, {"b", 4}, {"c", 5}});
    EXPECT_EQ(deep.rows()[0].hidden, 3);
    EXPECT_EQ(deep.rows()[1].hidden, 4);
    EXPECT_EQ(deep.rows()[2].hidden, 5);
}

TEST_F(RowModelTest, RowsAfterSomeThatStayComeGoAndMove) {
    model.setRows({{"a"}, {"b"}, {"c"}, {"d"}});
    told.clear();
    model.setRows({{"a"}, {"d", 1}, {"x"}, {"c"}});
    EXPECT_EQ(told, QStringLiteral("-1 2>1 1.value +2 "));
    EXPECT_EQ(model.rowCount(), 4);
    EXPECT_EQ(model.rows()[3].id, QStringLiteral("c"));
}

TEST_F(RowModelTest, RowsComeGoAndMoveOneByOne) {
    model.setRows({{"a"}, {"b"}, {"c"}});
    told.clear();
    model.setRows({{"a"}, {"c"}});
    EXPECT_EQ(told, QStringLiteral("-1 "));
    told.clear();
    model.setRows({{"a"}, {"x"}, {"c"}});
    EXPECT_EQ(told, QStringLiteral("+1 "));
    told.clear();
    model.setRows({{"c"}, {"a"}, {"x"}});
    EXPECT_EQ(told, QStringLiteral("2>0 "));
    ASSERT_EQ(model.rowCount(), 3);
    EXPECT_EQ(model.rows()[0].id, QStringLiteral("c"));
    EXPECT_EQ(model.rows()[2].id, QStringLiteral("x"));
}

} // namespace
} // namespace watchfire
