// SPDX-License-Identifier: Apache-2.0
// libFuzzer's hooks: most changes are made to the JSON, some to the bytes.
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/json_mutator.h"

#include <algorithm>
#include <cstring>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t longest);

namespace {

std::size_t put(const std::string& text, std::uint8_t* into, std::size_t longest) {
    const std::size_t size = std::min(text.size(), longest);
    std::memcpy(into, text.data(), size);
    return size;
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t longest,
                                               unsigned int seed) {
    using namespace watchfire::fuzz;
    Random random(seed);
    if (random() % 16 == 0)
        return LLVMFuzzerMutate(data, size, longest);
    const std::string text(textOf(data, size));
    return put(mutated(text, text, pretty, longest, random), data, longest);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* first, std::size_t firstSize,
                                                 const std::uint8_t* second, std::size_t secondSize,
                                                 std::uint8_t* out, std::size_t longest, unsigned int seed) {
    using namespace watchfire::fuzz;
    Random random(seed);
    return put(mutated(std::string(textOf(first, firstSize)), std::string(textOf(second, secondSize)), pretty,
                       longest, random),
               out, longest);
}
