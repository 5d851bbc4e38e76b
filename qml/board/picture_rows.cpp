// SPDX-License-Identifier: Apache-2.0
#include "picture_rows.h"

#include <QAbstractItemModel>
#include <QObject>

#include <algorithm>

namespace watchfire::ui {

Rows rowsOf(const QObject& board, const char* list) {
    Rows rows;
    const auto* const model = board.property(list).value<QAbstractItemModel*>();
    if (!model)
        return rows;
    const QHash<int, QByteArray> names = model->roleNames();
    rows.reserve(model->rowCount());
    for (int i = 0; i < model->rowCount(); ++i) {
        QVariantMap row;
        const QModelIndex index = model->index(i, 0);
        for (auto name = names.begin(); name != names.end(); ++name)
            row.insert(QString::fromLatin1(name.value()), model->data(index, name.key()));
        rows << row;
    }
    return rows;
}

PictureRows pictureRowsOf(const QObject& board) {
    return {rowsOf(board, "hexes"),     rowsOf(board, "harbours"), rowsOf(board, "walls"),
            rowsOf(board, "buildings"), rowsOf(board, "lines"),    rowsOf(board, "marks")};
}

QString word(const QVariantMap& row, const char* key) {
    return row.value(QLatin1String(key)).toString();
}

QPointF pointOf(const QVariantMap& row, const char* x, const char* y) {
    return {row.value(QLatin1String(x)).toDouble(), row.value(QLatin1String(y)).toDouble()};
}

QPointF middleOf(const QVariantMap& row) {
    return (pointOf(row, "x1", "y1") + pointOf(row, "x2", "y2")) / 2;
}

const QVariantMap* wallBefore(const QVariantMap& hex, const Rows& walls) {
    if (word(hex, "kind") != QLatin1String("attack"))
        return nullptr;
    const auto wall = std::find_if(walls.begin(), walls.end(), [&](const QVariantMap& candidate) {
        return word(candidate, "wall") == word(hex, "label");
    });
    return wall == walls.end() ? nullptr : &*wall;
}

} // namespace watchfire::ui
