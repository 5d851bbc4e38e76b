// SPDX-License-Identifier: Apache-2.0
// Writes values as JSON and reads them back by one list of fields, a member or a function beside the type:
//   void fields(auto& archive) { archive("level", level, 0, 3)("towers", towers); }
//   void fields(auto& archive, Section& section) { archive("level", section.level, 0, 3); … }
// FieldWriter and FieldReader both run through that list, so both agree on the format. `Names` knows the
// names of places and pieces; an enumeration without names does not compile.
#pragma once

#include "rules/core/error.h"
#include "rules/core/json_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <bitset>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

namespace watchfire {

namespace fields_detail {
template <class T> inline constexpr bool isOptional = false;
template <class T> inline constexpr bool isOptional<std::optional<T>> = true;
template <class T> inline constexpr bool isBitset = false;
template <std::size_t N> inline constexpr bool isBitset<std::bitset<N>> = true;
template <class T>
concept List = requires(T list) {
    list.begin();
    typename T::value_type;
}
&&!std::same_as<T, std::string>;
template <class T>
concept Growing = List<T> && requires(T list) {
    list.emplace_back();
};
/// How many items a list of fixed capacity holds; an upper bound for any other list.
template <class T> std::size_t capacityOf(const T&) {
    if constexpr (requires { T::static_capacity; })
        return T::static_capacity;
    else
        return 1000; // more than any of our lists holds
}
/// Runs through the list of fields of a value.
template <class Archive, class T> void eachField(Archive& archive, T& value) {
    if constexpr (requires { value.fields(archive); })
        value.fields(archive);
    else
        fields(archive, value);
}
} // namespace fields_detail

/// `Names` has `Json write(const T&)` and `bool read(const Json&, T&)` for everything that has a name.
template <class Names> class FieldWriter {
public:
    using Json = nlohmann::ordered_json;

    explicit FieldWriter(const Names& names) : m_names(names) {}

    /// Writes a field; only the reader uses the bounds.
    template <class T, class... Bounds> FieldWriter& operator()(const char* name, T& value, Bounds...) {
        m_object[name] = json(value);
        return *this;
    }
    /// A field that is there only if its value is not the default one.
    template <class T, class... Bounds> void unlessDefault(const char* name, T& value, Bounds...) {
        if (value != T{})
            m_object[name] = json(value);
    }
    [[nodiscard]] Json take() { return std::move(m_object); }

private:
    template <class T> Json json(T& value) const {
        using namespace fields_detail;
        if constexpr (requires { m_names.write(value); }) {
            return m_names.write(value);
        } else if constexpr (std::same_as<T, bool> || std::same_as<T, std::string> || std::integral<T>) {
            return value;
        } else if constexpr (isOptional<T>) {
            return value ? json(*value) : Json(nullptr);
        } else if constexpr (isBitset<T>) {
            Json list = Json::array();
            for (std::size_t i = 0; i < value.size(); ++i)
                if (value.test(i))
                    list.push_back(i);
            return list;
        } else if constexpr (List<T>) {
            Json list = Json::array();
            for (auto& item : value)
                list.push_back(json(item));
            return list;
        } else {
            FieldWriter inner(m_names);
            fields_detail::eachField(inner, value);
            return inner.take();
        }
    }

    const Names& m_names;
    Json m_object = Json::object();
};

template <class Names> class FieldReader {
public:
    using Json = nlohmann::ordered_json;

    /// `path` is where the object lies in its file, such as "$.position".
    FieldReader(const Names& names, const Json& object, std::string path)
        : m_names(names), m_object(object), m_path(std::move(path)) {}

    /// Reads a required field. Numbers must lie within the bounds, or within those of their type.
    template <class T> FieldReader& operator()(const char* name, T& value) {
        field(name, value, 0, 0, false);
        return *this;
    }
    template <class T>
    FieldReader& operator()(const char* name, T& value, std::int64_t least, std::int64_t most) {
        field(name, value, least, most, true);
        return *this;
    }
    /// Reads a field that is there only if its value is not the default one.
    template <class T, class... Bounds> void unlessDefault(const char* name, T& value, Bounds... bounds) {
        value = T{};
        if (m_object.is_object() && m_object.contains(name))
            (*this)(name, value, bounds...);
    }
    /// `header` with the path of the first field that could not be read.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    struct Bounds {
        std::int64_t least = 0;
        std::int64_t most = 0;
        bool given = false;
    };

    template <class T>
    void field(const char* name, T& value, std::int64_t least, std::int64_t most, bool bounded) {
        if (m_error)
            return;
        const std::string path = m_path + '.' + name;
        const auto it = m_object.is_object() ? m_object.find(name) : m_object.end();
        if (!m_object.is_object() || it == m_object.end())
            return refuse(path, "is missing");
        read(*it, value, path, {least, most, bounded});
    }

    void refuse(const std::string& path, std::string_view reason) {
        if (!m_error)
            m_error = Error{ErrorCode::header, {}, fmt::format("{}: {}", path, reason), path};
    }

    template <class T> void read(const Json& json, T& value, const std::string& path, Bounds bounds) {
        using namespace fields_detail;
        if constexpr (requires { m_names.read(json, value); }) {
            if (!m_names.read(json, value))
                refuse(path, fmt::format("{} is no such thing", shortened(json)));
        } else if constexpr (std::same_as<T, bool>) {
            if (!json.is_boolean())
                return refuse(path, "true or false is wanted here");
            value = json.get<bool>();
        } else if constexpr (std::integral<T>) {
            readNumber(json, value, path, bounds);
        } else if constexpr (std::same_as<T, std::string>) {
            if (!json.is_string())
                return refuse(path, "a text is wanted here");
            value = json.get<std::string>();
        } else if constexpr (isOptional<T>) {
            value.reset();
            if (!json.is_null())
                read(json, value.emplace(), path, bounds);
        } else if constexpr (isBitset<T>) {
            value.reset();
            each(json, path, value.size(), [&](std::size_t i) {
                std::size_t bit = 0;
                readNumber(json[i], bit, at(path, i), {0, static_cast<std::int64_t>(value.size()) - 1, true});
                if (!m_error)
                    value.set(bit);
            });
        } else if constexpr (Growing<T>) {
            value.clear();
            each(json, path, capacityOf(value), [&](std::size_t i) {
                value.emplace_back();
                read(json[i], value.back(), at(path, i), bounds);
            });
        } else if constexpr (List<T>) {
            if (json.is_array() && json.size() != value.size())
                return refuse(path, fmt::format("a list of {} is wanted here", value.size()));
            each(json, path, value.size(),
                 [&](std::size_t i) { read(json[i], value[i], at(path, i), bounds); });
        } else {
            FieldReader inner(m_names, json, path);
            fields_detail::eachField(inner, value);
            if (!m_error)
                m_error = inner.error();
        }
    }

    template <class T>
    void readNumber(const Json& json, T& value, const std::string& path, const Bounds& bounds) {
        constexpr auto typeMost =
            std::min<std::uint64_t>(std::numeric_limits<T>::max(), std::numeric_limits<int>::max());
        const auto least = bounds.given ? bounds.least : std::int64_t{std::numeric_limits<T>::min()};
        const auto most = bounds.given ? bounds.most : static_cast<std::int64_t>(typeMost);
        const auto number = integerOf(json, static_cast<int>(least), static_cast<int>(most));
        if (!number)
            return refuse(path, fmt::format("a whole number from {} to {} is wanted here", least, most));
        value = static_cast<T>(*number);
    }

    template <class Read>
    void each(const Json& json, const std::string& path, std::size_t most, Read&& item) {
        if (!json.is_array() || json.size() > most)
            return refuse(path, fmt::format("a list of {} at most is wanted here", most));
        for (std::size_t i = 0; i < json.size() && !m_error; ++i)
            item(i);
    }

    static std::string at(const std::string& path, std::size_t i) { return fmt::format("{}[{}]", path, i); }
    static std::string shortened(const Json& json) { return json.dump().substr(0, 40); }

    const Names& m_names;
    const Json& m_object;
    std::string m_path;
    std::optional<Error> m_error;
};

} // namespace watchfire
