// SPDX-License-Identifier: Apache-2.0
#include "app/boards/board_reach.h"

#include "rules/hex/geometry.h"
#include "rules/hex/scenario.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

namespace watchfire::boards {

namespace {

using hex::Axial;
using hex::Board;
using hex::CornerId;
using hex::HexId;
using hex::SideId;

constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

/// Steppe is barred (GW-01).
bool isLived(hex::Terrain terrain) {
    return hex::isLand(terrain) && terrain != hex::Terrain::steppe;
}

/// The hexes alone, so that other faults do not hide which of them touch.
Result<Board> networkOf(const Draft& draft) {
    hex::BoardDescription board;
    board.circumference = draft.board.circumference;
    board.hexes = draft.board.hexes;
    for (auto& hex : board.hexes)
        hex.corners.clear();
    return Board::make(std::move(board));
}

bool isWay(const Board& board, SideId side, bool ships) {
    const auto& here = board[side];
    return (ships && here.touchesSea) || std::any_of(here.hexes.begin(), here.hexes.end(),
                                                     [&](HexId hex) { return isLived(board[hex].terrain); });
}

/// The number of the network of ways to which each corner belongs.
std::vector<std::size_t> networks(const Board& board, bool ships) {
    std::vector<std::size_t> network(board.corners().size(), nowhere);
    std::size_t count = 0;
    for (std::size_t first = 0; first < network.size(); ++first) {
        if (network[first] != nowhere)
            continue;
        std::deque<std::size_t> waiting{first};
        network[first] = count;
        while (!waiting.empty()) {
            const auto& corner = board.corners()[waiting.front()];
            waiting.pop_front();
            for (const SideId side : corner.sides)
                if (isWay(board, side, ships))
                    for (const CornerId next : board[side].corners)
                        if (network[next.index()] == nowhere) {
                            network[next.index()] = count;
                            waiting.push_back(next.index());
                        }
        }
        ++count;
    }
    return network;
}

/// The network in which most hexes lie at whose corners one may found.
std::size_t mainNetwork(const Draft& draft, const Board& board, const std::vector<std::size_t>& network) {
    std::map<std::size_t, int> founding;
    for (const Axial at : foundingHexes(draft))
        if (const HexId hex = board.find(at); hex.valid() && isLived(board[hex].terrain))
            ++founding[network[board[hex].corners.front().index()]];
    const auto most = std::max_element(founding.begin(), founding.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == founding.end() ? nowhere : most->first;
}

} // namespace

bool hasShips(const Draft& draft) {
    const hex::Ships ships = hex::factsOf(draft.scenario).ships;
    return ships == hex::Ships::always || ships == hex::Ships::whereTheyLead;
}

std::vector<Axial> unreachable(const Draft& draft) {
    const auto board = networkOf(draft);
    if (!board)
        return {};
    const auto network = networks(*board, hasShips(draft));
    const std::size_t main = mainNetwork(draft, *board, network);
    std::vector<Axial> lost;
    for (const auto& hex : board->hexes())
        if (main != nowhere && isLived(hex.terrain) && network[hex.corners.front().index()] != main)
            lost.push_back(hex.at);
    return lost;
}

std::vector<std::vector<Axial>> landPieces(const Draft& draft) {
    std::vector<std::vector<Axial>> pieces;
    std::set<Axial> seen;
    for (const auto& first : draft.board.hexes) {
        if (!isLived(first.terrain) || !seen.insert(plain(draft, first.at)).second)
            continue;
        std::vector<Axial> piece{first.at};
        for (std::size_t i = 0; i < piece.size(); ++i)
            for (const hex::Direction d : hex::allDirections) {
                const auto* next = find(draft, hex::neighbour(piece[i], d));
                if (next != nullptr && isLived(next->terrain) && seen.insert(plain(draft, next->at)).second)
                    piece.push_back(next->at);
            }
        pieces.push_back(std::move(piece));
    }
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return pieces;
}

std::vector<Axial> missingSea(const Draft& draft, const std::vector<Axial>& land) {
    if (!hasShips(draft) || land.empty())
        return {};
    // Outwards from the land through places where no hex is, until the board begins again.
    constexpr int farthest = 6;
    const auto lies = [&](Axial at) { return find(draft, at) != nullptr; };
    std::set<Axial> lost;
    for (const Axial at : land)
        lost.insert(plain(draft, at));
    std::map<Axial, Axial> before;
    std::vector<Axial> edge(land.begin(), land.end());
    for (const Axial at : edge)
        before[plain(draft, at)] = plain(draft, at);
    for (int far = 0; far <= farthest && !edge.empty(); ++far) {
        std::vector<Axial> next;
        for (const Axial at : edge)
            for (const hex::Direction d : hex::allDirections) {
                const Axial to = hex::neighbour(at, d);
                if (!before.emplace(plain(draft, to), at).second)
                    continue;
                if (!lies(to) || !hex::isLand(find(draft, to)->terrain)) {
                    // Sea that lies there already belongs to the lost land, or ends the way.
                    next.push_back(to);
                    continue;
                }
                if (lost.contains(plain(draft, to)))
                    continue;
                std::vector<Axial> sea;
                for (Axial back = at; !lost.contains(plain(draft, back)); back = before[plain(draft, back)])
                    if (!lies(back))
                        sea.push_back(back);
                return sea;
            }
        edge = std::move(next);
    }
    return {};
}

} // namespace watchfire::boards
