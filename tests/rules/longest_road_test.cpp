// SPDX-License-Identifier: Apache-2.0
// BA-40's length against a search that simply tries every way, on thousands of random small networks.
#include "rules/hex/route.h"
#include "tests/rules/support/boards.h"
#include "tests/rules/support/table.h"

#include <gtest/gtest.h>

#include <random>

namespace watchfire::test {
namespace {

/// Every walk without a repeated side, from every corner, one by one: slow and plain.
class EveryWay {
public:
    EveryWay(const hex::State& state, hex::PlayerId player) : m_state(state), m_player(player) {
        m_used.assign(state.board().sides().size(), false);
    }

    int length() {
        for (std::size_t i = 0; i < m_state.board().corners().size(); ++i)
            walkFrom(hex::CornerId(i), hex::LineKind::none, 0);
        return m_best;
    }

private:
    void walkFrom(hex::CornerId corner, hex::LineKind came, int length) {
        m_best = std::max(m_best, length);
        const hex::Building building = m_state.buildings[corner];
        if (length > 0 && building && building.player != m_player)
            return;
        for (const hex::SideId side : m_state.board()[corner].sides) {
            const hex::Line line = m_state.lines[side];
            if (!line || line.player != m_player || m_used[side.index()])
                continue;
            if (length > 0 && line.kind != came && !building)
                continue;
            const auto& ends = m_state.board()[side].corners;
            m_used[side.index()] = true;
            walkFrom(ends[0] == corner ? ends[1] : ends[0], line.kind, length + 1);
            m_used[side.index()] = false;
        }
    }

    const hex::State& m_state;
    hex::PlayerId m_player;
    std::vector<bool> m_used;
    int m_best = 0;
};

TEST(LongestRoad, BA_40_equals_a_search_of_all_ways_on_random_networks) {
    std::mt19937 random(40);
    const auto below = [&](std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
    };
    const Table table{straitGame()};
    const Table island{plainGame()};
    int longest = 0;
    for (int round = 0; round < 4000; ++round) {
        hex::State state = round % 2 == 0 ? table.current() : island.current();
        const hex::Board& board = state.board();
        // A patch of sides around a random corner, mostly growing from its youngest end, so that lines grow
        // long, meet, branch and close.
        std::vector<hex::CornerId> reached{hex::CornerId(below(board.corners().size()))};
        const std::size_t lines = 3 + below(22);
        for (std::size_t i = 0; i < lines; ++i) {
            const hex::CornerId from = below(4) == 0 ? reached[below(reached.size())] : reached.back();
            const auto& sides = board[from].sides;
            const hex::SideId side = sides[below(sides.size())];
            state.lines[side] = {below(6) == 0 ? hex::LineKind::ship : hex::LineKind::road,
                                 hex::PlayerId(below(12) == 0 ? 1 : 0)};
            const auto& ends = board[side].corners;
            reached.push_back(ends[0] == from ? ends[1] : ends[0]);
        }
        for (std::size_t i = below(4); i > 0; --i)
            state.buildings[reached[below(reached.size())]] = {hex::BuildingKind::settlement,
                                                               hex::PlayerId(below(2))};
        for (const hex::PlayerId player : {hex::PlayerId(0), hex::PlayerId(1)}) {
            const int expected = EveryWay(state, player).length();
            ASSERT_EQ(hex::longestRoadHalves(state, player), 2 * expected) << "round " << round;
            longest = std::max(longest, expected);
        }
    }
    EXPECT_GT(longest, 9) << "the networks were too small to say anything";
}

} // namespace
} // namespace watchfire::test
