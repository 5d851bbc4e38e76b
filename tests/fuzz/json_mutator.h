// SPDX-License-Identifier: Apache-2.0
// Changes lines of JSON like an attacker: values of another kind, numbers at the limits, names of places that
// do not exist, fields doubled or missing, deep nesting, invalid UTF-8. Changes of single bytes alone hardly
// ever get past a JSON reader.
#pragma once

#include <cstdint>
#include <random>
#include <string>

namespace watchfire::fuzz {

using Random = std::mt19937_64;

/// Returns a changed copy of at most `longest` bytes. `other` is another input to take pieces from; it may be
/// the same. `pretty`: the text is one value over several lines, not one value per line.
[[nodiscard, gnu::visibility("default")]] std::string
mutated(const std::string& text, const std::string& other, bool pretty, std::size_t longest, Random& random);

} // namespace watchfire::fuzz
