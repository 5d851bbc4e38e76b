// SPDX-License-Identifier: Apache-2.0
// The longest trail in a network of at most a few dozen lines. Lines that continue each other meet in a node,
// which has at most three of them, so little is left to search.
//
// Where only one line is left at a node, a trail begins: the line is peeled off, and the node at its other
// end remembers how far the trail can go on that way. A network without a circle is peeled off completely,
// and its longest trail was met at the node where its two parts came together.
//
// A longest trail cannot be continued, so it has used up all lines of the nodes at its ends. If its ends are
// different nodes, each of them has an odd number of lines: so in what is left, the circles, only a node with
// three lines there or with something peeled off has to be tried as an end. If it is closed, it could begin
// at any of its nodes, so it has used up all lines of all of them: it is a circle by itself.
#include "rules/hex/route.h"

#include "rules/hex/lines.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <span>

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

/// The sides with lines that count, by player.
class OwnSides {
public:
    explicit OwnSides(const State& state) : m_sides((maxPlayers + 1) * state.lines.size(), withoutValues) {
        const std::size_t sides = state.lines.size();
        // Most sides are empty, in an order that no branch predictor can learn: so this loop has no branches.
        Index* const taken = m_sides.data() + maxPlayers * sides;
        std::size_t count = 0;
        for (std::size_t side = 0; side < sides; ++side) {
            const Line& line = state.lines[SideId(side)];
            taken[count] = static_cast<Index>(side);
            count += static_cast<std::size_t>(line.kind != LineKind::none) &
                     static_cast<std::size_t>(line.player.index() < maxPlayers) &
                     static_cast<std::size_t>(!line.turned);
        }
        for (std::size_t player = 0; player < maxPlayers; ++player)
            m_begin[player] = m_end[player] = m_sides.data() + player * sides;
        for (std::size_t i = 0; i < count; ++i)
            *m_end[state.lines[SideId(taken[i])].player.index()]++ = taken[i];
    }
    [[nodiscard]] std::span<const Index> operator[](PlayerId player) const {
        return {m_begin[player.index()], m_end[player.index()]};
    }

private:
    /// A board with at most so many sides needs no heap.
    static constexpr std::size_t usualSides = 244;
    Room<Index, (maxPlayers + 1) * usualSides> m_sides;
    std::array<Index*, maxPlayers> m_begin;
    std::array<Index*, maxPlayers> m_end;
};

class Network {
public:
    Network(const State& state, PlayerId player, std::span<const Index> sides) {
        const Board& board = state.board();
        const auto* const allSides = board.sides().data();
        const auto& halves = halvesByKind();
        // Every corner has a node for roads and one for ships; ends without continuation have one each.
        std::size_t fresh = 2 * board.corners().size();
        m_nodes.resize(fresh + 2 * sides.size(), withoutValues);
        m_ways.resize(sides.size(), withoutValues);
        Node* const nodes = m_nodes.data();
        Way* way = m_ways.data();
        for (const Index side : sides) {
            const LineKind kind = state.lines[SideId(side)].kind;
            std::size_t both = 0;
            std::size_t node = 0;
            for (const CornerId corner : allSides[side].corners) {
                const Building& building = state.buildings[corner];
                node = 2 * corner.index();
                if (building && building.player != player) // BA-40: nothing goes through it
                    node = fresh++;
                else if (!joinsAsRoad(kind) && !(building && !building.fallen))
                    ++node; // BA-31: road and ship join only at an own building; RA-34: it must stand
                nodes[node].clear();
                both ^= node;
            }
            *way++ = {static_cast<Index>(node), static_cast<Index>(both),
                      halves[static_cast<std::size_t>(kind)], false};
        }
        for (Index number = 0; number < sides.size(); ++number) {
            nodes[m_ways[number].from].add(number);
            nodes[m_ways[number].otherThan(m_ways[number].from)].add(number);
        }
    }

    int longest() {
        int best = 0;
        for (const Way& way : m_ways) {
            best = std::max(best, peel(way.from));
            best = std::max(best, peel(way.otherThan(way.from)));
        }
        for (const Way& way : m_ways)
            if (!way.used)
                return std::max(best, longestWithCircles());
        return best;
    }

private:
    /// A line between two nodes.
    struct Way {
        Index from;
        Index both; ///< both nodes, combined by "exclusive or"
        Index halves;
        bool used; ///< it is peeled off, or lies in the trail that is followed

        [[nodiscard]] Index otherThan(Index node) const { return static_cast<Index>(both ^ node); }
    };
    struct Node {
        std::array<Index, 3> ways;
        Index degree;
        Index left;     ///< how many of the ways are not peeled off
        Index combined; ///< these, combined by "exclusive or": of one way its number
        Index reach;    ///< the longest trail of what is peeled off here
        bool tried;     ///< as the end of a trail

        void clear() {
            degree = left = combined = reach = 0;
            tried = false;
        }
        void add(Index way) {
            ways[degree] = way;
            left = ++degree;
            combined = static_cast<Index>(combined ^ way);
        }
    };

    /// Peels lines off while only one is left; the longest trail that came together on the way.
    int peel(Index at) {
        int best = 0;
        Node* const nodes = m_nodes.data();
        while (nodes[at].left == 1) {
            const Index number = nodes[at].combined;
            Way& way = m_ways[number];
            way.used = true;
            nodes[at].left = 0;
            const int reach = nodes[at].reach + way.halves;
            at = way.otherThan(at);
            Node& next = nodes[at];
            best = std::max(best, next.reach + reach);
            next.reach = std::max(next.reach, static_cast<Index>(reach));
            next.combined = static_cast<Index>(next.combined ^ number);
            --next.left;
        }
        return best;
    }

    [[nodiscard]] bool mayEnd(Index node) const { return m_nodes[node].left == 3 || m_nodes[node].reach > 0; }

    int longestWithCircles() {
        for (const Way& way : m_ways) {
            for (const Index node : {way.from, way.otherThan(way.from)}) {
                if (way.used || m_nodes[node].tried || !mayEnd(node))
                    continue;
                m_nodes[node].tried = true;
                walk(node, node, m_nodes[node].reach);
            }
        }
        for (const Way& way : m_ways)
            if (!way.used)
                m_best = std::max(m_best, around(way));
        return m_best;
    }

    /// The length of a circle by itself. If it is none: of the part of this line, up to a node that may be an
    /// end.
    int around(const Way& first) const {
        int length = first.halves;
        Index at = first.otherThan(first.from);
        const Way* way = &first;
        while (at != first.from && !mayEnd(at)) {
            const Node& node = m_nodes[at];
            way = &m_ways[&m_ways[node.ways[0]] == way ? node.ways[1] : node.ways[0]];
            length += way->halves;
            at = way->otherThan(at);
        }
        return length;
    }

    /// Follows every trail from the first node to this one and on.
    void walk(Index first, Index at, int length) {
        const Node& node = m_nodes[at];
        m_best = std::max(m_best, at == first ? length : length + node.reach);
        for (std::size_t i = 0; i < node.degree; ++i) {
            Way& way = m_ways[node.ways[i]];
            if (way.used)
                continue;
            way.used = true;
            walk(first, way.otherThan(at), length + way.halves);
            way.used = false;
        }
    }

    Room<Way, 64> m_ways;
    Room<Node, 512> m_nodes;
    int m_best = 0;
};

int togetherHalves(const State& state, std::span<const Index> sides) {
    int together = 0;
    for (const Index side : sides)
        together += halvesByKind()[static_cast<std::size_t>(state.lines[SideId(side)].kind)];
    return together;
}

} // namespace

int longestRoadHalves(const State& state, PlayerId player) {
    return Network(state, player, OwnSides(state)[player]).longest();
}

std::array<int, maxPlayers> longestRoadsHalves(const State& state, int least) {
    std::array<int, maxPlayers> halves{};
    const OwnSides own(state);
    for (std::size_t i = 0; i < state.setup->playerCount(); ++i) {
        const auto sides = own[PlayerId(i)];
        if (!sides.empty() && (least <= 0 || togetherHalves(state, sides) >= least))
            halves[i] = Network(state, PlayerId(i), sides).longest();
    }
    return halves;
}

} // namespace watchfire::hex
