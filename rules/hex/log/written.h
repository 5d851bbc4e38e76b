// SPDX-License-Identifier: Apache-2.0
// Writes values by their list of fields: `step.fields(archive)` names each field of a step, a command or a
// correction once, and this archive turns them into JSON.
#pragma once

#include "rules/hex/log/json.h"

#include <nlohmann/json.hpp>

#include <type_traits>

namespace watchfire::hex {

/// Writes players by id, places and enumerations by name, harbours by their side.
template <class T> [[nodiscard]] Json written(const Setup& setup, const T& value) {
    if constexpr (std::is_same_v<T, PlayerId>) {
        return setup[value].id;
    } else if constexpr (std::is_same_v<T, HarbourId>) {
        return setup.board().nameOf(setup.board()[value].at);
    } else if constexpr (requires { value.begin(); }) {
        Json list = Json::array();
        for (const auto& item : value)
            list.push_back(written(setup, item));
        return list;
    } else if constexpr (std::is_arithmetic_v<T>) {
        return value;
    } else if constexpr (std::is_enum_v<T>) {
        return toString(value);
    } else {
        return setup.board().nameOf(value);
    }
}

/// As `written`; null if there is none.
template <class Id> [[nodiscard]] Json writtenOrNone(const Setup& setup, Id id) {
    return id.valid() ? written(setup, id) : Json(nullptr);
}

class WrittenFields {
public:
    WrittenFields(const Setup& setup, Json json) : m_setup(setup), m_json(std::move(json)) {}

    /// Writes a field; only the reader uses the bounds.
    template <class T, class... Bounds>
    WrittenFields& operator()(const char* name, const T& value, const Bounds&...) {
        m_json[name] = written(m_setup, value);
        return *this;
    }
    /// Writes a field that may be none: null then.
    template <class Id> void orNone(const char* name, Id id) { m_json[name] = writtenOrNone(m_setup, id); }
    /// Writes a field only if it is not none.
    template <class Id> WrittenFields& unlessNone(const char* name, Id id) {
        if (id.valid())
            m_json[name] = written(m_setup, id);
        return *this;
    }
    /// Writes the half of a split hex; nothing of any other (WO-10).
    WrittenFields& half(const char* name, HexId hex, MapEdge edge) {
        if (m_setup.board().isSplit(hex))
            m_json[name] = toString(edge);
        return *this;
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
