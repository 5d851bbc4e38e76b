// SPDX-License-Identifier: Apache-2.0
// Compares BA-40's length with a search that simply tries every way, on thousands of random small networks:
// roads, ships, bridges (GR-32), turned roads (RA-30), standing, fallen and foreign buildings (RA-34), on
// planes and across a cylinder's seam (WO-10). The search knows sides and corners only by their names, and
// nothing of the board's network.
#include "rules/hex/route.h"
#include "tests/rules/support/boards.h"
#include "tests/rules/support/raiders_game.h"
#include "tests/rules/support/river_game.h"
#include "tests/rules/support/table.h"
#include "tests/rules/support/world_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <set>

namespace watchfire::test {
namespace {

/// A player's lines as names: lines that meet at a corner share that corner's name.
class Network {
public:
    Network(const hex::State& state, hex::PlayerId player)
        : m_around(state.board().description().circumference) {
        for (std::size_t i = 0; i < state.lines.size(); ++i) {
            const hex::Line line = state.lines[hex::SideId(i)];
            if (line.kind == hex::LineKind::none || line.player != player || line.turned)
                continue;
            const hex::SideName side = state.board().sides()[i].name;
            Segment segment{
                line.kind == hex::LineKind::bridge ? 3 : 2, line.kind == hex::LineKind::ship, {}, false};
            for (std::size_t end = 0; end < 2; ++end)
                segment.ends[end] = cornerOf({side.hex, ends(side.direction)[end]});
            m_crossesSeam = m_crossesSeam || std::abs(segment.ends[0].hex.q - segment.ends[1].hex.q) > 2;
            m_segments.push_back(segment);
        }
        for (std::size_t i = 0; i < state.buildings.size(); ++i)
            if (const hex::Building building = state.buildings[hex::CornerId(i)])
                m_buildings[cornerOf(state.board().corners()[i].name)] = building.player != player
                                                                             ? Corner::foreign
                                                                         : building.fallen ? Corner::lying
                                                                                           : Corner::own;
    }

    [[nodiscard]] bool crossesSeam() const { return m_crossesSeam; }
    /// True if there are so many segments for so few corners that some of them close a circle.
    [[nodiscard]] bool closes() const {
        std::set<hex::CornerName> corners;
        for (const Segment& segment : m_segments)
            corners.insert(segment.ends.begin(), segment.ends.end());
        return !m_segments.empty() && m_segments.size() >= corners.size();
    }

    /// Every walk without a repeated side, from both ends of every side, one by one: slow and plain.
    [[nodiscard]] int longestHalves() {
        int longest = 0;
        for (Segment& start : m_segments)
            for (const std::size_t end : {0U, 1U})
                longest = std::max(longest, walk(start, start.ends[end]));
        return longest;
    }

private:
    enum class Corner { bare, own, lying, foreign };
    struct Segment {
        int halves = 0;
        bool ship = false;
        std::array<hex::CornerName, 2> ends;
        bool used = false;
    };

    [[nodiscard]] hex::CornerName cornerOf(hex::CornerName name) const {
        name = canonical(name);
        if (m_around != 0)
            name.hex.q = ((name.hex.q % m_around) + m_around) % m_around;
        return name;
    }

    /// The longest walk that goes over this segment and leaves it at this corner.
    int walk(Segment& over, const hex::CornerName& to) {
        int further = 0;
        const auto found = m_buildings.find(to);
        const Corner corner = found == m_buildings.end() ? Corner::bare : found->second;
        over.used = true;
        if (corner != Corner::foreign)
            for (Segment& next : m_segments) {
                const bool joins = next.ship == over.ship || corner == Corner::own;
                if (next.used || !joins)
                    continue;
                if (next.ends[0] == to)
                    further = std::max(further, walk(next, next.ends[1]));
                else if (next.ends[1] == to)
                    further = std::max(further, walk(next, next.ends[0]));
            }
        over.used = false;
        return over.halves + further;
    }

    int m_around;
    std::vector<Segment> m_segments;
    std::map<hex::CornerName, Corner> m_buildings;
    bool m_crossesSeam = false;
};

struct RoadGame {
    const char* name;
    std::function<json()> game;
    bool seam = false;
};
void PrintTo(const RoadGame& game, std::ostream* out) {
    *out << game.name;
}

json onCylinder(const json& board) {
    return header("world", board, {"red", "blue", "white"});
}

/// A hex with all neighbours on the board.
hex::HexId inside(const hex::Board& board) {
    const auto hexes = board.hexes();
    const auto found = std::find_if(hexes.begin(), hexes.end(), [](const auto& hex) {
        return std::all_of(hex.neighbours.begin(), hex.neighbours.end(),
                           [](hex::HexId next) { return next.valid(); });
    });
    return hex::HexId(static_cast<std::size_t>(found - hexes.begin()));
}

class LongestRoad : public ::testing::TestWithParam<RoadGame> {
protected:
    std::mt19937 random{40};
    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); }
    bool oneIn(std::size_t n) { return below(n) == 0; }

    hex::Line anyLine() {
        const hex::LineKind kind = oneIn(6)   ? hex::LineKind::ship
                                   : oneIn(5) ? hex::LineKind::bridge
                                              : hex::LineKind::road;
        return {.kind = kind,
                .player = hex::PlayerId(oneIn(12) ? 1 : 0),
                .turned = kind != hex::LineKind::ship && oneIn(14)};
    }

    /// Lays sides around a random corner, mostly growing from the newest end, so that lines grow long, meet,
    /// branch and close; and adds some buildings.
    void scatter(hex::State& state) {
        const hex::Board& board = state.board();
        std::vector<hex::CornerId> reached{hex::CornerId(below(board.corners().size()))};
        const std::size_t lines = 3 + below(22);
        for (std::size_t i = 0; i < lines; ++i) {
            const hex::CornerId from = oneIn(4) ? reached[below(reached.size())] : reached.back();
            const auto& sides = board[from].sides;
            const hex::SideId side = sides[below(sides.size())];
            state.lines[side] = anyLine();
            const auto& ends = board[side].corners;
            reached.push_back(ends[0] == from ? ends[1] : ends[0]);
        }
        for (std::size_t i = below(5); i > 0; --i) {
            const hex::Building building{.kind = hex::BuildingKind::settlement,
                                         .player = hex::PlayerId(oneIn(3) ? 1 : 0),
                                         .fallen = oneIn(3)};
            state.buildings.put(reached[below(reached.size())], building);
        }
    }

    /// Lays most sides of a hex and of some neighbours, so that circles join, and some sides that lead away;
    /// and adds some buildings.
    void scatterCircles(hex::State& state) {
        const hex::Board& board = state.board();
        const hex::HexId middle = inside(board);
        std::vector<hex::HexId> hexes{middle};
        const std::size_t first = below(6);
        for (std::size_t i = below(4); i > 0; --i)
            hexes.push_back(board[middle].neighbours[(first + i) % 6]);
        const bool roads = oneIn(2);
        std::vector<hex::CornerId> corners;
        for (const hex::HexId hex : hexes) {
            for (const hex::SideId side : board[hex].sides)
                if (!oneIn(9))
                    state.lines[side] =
                        roads ? hex::Line{.kind = hex::LineKind::road, .player = hex::PlayerId(0)}
                              : anyLine();
            corners.insert(corners.end(), board[hex].corners.begin(), board[hex].corners.end());
        }
        for (std::size_t i = below(8); i > 0; --i) {
            const auto& sides = board[corners[below(corners.size())]].sides;
            state.lines[sides[below(sides.size())]] = anyLine();
        }
        for (std::size_t i = below(4); i > 0; --i)
            state.buildings.put(corners[below(corners.size())], {.kind = hex::BuildingKind::settlement,
                                                                 .player = hex::PlayerId(oneIn(3) ? 1 : 0),
                                                                 .fallen = oneIn(3)});
    }
};

TEST_P(LongestRoad, BA_40_equals_a_search_of_all_ways_on_random_networks) {
    const Table table{GetParam().game()};
    int longest = 0;
    int odd = 0;
    int acrossSeam = 0;
    for (int round = 0; round < 3000; ++round) {
        hex::State state = table.current();
        scatter(state);
        const auto all = hex::longestRoadsHalves(state);
        for (const hex::PlayerId player : {hex::PlayerId(0), hex::PlayerId(1)}) {
            Network network(state, player);
            const int expected = network.longestHalves();
            ASSERT_EQ(all[player.index()], expected) << "round " << round;
            longest = std::max(longest, expected);
            odd += expected % 2;
            acrossSeam += network.crossesSeam() ? 1 : 0;
        }
    }
    // Otherwise the networks prove nothing.
    EXPECT_GT(longest, 18);
    EXPECT_GT(odd, 100) << "GR-32";
    EXPECT_EQ(acrossSeam > 100, GetParam().seam) << acrossSeam;
}

TEST_P(LongestRoad, BA_40_equals_a_search_of_all_ways_where_circles_join) {
    const Table table{GetParam().game()};
    int longest = 0;
    int withCircles = 0;
    for (int round = 0; round < 400; ++round) {
        hex::State state = table.current();
        scatterCircles(state);
        const auto all = hex::longestRoadsHalves(state);
        for (const hex::PlayerId player : {hex::PlayerId(0), hex::PlayerId(1)}) {
            Network network(state, player);
            const int expected = network.longestHalves();
            ASSERT_EQ(all[player.index()], expected) << "round " << round;
            longest = std::max(longest, expected);
            withCircles += network.closes() ? 1 : 0;
        }
    }
    // Otherwise the networks prove nothing.
    EXPECT_GT(longest, 36);
    EXPECT_GT(withCircles, 100);
}

/// Lays roads of a player on sides around a hex, from the first on.
void layAround(hex::State& state, hex::HexId hex, std::size_t sides, hex::PlayerId player) {
    for (std::size_t i = 0; i < sides; ++i)
        state.lines[state.board()[hex].sides[i]] = {.kind = hex::LineKind::road, .player = player};
}

TEST(LongestRoadOfFew, BA_40_a_circle_by_itself_counts_as_a_whole) {
    const Table table{straitGame()};
    hex::State state = table.current();
    const hex::PlayerId player(0);
    const hex::HexId hex = inside(state.board());
    layAround(state, hex, 5, player);
    EXPECT_EQ(hex::longestRoadsHalves(state)[player.index()], 10);
    layAround(state, hex, 6, player);
    EXPECT_EQ(hex::longestRoadsHalves(state)[player.index()], 12);
    EXPECT_EQ(Network(state, player).longestHalves(), 12);
    // A foreign building on it opens it, and it is as long as before.
    state.buildings.put(state.board()[hex].corners[2],
                        {.kind = hex::BuildingKind::settlement, .player = hex::PlayerId(1)});
    EXPECT_EQ(hex::longestRoadsHalves(state)[player.index()], 12);
}

TEST(LongestRoadOfFew, BA_40_circles_that_share_a_side_are_followed_in_every_way) {
    const Table table{straitGame()};
    hex::State state = table.current();
    const hex::PlayerId player(0);
    const hex::HexId hex = inside(state.board());
    layAround(state, hex, 6, player);
    layAround(state, state.board()[hex].neighbours[0], 6, player);
    EXPECT_EQ(hex::longestRoadsHalves(state)[player.index()], 22) << "eleven roads in one trail";
    layAround(state, state.board()[hex].neighbours[1], 6, player);
    EXPECT_EQ(hex::longestRoadsHalves(state)[player.index()], Network(state, player).longestHalves());
}

// Without a bound, this test does not end: a mesh of all sides has more trails than anybody can follow.
TEST(LongestRoadOfFew, BA_40_a_mesh_of_more_roads_than_anybody_has_is_measured_in_bounded_steps) {
    for (const bool seam : {false, true}) {
        const Table table{seam ? onCylinder(splitWorld()) : plainGame()};
        hex::State state = table.current();
        for (std::size_t side = 0; side < state.lines.size(); ++side)
            state.lines[hex::SideId(side)] = {.kind = hex::LineKind::road, .player = hex::PlayerId(side % 2)};
        const auto half = hex::longestRoadsHalves(state);
        for (std::size_t side = 0; side < state.lines.size(); ++side)
            state.lines[hex::SideId(side)].player = hex::PlayerId(0);
        const auto all = hex::longestRoadsHalves(state);
        EXPECT_GT(all[0], 60) << "a long one is found anyway";
        EXPECT_EQ(all[1], 0);
        EXPECT_EQ(hex::longestRoadsHalves(state), all);
        EXPECT_GT(half[0], 0);
    }
}

TEST(LongestRoadOfFew, BA_40_all_players_at_once_and_nobody_with_too_few_lines) {
    const Table table{straitGame()};
    hex::State state = table.current();
    const hex::HexId hex = inside(state.board());
    layAround(state, hex, 6, hex::PlayerId(1));
    layAround(state, hex, 4, hex::PlayerId(0));
    EXPECT_EQ(hex::longestRoadsHalves(state), (std::array{8, 4, 0, 0, 0, 0}));
    EXPECT_EQ(hex::longestRoadsHalves(state, 4), (std::array{8, 4, 0, 0, 0, 0}));
    EXPECT_EQ(hex::longestRoadsHalves(state, 5), (std::array{8, 0, 0, 0, 0, 0}));
}

INSTANTIATE_TEST_SUITE_P(
    Networks, LongestRoad,
    ::testing::Values(RoadGame{"strait", [] { return straitGame(); }},
                      RoadGame{"island", [] { return plainGame(); }},
                      RoadGame{"river", [] { return riverGame(); }},
                      RoadGame{"raided_island", [] { return raidersGame(); }},
                      RoadGame{"cylinder", [] { return onCylinder(littleWorld()); }, true},
                      RoadGame{"cylinder_of_six", [] { return onCylinder(splitWorld()); }, true}),
    [](const auto& made) { return made.param.name; });

} // namespace
} // namespace watchfire::test
