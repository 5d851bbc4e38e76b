// SPDX-License-Identifier: Apache-2.0
// A heap whose work depends on the sizes asked for alone. malloc searches its lists, and how long that takes
// depends on what was freed before: on the length of a path in the header of a log, on the version of the C
// library. With this heap a count of instructions is that of our own code and the same on every system. It
// never gives memory back and knows one thread.
#include <array>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

constexpr std::size_t grain = alignof(std::max_align_t);
constexpr std::size_t classes = 4096; // up to 64 KiB; more comes from malloc

/// In front of each block.
struct alignas(grain) Head {
    Head* next;       ///< while it is free
    std::size_t size; ///< its class
};

std::array<Head*, classes> freed{};
std::byte* fresh = nullptr;
std::size_t left = 0;

Head* cut(std::size_t bytes) {
    constexpr std::size_t chunk = std::size_t{1} << 22;
    if (left < bytes) {
        fresh = static_cast<std::byte*>(std::malloc(chunk));
        if (fresh == nullptr)
            throw std::bad_alloc();
        left = chunk;
    }
    auto* head = ::new (fresh) Head{};
    fresh += bytes;
    left -= bytes;
    return head;
}

} // namespace

void* operator new(std::size_t bytes) {
    const std::size_t size = (bytes + grain - 1) / grain;
    Head* head = nullptr;
    if (size >= classes) {
        void* memory = std::malloc(sizeof(Head) + size * grain);
        if (memory == nullptr)
            throw std::bad_alloc();
        head = ::new (memory) Head{};
    } else if (freed[size] != nullptr) {
        head = freed[size];
        freed[size] = head->next;
    } else {
        head = cut(sizeof(Head) + size * grain);
    }
    head->size = size;
    return head + 1;
}

void operator delete(void* memory) noexcept {
    if (memory == nullptr)
        return;
    Head* head = static_cast<Head*>(memory) - 1;
    if (head->size >= classes) {
        std::free(head);
        return;
    }
    head->next = freed[head->size];
    freed[head->size] = head;
}

void operator delete(void* memory, std::size_t) noexcept {
    operator delete(memory);
}
