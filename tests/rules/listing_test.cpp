// SPDX-License-Identifier: Apache-2.0
// Random games that check two things: the order in which a board's file lists its parts does not matter
// (GW-03, BA-60), and a correction is the table's last word even while a question is open (BA-60).
#include "rules/hex/apply.h"
#include "rules/hex/modules/riders/riders.h"
#include "tests/rules/support/boards.h"
#include "tests/rules/support/random_game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace watchfire::test {
namespace {

using hex::Json;
using hex::PlayerId;

// ---- the listing

struct Listing {
    std::string name;
    Json scenario;
    std::string board;
    std::size_t players;
    bool hexes =
        false; ///< whether the order of the hexes may change too: only if no question goes hex by hex
};
void PrintTo(const Listing& made, std::ostream* out) {
    *out << made.name;
}

/// The same board, listed in another order.
json shuffled(json board, bool hexes, std::mt19937& random) {
    std::vector<std::string> keys{"walls",    "assembly", "harbours", "deserts", "markers",
                                  "founding", "home",     "split",    "bag"};
    if (hexes)
        keys.emplace_back("hexes");
    for (const std::string& key : keys) {
        if (!board.contains(key))
            continue;
        std::vector<json> items(board[key].begin(), board[key].end());
        std::shuffle(items.begin(), items.end(), random);
        board[key] = items;
    }
    return board;
}

/// An answer with its lists sorted: steps of one phase follow the board's order (decisions 4), which differs.
json unordered(const Json& answer) {
    json plain = json::parse(answer.dump());
    if (!plain["ok"])
        return {{"code", plain["error"]["code"]}, {"rule", plain["error"].value("rule", "")}};
    const auto sort = [](json& list) {
        std::vector<json> items(list.begin(), list.end());
        std::sort(items.begin(), items.end());
        list = items;
    };
    sort(plain["steps"]);
    for (json& decision : plain["decisions"]) {
        sort(decision["options"]);
        if (decision.contains("forbidden"))
            sort(decision["forbidden"]);
    }
    return plain;
}

json unorderedState(const Game& game) {
    json state = json::parse(game.state().dump());
    if (state.contains("discovered")) {
        std::vector<std::string> hexes = state["discovered"];
        std::sort(hexes.begin(), hexes.end());
        state["discovered"] = hexes;
    }
    state.erase("decision"); // the answers are compared instead
    return state;
}

class Listings : public ::testing::TestWithParam<Listing> {};

TEST_P(Listings, GW_03_BA_60_the_order_of_a_boards_file_changes_nothing) {
    const Listing& made = GetParam();
    json board = shippedBoard(made.board);
    // At the wall every number occurs several times, so that the order of the riders matters.
    int next = 0;
    if (board.contains("assembly"))
        for (json& assembly : board["assembly"])
            for (const char* side : {"left", "right"})
                assembly[side]["number"] = next++ % 2 == 0 ? 6 : 8;
    Habits habits;
    habits.commands.emplace_back([](RandomPlayer& player) -> std::optional<hex::Command> {
        const auto walls = player.state().board().walls();
        if (walls.empty())
            return std::nullopt;
        const hex::HexId at = walls[player.below(walls.size())].attack;
        return hex::Command{hex::command::Correct{
            hex::command::CorrectRiders{at, static_cast<std::uint8_t>(player.below(4)), {}}}};
    });
    for (unsigned seed = 1; seed <= 4 && !HasFailure(); ++seed) {
        std::mt19937 random(seed);
        Json header = headerOf({made.name, made.scenario, made.board, made.players, {{"goal-points", 60}}});
        header["board"] = Json::parse(board.dump());
        const auto game = newGame(header);
        header["board"] = Json::parse(shuffled(board, made.hexes, random).dump());
        const auto other = newGame(header);
        RandomPlayer player(seed, *game, habits);
        for (int i = 0; i < 160 && !HasFailure(); ++i) {
            const auto command = player.legal();
            if (!command)
                continue;
            const Json line = toJson(*stateOf(*game).setup, *command);
            ASSERT_EQ(unordered(game->submit(line)), unordered(other->submit(line)))
                << "seed " << seed << line;
            ASSERT_EQ(unorderedState(*game), unorderedState(*other)) << "seed " << seed << line;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, Listings,
                         ::testing::Values(Listing{"wall_of_four", "great-wall", "great-wall-4", 4, true},
                                           Listing{"wall_of_six", "great-wall", "great-wall-6", 6, true},
                                           Listing{"islands", "base", "base-islands", 3, true},
                                           Listing{"world", "world", "world", 3, true},
                                           Listing{"river", "great-river", "great-river", 4, true},
                                           Listing{"raiders", "raiders", "raiders-4", 4, false}),
                         [](const auto& made) { return made.param.name; });

// ---- corrections while a question is open

class LastWord : public ::testing::TestWithParam<RandomGame> {};

TEST_P(LastWord, BA_60_a_correction_while_a_question_is_open_holds) {
    const auto game = newGame(headerOf(GetParam()));
    RandomPlayer player(5, *game);
    const hex::Setup& setup = *stateOf(*game).setup;
    int asked = 0;
    int held = 0;
    const auto correctAndTakeBack = [&](const char* what, const Json& at, const Json& value, auto&& holds) {
        const hex::State before = stateOf(*game);
        Json line{{"do", "correct"}, {"what", what}, {"value", value}};
        if (!at.is_null())
            line["at"] = at;
        const Json answer = game->submit(line);
        if (!answer["ok"])
            return; // a game without this card
        ++held;
        EXPECT_TRUE(holds(stateOf(*game))) << line << answer;
        EXPECT_TRUE(game->submit({{"do", "undo"}})["ok"]);
        ASSERT_TRUE(stateOf(*game) == before) << line;
    };
    for (int i = 0; i < 3000 && asked <= 30 && !HasFailure(); ++i) {
        const auto command = player.legal();
        if (!command)
            continue;
        game->submit(toJson(setup, *command));
        if (!hex::openDecision(stateOf(*game)))
            continue;
        ++asked;
        const PlayerId p = player.anyPlayer();
        const std::string& id = setup[p].id;
        const std::string other = toJson(setup, hex::Value{player.anyPlayer()});
        // Some other correction comes first, as when the table corrects one thing after another.
        const hex::CornerId corner = player.anyCorner();
        game->submit({{"do", "correct"},
                      {"what", "building"},
                      {"at", setup.board().nameOf(corner)},
                      {"value", nullptr}});
        if (!hex::openDecision(stateOf(*game)))
            continue;
        correctAndTakeBack("longest-road", nullptr, id, [&](const auto& s) { return s.longestRoad == p; });
        correctAndTakeBack("longest-road", nullptr, nullptr,
                           [&](const auto& s) { return !s.longestRoad.valid(); });
        correctAndTakeBack("largest-army", nullptr, id, [&](const auto& s) { return s.largestArmy == p; });
        correctAndTakeBack("army", id, 7, [&](const auto& s) { return s.players[p.index()].army == 7; });
        correctAndTakeBack("points", id, 4,
                           [&](const auto& s) { return s.players[p.index()].cardPoints == 4; });
        correctAndTakeBack("turn", nullptr, Json{{"player", other}, {"phase", "after-roll"}},
                           [&](const auto& s) { return setup[s.turn.player].id == other; });
    }
    EXPECT_GT(asked, 20);
    EXPECT_GT(held, 30) << "hardly any correction was accepted";
}

INSTANTIATE_TEST_SUITE_P(
    Games, LastWord,
    ::testing::Values(RandomGame{"wall", "great-wall", "great-wall-4", 4, {{"goal-points", 60}}},
                      RandomGame{"base", "base", "base-island", 4, {{"goal-points", 60}}},
                      RandomGame{"world", "world", "world", 3, {{"goal-points", 60}}},
                      RandomGame{"raiders", "raiders", "raiders-4", 4, {{"goal-points", 60}}}),
    [](const auto& made) { return made.param.name; });

} // namespace
} // namespace watchfire::test
