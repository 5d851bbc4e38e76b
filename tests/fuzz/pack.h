// SPDX-License-Identifier: Apache-2.0
// The kept inputs of a fuzz target: one file, each input after a line with its size (pack.py).
#pragma once

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace watchfire::fuzz {

/// Ends the program with status 2 if the file is missing or truncated.
inline std::vector<std::string> unpacked(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) {
        std::fprintf(stderr, "%s cannot be read\n", path.c_str());
        std::exit(2);
    }
    const std::string pack{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    std::vector<std::string> inputs;
    for (std::size_t at = 0; at < pack.size();) {
        const std::size_t end = pack.find('\n', at);
        const auto size = std::strtoull(pack.c_str() + at, nullptr, 10);
        if (end == std::string::npos || end + 1 + size > pack.size()) {
            std::fprintf(stderr, "%s is cut off\n", path.c_str());
            std::exit(2);
        }
        inputs.push_back(pack.substr(end + 1, size));
        at = end + 1 + size + 1; // each input ends with a newline, for people
    }
    return inputs;
}

} // namespace watchfire::fuzz
