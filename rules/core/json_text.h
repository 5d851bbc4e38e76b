// SPDX-License-Identifier: Apache-2.0
// The one reader of JSON from outside: boards, logs, value books, stored headers and settings, the drive
// socket. The library throws five kinds of exceptions, does not limit nesting, and looks fields up one by
// one; this reader turns every text into a value or a fault, in time that grows with its length.
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

/// No log, board or value book nests deeper than this. A file made of brackets must not exhaust the stack of
/// code that walks it.
inline constexpr int deepestNesting = 64;
/// None of our objects has nearly as many fields. Looking a field up scans all of them.
inline constexpr int mostFields = 1024;

/// Why this program does not accept a text as JSON, and where the fault is.
struct JsonFault {
    enum class Kind : std::uint8_t {
        broken,   ///< not JSON: a wrong bracket, comma or quotation mark, or bytes that are not UTF-8
        tooDeep,  ///< deeper than deepestNesting
        tooWide,  ///< an object with more than mostFields fields
        tooLarge, ///< a number that does not fit any type here, such as 1e999
    };
    Kind kind = Kind::broken;
    int line = 1;   ///< from 1, or from the first line given to the reader
    int column = 1; ///< from 1, in bytes

    /// English: what, where, and what to do.
    [[nodiscard]] std::string sentence() const;
    /// The error `syntax` with that sentence.
    [[nodiscard]] Error error() const;

    friend bool operator==(const JsonFault&, const JsonFault&) = default;
};

/// A text's JSON, or its fault.
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

/// Reads a text from any origin. Never throws; if a field appears twice, the last one counts. `firstLine` is
/// the number of the text's first line, for a text that is one line of a longer file.
JsonText readJsonText(std::string_view text, int firstLine = 1);

/// The line, from 1, of the value at a path like `$.hexes[3].terrain`, or of its nearest parent that exists.
/// `readJsonText` must have accepted the text.
[[nodiscard]] int lineOfPath(std::string_view text, std::string_view path);

// The field's value if it is there and of that kind; `nullopt` otherwise, also if `object` is not an object.
// For JSON whose faults are ignored rather than reported, such as settings.
[[nodiscard]] std::optional<std::string> textIn(const nlohmann::ordered_json& object, const char* field);
[[nodiscard]] std::optional<bool> flagIn(const nlohmann::ordered_json& object, const char* field);
/// Any finite number.
[[nodiscard]] std::optional<double> numberIn(const nlohmann::ordered_json& object, const char* field);
/// A whole number from `least` to `most`.
[[nodiscard]] std::optional<int> integerIn(const nlohmann::ordered_json& object, const char* field, int least,
                                           int most);
/// The number if it is a whole one from `least` to `most`. It is not converted to double, which would change
/// 18446744073709551615.
[[nodiscard]] std::optional<int> integerOf(const nlohmann::ordered_json& json, int least, int most);

} // namespace watchfire
