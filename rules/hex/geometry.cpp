// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/geometry.h"

#include "rules/core/named.h"

#include <fmt/format.h>

#include <charconv>

namespace watchfire::hex {

namespace {

constexpr Names<6> directionNames{"E", "NE", "NW", "W", "SW", "SE"};
constexpr Names<6> cornerNames{"N", "NE", "SE", "S", "SW", "NW"};

std::optional<int> parseCoordinate(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < -maxCoordinate - 1 ||
        value > maxCoordinate + 1)
        return std::nullopt;
    return value;
}

/// The name of a corner or side: a hex, a colon, and a direction that `parse` reads.
template <class Name, class Parse> std::optional<Name> parseNamed(std::string_view text, Parse parse) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto hex = parseAxial(text.substr(0, colon));
    const auto direction = parse(text.substr(colon + 1));
    if (!hex || !direction)
        return std::nullopt;
    return Name{*hex, *direction};
}

} // namespace

CornerName canonical(CornerName name) {
    using enum CornerDirection;
    // By corner of hex 0,0, clockwise from north.
    static constexpr std::array<CornerName, 6> table{{{{}, N},
                                                      {offset(Direction::NE), S},
                                                      {offset(Direction::SE), N},
                                                      {{}, S},
                                                      {offset(Direction::SW), N},
                                                      {offset(Direction::NW), S}}};
    const CornerName& own = table[static_cast<std::size_t>(name.direction)];
    return {name.hex + own.hex, own.direction};
}

SideName canonical(SideName name) {
    if (name.direction <= Direction::NE || name.direction == Direction::SE)
        return name;
    return {neighbour(name.hex, name.direction), opposite(name.direction)};
}

std::array<CornerDirection, 2> ends(Direction side) {
    using enum CornerDirection;
    // By side, counter-clockwise from east.
    static constexpr std::array<std::array<CornerDirection, 2>, 6> table{
        {{NE, SE}, {N, NE}, {NW, N}, {SW, NW}, {S, SW}, {SE, S}}};
    return table[static_cast<std::size_t>(side)];
}

std::array<Direction, 2> sidesAt(CornerDirection corner) {
    using enum Direction;
    // By corner, clockwise from north.
    static constexpr std::array<std::array<Direction, 2>, 6> table{
        {{NW, NE}, {NE, E}, {E, SE}, {SE, SW}, {SW, W}, {W, NW}}};
    return table[static_cast<std::size_t>(corner)];
}

std::array<Axial, 3> hexesAt(CornerName name) {
    const auto [first, second] = sidesAt(name.direction);
    return {name.hex, neighbour(name.hex, first), neighbour(name.hex, second)};
}

std::array<CornerName, 3> neighboursOf(CornerName name) {
    const CornerName own = canonical(name); // N or S of its hex
    const bool north = own.direction == CornerDirection::N;
    // Two neighbours lie on the same hex; the third is at the other end of the side that leads away from it.
    const Axial beyond = neighbour(own.hex, north ? Direction::NW : Direction::SW);
    return {{{own.hex, north ? CornerDirection::NW : CornerDirection::SW},
             {own.hex, north ? CornerDirection::NE : CornerDirection::SE},
             {beyond, north ? CornerDirection::NE : CornerDirection::SE}}};
}

std::string_view toString(Direction d) {
    return directionNames[static_cast<std::size_t>(d)];
}
std::string_view toString(CornerDirection d) {
    return cornerNames[static_cast<std::size_t>(d)];
}
std::string toString(Axial at) {
    return fmt::format("{},{}", at.q, at.r);
}
std::string toString(CornerName name) {
    return fmt::format("{},{}:{}", name.hex.q, name.hex.r, toString(name.direction));
}
std::string toString(SideName name) {
    return fmt::format("{},{}:{}", name.hex.q, name.hex.r, toString(name.direction));
}

std::optional<Axial> parseAxial(std::string_view text) {
    const auto comma = text.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const auto q = parseCoordinate(text.substr(0, comma));
    const auto r = parseCoordinate(text.substr(comma + 1));
    if (!q || !r)
        return std::nullopt;
    return Axial{*q, *r};
}

std::optional<CornerName> parseCorner(std::string_view text) {
    return parseNamed<CornerName>(text, parseCornerDirection);
}

std::optional<SideName> parseSide(std::string_view text) {
    return parseNamed<SideName>(text, parseDirection);
}

std::optional<Direction> parseDirection(std::string_view text) {
    return valueNamed<Direction>(directionNames, text);
}

std::optional<CornerDirection> parseCornerDirection(std::string_view text) {
    return valueNamed<CornerDirection>(cornerNames, text);
}

} // namespace watchfire::hex
