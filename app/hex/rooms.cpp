// SPDX-License-Identifier: Apache-2.0
// The list: a module with a room adds one line here.
#include "app/hex/rooms.h"

#include "app/rows/strip_row.h"

#include <algorithm>
#include <array>

namespace watchfire {

std::span<const ModuleRoom* const> rooms() {
    static const RiverRoom river;
    static const JungleRoom jungle;
    static const FriendlyRobberRoom friendlyRobber;
    static const std::array<const ModuleRoom*, 9> all{&ridersRoom(),   &stormRoom(),   &discoveryRoom(),
                                                      &river,          &jungle,        &pirateRoom(),
                                                      &friendlyRobber, &raidersRoom(), &volcanoRoom()};
    return all;
}

const ModuleRoom* roomOf(hex::ModuleName module) {
    const auto all = rooms();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const ModuleRoom* room) { return room->module() == module; });
    return found == all.end() ? nullptr : *found;
}

std::vector<const ModuleRoom*> roomsOf(const hex::Setup& setup) {
    std::vector<const ModuleRoom*> played;
    for (const ModuleRoom* room : rooms())
        if (setup.has(room->module()))
            played.push_back(room);
    return played;
}

QList<StripRow> scenarioStrip(const hex::State& state) {
    QList<StripRow> rows;
    for (const ModuleRoom* room : roomsOf(*state.setup))
        rows += room->strip(state);
    return rows;
}

QString pieceOfARoom(hex::Piece piece, PieceSaying saying) {
    return askRooms([&](const ModuleRoom& room) { return room.piece(piece, saying); });
}

} // namespace watchfire
