// SPDX-License-Identifier: Apache-2.0
// Reads the fields of one command of the log, for both families of games (game-log, "Commands"). A missing
// field takes its default. Null is a value of its own: a reader accepts it only where the log's page says so,
// and refuses it elsewhere like any other wrong value.
#pragma once

#include "rules/core/error.h"
#include "rules/core/json_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace watchfire {

/// Thrown out of nested readers to carry a refusal; `readCommand` catches it.
struct Refused {
    Error error;
};

[[noreturn]] inline void refuse(ErrorCode code, std::string message, Clause rule = {},
                                std::string subject = {}) {
    throw Refused{{code, rule, std::move(message), std::move(subject)}};
}

/// Returns what `read` returns, or the refusal that it threw; `syntax` if the line is not an object. No other
/// exception escapes.
template <class Command, class Read>
Result<Command> readCommand(const nlohmann::ordered_json& json, Read&& read) {
    if (!json.is_object())
        return Error{ErrorCode::syntax, {}, "A command is an object, for example {\"do\":\"end-turn\"}.", {}};
    try {
        return read();
    } catch (const Refused& refused) {
        return refused.error;
    }
}

class CommandFields {
public:
    using Json = nlohmann::ordered_json;

    explicit CommandFields(const Json& json) : m_json(json) {}

    /// Returns null if the field is missing.
    [[nodiscard]] const Json* find(const char* name) const {
        const auto it = m_json.find(name);
        return it == m_json.end() ? nullptr : &*it;
    }
    /// Like `find`, for a field in which null means the same as a missing field.
    [[nodiscard]] const Json* findValue(const char* name) const {
        const Json* value = find(name);
        return value == nullptr || value->is_null() ? nullptr : value;
    }
    [[nodiscard]] const Json& get(const char* name) const {
        if (const Json* value = find(name))
            return *value;
        refuse(ErrorCode::badValue, fmt::format("The field \"{}\" is missing.", name), {}, name);
    }
    [[nodiscard]] std::string text(const char* name) const { return textOf(get(name), name); }
    /// Empty if the field is missing.
    [[nodiscard]] std::string textOrNone(const char* name) const {
        return find(name) == nullptr ? std::string() : text(name);
    }
    /// False if the field is missing.
    [[nodiscard]] bool flag(const char* name) const {
        const Json* value = find(name);
        return value != nullptr && truthOf(*value, name);
    }

    [[nodiscard]] static std::string textOf(const Json& value, std::string_view name) {
        if (!value.is_string())
            refuse(ErrorCode::badValue, fmt::format("\"{}\" wants a text, not {}.", name, value.dump()), {},
                   std::string(name));
        return value.get<std::string>();
    }
    [[nodiscard]] static bool truthOf(const Json& value, std::string_view name, Clause rule = {}) {
        if (!value.is_boolean())
            refuse(ErrorCode::badValue,
                   fmt::format("\"{}\" wants true or false, not {}.", name, value.dump()), rule,
                   std::string(name));
        return value.get<bool>();
    }
    /// Reads a name that `parse` knows; refuses any other with `is no <kind>`.
    template <class Parse>
    [[nodiscard]] static auto named(const Json& value, ErrorCode code, std::string_view kind, Parse&& parse) {
        const auto found = value.is_string() ? parse(value.get_ref<const std::string&>()) : std::nullopt;
        if (!found)
            refuse(code, fmt::format("{} is no {}.", value.dump(), kind), {}, value.dump());
        return *found;
    }

private:
    const Json& m_json;
};

} // namespace watchfire
