// SPDX-License-Identifier: Apache-2.0
// Compares an answer with a recorded one: fields may be added, but none may change.
#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace watchfire::test {

/// True if `actual` contains everything in `expected`; lists must have equal length and order, options may
/// have any order.
template <class Json> bool says(const Json& actual, const Json& expected, const std::string& field = "") {
    if (expected.is_object()) {
        return actual.is_object() &&
               std::all_of(expected.items().begin(), expected.items().end(), [&](const auto& item) {
                   return actual.contains(item.key()) && says(actual[item.key()], item.value(), item.key());
               });
    }
    if (expected.is_array()) {
        if (!actual.is_array() || actual.size() != expected.size())
            return false;
        if (field == "options")
            return std::is_permutation(actual.begin(), actual.end(), expected.begin());
        return std::equal(actual.begin(), actual.end(), expected.begin(),
                          [](const Json& a, const Json& b) { return says(a, b); });
    }
    return actual == expected;
}

} // namespace watchfire::test
