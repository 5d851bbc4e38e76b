// SPDX-License-Identifier: Apache-2.0
// Enumerations that the log writes by name: a table of names in the order of the values, and the lookup back.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

namespace watchfire {

template <std::size_t N> using Names = std::array<std::string_view, N>;

/// The value of that name; `nullopt` if there is none. `name` gets the name out of an entry that holds more.
template <class E, class Table, class Name = std::identity>
[[nodiscard]] std::optional<E> valueNamed(const Table& names, std::string_view text, Name name = {}) {
    const auto it = std::ranges::find(names, text, name);
    if (it == names.end())
        return std::nullopt;
    return static_cast<E>(it - names.begin());
}

} // namespace watchfire
