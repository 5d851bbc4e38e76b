// SPDX-License-Identifier: Apache-2.0
// A tile of several hexes that a rule module lays on a board: where it lies, and how to lay it, turn it and
// take it away. All tiles are in one list (scenario.h).
#pragma once

#include "rules/core/error.h"
#include "rules/hex/board.h"
#include "rules/hex/setup.h"

#include <optional>
#include <span>
#include <vector>

namespace watchfire::hex {

/// Which way a tile points, and whether it is turned over.
struct TileLie {
    Direction heading = Direction::E;
    bool mirrored = false;
    friend bool operator==(const TileLie&, const TileLie&) = default;
};

/// The direction after so many steps of 60 degrees, counter-clockwise; below 0 clockwise.
[[nodiscard]] constexpr Direction turnedBy(Direction direction, int steps) {
    constexpr int around = static_cast<int>(allDirections.size());
    return static_cast<Direction>(((static_cast<int>(direction) + steps) % around + around) % around);
}

class BoardTile {
public:
    BoardTile() = default;
    BoardTile(const BoardTile&) = delete;
    BoardTile& operator=(const BoardTile&) = delete;
    virtual ~BoardTile() = default;

    [[nodiscard]] virtual const char* name() const = 0;
    [[nodiscard]] virtual ModuleName module() const = 0;
    /// The scenario that cannot do without it.
    [[nodiscard]] virtual Scenario scenario() const = 0;
    /// What its hexes show, in their order; each of them carries a number.
    [[nodiscard]] virtual std::span<const Terrain> terrains() const = 0;

    /// The hexes that it covers; empty: it is not on the board.
    [[nodiscard]] virtual std::vector<Axial> hexes(const BoardDescription& board) const = 0;
    /// How it lies; `nullopt` if it is not on the board, or not as it is printed.
    [[nodiscard]] virtual std::optional<TileLie> lie(const BoardDescription& board) const = 0;
    /// Its sides that have to face the sea, as far as the board names their ends.
    struct Shore {
        Axial hex;
        CornerName from;
        CornerName to;
    };
    [[nodiscard]] virtual std::vector<Shore> shores(const BoardDescription& board) const = 0;

    /// Lays it with its first hex there; what the hexes show stays as it is.
    virtual void lay(BoardDescription& board, Axial first, TileLie lie) const = 0;
    virtual void takeAway(BoardDescription& board) const = 0;
    /// The same island with the tile turned about its first hex.
    /// Errors: `header` with the clause, where it cannot lie like that.
    [[nodiscard]] virtual Result<BoardDescription> turned(const BoardDescription& island,
                                                          TileLie lie) const = 0;
};

} // namespace watchfire::hex
