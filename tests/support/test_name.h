// SPDX-License-Identifier: Apache-2.0
// The names of tests that run once for each of several values.
#pragma once

#include <gtest/gtest.h>

#include <string>

namespace watchfire::test {

/// These words as the part of a test's name: ASCII letters and digits stay, everything else is `_`.
inline std::string asTestName(std::string words) {
    for (char& c : words) {
        const bool kept = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        c = kept ? c : '_';
    }
    return words;
}

/// Names each test after its value, which is a text: the last argument of INSTANTIATE_TEST_SUITE_P.
struct NamedByText {
    template <class Text> std::string operator()(const testing::TestParamInfo<Text>& made) const {
        return asTestName(made.param);
    }
};

} // namespace watchfire::test
