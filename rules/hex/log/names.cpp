// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/log/names.h"

#include "rules/core/named.h"

#include "rules/hex/step.h"

#include <nlohmann/json.hpp>

namespace watchfire::hex {

namespace {

constexpr Names<2> edgeNames{"west", "east"};

} // namespace

std::string_view toString(Card card) {
    switch (card) {
    case Card::longestRoad:
        return "longest-road";
    case Card::largestArmy:
        return "largest-army";
    }
    return "";
}

HexId findHex(const Board& board, std::string_view name) {
    const auto at = parseAxial(name);
    return at ? board.find(*at) : HexId{};
}

CornerId findCorner(const Board& board, std::string_view name) {
    const auto corner = parseCorner(name);
    return corner ? board.find(*corner) : CornerId{};
}

SideId findSide(const Board& board, std::string_view name) {
    const auto side = parseSide(name);
    return side ? board.find(*side) : SideId{};
}

std::string_view toString(MapEdge edge) {
    return edgeNames[static_cast<std::size_t>(edge)];
}
std::optional<MapEdge> parseEdge(std::string_view text) {
    return valueNamed<MapEdge>(edgeNames, text);
}

std::string_view phaseName(TurnPhase phase) {
    return phaseNames[static_cast<std::size_t>(phase)];
}

Json pieceJson(const Setup& setup, const Building& building) {
    return {{"piece", toString(building.kind)}, {"player", setup[building.player].id}};
}

Json pieceJson(const Setup& setup, const Line& line) {
    return {{"piece", toString(line.kind)}, {"player", setup[line.player].id}};
}

} // namespace watchfire::hex
