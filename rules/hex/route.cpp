// SPDX-License-Identifier: Apache-2.0
// The longest trail in a network of at most a few dozen sides. Tries every side as the first one; leaves a
// branch as soon as all unused sides together could not make it the longest.
#include "rules/hex/route.h"

#include "rules/hex/lines.h"

#include <algorithm>
#include <vector>

namespace watchfire::hex {

namespace {

class Search {
public:
    Search(const State& state, PlayerId player) : m_state(state) {
        const Board& board = state.board();
        std::vector<std::uint16_t> place(board.sides().size(), none);
        for (std::size_t i = 0; i < board.sides().size(); ++i) {
            const Line line = state.lines[SideId(i)];
            if (!line || line.player != player || line.turned)
                continue;
            place[i] = static_cast<std::uint16_t>(m_sides.size());
            m_sides.push_back({SideId(i), line.kind, factsOf(line.kind).halves, {}, false});
        }
        for (auto& side : m_sides) {
            for (std::size_t end = 0; end < 2; ++end) {
                const CornerId corner = board[side.id].corners[end];
                const Building building = state.buildings[corner];
                if (building && building.player != player)
                    continue; // BA-40: not through a foreign building
                for (const SideId next : board[corner].sides) {
                    if (next == side.id || place[next.index()] == none)
                        continue;
                    const bool goesOn = sameWay(m_sides[place[next.index()]].kind, side.kind);
                    // BA-31: road and ship join only at an own building; RA-34: it must stand.
                    if (goesOn || (building && !building.fallen))
                        side.next[end].push_back(place[next.index()]);
                }
            }
        }
    }

    int run() {
        m_unused = 0;
        for (const auto& side : m_sides)
            m_unused += side.halves;
        for (std::size_t i = 0; i < m_sides.size(); ++i)
            for (const std::size_t leaveBy : {0U, 1U})
                walk(i, leaveBy, 0);
        return m_best;
    }

private:
    struct Side {
        SideId id;
        LineKind kind = LineKind::none;
        int halves = 0;
        std::array<boost::container::static_vector<std::uint16_t, 2>, 2> next; ///< by end
        bool used = false;
    };
    static constexpr std::uint16_t none = 0xFFFF;

    void walk(std::size_t at, std::size_t leaveBy, int length) {
        Side& side = m_sides[at];
        const int halves = side.halves;
        length += halves;
        m_unused -= halves;
        side.used = true;
        m_best = std::max(m_best, length);
        if (length + m_unused > m_best) {
            const CornerId corner = m_state.board()[side.id].corners[leaveBy];
            for (const std::uint16_t next : side.next[leaveBy]) {
                if (m_sides[next].used)
                    continue;
                const auto& ends = m_state.board()[m_sides[next].id].corners;
                walk(next, ends[0] == corner ? 1 : 0, length);
            }
        }
        side.used = false;
        m_unused += halves;
    }

    const State& m_state;
    std::vector<Side> m_sides;
    int m_unused = 0;
    int m_best = 0;
};

} // namespace

int longestRoadHalves(const State& state, PlayerId player) {
    return Search(state, player).run();
}

} // namespace watchfire::hex
