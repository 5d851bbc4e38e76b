// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/utf8_locale.h"

#include <gtest/gtest.h>

#include <array>
#include <clocale>
#include <cstdlib>
#include <optional>
#include <string>

#include <langinfo.h>

namespace watchfire::kiosk {
namespace {

constexpr std::array names{"LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME"};

std::optional<std::string> variable(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? std::optional<std::string>(value) : std::nullopt;
}

/// Sets the environment for a test, and restores it afterwards.
class Utf8Locale : public testing::Test {
protected:
    Utf8Locale() {
        for (std::size_t i = 0; i < names.size(); ++i) {
            m_before[i] = variable(names[i]);
            unsetenv(names[i]);
        }
        std::setlocale(LC_ALL, "C");
    }
    ~Utf8Locale() override {
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (m_before[i])
                setenv(names[i], m_before[i]->c_str(), 1);
            else
                unsetenv(names[i]);
        }
        std::setlocale(LC_ALL, "");
    }
    static std::string characters() { return nl_langinfo(CODESET); }

private:
    std::array<std::optional<std::string>, names.size()> m_before;
};

TEST_F(Utf8Locale, without_any_the_characters_become_utf_8) {
    ASSERT_NE(characters(), "UTF-8");
    useUtf8Locale();
    EXPECT_EQ(characters(), "UTF-8");
    EXPECT_EQ(variable("LC_CTYPE"), "C.UTF-8") << "for the children";
}

TEST_F(Utf8Locale, what_lc_all_says_of_the_language_stays) {
    setenv("LC_ALL", "de_DE.ISO-8859-1", 1);
    setenv("LC_MESSAGES", "fr_FR.UTF-8", 1);
    setenv("LANG", "en_US.UTF-8", 1);
    useUtf8Locale();
    EXPECT_EQ(characters(), "UTF-8");
    EXPECT_FALSE(variable("LC_ALL")) << "it would overrule LC_CTYPE";
    EXPECT_EQ(variable("LANG"), "de_DE.ISO-8859-1");
    EXPECT_FALSE(variable("LC_MESSAGES")) << "LC_ALL overruled it";
}

TEST_F(Utf8Locale, a_language_that_is_not_installed_keeps_utf_8) {
    setenv("LANG", "tlh_XX.UTF-8", 1);
    useUtf8Locale();
    EXPECT_EQ(characters(), "UTF-8");
    EXPECT_EQ(variable("LANG"), "tlh_XX.UTF-8");
}

TEST_F(Utf8Locale, one_that_is_utf_8_is_left_alone) {
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("LANG", "de_DE.UTF-8", 1);
    useUtf8Locale();
    EXPECT_EQ(characters(), "UTF-8");
    EXPECT_EQ(variable("LC_ALL"), "C.UTF-8");
    EXPECT_EQ(variable("LANG"), "de_DE.UTF-8");
    EXPECT_FALSE(variable("LC_CTYPE"));
}

} // namespace
} // namespace watchfire::kiosk
