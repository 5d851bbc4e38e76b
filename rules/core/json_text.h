// SPDX-License-Identifier: Apache-2.0
// The one reader of JSON that somebody else wrote: boards, logs, value books, stored headers and settings,
// the drive socket. The library throws five kinds of exceptions, keeps no bound on nesting, and looks fields
// up one by one; here every text becomes a value or a fault, in time that grows with its length.
#pragma once

#include <nlohmann/json.hpp>

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace watchfire {

struct Error;

/// Nothing in a log, a board or a value book lies deeper than this; a file made of brackets must not exhaust
/// the stack of those who walk through it.
inline constexpr int deepestNesting = 64;
/// No object of ours has near as many fields. A field is found by looking at all of them.
inline constexpr int mostFields = 1024;

/// Why a text is no JSON that this program takes, and where.
struct JsonFault {
    enum class Kind : std::uint8_t {
        broken,   ///< no JSON: a bracket, a comma or a quotation mark, or bytes that are no UTF-8
        tooDeep,  ///< deeper than deepestNesting
        tooWide,  ///< an object of more than mostFields
        tooLarge, ///< a number that no number here can hold, as 1e999
    };
    Kind kind = Kind::broken;
    int line = 1;   ///< from 1, or from the line that the reader was given
    int column = 1; ///< from 1, in bytes

    /// English: what, where, and what to do.
    [[nodiscard]] std::string sentence() const;
    /// `syntax` with the sentence.
    [[nodiscard]] Error error() const;

    friend bool operator==(const JsonFault&, const JsonFault&) = default;
};

/// The JSON of a text, or its fault.
class [[nodiscard]] JsonText {
public:
    using Json = nlohmann::ordered_json;

    JsonText(Json json) : m_content(std::in_place_index<0>, std::move(json)) {}
    JsonText(JsonFault fault) : m_content(std::in_place_index<1>, fault) {}

    [[nodiscard]] bool ok() const { return m_content.index() == 0; }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const Json& operator*() const& {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] Json& operator*() & {
        assert(ok());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] Json&& operator*() && { return std::move(**this); }
    [[nodiscard]] const Json* operator->() const { return &**this; }
    [[nodiscard]] const JsonFault& fault() const {
        assert(!ok());
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<Json, JsonFault> m_content;
};

/// Reads a text of any origin. It throws nothing; where a field stands twice, the last one counts.
/// `firstLine` is the number of the text's first line, for what is one line of a longer file.
JsonText readJsonText(std::string_view text, int firstLine = 1);

/// The line, from 1, of the value at a path like `$.hexes[3].terrain`, or of the nearest value above it that
/// is there. The text is one that `readJsonText` took.
[[nodiscard]] int lineOfPath(std::string_view text, std::string_view path);

// What a field holds, if it is there and of that kind; of what is no object, nothing. For JSON whose faults
// are passed over rather than told, such as settings.
[[nodiscard]] std::optional<std::string> textIn(const nlohmann::ordered_json& object, const char* field);
[[nodiscard]] std::optional<bool> flagIn(const nlohmann::ordered_json& object, const char* field);
/// Any number, finite.
[[nodiscard]] std::optional<double> numberIn(const nlohmann::ordered_json& object, const char* field);
/// A whole number from `least` to `most`.
[[nodiscard]] std::optional<int> integerIn(const nlohmann::ordered_json& object, const char* field, int least,
                                           int most);
/// Whether this is a whole number from `least` to `most`; without the detour over double, which takes
/// 18446744073709551615 for another.
[[nodiscard]] std::optional<int> integerOf(const nlohmann::ordered_json& json, int least, int most);

} // namespace watchfire
