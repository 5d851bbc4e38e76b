// SPDX-License-Identifier: Apache-2.0
// The river tile on a board: three hexes in a straight chain, the mouth at the sea, and every labelled corner
// in its place (GR-02).
#include "rules/hex/modules/river/board.h"

#include "rules/hex/board.h"
#include "rules/hex/log/board_value.h"
#include "rules/hex/modules/river/tile.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <tuple>
#include <utility>

namespace watchfire::hex {

Result<RiverGround> groundOf(const Board& board, const RiverDescription& said) {
    RiverGround river{board.find(said.x), board.find(said.y), board.find(said.z), {}, {}, {}};
    const std::array<std::tuple<const char*, Axial, HexId, Terrain>, 3> parts{
        {{"x", said.x, river.x, riverTerrains[0]},
         {"y", said.y, river.y, riverTerrains[1]},
         {"z", said.z, river.z, riverTerrains[2]}}};
    for (const auto& [name, at, hex, terrain] : parts) {
        const std::string path = fmt::format("$.river.{}", name);
        if (!hex.valid())
            return headerError(path, fmt::format("{} is no hex of this board", toString(at)), GR(1));
        if (board[hex].terrain != terrain)
            return headerError(path,
                               fmt::format("{} is {}; {} of the tile is {}", toString(at),
                                           toString(board[hex].terrain), name, toString(terrain)),
                               GR(1));
        if (board[hex].number == 0)
            return headerError(
                path, fmt::format("{} carries no number; all three hexes of the tile do", toString(at)),
                GR(1));
    }
    const auto flow = std::find_if(allDirections.begin(), allDirections.end(), [&](Direction direction) {
        return board.find(neighbour(board[river.x].at, direction)) == river.y &&
               board.find(neighbour(board[river.y].at, direction)) == river.z;
    });
    if (flow == allDirections.end())
        return headerError("$.river", "x, y and z do not lie in a straight chain", GR(2));

    const auto corner = [&](const std::string& label) {
        const auto it = said.corners.find(label);
        return it == said.corners.end() ? CornerId{} : board.find(it->second);
    };
    for (const char* label : {"A1", "C1", "B1"})
        if (!corner(label).valid() || !board.touches(corner(label), river.z))
            return headerError(fmt::format("$.river.corners.{}", label), "this corner of z is wanted here",
                               GR(2));
    river.mouthCorner = corner("C1");
    river.mouth = {board.between(corner("A1"), river.mouthCorner),
                   board.between(river.mouthCorner, corner("B1"))};
    for (const SideId side : river.mouth)
        if (!side.valid() || !board[side].touchesSea || !board.touchesHex(side, river.z))
            return headerError("$.river.corners",
                               "A1, C1 and B1 lie in a row along z, with the sea beside them", GR(2));
    const auto& y = board[river.y];
    const auto& x = board[river.x];
    river.crossings = {y.sides[static_cast<std::size_t>(*flow)], x.sides[static_cast<std::size_t>(*flow)]};
    // The other labels follow from these; if the file gives them too, they must match.
    const SideId head = x.sides[static_cast<std::size_t>(opposite(*flow))];
    const std::array<std::tuple<const char*, const char*, SideId>, 3> banks{
        {{"A2", "B2", river.crossings[0]}, {"A3", "B3", river.crossings[1]}, {"A4", "B4", head}}};
    for (const auto& [a, b, side] : banks) {
        const auto& ends = board[side].corners;
        const bool both = said.corners.contains(a) && said.corners.contains(b);
        for (const char* label : {a, b}) {
            if (!said.corners.contains(label))
                continue;
            const CornerId end = corner(label);
            const std::string path = fmt::format("$.river.corners.{}", label);
            if (!end.valid())
                return headerError(
                    path, fmt::format("{} is no corner of this board", toString(said.corners.at(label))),
                    GR(2));
            if (!both && end != ends[0] && end != ends[1])
                return headerError(
                    path,
                    fmt::format("{} is no end of {}", toString(said.corners.at(label)), board.nameOf(side)),
                    GR(2));
        }
        if (both && board.between(corner(a), corner(b)) != side)
            return headerError(fmt::format("$.river.corners.{}", a),
                               fmt::format("{} and {} are not the ends of {}", a, b, board.nameOf(side)),
                               GR(2));
    }
    return river;
}

void read(const BoardValue& value, RiverDescription& into) {
    into.x = value.field("x").hex();
    into.y = value.field("y").hex();
    into.z = value.field("z").hex();
    const BoardValue corners = value.field("corners");
    if (!corners.json().is_object())
        corners.refuse("an object of corners by label is wanted here");
    for (const auto& [label, corner] : corners.json().items())
        into.corners[label] = corners.entry(label, corner).corner();
}

nlohmann::ordered_json toJson(const RiverDescription& river) {
    Json corners = Json::object();
    for (const auto& [label, corner] : river.corners)
        corners[label] = toString(corner);
    return {{"x", toString(river.x)},
            {"y", toString(river.y)},
            {"z", toString(river.z)},
            {"corners", std::move(corners)}};
}

} // namespace watchfire::hex
