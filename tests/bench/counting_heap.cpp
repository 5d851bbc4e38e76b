// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/counting_heap.h"

#include <cstdlib>
#include <new>

namespace watchfire::bench {

namespace {

long asked = 0;

} // namespace

long timesAsked() {
    return asked;
}

} // namespace watchfire::bench

void* operator new(std::size_t bytes) {
    ++watchfire::bench::asked;
    void* memory = std::malloc(bytes);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}

void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
