// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/modules/riders/riders.h"

#include "rules/hex/log/reader.h"
#include "rules/hex/log/written.h"
#include "rules/hex/scoring.h"

namespace watchfire::hex {

void writeState(Json& json, const State& state, const GreatWallPart&) {
    const Board& board = state.board();
    const Setup& setup = *state.setup;
    Json walls = Json::object();
    for (std::size_t i = 0; i < board.walls().size(); ++i) {
        walls[board.walls()[i].id] = {{"owner", writtenOrNone(setup, ownerOf(state, WallId(i)))},
                                      {"level", state.greatWall.level[i]},
                                      {"riders", ridersAt(state, board.walls()[i].attack)}};
    }
    Json assembly = Json::object();
    Json bag = Json::object();
    for (std::size_t i = 0; i < board.assembly().size(); ++i) {
        assembly[board.assembly()[i].id] = ridersAt(state, board.assembly()[i].at);
        bag[board.assembly()[i].id] = state.greatWall.bag[i];
    }
    Json riders = Json::object();
    Json numerals = Json::object();
    for (const auto& rider : state.greatWall.riders) {
        const std::string at = board.nameOf(rider.at);
        if (isBehindWall(state, rider.at))
            riders[at] = ridersAt(state, rider.at);
        numerals[at].push_back(board[rider.numeral].id);
    }
    json["walls"] = walls;
    json["assembly"] = assembly;
    json["riders"] = riders;
    json["numerals"] = numerals;
    json["bag"] = bag;
    json["penalty"] = byPlayer(setup, [&](std::size_t i) { return state.greatWall.chips[i]; });
}

void read(const CommandReader& reader, command::CorrectRiders& into) {
    const Board& board = reader.board();
    const Json& value = reader.get("value");
    const Json& at = reader.get("at");
    const std::string name = at.is_string() ? at.get<std::string>() : std::string{};
    if (const WallId wall = board.findWall(name); wall.valid())
        into.at = board[wall].attack;
    else if (const AssemblyId id = board.findAssembly(name); id.valid())
        into.at = board[id].at;
    else
        into.at = reader.hex(at);
    constexpr int most = GreatWallPart::maxRiders;
    if (!value.is_array()) {
        into.count = static_cast<std::uint8_t>(CommandReader::number(value, most, GW(5), "number of riders"));
        return;
    }
    if (value.size() > most)
        refuse(ErrorCode::badValue, "There are not so many riders.", GW(5));
    for (const Json& numeral : value)
        into.numerals.push_back(reader.assembly(numeral));
}

void write(Json& json, const Setup& setup, const command::CorrectRiders& correction) {
    const Board& board = setup.board();
    const WallId wall = board.wallAt(correction.at);
    const AssemblyId assembly = board.assemblyAt(correction.at);
    json["at"] = board.nameOf(wall.valid()       ? Place(wall)
                              : assembly.valid() ? Place(assembly)
                                                 : Place(correction.at));
    json["value"] = correction.count ? Json(*correction.count) : written(setup, correction.numerals);
}

void read(const CommandReader& reader, command::CorrectBag& into) {
    const Json& value = reader.get("value");
    if (!value.is_object())
        refuse(ErrorCode::badValue, "The bag wants riders by numeral, for example {\"III\":7,\"IV\":6}.",
               GW(5));
    for (const auto& [numeral, count] : value.items())
        into.bag[reader.assembly(numeral).index()] = static_cast<std::uint8_t>(
            CommandReader::number(count, ridersPerNumeral, GW(5), "number of riders"));
}

void write(Json& json, const Setup& setup, const command::CorrectBag& correction) {
    const auto assembly = setup.board().assembly();
    json["value"] = Json::object();
    for (std::size_t i = 0; i < assembly.size(); ++i)
        json["value"][assembly[i].id] = correction.bag[i];
}

} // namespace watchfire::hex
