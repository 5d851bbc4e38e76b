// SPDX-License-Identifier: Apache-2.0
// Objects of the log, written from names and values by turns: `object("pay", "player", clan, "cost", cost)`.
#pragma once

#include "rules/powder/log/json.h"

#include <nlohmann/json.hpp>

#include <type_traits>

namespace watchfire::powder {

template <class T> inline constexpr bool isVector = false;
template <class T> inline constexpr bool isVector<std::vector<T>> = true;

/// Pieces and places by their names, lists item by item, everything else as it is.
template <class T> [[nodiscard]] Json written(const T& value) {
    if constexpr (std::is_same_v<T, Slot>) {
        return slotName(value);
    } else if constexpr (std::is_same_v<T, Spot>) {
        return spotName(value);
    } else if constexpr (requires { toString(value); }) {
        return std::string(toString(value));
    } else if constexpr (isVector<T>) {
        Json list = Json::array();
        for (const auto& item : value)
            list.push_back(written(item));
        return list;
    } else {
        return value;
    }
}

inline void addFields(Json&) {}
/// An optional value that is missing is left out.
template <class T, class... Rest>
void addFields(Json& object, const char* name, const T& value, const Rest&... rest) {
    if constexpr (requires { value.has_value(); }) {
        if (value)
            object[name] = written(*value);
    } else {
        object[name] = written(value);
    }
    addFields(object, rest...);
}

template <class... Fields> [[nodiscard]] Json object(const char* name, const Fields&... fields) {
    Json made{{"do", name}};
    addFields(made, fields...);
    return made;
}

} // namespace watchfire::powder
