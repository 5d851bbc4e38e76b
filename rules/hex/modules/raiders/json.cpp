// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/modules/raiders/raiders.h"

#include "rules/hex/log/reader.h"
#include "rules/hex/log/written.h"

namespace watchfire::hex {

void writeState(Json& json, const State& state, const RaidersPart&) {
    const Board& board = state.board();
    json["raiders"] = Json::object();
    for (std::size_t i = 0; i < board.hexes().size(); ++i)
        if (const int there = raidersAt(state, HexId(i)); there > 0)
            json["raiders"][board.nameOf(HexId(i))] = there;
    json["raiders"]["supply"] = state.raiders.supply;
    json["raiders-taken"] = byPlayer(*state.setup, [&](std::size_t i) { return state.raiders.driven[i]; });
}

void read(const CommandReader& reader, command::CorrectRaiders& into) {
    into.count =
        static_cast<std::uint8_t>(CommandReader::number(reader.get("value"), 24, RA(3), "number of raiders"));
    const Json& at = reader.get("at");
    if (at == "supply")
        return;
    if (at.is_string())
        into.player = reader.setup().findPlayer(at.get<std::string>());
    if (!into.player.valid())
        into.hex = reader.hex(at);
}

void write(Json& json, const Setup& setup, const command::CorrectRaiders& correction) {
    json["at"] = correction.hex.valid()      ? written(setup, correction.hex)
                 : correction.player.valid() ? written(setup, correction.player)
                                             : Json("supply");
    json["value"] = correction.count;
}

} // namespace watchfire::hex
