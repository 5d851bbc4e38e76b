// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/lost_display.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>

namespace watchfire::kiosk {
namespace {

constexpr int destroyed = 3;

/// As Qt does when its display is gone. The exit status is `destroyed` if exit() comes as far as the
/// destructors of static objects.
[[noreturn]] void lose() {
    std::atexit([] { std::_Exit(destroyed); });
    std::exit(EXIT_SUCCESS);
}

TEST(LostDisplay, exit_while_a_guard_lives_destroys_nothing) {
    EXPECT_EXIT(
        {
            const LostDisplayGuard guard;
            lose();
        },
        testing::ExitedWithCode(EXIT_FAILURE), "");
}

TEST(LostDisplay, once_the_guard_is_gone_the_program_ends_as_usual) {
    EXPECT_EXIT(
        {
            std::optional<LostDisplayGuard> guard(std::in_place);
            guard.reset();
            lose();
        },
        testing::ExitedWithCode(destroyed), "");
}

} // namespace
} // namespace watchfire::kiosk
