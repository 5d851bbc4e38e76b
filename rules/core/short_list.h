// SPDX-License-Identifier: Apache-2.0
// A list of at most N plain values that lies inside its object. Unlike Boost's static_vector it is plain
// itself: whatever holds one, such as a step, is copied as bytes, and nothing has to be done when it goes.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <type_traits>

namespace watchfire {

template <class T, std::size_t N> class ShortList {
    static_assert(std::is_trivially_copyable_v<T> && N <= UINT8_MAX);

public:
    using value_type = T;
    using iterator = T*;
    using const_iterator = const T*;
    static constexpr std::size_t static_capacity = N;

    ShortList() = default;
    ShortList(std::initializer_list<T> items) {
        for (const T& item : items)
            push_back(item);
    }

    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] T* begin() { return m_items.data(); }
    [[nodiscard]] T* end() { return m_items.data() + m_size; }
    [[nodiscard]] const T* begin() const { return m_items.data(); }
    [[nodiscard]] const T* end() const { return m_items.data() + m_size; }
    [[nodiscard]] auto rbegin() const { return std::make_reverse_iterator(end()); }
    [[nodiscard]] auto rend() const { return std::make_reverse_iterator(begin()); }
    [[nodiscard]] T& operator[](std::size_t i) { return m_items[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return m_items[i]; }
    [[nodiscard]] const T& front() const { return m_items[0]; }
    [[nodiscard]] T& back() { return m_items[m_size - std::size_t{1}]; }
    [[nodiscard]] const T& back() const { return m_items[m_size - std::size_t{1}]; }

    void push_back(const T& item) {
        assert(m_size < N);
        m_items[m_size++] = item;
    }
    void emplace_back() { push_back({}); }
    void clear() { m_size = 0; }
    void erase(T* first, T* last) {
        m_size = static_cast<std::uint8_t>(std::copy(last, end(), first) - begin());
    }

    friend bool operator==(const ShortList& a, const ShortList& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::array<T, N> m_items{};
    std::uint8_t m_size = 0;
};

} // namespace watchfire
