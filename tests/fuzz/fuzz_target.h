// SPDX-License-Identifier: Apache-2.0
// What every target of this folder has and shares. An input is a text; each target says how one input is made
// from another, and aborts when a promise is broken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace watchfire::fuzz {

/// True if an input is one JSON value over several lines, false if it is one value per line. Each target
/// defines it.
extern const bool pretty;

inline void demand(bool kept, const char* promise) {
    if (!kept) {
        std::fprintf(stderr, "broken: %s\n", promise);
        std::abort();
    }
}

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

} // namespace watchfire::fuzz
