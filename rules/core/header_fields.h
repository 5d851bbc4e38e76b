// SPDX-License-Identifier: Apache-2.0
// Players and options of a log's header (game-log, "Header"), read and written the same way for both families
// of games. A family lists its options once, with their names:
//   void fields(auto& archive, Options& options) { archive("goal-points", options.goalPoints, 1, 100); … }
#pragma once

#include "rules/core/error.h"
#include "rules/core/json_text.h"
#include "rules/core/named.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace watchfire {

/// A player as every header names one. Name and seat are empty if the header has none.
struct PlayerFields {
    std::string id, name, seat;
};

/// Errors: `header` with the JSON path, also for a text that is longer than `mostNameCharacters`. `wanted`
/// says what an id must be: "a player needs an id".
Result<std::vector<PlayerFields>> playerFieldsFromJson(const nlohmann::ordered_json& json,
                                                       std::string_view wanted);
/// The `header` error with the path of a player's id.
[[nodiscard]] Error refusedId(std::size_t player, std::string_view wanted);

namespace header_detail {

[[nodiscard]] Error refusedOption(ErrorCode code, const std::string& name, std::string_view reason);

/// Reads one option by its name and collects the names that exist.
class OptionReader {
public:
    using Json = nlohmann::ordered_json;

    OptionReader(const std::string& name, const Json& value) : m_name(name), m_value(value) {}

    template <class Flag> void operator()(const char* name, Flag& into) {
        if (!isIt(name))
            return;
        if (m_value.is_boolean())
            into = m_value.get<bool>();
        else
            refuse("true or false is wanted here");
    }
    void operator()(const char* name, std::optional<int>& into, int least, int most) {
        if (!isIt(name))
            return;
        into = integerOf(m_value, least, most);
        if (!into)
            refuse(fmt::format("a whole number from {} to {} is wanted here", least, most));
    }
    template <class E, std::size_t N> void operator()(const char* name, E& into, const Names<N>& names) {
        if (!isIt(name))
            return;
        const auto value =
            m_value.is_string() ? valueNamed<E>(names, m_value.get<std::string>()) : std::optional<E>();
        if (value)
            into = *value;
        else
            refuse(fmt::format("one of {} is wanted here", fmt::join(names, ", ")));
    }
    /// The error, or `nullopt` if the option was read.
    [[nodiscard]] std::optional<Error> error() const {
        if (!m_found)
            return refusedOption(
                ErrorCode::unknownOption, m_name,
                fmt::format("there is no such option; those there are: {}", fmt::join(m_known, ", ")));
        return m_error;
    }

private:
    bool isIt(const char* name) {
        m_known.emplace_back(name);
        m_found = m_found || m_name == name;
        return m_name == name;
    }
    void refuse(std::string_view reason) { m_error = refusedOption(ErrorCode::header, m_name, reason); }

    const std::string& m_name;
    const Json& m_value;
    std::vector<std::string_view> m_known;
    bool m_found = false;
    std::optional<Error> m_error;
};

/// Writes every option as a comparable value; an optional one that is not chosen becomes null.
class OptionWriter {
public:
    using Json = nlohmann::ordered_json;

    void operator()(const char* name, const bool& flag) { m_json[name] = flag; }
    template <class T, class... Bounds>
    void operator()(const char* name, const std::optional<T>& value, Bounds...) {
        m_json[name] = value ? Json(*value) : Json(nullptr);
    }
    template <class E, std::size_t N>
    void operator()(const char* name, const E& value, const Names<N>& names) {
        m_json[name] = names[static_cast<std::size_t>(value)];
    }
    [[nodiscard]] Json take() { return std::move(m_json); }

private:
    Json m_json = Json::object();
};

} // namespace header_detail

/// Errors: `unknown-option`, and `header` with the JSON path. Null means no options.
template <class Options> Result<Options> optionsFromFields(const nlohmann::ordered_json& json) {
    Options options;
    if (json.is_null())
        return options;
    if (!json.is_object())
        return Error{ErrorCode::header, {}, "$.options: an object is wanted here", "$.options"};
    for (const auto& [name, value] : json.items()) {
        header_detail::OptionReader reader(name, value);
        fields(reader, options);
        if (auto error = reader.error())
            return *std::move(error);
    }
    return options;
}

/// Writes every option with its value.
template <class Options> nlohmann::ordered_json optionFields(Options options) {
    header_detail::OptionWriter writer;
    fields(writer, options);
    return writer.take();
}

/// Writes only the options that differ from the defaults.
template <class Options> nlohmann::ordered_json changedOptionFields(const Options& options) {
    const nlohmann::ordered_json all = optionFields(options);
    const nlohmann::ordered_json defaults = optionFields(Options{});
    nlohmann::ordered_json changed = nlohmann::ordered_json::object();
    for (const auto& [name, value] : all.items())
        if (value != defaults[name])
            changed[name] = value;
    return changed;
}

} // namespace watchfire
