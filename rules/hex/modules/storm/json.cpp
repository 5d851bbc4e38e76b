// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/modules/storm/storm.h"

#include "rules/hex/log/reader.h"
#include "rules/hex/log/written.h"

namespace watchfire::hex {

namespace {

/// A storm, whether it stands there or is to stand there.
template <class Storm> Json stormJson(const Setup& setup, const Storm& storm) {
    WrittenFields archive(setup, Json::object());
    archive("at", storm.at)("heading", storm.heading).half("half", storm.at, storm.half);
    return archive.take();
}

} // namespace

void writeState(Json& json, const State& state, const StormPart& storm) {
    json["storm"] = stormJson(*state.setup, storm);
    json["repairs"] = Json::object();
    for (const auto& repair : storm.repairs)
        json["repairs"][state.board().nameOf(repair.at)] = (*state.setup)[repair.player].id;
}

void read(const CommandReader& reader, command::CorrectStorm& into) {
    const Board& board = reader.board();
    const Json& value = reader.get("value");
    const auto textOf = [&](const char* field) {
        const auto it = value.find(field);
        return it != value.end() && it->is_string() ? it->get<std::string>() : std::string{};
    };
    if (!value.is_object() || !value.contains("at"))
        refuse(ErrorCode::badValue, "The storm wants {\"at\":…,\"heading\":…}.", WO(20));
    const auto heading = parseDirection(textOf("heading"));
    if (!heading)
        refuse(ErrorCode::badValue, "The storm's \"heading\" is E, NE, NW, W, SW or SE.", WO(20));
    const HexId at = reader.hex(value["at"]);
    into = {at, *heading, board.isSplit(at) ? board.listedEdge(at) : MapEdge::west};
    if (!value.contains("half") || value["half"].is_null())
        return;
    const auto half = parseEdge(textOf("half"));
    if (!half || !board.isSplit(at))
        refuse(ErrorCode::badValue,
               "\"half\" is \"west\" or \"east\", the edge of the map, and only on a split hex.", WO(23));
    into.half = *half;
}

void write(Json& json, const Setup& setup, const command::CorrectStorm& correction) {
    json["value"] = stormJson(setup, correction);
}

} // namespace watchfire::hex
