// SPDX-License-Identifier: Apache-2.0
// A fuzz target without libFuzzer, for any compiler and every run: it runs the kept inputs, so that old
// faults stay found, and then random changes of them.
//
// Usage: replay PACK CHANGES [SEED]     without a seed a new one, which is printed first
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/json_mutator.h"
#include "tests/fuzz/pack.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <vector>

namespace {

using watchfire::fuzz::mutated;
using watchfire::fuzz::pretty;
using watchfire::fuzz::Random;
using watchfire::fuzz::unpacked;

constexpr std::size_t longest = 32768;

void run(const std::string& input) {
    const std::vector<std::uint8_t> exact(input.begin(),
                                          input.end()); // exact size, so that an overrun is noticed
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
        Random random(seed + i); // each change can be repeated without the ones before it: replay PACK 1 SEED
        const std::string& input = inputs[random() % inputs.size()];
        const std::string& other = inputs[random() % inputs.size()];
        const std::string changed = mutated(input, other, pretty, longest, random);
        // The input that ends the program is found in this file.
        if (const char* last = std::getenv("WATCHFIRE_FUZZ_LAST"))
            std::ofstream(last, std::ios::binary) << changed;
        run(changed);
    }
    return 0;
}
