// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/modules/river/tile.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace watchfire::hex {

namespace {

/// Turns a corner direction by the same angle that turns east to `flow`. Sides are counted counter-clockwise,
/// corners clockwise.
CornerDirection turned(CornerDirection corner, Direction flow) {
    return static_cast<CornerDirection>((static_cast<int>(corner) + 6 - static_cast<int>(flow)) % 6);
}

/// The hex with this name, on a cylinder under any of its names; null if the board has none.
template <class Description> auto* hexAt(Description& board, Axial at) {
    const int around = board.circumference;
    const auto it = std::find_if(board.hexes.begin(), board.hexes.end(), [&](const auto& hex) {
        const int apart = hex.at.q - at.q;
        return hex.at.r == at.r && (around == 0 ? apart == 0 : apart % around == 0);
    });
    return it == board.hexes.end() ? nullptr : &*it;
}

/// Exchanges the content of two hexes; a volcano's printed corners (RA-60) go with it.
void exchange(BoardDescription::Hex& a, BoardDescription::Hex& b) {
    std::swap(a, b);
    std::swap(a.at, b.at);
    const auto follow = [](BoardDescription::Hex& hex, Axial from) {
        for (CornerName& corner : hex.corners)
            corner.hex = {corner.hex.q + hex.at.q - from.q, corner.hex.r + hex.at.r - from.r};
    };
    follow(a, b.at);
    follow(b, a.at);
}

} // namespace

RiverTile layRiver(Axial x, Direction flow, bool mirrored) {
    using enum CornerDirection;
    const Axial y = neighbour(x, flow);
    const Axial z = neighbour(y, flow);
    // The corners in GR-02, for the tile that runs eastwards.
    const auto corner = [flow](Axial hex, CornerDirection eastwards) {
        return canonical(CornerName{hex, turned(eastwards, flow)});
    };
    return {x,
            y,
            z,
            corner(z, mirrored ? N : NE),
            corner(z, mirrored ? NE : SE),
            corner(z, mirrored ? SE : S),
            corner(y, NE),
            corner(y, SE),
            corner(x, NE),
            corner(x, SE),
            corner(x, NW),
            corner(x, SW)};
}

std::optional<RiverLie> readRiver(Axial x, Axial y, Axial z, CornerName A1, CornerName C1, CornerName B1) {
    for (const Direction flow : allDirections)
        for (const bool mirrored : {false, true}) {
            const RiverTile tile = layRiver(x, flow, mirrored);
            if (tile.y == y && tile.z == z && tile.A1 == canonical(A1) && tile.C1 == canonical(C1) &&
                tile.B1 == canonical(B1))
                return RiverLie{flow, mirrored};
        }
    return std::nullopt;
}

std::map<std::string, CornerName> cornersByLabel(const RiverTile& tile) {
    return {{"A1", tile.A1}, {"C1", tile.C1}, {"B1", tile.B1}, {"A2", tile.A2}, {"B2", tile.B2},
            {"A3", tile.A3}, {"B3", tile.B3}, {"A4", tile.A4}, {"B4", tile.B4}};
}

Result<BoardDescription> moveRiver(const BoardDescription& island, Direction flow, bool mirrored) {
    if (!island.river)
        return headerError("$.river", "this board has no river to turn", GR(1));
    BoardDescription turnedIsland = island;
    const RiverDescription& old = *island.river;
    const RiverTile tile = layRiver(old.x, flow, mirrored);

    // First y, then z: if both lie on one line with the old ones, nothing has to move.
    for (const auto& [label, from, to] : {std::tuple{"y", old.y, tile.y}, std::tuple{"z", old.z, tile.z}}) {
        const std::string path = fmt::format("$.river.{}", label);
        auto* const target = hexAt(turnedIsland, to);
        auto* const source = hexAt(turnedIsland, from);
        if (source == nullptr)
            return headerError(path, fmt::format("{} is no hex of this board", toString(from)), GR(1));
        if (target == nullptr || !isLand(target->terrain))
            return headerError(path, fmt::format("{} would leave the land at {}", label, toString(to)),
                               GR(1));
        if (target->number == 0)
            return headerError(path,
                               fmt::format("{} would cover {}, {} without a number", label, toString(to),
                                           toString(target->terrain)),
                               GR(1));
        if (source != target)
            exchange(*source, *target);
    }
    // The mouth: the two sides of z between A1, C1 and B1, which face `flow` and its neighbour.
    const Direction beside = static_cast<Direction>((static_cast<int>(flow) + (mirrored ? 1 : 5)) % 6);
    for (const Direction side : {flow, beside}) {
        const auto* const facing = hexAt(turnedIsland, neighbour(tile.z, side));
        if (facing != nullptr && isLand(facing->terrain)) // BA-05: off the board is sea
            return headerError("$.river.corners",
                               fmt::format("the mouth would face land at {}", toString(facing->at)), GR(2));
    }
    turnedIsland.river = RiverDescription{old.x, hexAt(turnedIsland, tile.y)->at,
                                          hexAt(turnedIsland, tile.z)->at, cornersByLabel(tile)};
    return turnedIsland;
}

namespace {

class TileOnBoard final : public BoardTile {
    [[nodiscard]] const char* name() const override { return RiverDescription::name; }
    [[nodiscard]] ModuleName module() const override { return ModuleName::river; }
    [[nodiscard]] Scenario scenario() const override { return Scenario::greatRiver; }
    [[nodiscard]] std::span<const Terrain> terrains() const override { return riverTerrains; }

    [[nodiscard]] std::vector<Axial> hexes(const BoardDescription& board) const override {
        const auto& river = board.river;
        return river ? std::vector<Axial>{river->x, river->y, river->z} : std::vector<Axial>{};
    }
    [[nodiscard]] std::optional<TileLie> lie(const BoardDescription& board) const override {
        const auto& river = board.river;
        if (!river)
            return std::nullopt;
        for (const char* label : {"A1", "C1", "B1"})
            if (!river->corners.contains(label))
                return std::nullopt;
        return readRiver(river->x, river->y, river->z, river->corners.at("A1"), river->corners.at("C1"),
                         river->corners.at("B1"));
    }
    [[nodiscard]] std::vector<Shore> shores(const BoardDescription& board) const override {
        std::vector<Shore> found;
        const auto& river = board.river;
        if (!river || !river->corners.contains("C1"))
            return found;
        for (const char* bank : {"A1", "B1"})
            if (river->corners.contains(bank))
                found.push_back({river->z, river->corners.at(bank), river->corners.at("C1")});
        return found;
    }
    void lay(BoardDescription& board, Axial first, TileLie lie) const override {
        const RiverTile tile = layRiver(first, lie.heading, lie.mirrored);
        board.river = RiverDescription{tile.x, tile.y, tile.z, cornersByLabel(tile)};
    }
    void takeAway(BoardDescription& board) const override { board.river.reset(); }
    [[nodiscard]] Result<BoardDescription> turned(const BoardDescription& island,
                                                  TileLie lie) const override {
        return moveRiver(island, lie.heading, lie.mirrored);
    }
};

} // namespace

const BoardTile& riverTile() {
    static const TileOnBoard tile;
    return tile;
}

} // namespace watchfire::hex
