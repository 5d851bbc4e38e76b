// SPDX-License-Identifier: Apache-2.0
#include "rules/core/short_list.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

namespace watchfire::test {
namespace {

using Digits = ShortList<std::uint16_t, 4>;

TEST(ShortList, IsCopiedAsBytes) {
    EXPECT_TRUE(std::is_trivially_copyable_v<Digits>);
    EXPECT_TRUE(std::is_trivially_destructible_v<Digits>);
}

TEST(ShortList, KeepsItsItemsInTheirOrder) {
    Digits list;
    EXPECT_TRUE(list.empty());
    for (const std::uint16_t digit : std::array<std::uint16_t, 4>{3, 1, 4, 1})
        list.push_back(digit);
    EXPECT_EQ(list.size(), Digits::static_capacity);
    EXPECT_EQ(list.front(), 3);
    EXPECT_EQ(list.back(), 1);
    EXPECT_EQ(list[2], 4);
    EXPECT_TRUE(std::equal(list.rbegin(), list.rend(), Digits{1, 4, 1, 3}.begin()));
    list.clear();
    EXPECT_TRUE(list.empty());
    list.emplace_back();
    EXPECT_EQ(list.back(), 0);
}

TEST(ShortList, LosesItemsAtItsEndAndInItsMiddle) {
    Digits list{3, 1, 4, 1};
    list.erase(std::remove(list.begin(), list.end(), 1), list.end());
    EXPECT_EQ(list, (Digits{3, 4}));
    list = {5, 6, 7, 8};
    list.erase(list.begin() + 1, list.begin() + 3);
    EXPECT_EQ(list, (Digits{5, 8}));
}

TEST(ShortList, EqualsByItsItemsAlone) {
    Digits list{3, 1, 4};
    EXPECT_FALSE(list == (Digits{3, 1}));
    list.erase(list.begin() + 2, list.end());
    EXPECT_TRUE(list == (Digits{3, 1})) << "what was taken away does not count";
    EXPECT_FALSE(list == (Digits{3, 2}));
}

} // namespace
} // namespace watchfire::test
