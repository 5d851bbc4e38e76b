// SPDX-License-Identifier: Apache-2.0
// What the readers of a board read from: the engine's in board_json.cpp, and those of the modules' own parts.
#pragma once

#include "rules/core/json_text.h"
#include "rules/core/name_length.h"
#include "rules/hex/log/json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace watchfire::hex {

/// A value in a board's file that knows its own path, so that a refusal can name it.
class BoardValue {
public:
    /// Thrown out of nested readers to carry a refusal; `boardDescriptionFromJson` catches it, and nothing
    /// escapes.
    struct Refused {
        std::string path;
        std::string reason;
    };

    BoardValue(const Json& json, std::string path) : m_json(json), m_path(std::move(path)) {}

    [[noreturn]] void refuse(std::string reason) const { throw Refused{m_path, std::move(reason)}; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] const Json& json() const { return m_json; }

    [[nodiscard]] bool has(const char* field) const {
        return m_json.is_object() && m_json.contains(field) && !m_json[field].is_null();
    }
    [[nodiscard]] BoardValue field(const char* name) const {
        if (!m_json.is_object())
            refuse("an object is wanted here");
        if (!m_json.contains(name))
            throw Refused{m_path + "." + name, "is missing"};
        return {m_json[name], m_path + "." + name};
    }
    template <class F> void each(F&& read) const {
        if (!m_json.is_array())
            refuse("a list is wanted here");
        for (std::size_t i = 0; i < m_json.size(); ++i)
            read(BoardValue(m_json[i], fmt::format("{}[{}]", m_path, i)));
    }
    /// A value of an object whose field the file names itself, such as the title in a language.
    [[nodiscard]] BoardValue entry(const std::string& name, const Json& json) const {
        if (const std::size_t length = codePoints(name); length > mostNameCharacters)
            refuse(fmt::format("a field's name here has {} characters; at most {} are allowed", length,
                               mostNameCharacters));
        return {json, m_path + "." + name};
    }
    /// Every text of a board is a name, so none is longer than a name may be.
    [[nodiscard]] std::string text() const {
        if (!m_json.is_string())
            refuse("a text is wanted here");
        auto text = m_json.get<std::string>();
        if (const std::size_t length = codePoints(text); length > mostNameCharacters)
            refuse(fmt::format("this text has {} characters; at most {} are allowed here", length,
                               mostNameCharacters));
        return text;
    }
    [[nodiscard]] int integer() const {
        if (!m_json.is_number_integer())
            refuse("a whole number is wanted here");
        constexpr int most = 1'000'000;
        const auto value = integerOf(m_json, -most, most);
        if (!value)
            refuse(fmt::format("{} is far too large", m_json.dump()));
        return *value;
    }
    [[nodiscard]] bool boolean() const {
        if (!m_json.is_boolean())
            refuse("true or false is wanted here");
        return m_json.get<bool>();
    }
    template <class T>
    [[nodiscard]] T named(std::optional<T> (*parse)(std::string_view), std::string_view what) const {
        const std::string value = text();
        const auto parsed = parse(value);
        if (!parsed)
            refuse(fmt::format("\"{}\" is no {}", value, what));
        return *parsed;
    }
    [[nodiscard]] Axial hex() const {
        return named(&parseAxial, fmt::format("hex \"q,r\" within ±{}", maxCoordinate));
    }
    [[nodiscard]] CornerName corner() const { return named(&parseCorner, "corner \"q,r:N\""); }
    [[nodiscard]] Direction direction() const { return named(&parseDirection, "direction"); }
    [[nodiscard]] SideName side() const { return named(&parseSide, "side \"q,r:E\""); }

private:
    const Json& m_json;
    std::string m_path;
};

} // namespace watchfire::hex
