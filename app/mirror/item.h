// SPDX-License-Identifier: Apache-2.0
// A JSON object that leaves out what says nothing: empty texts and lists, 0, false.
#pragma once

#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <cmath>
#include <concepts>

namespace watchfire::mirror {

class Item {
public:
    using Json = nlohmann::ordered_json;

    Item& with(const char* field, bool value) {
        if (value)
            m_json[field] = true;
        return *this;
    }
    Item& with(const char* field, std::integral auto value) {
        if (value != 0)
            m_json[field] = value;
        return *this;
    }
    Item& with(const char* field, const QString& value) {
        if (!value.isEmpty())
            m_json[field] = value.toStdString();
        return *this;
    }
    Item& with(const char* field, const QStringList& values) {
        Json list = Json::array();
        for (const QString& value : values)
            list.push_back(value.toStdString());
        return with(field, std::move(list));
    }
    /// Lists and objects that are not empty.
    Item& with(const char* field, Json value) {
        if (!value.empty())
            m_json[field] = std::move(value);
        return *this;
    }
    /// A coordinate, always there, to a thousandth of a hex's radius.
    Item& at(const char* field, double coordinate) {
        m_json[field] = std::round(coordinate * 1000) / 1000;
        return *this;
    }
    [[nodiscard]] Json json() && { return std::move(m_json); }

private:
    Json m_json = Json::object();
};

} // namespace watchfire::mirror
