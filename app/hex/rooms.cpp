// SPDX-License-Identifier: Apache-2.0
// The list: a module with a room adds its name here, twice.
#include "app/hex/rooms.h"

#include "app/rows/strip_row.h"

#include <algorithm>
#include <array>

namespace watchfire {

const ModuleRoom& ridersRoom();         // GW-01 to GW-36, GW-50 to GW-71
const ModuleRoom& stormRoom();          // WO-20 to WO-28
const ModuleRoom& discoveryRoom();      // WO-30 to WO-41
const ModuleRoom& riverRoom();          // GR-01 to GR-51
const ModuleRoom& jungleRoom();         // RA-62
const ModuleRoom& pirateRoom();         // GW-40, GW-41
const ModuleRoom& friendlyRobberRoom(); // FR-00 to FR-05
const ModuleRoom& raidersRoom();        // RA-00 to RA-50, RA-70
const ModuleRoom& volcanoRoom();        // RA-60, RA-61

std::span<const ModuleRoom* const> rooms() {
    static const std::array<const ModuleRoom*, 9> all{&ridersRoom(),         &stormRoom(),   &discoveryRoom(),
                                                      &riverRoom(),          &jungleRoom(),  &pirateRoom(),
                                                      &friendlyRobberRoom(), &raidersRoom(), &volcanoRoom()};
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

bool collectsByARoom(const hex::Step& step) {
    const auto all = rooms();
    return std::any_of(all.begin(), all.end(), [&](const ModuleRoom* room) { return room->collects(step); });
}

QList<StripRow> scenarioStrip(const hex::State& state) {
    QList<StripRow> rows;
    for (const ModuleRoom* room : roomsOf(*state.setup))
        rows += room->strip(state);
    return rows;
}

SwitchWords drawnBy(const QString& title) {
    return {"draw",
            title,
            NewGame::tr("The program draws at random from what is left in the bag."),
            false,
            {QStringLiteral("table"), QStringLiteral("program")},
            {NewGame::tr("the table, from the bag"), NewGame::tr("the program")}};
}

QString pieceOfARoom(hex::Piece piece, PieceSaying saying) {
    return askRooms([&](const ModuleRoom& room) { return room.piece(piece, saying); });
}

QString wordsFor(hex::Piece piece, PieceSaying saying, const PieceWords& words) {
    switch (piece) {
    case hex::Piece::settlement:
        return words.settlement;
    case hex::Piece::city:
        return words.city;
    case hex::Piece::road:
        return words.road;
    case hex::Piece::ship:
        return words.ship;
    case hex::Piece::wall:
        return words.wall;
    default:
        return pieceOfARoom(piece, saying);
    }
}

} // namespace watchfire
