// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/modules/discovery/discovery.h"

#include "rules/hex/log/reader.h"
#include "rules/hex/log/written.h"

namespace watchfire::hex {

namespace {

/// A bag's tokens as a list, in ascending order.
Json tokensJson(const TokenBag& bag) {
    Json tokens = Json::array();
    for (std::size_t number = 0; number < bag.size(); ++number)
        for (int i = 0; i < bag[number]; ++i)
            tokens.push_back(number);
    return tokens;
}

} // namespace

void writeState(Json& json, const State& state, const DiscoveryPart&) {
    const Board& board = state.board();
    json["bag"] = tokensJson(state.discovery.bag);
    json["markers"] = Json::object();
    for (std::size_t i = 0; i < board.markers().size(); ++i)
        json["markers"][board.nameOf(board.markers()[i])] =
            writtenOrNone(*state.setup, state.discovery.markerHolders[i]);
    // "numbers" shows which hexes have carried a number, except for hexes that stayed bare or lost theirs.
    json["discovered"] = Json::array();
    for (std::size_t i = 0; i < board.hexes().size(); ++i)
        if (state.discovery.known[i] && state.numbers[HexId(i)] == 0)
            json["discovered"].push_back(board.nameOf(HexId(i)));
}

void read(const CommandReader& reader, command::CorrectTokens& into) {
    const Json& value = reader.get("value");
    if (!value.is_array() || value.size() > maxTokens)
        refuse(ErrorCode::badValue, "The bag wants a list of tokens, for example [3,4,9].", WO(2));
    for (const Json& number : value)
        ++into.bag[CommandReader::numberToken(number)];
}

void write(Json& json, const Setup&, const command::CorrectTokens& correction) {
    json["value"] = tokensJson(correction.bag);
}

} // namespace watchfire::hex
