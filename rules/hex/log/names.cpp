// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/log/names.h"

#include "rules/core/named.h"

#include "rules/hex/step.h"

#include <nlohmann/json.hpp>

namespace watchfire::hex {

namespace {

constexpr Names<6> pieceNames{"settlement", "city", "road", "ship", "wall", "bridge"};
constexpr Names<14> decisionNames{"rider-numeral", "robber",      "pirate",       "steal-from",
                                  "storm-heading", "storm-turn",  "lose-piece",   "token-hex",
                                  "token",         "token-from",  "raider-place", "raider-hex",
                                  "raider-desert", "eruption-die"};
constexpr Names<2> edgeNames{"west", "east"};

} // namespace

std::string_view toString(Piece piece) {
    return pieceNames[static_cast<std::size_t>(piece)];
}
std::optional<Piece> parsePiece(std::string_view text) {
    return valueNamed<Piece>(pieceNames, text);
}
std::string_view toString(DecisionKind kind) {
    return decisionNames[static_cast<std::size_t>(kind)];
}
std::optional<DecisionKind> parseDecisionKind(std::string_view text) {
    return valueNamed<DecisionKind>(decisionNames, text);
}

std::string_view toString(Blocker blocker) {
    switch (blocker) {
    case Blocker::robber:
        return "robber";
    case Blocker::rider:
        return "rider";
    case Blocker::flood:
        return "flood";
    case Blocker::raider:
        return "raider";
    }
    return "";
}

std::string_view toString(HarbourShutter by) {
    switch (by) {
    case HarbourShutter::pirate:
        return "pirate";
    case HarbourShutter::raider:
        return "raider";
    }
    return "";
}

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

std::string_view edgeName(MapEdge edge) {
    return edgeNames[static_cast<std::size_t>(edge)];
}
std::optional<MapEdge> parseEdge(std::string_view text) {
    return valueNamed<MapEdge>(edgeNames, text);
}

std::string_view phaseName(TurnPhase phase) {
    return phaseNames[static_cast<std::size_t>(phase)];
}

Json tokensJson(const TokenBag& bag) {
    Json tokens = Json::array();
    for (std::size_t number = 0; number < bag.size(); ++number)
        for (int i = 0; i < bag[number]; ++i)
            tokens.push_back(number);
    return tokens;
}

Json pieceJson(const Setup& setup, const Building& building) {
    return {{"piece", buildingNames[static_cast<std::size_t>(building.kind)]},
            {"player", setup[building.player].id}};
}

Json pieceJson(const Setup& setup, const Line& line) {
    return {{"piece", lineNames[static_cast<std::size_t>(line.kind)]}, {"player", setup[line.player].id}};
}

} // namespace watchfire::hex
