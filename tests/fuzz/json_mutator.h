// SPDX-License-Identifier: Apache-2.0
// Changes lines of JSON as somebody would who wants to see a program fall: values of another kind, numbers at
// the edges, names of places that are none, fields twice or missing, deep nesting, bytes that are no UTF-8.
// Changes of single bytes alone hardly ever get past a JSON reader.
#pragma once

#include <cstdint>
#include <random>
#include <string>

namespace watchfire::fuzz {

using Random = std::mt19937_64;

/// A changed copy with at most `longest` bytes. `other` is another input, to take pieces from; it may be the
/// same. `pretty` says that the text is one value over several lines, not one a line.
[[nodiscard, gnu::visibility("default")]] std::string
mutated(const std::string& text, const std::string& other, bool pretty, std::size_t longest, Random& random);

} // namespace watchfire::fuzz
