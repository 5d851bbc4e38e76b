// SPDX-License-Identifier: Apache-2.0
// Random boards over many seeds, on every shipped board and for every scenario of that board: the same
// terrains, numbers and harbours, no red numbers side by side, everything that the scenario fixes in its
// place, and the rules accept the board (BA-10, BA-35, GW-04, WO-01, WO-02, GR-01, RA-01, RA-60).
#include "app/boards/random_board.h"

#include "app/boards/board_library.h"
#include "rules/hex/log/json.h"
#include "rules/hex/scenario.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <random>
#include <set>

namespace watchfire::test {
namespace {

using boards::randomBoard;
using boards::RandomBoardWish;
using hex::Axial;
using hex::Board;
using hex::BoardDescription;
using hex::HexId;
using hex::Scenario;
using hex::Terrain;

BoardDescription shipped(const std::string& name) {
    const auto board = hex::boardFromJson(hex::Json::parse(boards::read(name).value()));
    return board.value().description();
}

/// Even draws from a seed, which are counted.
class Draws {
public:
    explicit Draws(std::uint32_t seed) : m_engine(seed) {}
    [[nodiscard]] Random random() {
        return [this](std::uint32_t below) {
            ++m_count;
            return std::uniform_int_distribution<std::uint32_t>(0, below - 1)(m_engine);
        };
    }
    [[nodiscard]] std::size_t count() const { return m_count; }

private:
    std::mt19937 m_engine;
    std::size_t m_count = 0;
};

Result<BoardDescription> drawn(const BoardDescription& shape, const RandomBoardWish& wish,
                               std::uint32_t seed) {
    Draws draws(seed);
    return randomBoard(shape, wish, draws.random());
}

/// For each hex the first hex, in the board's order, of its connected land.
std::map<Axial, Axial> islands(const Board& board) {
    std::map<Axial, Axial> found;
    for (const auto& start : board.hexes()) {
        if (!isLand(start.terrain) || found.contains(start.at))
            continue;
        std::vector<HexId> open{board.find(start.at)};
        found[start.at] = start.at;
        while (!open.empty()) {
            const HexId here = open.back();
            open.pop_back();
            for (const HexId next : board[here].neighbours)
                if (next.valid() && isLand(board[next].terrain) && !found.contains(board[next].at)) {
                    found[board[next].at] = start.at;
                    open.push_back(next);
                }
        }
    }
    return found;
}

struct Case {
    std::string board;
    hex::Combination scenario;
    bool desertsMove = false;
};
std::string nameOf(const ::testing::TestParamInfo<Case>& made) {
    std::string name = made.param.board + "_as_" + std::string(toString(made.param.scenario.base));
    for (const hex::Addition addition : made.param.scenario.with)
        name += "_with_" + std::string(toString(addition));
    return asTestName(name);
}

class EveryBoard : public ::testing::TestWithParam<Case> {
protected:
    BoardDescription shape = shipped(GetParam().board);
    RandomBoardWish wish{GetParam().scenario, {}};
    Board before = Board::make(shape).value();

    [[nodiscard]] bool isHome(std::size_t hex) const { return before.isHome(HexId(hex)); }
};

constexpr std::uint32_t seeds = 60;

TEST_P(EveryBoard, has_the_same_terrains_numbers_and_harbours_and_is_taken_by_the_rules) {
    const auto terrains = [&](const BoardDescription& board) {
        std::multiset<std::tuple<Terrain, bool, bool>> found; // with: at home, and has a number
        for (std::size_t i = 0; i < board.hexes.size(); ++i)
            found.insert({board.hexes[i].terrain, board.hexes[i].number != 0, isHome(i)});
        return found;
    };
    const auto numbers = [](const BoardDescription& board) {
        std::multiset<int> found;
        for (const auto& hex : board.hexes)
            found.insert(hex.number);
        return found;
    };
    const auto trades = [](const BoardDescription& board) {
        std::multiset<hex::Resource> found;
        for (const auto& harbour : board.harbours)
            found.insert(harbour.trade);
        return found;
    };
    for (std::uint32_t seed = 0; seed < seeds; ++seed) {
        const auto made = drawn(shape, wish, seed);
        ASSERT_TRUE(made.ok()) << made.error().message;
        EXPECT_EQ(terrains(*made), terrains(shape)) << seed;
        EXPECT_EQ(numbers(*made), numbers(shape)) << seed;
        EXPECT_EQ(trades(*made), trades(shape)) << seed;
        auto board = Board::make(*made);
        ASSERT_TRUE(board.ok()) << board.error().message;
        EXPECT_TRUE(boards::redNeighbours(*board).empty()) << seed;
        const auto again = hex::boardFromJson(hex::toJson(*made));
        ASSERT_TRUE(again.ok()) << again.error().message;
        EXPECT_EQ(again->description(), *made);
        const auto shared = std::make_shared<const Board>(std::move(board).value());
        for (const int count : shape.players) {
            std::vector<hex::Player> players;
            for (int i = 0; i < count; ++i)
                players.push_back({std::to_string(i), {}, {}});
            const auto setup = hex::Setup::make(wish.scenario, shared, players, {});
            EXPECT_TRUE(setup.ok()) << setup.error().message;
        }
    }
}

TEST_P(EveryBoard, what_the_scenario_fixes_stays) {
    const auto island = islands(before);
    const auto specials = [&](const BoardDescription& board) {
        std::multiset<std::pair<Axial, Terrain>> found;
        for (const auto& hex : board.hexes)
            if (hex.terrain == Terrain::gold || hex.terrain == Terrain::volcano ||
                hex.terrain == Terrain::jungle)
                found.insert({island.at(hex.at), hex.terrain});
        return found;
    };
    for (std::uint32_t seed = 0; seed < seeds; ++seed) {
        const BoardDescription made = drawn(shape, wish, seed).value();
        // Everything else (except hexes, harbours, robber and titles) is exactly the same.
        BoardDescription rest = made;
        rest.hexes = shape.hexes;
        rest.harbours = shape.harbours;
        rest.robber = shape.robber;
        rest.name = shape.name;
        rest.title = shape.title;
        rest.example = shape.example;
        EXPECT_EQ(rest, shape);
        EXPECT_NE(made.name, shape.name);
        EXPECT_FALSE(made.example);
        EXPECT_EQ(specials(made), specials(shape));
        ASSERT_EQ(made.hexes.size(), shape.hexes.size());
        for (std::size_t i = 0; i < made.hexes.size(); ++i) {
            EXPECT_EQ(made.hexes[i].at, shape.hexes[i].at);
            const Terrain was = shape.hexes[i].terrain;
            if (was == Terrain::sea || was == Terrain::steppe ||
                (was == Terrain::desert && !GetParam().desertsMove)) {
                EXPECT_EQ(made.hexes[i].terrain, was) << toString(made.hexes[i].at);
            }
        }
        ASSERT_EQ(made.harbours.size(), shape.harbours.size());
        for (std::size_t i = 0; i < made.harbours.size(); ++i)
            EXPECT_EQ(made.harbours[i].at, shape.harbours[i].at);
        const Board board = Board::make(made).value();
        if (shape.robber) { // the robber begins on a desert, wherever that is now
            ASSERT_TRUE(made.robber.has_value());
            EXPECT_EQ(board[board.robber()].terrain, Terrain::desert);
        }
        if (!shape.walls.empty()) { // GW-04
            const HexId first = board.walls().back().column.front();
            EXPECT_EQ(board[first].terrain, Terrain::forest);
            EXPECT_EQ(board[first].number, 6);
        }
    }
}

/// Everything that may change does: the terrain of every hex that is not fixed, its number, and every
/// harbour's trade.
TEST_P(EveryBoard, everything_else_moves) {
    std::vector<std::set<Terrain>> terrains(shape.hexes.size());
    std::vector<std::set<int>> numbers(shape.hexes.size());
    std::vector<std::set<hex::Resource>> trades(shape.harbours.size());
    for (std::uint32_t seed = 0; seed < seeds; ++seed) {
        const BoardDescription made = drawn(shape, wish, seed).value();
        for (std::size_t i = 0; i < made.hexes.size(); ++i) {
            terrains[i].insert(made.hexes[i].terrain);
            numbers[i].insert(made.hexes[i].number);
        }
        for (std::size_t i = 0; i < made.harbours.size(); ++i)
            trades[i].insert(made.harbours[i].trade);
    }
    const std::set<HexId> tile =
        riverOn(before) ? std::set<HexId>{riverOn(before)->x, riverOn(before)->y, riverOn(before)->z}
                        : std::set<HexId>{};
    // An island that consists of volcanoes has nothing to exchange.
    const auto island = islands(before);
    std::map<Axial, std::set<Terrain>> mixed;
    for (const auto& hex : shape.hexes)
        if (isLand(hex.terrain))
            mixed[island.at(hex.at)].insert(hex.terrain);
    const HexId eastern = before.walls().empty() ? HexId{} : before.walls().back().column.front();
    for (std::size_t i = 0; i < shape.hexes.size(); ++i) {
        const Terrain was = shape.hexes[i].terrain;
        const bool fixed = was == Terrain::sea || was == Terrain::steppe || HexId(i) == eastern ||
                           ((was == Terrain::volcano || was == Terrain::jungle) &&
                            mixed[island.at(shape.hexes[i].at)].size() == 1) ||
                           (was == Terrain::desert && !GetParam().desertsMove);
        if (fixed) {
            EXPECT_EQ(terrains[i].size(), 1U) << toString(shape.hexes[i].at);
        } else if (tile.contains(HexId(i))) { // GR-01
            EXPECT_EQ(terrains[i], std::set<Terrain>{was}) << toString(shape.hexes[i].at);
        } else {
            EXPECT_GT(terrains[i].size(), 1U) << toString(shape.hexes[i].at);
        }
        if (shape.hexes[i].number != 0 && HexId(i) != eastern) {
            EXPECT_GT(numbers[i].size(), 3U) << toString(shape.hexes[i].at);
        }
    }
    std::size_t still = 0;
    for (const auto& seen : trades)
        still += seen.size() == 1 ? 1 : 0;
    EXPECT_EQ(still, GetParam().scenario.base == Scenario::world ? 1U : 0U);
}

INSTANTIATE_TEST_SUITE_P(
    Shipped, EveryBoard,
    ::testing::Values(Case{"base-island", Scenario::base, true}, Case{"base-islands", Scenario::base, true},
                      Case{"base-volcano", Scenario::base, true},
                      Case{"base-volcano", {Scenario::base, {hex::Addition::volcanoJungle}}, true},
                      Case{"great-river", Scenario::greatRiver, true},
                      Case{"great-river", Scenario::base, true}, Case{"great-wall-4", Scenario::greatWall},
                      Case{"great-wall-6", Scenario::greatWall},
                      Case{"great-wall-4-river", {Scenario::greatWall, {hex::Addition::greatRiver}}},
                      Case{"world", Scenario::world},
                      Case{"world", {Scenario::world, {hex::Addition::greatRiver}}},
                      Case{"raiders-4", Scenario::raiders}, Case{"raiders-6", Scenario::raiders},
                      Case{"raiders-4", {Scenario::raiders, {hex::Addition::greatRiver}}}),
    nameOf);

TEST(RandomBoard, every_shipped_board_is_tried_above) {
    EXPECT_EQ(boards::shippedNames().size(), 10U) << "add a case for the new board";
}

TEST(RandomBoard, WO_02_the_harbour_at_the_top_of_eurasia_stays_3_1) {
    const BoardDescription world = shipped("world");
    const hex::SideName top = *hex::parseSide("11,1:NW");
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        const BoardDescription made = drawn(world, {Scenario::world, {}}, seed).value();
        const auto harbour = std::find_if(made.harbours.begin(), made.harbours.end(),
                                          [&](const auto& one) { return one.at == top; });
        ASSERT_NE(harbour, made.harbours.end());
        EXPECT_EQ(harbour->trade, hex::Resource::any);
    }
}

TEST(RandomBoard, RA_60_a_volcano_takes_its_printed_corners_along) {
    const BoardDescription shape = shipped("raiders-4");
    const auto printed = [](const BoardDescription& board) {
        // Each printed corner as a direction of its own hex.
        std::set<std::vector<hex::CornerDirection>> found;
        const Board network = Board::make(board).value();
        for (std::size_t i = 0; i < board.hexes.size(); ++i) {
            std::vector<hex::CornerDirection> directions;
            for (std::size_t die = 0; die < board.hexes[i].corners.size(); ++die)
                for (std::size_t d = 0; d < 6; ++d)
                    if (network.hexes()[i].corners[d] ==
                        network.cornerOfFace(HexId(i), static_cast<int>(die) + 1))
                        directions.push_back(hex::allCornerDirections[d]);
            if (!directions.empty()) {
                EXPECT_EQ(board.hexes[i].terrain, Terrain::volcano);
                found.insert(directions);
            }
        }
        return found;
    };
    ASSERT_EQ(printed(shape).size(), 1U);
    bool moved = false;
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        const BoardDescription made = drawn(shape, {Scenario::raiders, {}}, seed).value();
        EXPECT_EQ(printed(made), printed(shape));
        for (std::size_t i = 0; i < made.hexes.size(); ++i)
            moved = moved || (!made.hexes[i].corners.empty() && shape.hexes[i].corners.empty());
    }
    EXPECT_TRUE(moved);
}

/// Chi-square test of an even share for the desert's place: a bias of the shuffle would show. With 18 degrees
/// of freedom, 42.3 is exceeded once in a thousand times; the seeds are fixed.
TEST(RandomBoard, no_place_is_preferred_by_the_shuffle) {
    const BoardDescription island = shipped("base-island");
    constexpr int boardsDrawn = 1900;
    std::map<Axial, int> deserts;
    for (std::uint32_t seed = 0; seed < boardsDrawn; ++seed) {
        const BoardDescription made = drawn(island, {Scenario::base, {}}, seed).value();
        for (const auto& hex : made.hexes)
            if (hex.terrain == Terrain::desert)
                ++deserts[hex.at];
    }
    ASSERT_EQ(deserts.size(), 19U);
    double sum = 0;
    for (const auto& [at, count] : deserts)
        sum += (count - 100.0) * (count - 100.0) / 100.0;
    EXPECT_LT(sum, 42.3);
}

/// The same test of a single shuffle: the six arrangements of three harbours, 5 degrees of freedom.
TEST(RandomBoard, all_arrangements_of_harbours_are_alike) {
    BoardDescription shape;
    shape.hexes = {{{0, 0}, Terrain::forest, 5, {}}};
    shape.harbours = {{*hex::parseSide("0,0:E"), hex::Resource::wood},
                      {*hex::parseSide("0,0:NW"), hex::Resource::brick},
                      {*hex::parseSide("0,0:SW"), hex::Resource::wool}};
    std::map<std::vector<hex::Resource>, int> seen;
    for (std::uint32_t seed = 0; seed < 600; ++seed) {
        const BoardDescription made = drawn(shape, {Scenario::base, {}}, seed).value();
        std::vector<hex::Resource> trades;
        for (const auto& harbour : made.harbours)
            trades.push_back(harbour.trade);
        ++seen[trades];
    }
    ASSERT_EQ(seen.size(), 6U);
    double sum = 0;
    for (const auto& [trades, count] : seen)
        sum += (count - 100.0) * (count - 100.0) / 100.0;
    EXPECT_LT(sum, 20.5);
}

TEST(RandomBoard, the_same_draws_make_the_same_board_and_others_another) {
    const BoardDescription island = shipped("base-island");
    EXPECT_EQ(drawn(island, {Scenario::base, {}}, 7).value(), drawn(island, {Scenario::base, {}}, 7).value());
    EXPECT_NE(drawn(island, {Scenario::base, {}}, 7).value(), drawn(island, {Scenario::base, {}}, 8).value());
    // A random board can be the shape of the next one, under the same name.
    const BoardDescription once = drawn(island, {Scenario::base, {}}, 7).value();
    EXPECT_EQ(drawn(once, {Scenario::base, {}}, 8).value().name, once.name);
}

/// A hexagon with this many hexes per side, in rows; its first `red` hexes carry red numbers, all others 5.
BoardDescription hexagon(int side, int red) {
    BoardDescription board;
    board.name = "hexagon";
    const int n = side - 1;
    for (int r = -n; r <= n; ++r)
        for (int q = std::max(-n, -n - r); q <= std::min(n, n - r); ++q)
            board.hexes.push_back({{q, r}, Terrain::forest, red-- > 0 ? (red % 2 == 0 ? 6 : 8) : 5, {}});
    return board;
}

TEST(RandomBoard, finds_the_rare_ways_to_keep_many_red_numbers_apart) {
    // At most every third hex of a hexagon can stand apart: 7 of 19, 13 of 37, 21 of 61.
    const std::array<std::pair<int, int>, 4> most{{{2, 3}, {3, 7}, {4, 13}, {5, 21}}};
    for (const auto& [side, red] : most)
        for (std::uint32_t seed = 0; seed < 5; ++seed) {
            const auto made = drawn(hexagon(side, red), {Scenario::base, {}}, seed);
            ASSERT_TRUE(made.ok()) << side << ": " << made.error().message;
            EXPECT_TRUE(boards::redNeighbours(Board::make(*made).value()).empty());
        }
}

TEST(RandomBoard, says_that_red_numbers_find_no_places_and_always_ends) {
    for (const auto& [side, red] : std::vector<std::pair<int, int>>{{2, 4}, {3, 8}, {3, 19}, {4, 14}}) {
        const auto made = drawn(hexagon(side, red), {Scenario::base, {}}, 1);
        ASSERT_FALSE(made.ok()) << side << ", " << red;
        EXPECT_EQ(made.error().code, ErrorCode::header);
        EXPECT_NE(made.error().message.find("there is no way that all red numbers"), std::string::npos)
            << made.error().message;
        EXPECT_NE(made.error().message.find("Take some of them away"), std::string::npos);
    }
    // The largest board, with more red numbers than fit: the number of draws shows that the search is
    // bounded.
    Draws draws(1);
    BoardDescription large = hexagon(13, 200);
    ASSERT_EQ(large.hexes.size(), 469U);
    EXPECT_FALSE(randomBoard(large, {Scenario::base, {}}, draws.random()).ok());
    EXPECT_LT(draws.count(), 4U * (400U * 469U + 2U * 469U));
    // And a board where only chance and search can tell.
    Draws others(1);
    const auto dense = randomBoard(hexagon(13, 150), {Scenario::base, {}}, others.random());
    if (dense.ok()) {
        EXPECT_TRUE(boards::redNeighbours(Board::make(*dense).value()).empty());
    }
    EXPECT_LT(others.count(), 50'000'000U);
}

TEST(RandomBoard, hexes_that_are_kept_stay_with_their_numbers) {
    const BoardDescription island = shipped("base-island");
    const RandomBoardWish wish{Scenario::base, {{0, 0}, {1, -1}, {2, 0}}}; // 6, the desert, 10
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
        const BoardDescription made = drawn(island, wish, seed).value();
        EXPECT_TRUE(boards::redNeighbours(Board::make(made).value()).empty());
        EXPECT_EQ(made.robber, (Axial{1, -1}));
        for (std::size_t i = 0; i < made.hexes.size(); ++i)
            if (std::find(wish.keep.begin(), wish.keep.end(), made.hexes[i].at) != wish.keep.end()) {
                EXPECT_EQ(made.hexes[i], island.hexes[i]);
            }
    }
}

TEST(RandomBoard, refuses_with_field_clause_and_reason) {
    const auto refused = [](const BoardDescription& shape, const RandomBoardWish& wish) {
        const auto made = drawn(shape, wish, 1);
        EXPECT_FALSE(made.ok());
        return made.ok() ? Error{} : made.error();
    };
    const BoardDescription island = shipped("base-island");
    // A scenario that does not fit the shape.
    EXPECT_EQ(refused(island, {Scenario::world, {}}).rule, WO(1));
    EXPECT_EQ(refused(island, {Scenario::raiders, {}}).rule, RA(1));
    EXPECT_EQ(refused(island, {Scenario::greatRiver, {}}).rule, GR(1));
    EXPECT_EQ(refused(island, {Scenario::greatWall, {}}).rule, GW(1));
    EXPECT_EQ(refused(island, {{Scenario::base, {hex::Addition::greatRiver}}, {}}).rule, GR(50));
    // A shape that is not a valid board.
    BoardDescription twice = island;
    twice.hexes.push_back(twice.hexes.front());
    EXPECT_EQ(refused(twice, {Scenario::base, {}}).subject, "$.hexes[37].at");
    // Kept hexes that do not exist, or that break the rule of the red numbers.
    EXPECT_NE(refused(island, {Scenario::base, {{9, 9}}}).message.find("9,9"), std::string::npos);
    BoardDescription red = island;
    for (auto& hex : red.hexes)
        if (hex.at == Axial{0, 0} || hex.at == Axial{1, 0})
            hex.number = 8;
    EXPECT_NE(refused(red, {Scenario::base, {{0, 0}, {1, 0}}}).message.find("side by side"),
              std::string::npos);
    // Nothing left to move.
    BoardDescription small;
    small.hexes = {{{0, 0}, Terrain::forest, 5, {}}, {{1, 0}, Terrain::sea, 0, {}}};
    EXPECT_NE(refused(small, {Scenario::base, {}}).message.find("nothing on this board may move"),
              std::string::npos);
}

TEST(RedNeighbours, finds_each_pair_once_also_across_the_seam) {
    EXPECT_TRUE(boards::redNeighbours(Board::make(shipped("world")).value()).empty());
    BoardDescription ring;
    ring.circumference = 5;
    for (int q = 0; q < 5; ++q)
        ring.hexes.push_back({{q, 0}, Terrain::forest, q == 0 ? 6 : q == 4 ? 8 : 5, {}});
    const auto found = boards::redNeighbours(Board::make(ring).value());
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0], (std::pair{HexId(0), HexId(4)}));
}

} // namespace
} // namespace watchfire::test
