// SPDX-License-Identifier: Apache-2.0
// Pointy-top hexes in axial coordinates, their corners and sides, and the names the log gives them
// (BA-01 to BA-04). Nothing here knows a board.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace watchfire::hex {

/// Axial coordinates of a hex (BA-01).
struct Axial {
    int q = 0;
    int r = 0;

    friend constexpr auto operator<=>(const Axial&, const Axial&) = default;
    friend constexpr Axial operator+(Axial a, Axial b) { return {a.q + b.q, a.r + b.r}; }
};

/// A board with hexes beyond this is refused (game-log, "Boards"). Corners and sides of its outermost hexes
/// may be named through a hex one step further out.
inline constexpr int maxCoordinate = 1000;

/// The six sides of a hex and the neighbours across them, counter-clockwise from east (BA-01).
enum class Direction : std::uint8_t { E, NE, NW, W, SW, SE };
inline constexpr std::array<Direction, 6> allDirections{Direction::E, Direction::NE, Direction::NW,
                                                        Direction::W, Direction::SW, Direction::SE};

/// The six corners of a hex, clockwise from north (BA-02).
enum class CornerDirection : std::uint8_t { N, NE, SE, S, SW, NW };
inline constexpr std::array<CornerDirection, 6> allCornerDirections{CornerDirection::N,  CornerDirection::NE,
                                                                    CornerDirection::SE, CornerDirection::S,
                                                                    CornerDirection::SW, CornerDirection::NW};

/// The left and right edges of a cylinder's printed map (WO-10).
enum class MapEdge : std::uint8_t { west, east };
[[nodiscard]] std::string_view toString(MapEdge edge);

[[nodiscard]] constexpr Axial offset(Direction d) {
    constexpr std::array<Axial, 6> table{{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};
    return table[static_cast<std::size_t>(d)];
}
[[nodiscard]] constexpr Direction opposite(Direction d) {
    return static_cast<Direction>((static_cast<int>(d) + 3) % 6);
}
[[nodiscard]] constexpr Axial neighbour(Axial at, Direction d) {
    return at + offset(d);
}

struct CornerName {
    Axial hex;
    CornerDirection direction = CornerDirection::N;
    friend constexpr auto operator<=>(const CornerName&, const CornerName&) = default;
};

struct SideName {
    Axial hex;
    Direction direction = Direction::E;
    friend constexpr auto operator<=>(const SideName&, const SideName&) = default;
};

/// The same corner named through the hex for which it is N or S (BA-02).
[[nodiscard]] CornerName canonical(CornerName name);
/// The same side named through the hex for which it is NE, E or SE (BA-03).
[[nodiscard]] SideName canonical(SideName name);

/// The two corners at the ends of a side, as corners of the naming hex.
[[nodiscard]] std::array<CornerDirection, 2> ends(Direction side);
/// The two sides of the naming hex that meet at a corner.
[[nodiscard]] std::array<Direction, 2> sidesAt(CornerDirection corner);
/// The three hexes that meet at a corner, the naming hex first.
[[nodiscard]] std::array<Axial, 3> hexesAt(CornerName name);
/// The three corners that are one side away from a corner; each under one of its names.
[[nodiscard]] std::array<CornerName, 3> neighboursOf(CornerName name);

[[nodiscard]] std::string_view toString(Direction d);
[[nodiscard]] std::string_view toString(CornerDirection d);
[[nodiscard]] std::string toString(Axial at);        ///< "q,r"
[[nodiscard]] std::string toString(CornerName name); ///< "q,r:N"
[[nodiscard]] std::string toString(SideName name);   ///< "q,r:E"

/// Parse the names above; `nullopt` if the text is not such a name or lies outside maxCoordinate.
[[nodiscard]] std::optional<Axial> parseAxial(std::string_view text);
[[nodiscard]] std::optional<CornerName> parseCorner(std::string_view text);
[[nodiscard]] std::optional<SideName> parseSide(std::string_view text);
[[nodiscard]] std::optional<Direction> parseDirection(std::string_view text);
[[nodiscard]] std::optional<CornerDirection> parseCornerDirection(std::string_view text);

} // namespace watchfire::hex
