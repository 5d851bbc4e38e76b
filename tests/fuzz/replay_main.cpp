// SPDX-License-Identifier: Apache-2.0
// A fuzz target without libFuzzer, for any compiler and every run: the kept inputs, so that what was once
// found stays found, and then random changes of them. The inputs of a target lie in one file, each behind a
// line with its size.
//
// Usage: replay PACK CHANGES [SEED]     without a seed a new one, which is printed first
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/json_mutator.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace {

using watchfire::fuzz::mutated;
using watchfire::fuzz::pretty;
using watchfire::fuzz::Random;

constexpr std::size_t longest = 32768;

std::string read(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::vector<std::string> unpacked(const char* path) {
    std::vector<std::string> inputs;
    const std::string pack = read(path);
    for (std::size_t at = 0; at < pack.size();) {
        const std::size_t end = pack.find('\n', at);
        const auto size = std::strtoull(pack.c_str() + at, nullptr, 10);
        if (end == std::string::npos || end + 1 + size > pack.size()) {
            std::fprintf(stderr, "%s is cut off\n", path);
            std::exit(2);
        }
        inputs.push_back(pack.substr(end + 1, size));
        at = end + 1 + size + 1; // a line's end behind it, for people
    }
    return inputs;
}

void run(const std::string& input) {
    const std::vector<std::uint8_t> exact(input.begin(),
                                          input.end()); // so that a step beyond its end is seen
    LLVMFuzzerTestOneInput(exact.data(), exact.size());
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fprintf(stderr, "usage: replay PACK CHANGES [SEED]\n");
        return 2;
    }
    const auto inputs = unpacked(argv[1]);
    const auto changes = std::strtoull(argv[2], nullptr, 10);
    const std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : std::random_device{}();
    std::printf("%zu inputs, %llu changes of them, seed %llu\n", inputs.size(), changes,
                static_cast<unsigned long long>(seed));
    std::fflush(stdout);
    if (inputs.empty())
        return 1;
    for (const auto& input : inputs)
        run(input);
    for (unsigned long long i = 0; i < changes; ++i) {
        Random random(seed + i); // each change can be had again without those before it: replay PACK 1 SEED
        const std::string& input = inputs[random() % inputs.size()];
        const std::string& other = inputs[random() % inputs.size()];
        const std::string changed = mutated(input, other, pretty, longest, random);
        // What ends the program is found in this file.
        if (const char* last = std::getenv("WATCHFIRE_FUZZ_LAST"))
            std::ofstream(last, std::ios::binary) << changed;
        run(changed);
    }
    return 0;
}
