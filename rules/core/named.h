// SPDX-License-Identifier: Apache-2.0
// Enumerations that the log writes by name: a table of names in the order of the values, and the lookup back.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace watchfire {

template <std::size_t N> using Names = std::array<std::string_view, N>;

/// The value of that name; `nullopt` if there is none.
template <class E, std::size_t N>
[[nodiscard]] std::optional<E> valueNamed(const Names<N>& names, std::string_view text) {
    const auto it = std::find(names.begin(), names.end(), text);
    if (it == names.end())
        return std::nullopt;
    return static_cast<E>(it - names.begin());
}

} // namespace watchfire
