// SPDX-License-Identifier: Apache-2.0
// A fuzz target without libFuzzer, for any compiler and every run: it runs the kept inputs, so that old
// faults stay found, and then random changes of them.
//
// Usage: replay PACK CHANGES [SEED]; without a seed a new one, which is printed first.
#include "tests/fuzz/pack.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using Input = std::vector<std::uint8_t>;
using Random = std::mt19937_64;

constexpr std::size_t longest = 1024;

std::size_t below(Random& random, std::size_t bound) {
    return static_cast<std::size_t>(random() % bound);
}

void change(Input& input, const Input& other, Random& random) {
    const auto at = static_cast<std::ptrdiff_t>(below(random, input.size() + 1));
    const auto size = static_cast<std::ptrdiff_t>(input.size());
    const auto some = std::min(size - at, static_cast<std::ptrdiff_t>(1 + below(random, 8)));
    switch (random() % 5) {
    case 0: // a bit
        if (at < size)
            input[static_cast<std::size_t>(at)] ^= static_cast<std::uint8_t>(1U << below(random, 8));
        break;
    case 1: // a byte more
        input.insert(input.begin() + at, static_cast<std::uint8_t>(random()));
        break;
    case 2: // some bytes fewer
        input.erase(input.begin() + at, input.begin() + at + some);
        break;
    case 3: { // some bytes twice
        const Input piece(input.begin() + at, input.begin() + at + some);
        input.insert(input.begin() + at, piece.begin(), piece.end());
        break;
    }
    default: // the rest from another one
        input.resize(static_cast<std::size_t>(at));
        input.insert(input.end(),
                     other.begin() + static_cast<std::ptrdiff_t>(below(random, other.size() + 1)),
                     other.end());
    }
    input.resize(std::min(input.size(), longest));
}

void run(const Input& input) {
    const Input exact(input.begin(), input.end()); // exact size, so that an overrun is noticed
    LLVMFuzzerTestOneInput(exact.data(), exact.size());
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fprintf(stderr, "usage: replay PACK CHANGES [SEED]\n");
        return 2;
    }
    std::vector<Input> inputs;
    for (const std::string& input : watchfire::fuzz::unpacked(argv[1]))
        inputs.emplace_back(input.begin(), input.end());
    const auto changes = std::strtoull(argv[2], nullptr, 10);
    const std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : std::random_device{}();
    std::printf("%zu inputs, %llu changes of them, seed %llu\n", inputs.size(), changes,
                static_cast<unsigned long long>(seed));
    std::fflush(stdout);
    if (inputs.empty())
        return 1;
    for (const auto& input : inputs)
        run(input);
    Random random(seed);
    for (unsigned long long i = 0; i < changes; ++i) {
        auto input = inputs[below(random, inputs.size())];
        const auto& other = inputs[below(random, inputs.size())];
        for (auto edits = 1 + below(random, 6); edits > 0; --edits)
            change(input, other, random);
        run(input);
    }
    return 0;
}
