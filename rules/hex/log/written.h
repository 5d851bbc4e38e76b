// SPDX-License-Identifier: Apache-2.0
// Writes values by their list of fields: `fields(archive, step)` names each field of a step, a command or a
// correction once, and this archive turns them into JSON.
#pragma once

#include "rules/hex/log/json.h"

#include <nlohmann/json.hpp>

#include <type_traits>

namespace watchfire::hex {

/// Writes players by id, and places and enumerations by name.
template <class T> [[nodiscard]] Json written(const Setup& setup, const T& value) {
    if constexpr (std::is_same_v<T, PlayerId>) {
        return setup[value].id;
    } else if constexpr (std::is_same_v<T, PlayerList>) {
        Json list = Json::array();
        for (const PlayerId player : value)
            list.push_back(setup[player].id);
        return list;
    } else if constexpr (std::is_arithmetic_v<T>) {
        return value;
    } else if constexpr (std::is_enum_v<T>) {
        return toString(value);
    } else {
        return setup.board().nameOf(value);
    }
}

class WrittenFields {
public:
    WrittenFields(const Setup& setup, Json json) : m_setup(setup), m_json(std::move(json)) {}

    /// Writes a field; only the reader uses the bounds.
    template <class T, class... Bounds> void operator()(const char* name, const T& value, const Bounds&...) {
        m_json[name] = written(m_setup, value);
    }
    [[nodiscard]] Json take() { return std::move(m_json); }

private:
    const Setup& m_setup;
    Json m_json;
};

/// Makes an object with one entry per player.
template <class F> [[nodiscard]] Json byPlayer(const Setup& setup, F&& value) {
    Json json = Json::object();
    for (std::size_t i = 0; i < setup.playerCount(); ++i)
        json[setup.players()[i].id] = value(i);
    return json;
}

} // namespace watchfire::hex
