// SPDX-License-Identifier: Apache-2.0
// A breadth-first search from all goals at once.
#include "app/play/way_map.h"

#include "rules/hex/modules/discovery/discovery.h"
#include "rules/hex/placement.h"

#include <algorithm>

namespace watchfire::play {

using hex::CornerId;
using hex::State;

namespace {

/// A settlement could stand there, if a line led there.
bool isOpenSite(const Ground& ground, const State& state, CornerId corner) {
    const auto& neighbours = state.board()[corner].neighbours;
    return ground.isSite(corner) && !state.buildings[corner] &&
           std::none_of(neighbours.begin(), neighbours.end(),
                        [&](CornerId next) { return bool(state.buildings[next]); });
}

} // namespace

void WayMap::reach(std::size_t node, std::uint8_t distance) {
    if (m_distance[node] != nowhere)
        return;
    m_distance[node] = distance;
    m_queue.push_back(static_cast<std::uint16_t>(node));
}

void WayMap::findGoals(const Ground& ground, const State& state, hex::PlayerId player) {
    const hex::Board& board = state.board();
    const auto goal = [&](CornerId corner) {
        reach(2 * corner.index(), 0);
        reach(2 * corner.index() + 1, 0);
    };
    if (hex::piecesLeft(state, hex::Piece::settlement, player) > 0)
        for (std::size_t i = 0; i < board.corners().size(); ++i)
            if (isOpenSite(ground, state, CornerId(i)))
                goal(CornerId(i));
    if (!ground.setup().has(hex::ModuleName::discovery))
        return;
    for (std::size_t i = 0; i < board.markers().size(); ++i)
        if (!state.discovery.markerHolders[i].valid())
            goal(board.markers()[i]);
    for (std::size_t i = 0; i < board.hexes().size(); ++i)
        if (hex::canBeDiscovered(state, hex::HexId(i)))
            for (const CornerId corner : board.hexes()[i].corners)
                goal(corner);
}

void WayMap::measure(const Ground& ground, const State& state, hex::PlayerId player) {
    const hex::Board& board = state.board();
    m_distance.assign(2 * board.corners().size(), nowhere);
    m_queue.clear();
    findGoals(ground, state, player);
    for (std::size_t next = 0; next < m_queue.size(); ++next) {
        const std::size_t node = m_queue[next];
        const CornerId corner(node / 2);
        const bool byShip = node % 2 != 0;
        const hex::Building building = state.buildings[corner];
        const std::uint8_t distance = m_distance[node];
        if (building && building.player != player)
            continue;
        if (building)
            reach(node ^ 1U, distance);
        if (distance + 1 >= nowhere)
            continue;
        for (const hex::SideId side : board[corner].sides) {
            if (state.lines[side] || !(byShip ? ground.takesShip(side) : ground.takesRoad(side)))
                continue;
            const auto& ends = board[side].corners;
            const CornerId far = ends[0] == corner ? ends[1] : ends[0];
            reach(2 * far.index() + (byShip ? 1 : 0), static_cast<std::uint8_t>(distance + 1));
        }
    }
}

} // namespace watchfire::play
