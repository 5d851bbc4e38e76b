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

struct NamedAt {
    Axial hex;
    std::string_view suffix;
};

std::optional<NamedAt> splitAtColon(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto hex = parseAxial(text.substr(0, colon));
    if (!hex)
        return std::nullopt;
    return NamedAt{*hex, text.substr(colon + 1)};
}

} // namespace

CornerName canonical(CornerName name) {
    const Axial h = name.hex;
    switch (name.direction) {
    case CornerDirection::N:
    case CornerDirection::S:
        return name;
    case CornerDirection::NE:
        return {neighbour(h, Direction::NE), CornerDirection::S};
    case CornerDirection::SE:
        return {neighbour(h, Direction::SE), CornerDirection::N};
    case CornerDirection::SW:
        return {neighbour(h, Direction::SW), CornerDirection::N};
    case CornerDirection::NW:
        return {neighbour(h, Direction::NW), CornerDirection::S};
    }
    return name;
}

SideName canonical(SideName name) {
    switch (name.direction) {
    case Direction::NE:
    case Direction::E:
    case Direction::SE:
        return name;
    case Direction::SW:
    case Direction::W:
    case Direction::NW:
        return {neighbour(name.hex, name.direction), opposite(name.direction)};
    }
    return name;
}

std::array<CornerDirection, 2> ends(Direction side) {
    switch (side) {
    case Direction::E:
        return {CornerDirection::NE, CornerDirection::SE};
    case Direction::NE:
        return {CornerDirection::N, CornerDirection::NE};
    case Direction::NW:
        return {CornerDirection::NW, CornerDirection::N};
    case Direction::W:
        return {CornerDirection::SW, CornerDirection::NW};
    case Direction::SW:
        return {CornerDirection::S, CornerDirection::SW};
    case Direction::SE:
        return {CornerDirection::SE, CornerDirection::S};
    }
    return {};
}

std::array<Direction, 2> sidesAt(CornerDirection corner) {
    switch (corner) {
    case CornerDirection::N:
        return {Direction::NW, Direction::NE};
    case CornerDirection::NE:
        return {Direction::NE, Direction::E};
    case CornerDirection::SE:
        return {Direction::E, Direction::SE};
    case CornerDirection::S:
        return {Direction::SE, Direction::SW};
    case CornerDirection::SW:
        return {Direction::SW, Direction::W};
    case CornerDirection::NW:
        return {Direction::W, Direction::NW};
    }
    return {};
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
    const auto named = splitAtColon(text);
    if (!named)
        return std::nullopt;
    const auto direction = parseCornerDirection(named->suffix);
    if (!direction)
        return std::nullopt;
    return CornerName{named->hex, *direction};
}

std::optional<SideName> parseSide(std::string_view text) {
    const auto named = splitAtColon(text);
    if (!named)
        return std::nullopt;
    const auto direction = parseDirection(named->suffix);
    if (!direction)
        return std::nullopt;
    return SideName{named->hex, *direction};
}

std::optional<Direction> parseDirection(std::string_view text) {
    return valueNamed<Direction>(directionNames, text);
}

std::optional<CornerDirection> parseCornerDirection(std::string_view text) {
    return valueNamed<CornerDirection>(cornerNames, text);
}

} // namespace watchfire::hex
