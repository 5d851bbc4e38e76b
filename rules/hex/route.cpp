// SPDX-License-Identifier: Apache-2.0
// The longest trail in each player's network of usually at most a few dozen lines. Lines that continue each
// other meet in a node, which has at most three of them, so little is left to search. All players are
// measured together, because most of the work is to find the lines on the board.
//
// Where only one line is left at a node, a trail begins: the line is peeled off, and the node at its other
// end remembers how far the trail can go on that way. A network without a circle is peeled off completely,
// and its longest trail was met at the node where its two parts came together.
//
// A longest trail cannot be continued, so it has used up all lines of the nodes at its ends. If its ends are
// different nodes, each of them has an odd number of lines: so in what is left, the circles, only a node with
// three lines there or with something peeled off has to be tried as an end. If it is closed, it could begin
// at any of its nodes, so it has used up all lines of all of them: it is a circle by itself. So what is left
// is searched as stretches between nodes that may be ends, whatever the number of lines in a stretch.
#include "rules/hex/route.h"

#include "rules/hex/lines.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <limits>
#include <span>
#include <utility>

namespace watchfire::hex {

namespace {

using Index = std::uint16_t;
/// Room without values: whoever reads an entry has written it before.
template <class T, std::size_t usual> using Room = boost::container::small_vector<T, usual>;
constexpr auto withoutValues = boost::container::default_init;

/// Half segments by kind of line.
const auto& halvesByKind() {
    static const auto halves = [] {
        std::array<Index, lineNames.size()> all{};
        for (const LineFacts& line : allLines())
            all[static_cast<std::size_t>(line.kind)] = static_cast<Index>(line.halves);
        return all;
    }();
    return halves;
}

/// A line between two nodes.
struct Way {
    Index from;
    Index to;
    Index halves;
    Index player;
};
/// A corner has a node for roads and one for ships per player, and a line has at most two nodes of its own.
constexpr std::size_t mostCorners = 6 * maxHexes;
constexpr std::size_t mostSides = 6 * maxHexes;
static_assert(2 * mostCorners * maxPlayers + 2 * mostSides <= std::numeric_limits<Index>::max());

/// A place where lines of one player continue each other: how many lines are left here, the sum of their half
/// segments, the sum of the nodes at their other ends, and the reach, which is the longest trail of what is
/// peeled off here. Of a node with one line left, the sums are that line's, so nobody has to look for it. All
/// are fields of one number, so one addition or subtraction adds or removes a line.
class Node {
public:
    [[nodiscard]] std::uint64_t left() const { return m_fields & 0xff; }
    [[nodiscard]] std::uint64_t halves() const { return m_fields >> 8 & 0xff; }
    [[nodiscard]] std::uint64_t others() const { return m_fields >> 16 & 0xff'ffff; }
    [[nodiscard]] std::uint64_t reach() const { return m_fields >> 40; }

    void clear() { m_fields = 0; }
    void add(std::uint64_t other, std::uint64_t halves) { m_fields += 1 | halves << 8 | other << 16; }
    void remove(std::uint64_t other, std::uint64_t halves) { m_fields -= 1 | halves << 8 | other << 16; }
    void reachAtLeast(std::uint64_t reach) {
        m_fields = std::max(m_fields, reach << 40 | (m_fields & 0xff'ffff'ffff));
    }

    /// True if a longest trail may end here, among what is left.
    [[nodiscard]] bool mayEnd() const { return left() >= 3 || reach() > 0; }
    /// Numbers a node where a trail may end. The number takes the place of a sum that nobody needs any more.
    void setNumber(std::uint64_t number) { m_fields = reach() << 40 | number << 16 | numbered; }
    [[nodiscard]] bool isNumbered() const { return left() == numbered; }
    [[nodiscard]] std::uint64_t number() const { return others(); }

private:
    static constexpr std::uint64_t numbered = 4; ///< more than any node has lines
    std::uint64_t m_fields;
};

using Lengths = std::array<int, maxPlayers>;

/// So many steps are made for a player at most. "Place it anyway" (BA-33) lets a log lay a hundred roads as a
/// mesh, whose trails nobody lives to see the end of. Of all meshes of 33 lines, which are 15 roads, 15 ships
/// and 3 bridges, the worst one that a search found needs 35 000 steps.
constexpr int mostSteps = 1 << 18;

/// What is left of the networks when everything is peeled off: circles, alone or joined to each other.
class Circles {
public:
    /// Takes the nodes apart.
    Circles(std::span<const Way> ways, Node* nodes) : m_nodes(nodes) {
        for (const Way& way : ways) {
            Node& from = nodes[way.from];
            Node& to = nodes[way.to];
            if (from.left() == 0 || to.left() == 0) // peeled off, or in a stretch already
                continue;
            if (from.mayEnd())
                addStretch(way, way.from, way.to);
            else if (to.mayEnd())
                addStretch(way, way.to, way.from);
        }
        for (const Way& way : ways)
            if (nodes[way.from].left() != 0 && !nodes[way.from].mayEnd())
                m_alone[way.player] = std::max(m_alone[way.player], takeCircle(way));
    }

    /// Puts each player's longest trail here, if it is longer than what is there.
    void measure(Lengths& best) {
        for (std::size_t player = 0; player < maxPlayers; ++player)
            best[player] = std::max(best[player], m_alone[player]);
        std::array<int, maxPlayers> left{};
        left.fill(mostSteps);
        for (Index end = 0; end < m_ends.size(); ++end) {
            const Index player = m_ends[end].player;
            walk(end, end, m_ends[end].reach, {best[player], left[player]});
        }
    }

private:
    /// Lines in a row, with nodes at both ends where a trail may end.
    struct Stretch {
        Index both; ///< the numbers of these ends, combined by "exclusive or"
        int halves;
        bool used; ///< it lies in the trail that is followed
    };
    struct End {
        int reach;
        Index player;
        Index degree;
        std::array<Index, 3> stretches;
    };

    /// The number of the end at this node; a new one the first time.
    Index numberOf(Index at, Index player) {
        Node& node = m_nodes[at];
        if (!node.isNumbered()) {
            const auto number = static_cast<Index>(m_ends.size());
            m_ends.push_back({static_cast<int>(node.reach()), player, 0, {}});
            node.setNumber(number);
        }
        return static_cast<Index>(node.number());
    }

    void addStretch(const Way& first, Index from, Index at) {
        const auto [last, halves] = follow(first, from, at);
        const auto stretch = static_cast<Index>(m_stretches.size());
        const std::array ends{numberOf(from, first.player), numberOf(last, first.player)};
        for (const Index end : ends)
            m_ends[end].stretches[m_ends[end].degree++] = stretch;
        m_stretches.push_back({static_cast<Index>(ends[0] ^ ends[1]), halves, false});
    }

    /// Goes along a line and on, up to a node where a trail may end, or where nothing is left. Clears the
    /// nodes between, so that nobody goes there again. Returns the last node and the half segments up to it.
    std::pair<Index, int> follow(const Way& first, Index from, Index at) {
        std::uint64_t halves = first.halves;
        std::uint64_t last = halves;
        while (m_nodes[at].left() != 0 && !m_nodes[at].mayEnd()) {
            Node& node = m_nodes[at];
            last = node.halves() - last;
            halves += last;
            const auto next = static_cast<Index>(node.others() - from);
            from = at;
            at = next;
            node.clear();
        }
        return {at, static_cast<int>(halves)};
    }

    /// The length of a circle without a node where a trail may end.
    int takeCircle(const Way& first) {
        m_nodes[first.from].clear();
        return follow(first, first.from, first.to).second;
    }

    struct Search {
        int& best;
        int& left; ///< steps
    };
    /// Follows every trail from the first end to this one and on.
    void walk(Index first, Index at, int length, Search search) {
        if (search.left == 0)
            return;
        --search.left;
        const End& end = m_ends[at];
        search.best = std::max(search.best, at == first ? length : length + end.reach);
        for (std::size_t i = 0; i < end.degree; ++i) {
            Stretch& stretch = m_stretches[end.stretches[i]];
            if (stretch.used)
                continue;
            stretch.used = true;
            walk(first, static_cast<Index>(stretch.both ^ at), length + stretch.halves, search);
            stretch.used = false;
        }
    }

    Node* m_nodes;
    Room<Stretch, 64> m_stretches;
    Room<End, 64> m_ends;
    Lengths m_alone{}; ///< circles by themselves
};

/// The networks of all players.
class Networks {
public:
    explicit Networks(const State& state) {
        const std::size_t players = state.setup->playerCount();
        const std::size_t places = 2 * state.board().corners().size();
        const std::span<const Index> taken = takenSides(state);
        m_ways.resize(taken.size(), withoutValues);
        m_nodes.resize(players * places + 2 * taken.size(), withoutValues);
        addWays(state, taken, players, places);
        for (const Way& way : m_ways) {
            m_nodes[way.from].add(way.to, way.halves);
            m_nodes[way.to].add(way.from, way.halves);
        }
    }

    /// The half segments of all lines of each player that count.
    [[nodiscard]] const Lengths& together() const { return m_together; }

    /// Each player's longest trail. The networks are gone then.
    [[nodiscard]] Lengths takeLongest() {
        Lengths best{};
        std::size_t left = m_ways.size();
        for (const Way& way : m_ways) {
            left -= peel(way.from, best[way.player]);
            left -= peel(way.to, best[way.player]);
        }
        if (left > 0)
            Circles({m_ways.data(), m_ways.size()}, m_nodes.data()).measure(best);
        return best;
    }

private:
    /// The sides with lines that count.
    std::span<const Index> takenSides(const State& state) {
        const std::size_t sides = state.lines.size();
        m_sides.resize(sides, withoutValues);
        const auto lines = state.lines.begin();
        Index* const taken = m_sides.data();
        // Most sides are empty, in an order that no branch predictor can learn: so this loop has no branches.
        std::size_t count = 0;
        for (std::size_t side = 0; side < sides; ++side) {
            taken[count] = static_cast<Index>(side);
            count += static_cast<std::size_t>(lines[side].kind != LineKind::none) &
                     static_cast<std::size_t>(!lines[side].turned);
        }
        return {taken, count};
    }

    /// Every player has two nodes at every corner, one for roads and one for ships, and ends without
    /// continuation have a node each.
    void addWays(const State& state, std::span<const Index> taken, std::size_t players, std::size_t places) {
        const auto* const sides = state.board().sides().data();
        const auto& halvesOf = halvesByKind();
        Node* const nodes = m_nodes.data();
        Way* way = m_ways.data();
        std::size_t fresh = players * places;
        for (const Index side : taken) {
            const Line& line = state.lines[SideId(side)];
            const std::size_t player = line.player.index();
            if (player >= players)
                continue;
            std::array<Index, 2> ends{};
            for (std::size_t i = 0; i < 2; ++i) {
                const CornerId corner = sides[side].corners[i];
                const Building& building = state.buildings[corner];
                const bool stands = building && !building.fallen;
                std::size_t node = player * places + 2 * corner.index();
                if (!joinsAsRoad(line.kind) && !stands)
                    ++node; // BA-31: road and ship join only at an own building; RA-34: it must stand
                const bool blocked = building && building.player != line.player;
                node = blocked ? fresh : node; // BA-40: nothing goes through it
                fresh += static_cast<std::size_t>(blocked);
                nodes[node].clear();
                ends[i] = static_cast<Index>(node);
            }
            const Index halves = halvesOf[static_cast<std::size_t>(line.kind)];
            m_together[player] += halves;
            *way++ = {ends[0], ends[1], halves, static_cast<Index>(player)};
        }
        m_ways.resize(static_cast<std::size_t>(way - m_ways.data()), withoutValues);
    }

    /// Peels lines off while only one is left at the node; `best` is at least the longest trail that came
    /// together on the way. Returns how many lines it took.
    std::size_t peel(std::size_t at, int& best) {
        Node* const nodes = m_nodes.data();
        std::size_t taken = 0;
        while (nodes[at].left() == 1) {
            const Node end = nodes[at];
            nodes[at].clear();
            const std::uint64_t reach = end.reach() + end.halves();
            Node next = nodes[end.others()];
            next.remove(at, end.halves());
            best = std::max(best, static_cast<int>(next.reach() + reach));
            next.reachAtLeast(reach);
            at = end.others();
            nodes[at] = next;
            ++taken;
        }
        return taken;
    }

    Room<Index, 488> m_sides;
    Room<Way, 192> m_ways;
    Room<Node, 3072> m_nodes;
    Lengths m_together{};
};

} // namespace

std::array<int, maxPlayers> longestRoadsHalves(const State& state, int least) {
    Networks networks(state);
    Lengths halves = networks.takeLongest();
    for (std::size_t player = 0; player < maxPlayers; ++player)
        if (networks.together()[player] < least)
            halves[player] = 0;
    return halves;
}

} // namespace watchfire::hex
