// SPDX-License-Identifier: Apache-2.0
#include "app/drive/model_rows.h"

#include <QAbstractItemModel>
#include <QMetaType>
#include <QPointF>
#include <QVariant>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace watchfire::drive {

namespace {

using Json = nlohmann::ordered_json;

Json valueOf(const QVariant& value) {
    switch (value.typeId()) {
    case QMetaType::Bool:
        return value.toBool();
    case QMetaType::Int:
    case QMetaType::LongLong:
        return value.toLongLong();
    case QMetaType::Double:
        return value.toDouble();
    case QMetaType::QString:
        return value.toString().toStdString();
    case QMetaType::QPointF: {
        const QPointF at = value.toPointF();
        return {at.x(), at.y()};
    }
    case QMetaType::QStringList:
    case QMetaType::QVariantList: {
        Json list = Json::array();
        for (const QVariant& one : value.toList())
            list.push_back(valueOf(one));
        return list;
    }
    case QMetaType::QVariantMap: {
        Json map = Json::object();
        const QVariantMap fields = value.toMap();
        for (auto field = fields.cbegin(); field != fields.cend(); ++field)
            map[field.key().toStdString()] = valueOf(field.value());
        return map;
    }
    default:
        return nullptr;
    }
}

} // namespace

Json rowsOf(const QAbstractItemModel& model) {
    Json rows = Json::array();
    const QHash<int, QByteArray> roles = model.roleNames();
    QList<int> inOrder = roles.keys();
    std::sort(inOrder.begin(), inOrder.end());
    for (int i = 0; i < model.rowCount(); ++i) {
        Json row = Json::object();
        for (const int role : inOrder)
            row[roles[role].toStdString()] = valueOf(model.data(model.index(i, 0), role));
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace watchfire::drive
