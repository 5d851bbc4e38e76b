// SPDX-License-Identifier: Apache-2.0
// The short way to a new game: what is offered for each scenario, and the header that comes of it, checked by
// the rules themselves.
#include "app/boards/board_library.h"
#include "app/kiosk/shipped_boards.h"
#include "app/models/new_game_model.h"
#include "rules/game.h"

#include <gtest/gtest.h>

namespace watchfire {
namespace {

using Json = nlohmann::ordered_json;

TEST(NewGameModel, ADefaultGameIsTakenByTheRules) {
    NewGameModel model(kiosk::shippedBoards());
    EXPECT_EQ(model.problem(), QString());
    const Json header = model.header();
    auto made = makeGame(header, boards::read);
    ASSERT_TRUE(made.ok()) << made.error().message << header.dump();
}

} // namespace
} // namespace watchfire
