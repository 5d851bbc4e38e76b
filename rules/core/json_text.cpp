// SPDX-License-Identifier: Apache-2.0
#include "rules/core/json_text.h"

#include "rules/core/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace watchfire {

namespace {

using Json = nlohmann::ordered_json;

/// Builds the value while the library's parser walks the text. The parser uses no recursion, and this class
/// stops it when a bound is passed.
class Builder {
public:
    [[nodiscard]] Json&& value() { return std::move(m_root); }
    [[nodiscard]] JsonFault::Kind kind() const { return m_kind; }
    /// Where the parser says that it stopped; `nullopt` if this class stopped it.
    [[nodiscard]] std::optional<std::size_t> stoppedAt() const { return m_stoppedAt; }

    bool null() { return put(nullptr); }
    bool boolean(bool value) { return put(value); }
    bool number_integer(Json::number_integer_t value) { return put(value); }
    bool number_unsigned(Json::number_unsigned_t value) { return put(value); }
    bool number_float(Json::number_float_t value, const std::string&) { return put(value); }
    bool string(std::string& value) { return put(std::move(value)); }
    bool binary(Json::binary_t&) { return false; } // JSON text has no binary values
    bool start_object(std::size_t) { return begin(Json::value_t::object); }
    bool start_array(std::size_t) { return begin(Json::value_t::array); }
    bool end_object() { return end(); }
    bool end_array() { return end(); }
    bool key(std::string& name) {
        Level& level = m_open.back();
        if (++level.fields > mostFields)
            return stop(JsonFault::Kind::tooWide);
        level.next = &(*level.value)[name];
        return true;
    }
    bool parse_error(std::size_t position, const std::string& token, const Json::exception& error) {
        constexpr int outOfRange = 406; // the library's number for this error
        const bool number = error.id == outOfRange;
        // In a broken text the position is one character past the fault; for a number it is after the last
        // digit.
        const std::size_t back = number ? token.size() : 1;
        m_stoppedAt = position - std::min(position, back);
        return stop(number ? JsonFault::Kind::tooLarge : JsonFault::Kind::broken);
    }

private:
    struct Level {
        Json* value;
        Json* next = nullptr; ///< in an object, where the value of the last read key goes
        int fields = 0;
    };

    bool stop(JsonFault::Kind kind) {
        m_kind = kind;
        return false;
    }
    Json* place(Json value) {
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        Level& level = m_open.back();
        if (level.value->is_array()) {
            level.value->push_back(std::move(value));
            return &level.value->back();
        }
        *level.next = std::move(value);
        return level.next;
    }
    template <class T> bool put(T value) {
        place(Json(std::move(value)));
        return true;
    }
    bool begin(Json::value_t kind) {
        if (m_open.size() >= static_cast<std::size_t>(deepestNesting))
            return stop(JsonFault::Kind::tooDeep);
        m_open.push_back({place(Json(kind))});
        return true;
    }
    bool end() {
        m_open.pop_back();
        return true;
    }

    Json m_root;
    std::vector<Level> m_open;
    JsonFault::Kind m_kind = JsonFault::Kind::broken;
    std::optional<std::size_t> m_stoppedAt;
};

/// Walks a text that is valid JSON up to the point of interest, and notes where a value lies. No recursion,
/// no copies.
class Walk {
public:
    explicit Walk(std::string_view text) : m_text(text) {
        if (text.starts_with("\xEF\xBB\xBF")) // the byte order mark that some editors write
            m_at = 3;
    }

    /// Returns the position of the first bracket or field that passes a bound; the text is valid JSON up to
    /// there.
    [[nodiscard]] std::size_t pastBound() {
        std::vector<int> fields;
        for (; m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            if (c == '"') {
                const std::size_t begin = m_at;
                skipText();
                --m_at;
                if (isName() && !fields.empty() && ++fields.back() > mostFields)
                    return begin;
            } else if (c == '[' || c == '{') {
                if (fields.size() >= static_cast<std::size_t>(deepestNesting))
                    return m_at;
                fields.push_back(0);
            } else if ((c == ']' || c == '}') && !fields.empty()) {
                fields.pop_back();
            }
        }
        return m_text.size();
    }

    /// Returns where the value at the path begins, or its nearest parent that exists.
    [[nodiscard]] std::size_t find(std::string_view path) {
        struct Level {
            std::size_t length; ///< of the path up to this value
            bool list;
            std::size_t index = 0;
        };
        std::vector<Level> open;
        // Every open bracket lies on the path, so of the path to a value only the last part has to be
        // compared.
        std::size_t above = 0; ///< of the path, up to the innermost open bracket
        std::string part = "$";
        std::size_t best = 0;
        std::size_t depthOfBest = 0;
        // Each round begins before a value of the innermost open bracket, or before that bracket's end.
        for (bool first = true;; first = false) {
            skipSpace();
            if (!first) {
                while (m_at < m_text.size() && (m_text[m_at] == ']' || m_text[m_at] == '}')) {
                    ++m_at;
                    open.pop_back();
                    if (open.empty())
                        return best;
                    skipSpace();
                }
                if (m_at < m_text.size() && m_text[m_at] == ',') {
                    ++m_at;
                    skipSpace();
                }
                if (m_at >= m_text.size() || open.empty())
                    return best;
                Level& level = open.back();
                above = level.length;
                if (level.list) {
                    part = fmt::format("[{}]", level.index++);
                } else {
                    part = '.';
                    part += name();
                }
                skipSpace();
            }
            const std::string_view rest = path.substr(above);
            const bool onPath =
                rest.starts_with(part) &&
                (rest.size() == part.size() || rest[part.size()] == '.' || rest[part.size()] == '[');
            // If a field appears twice, the last one counts.
            if (onPath && open.size() >= depthOfBest) {
                best = m_at;
                depthOfBest = open.size();
            }
            const char c = m_at < m_text.size() ? m_text[m_at] : '\0';
            if (onPath && (c == '{' || c == '[')) {
                open.push_back({above + part.size(), c == '['});
                ++m_at;
            } else {
                skipValue();
                if (open.empty())
                    return best;
            }
        }
    }

private:
    static bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
    void skipSpace() {
        while (m_at < m_text.size() && isSpace(m_text[m_at]))
            ++m_at;
    }
    /// Moves from the opening quotation mark to after the closing one.
    void skipText() {
        for (++m_at; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at)
            if (m_text[m_at] == '\\')
                ++m_at;
        m_at = std::min(m_at + 1, m_text.size());
    }
    /// True if the text that ends here is a field's name.
    [[nodiscard]] bool isName() const {
        std::size_t at = m_at + 1;
        while (at < m_text.size() && isSpace(m_text[at]))
            ++at;
        return at < m_text.size() && m_text[at] == ':';
    }
    /// Returns a field's name as written, escapes not decoded, and moves past the colon.
    std::string_view name() {
        const std::size_t begin = m_at;
        skipText();
        const std::string_view quoted = m_text.substr(begin, m_at - begin);
        skipSpace();
        m_at = std::min(m_at + 1, m_text.size());
        return quoted.size() < 2 ? quoted : quoted.substr(1, quoted.size() - 2);
    }
    void skipValue() {
        int depth = 0;
        do {
            const char c = m_at < m_text.size() ? m_text[m_at] : '\0';
            if (c == '"') {
                skipText();
            } else if (c == '{' || c == '[') {
                ++depth;
                ++m_at;
            } else if (c == '}' || c == ']') {
                --depth;
                ++m_at;
            } else if (depth > 0) {
                ++m_at;
            } else {
                while (m_at < m_text.size() &&
                       std::string_view(",]} \t\r\n").find(m_text[m_at]) == std::string_view::npos)
                    ++m_at;
            }
        } while (depth > 0 && m_at < m_text.size());
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

int linesBefore(std::string_view text, std::size_t at) {
    return static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

} // namespace

std::string JsonFault::sentence() const {
    switch (kind) {
    case Kind::broken:
        return fmt::format("This is no JSON: line {}, column {}. Mend it or leave the line out.", line,
                           column);
    case Kind::tooDeep:
        return fmt::format("Line {}, column {} nests brackets more than {} deep. Leave the line out.", line,
                           column, deepestNesting);
    case Kind::tooWide:
        return fmt::format(
            "Line {}, column {} is one field too many: an object has at most {}. Leave it out.", line, column,
            mostFields);
    case Kind::tooLarge:
        return fmt::format("Line {}, column {}: this number is too large. Mend it or leave the line out.",
                           line, column);
    }
    return {};
}

Error JsonFault::error() const {
    return {ErrorCode::syntax, {}, sentence(), "$"};
}

JsonText readJsonText(std::string_view text, int firstLine) {
    Builder builder;
    std::size_t at = text.find('\0'); // the parser takes a zero byte as the end and ignores the rest
    if (Json::sax_parse(text.begin(), text.end(), &builder)) {
        if (at == std::string_view::npos)
            return builder.value();
    } else {
        at = builder.stoppedAt() ? *builder.stoppedAt() : Walk(text).pastBound();
    }
    at = std::min(at, text.size());
    const std::size_t begin = text.substr(0, at).rfind('\n') + 1; // npos + 1 is 0
    return JsonFault{builder.kind(), firstLine + linesBefore(text, at), static_cast<int>(at - begin) + 1};
}

int lineOfPath(std::string_view text, std::string_view path) {
    return linesBefore(text, Walk(text).find(path)) + 1;
}

std::optional<std::string> textIn(const Json& object, const char* field) {
    const auto it = object.find(field);
    return it != object.end() && it->is_string() ? std::optional(it->get<std::string>()) : std::nullopt;
}

std::optional<bool> flagIn(const Json& object, const char* field) {
    const auto it = object.find(field);
    return it != object.end() && it->is_boolean() ? std::optional(it->get<bool>()) : std::nullopt;
}

std::optional<double> numberIn(const Json& object, const char* field) {
    const auto it = object.find(field);
    if (it == object.end() || !it->is_number() || !std::isfinite(it->get<double>()))
        return std::nullopt;
    return it->get<double>();
}

std::optional<int> integerIn(const Json& object, const char* field, int least, int most) {
    const auto it = object.find(field);
    return it != object.end() ? integerOf(*it, least, most) : std::nullopt;
}

std::optional<int> integerOf(const Json& json, int least, int most) {
    if (json.is_number_unsigned()) {
        const auto value = json.get<std::uint64_t>();
        const bool fits = most >= 0 && value <= static_cast<std::uint64_t>(most) &&
                          (least <= 0 || value >= static_cast<std::uint64_t>(least));
        return fits ? std::optional(static_cast<int>(value)) : std::nullopt;
    }
    if (!json.is_number_integer())
        return std::nullopt;
    const auto value = json.get<std::int64_t>();
    return value >= least && value <= most ? std::optional(static_cast<int>(value)) : std::nullopt;
}

} // namespace watchfire
