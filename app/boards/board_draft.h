// SPDX-License-Identifier: Apache-2.0
// A board under construction: it may contradict itself for a while, and hexes may wait for their terrain.
// Every change keeps what it can and removes what would make no sense any more (a number on sea, a robber
// without his desert). board_check.h decides whether a game can be played on it. Standard C++ only; the
// hexes, corners and sides of a cylinder may use any of their names (BA-04).
#pragma once

#include "rules/core/error.h"
#include "rules/hex/board.h"
#include "rules/hex/board_tile.h"
#include "rules/hex/setup.h"

#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace watchfire::boards {

struct Draft {
    hex::Scenario scenario = hex::Scenario::base; ///< the scenario that it is made for
    hex::BoardDescription board;
    std::vector<hex::Axial> open; ///< land without an entered terrain; it counts as desert until then
    /// Harbours whose trade is not entered. Until then they trade as on the board that this one started from,
    /// a new one 3:1.
    std::vector<hex::SideName> openHarbours;
    std::map<hex::Terrain, int> tiles;     ///< how many of each terrain the box holds; empty: unknown
    std::map<int, int> tokens;             ///< the same for number tokens
    std::map<hex::Resource, int> harbours; ///< the same for harbours, by what they trade
    friend bool operator==(const Draft&, const Draft&) = default;
};

/// A copy of the board, whose pieces become the content of the box. It is no longer an example.
[[nodiscard]] Draft copyOf(const hex::BoardDescription& shape, hex::Scenario scenario);
/// Keeps the board's coast, walls, tile and places of harbours; the land's terrain and numbers, and the
/// harbours' trades, wait to be entered.
[[nodiscard]] Draft emptyLike(const hex::BoardDescription& shape, hex::Scenario scenario);

/// One JSON object, as the journal keeps it.
[[nodiscard]] nlohmann::ordered_json toJson(const Draft& draft);
/// Errors: `header` with the path of the field.
Result<Draft> draftFromJson(const nlohmann::ordered_json& json);
/// Reads the board from a file, with only the checks that a draft needs: its number tokens are valid. Errors:
/// `header` with the path of the field.
Result<hex::BoardDescription> unfinishedFromJson(const nlohmann::ordered_json& json);

// ---- reading

/// The hex at this place; null if the draft has none.
[[nodiscard]] const hex::BoardDescription::Hex* find(const Draft& draft, hex::Axial at);
[[nodiscard]] int numberAt(const Draft& draft, hex::Axial at); ///< 0: none
[[nodiscard]] bool isOpen(const Draft& draft, hex::Axial at);
[[nodiscard]] bool isOpen(const Draft& draft, hex::SideName harbour);
/// The same place under its canonical name, so that names can be compared.
[[nodiscard]] hex::Axial plain(const Draft& draft, hex::Axial at);
[[nodiscard]] hex::CornerName plain(const Draft& draft, hex::CornerName at);
[[nodiscard]] hex::SideName plain(const Draft& draft, hex::SideName at);
/// True if both are names of one place.
template <class Place> [[nodiscard]] bool same(const Draft& draft, Place a, Place b) {
    return plain(draft, a) == plain(draft, b);
}
/// True if one of the places is this one.
template <class Places, class Place>
[[nodiscard]] bool contains(const Draft& draft, const Places& places, Place at) {
    return std::ranges::any_of(places, [&](Place one) { return same(draft, one, at); });
}
/// The first in the list whose `at` is this place; null if there is none.
template <class List, class Place> [[nodiscard]] auto findAt(const Draft& draft, List& list, Place at) {
    const auto it = std::ranges::find_if(list, [&](const auto& one) { return same(draft, one.at, at); });
    return it == list.end() ? nullptr : &*it;
}
/// One of the hexes of a module's tile.
[[nodiscard]] bool onTile(const Draft& draft, hex::Axial at);
/// May carry a number: land that yields, on which the scenario lets numbers lie from the start (WO-01).
[[nodiscard]] bool takesNumber(const Draft& draft, hex::Axial at);
/// Land but for steppe and the tile, row by row from the north: how terrains are entered one after the other.
[[nodiscard]] std::vector<hex::Axial> terrainOrder(const Draft& draft);
/// The hexes that may carry numbers, in the same order.
[[nodiscard]] std::vector<hex::Axial> numberOrder(const Draft& draft);
/// The sides with harbours, clockwise around the board from north: how they are entered one after the other.
[[nodiscard]] std::vector<hex::SideName> harbourOrder(const Draft& draft);
/// The deserts that are entered, in the board's order.
[[nodiscard]] std::vector<hex::Axial> deserts(const Draft& draft);
/// True if the draft's scenario has a robber (GW-00, RA-00).
[[nodiscard]] bool robberLives(const Draft& draft);
/// Hexes at whose corners one may found (BA-34).
[[nodiscard]] std::vector<hex::Axial> foundingHexes(const Draft& draft);
/// True if half of the hex is printed on either edge of the map (WO-10).
[[nodiscard]] bool isSplit(const Draft& draft, hex::Axial at);
/// The edge of a cylinder's printed map where the hex lies; `nullopt` inside the map and on a flat board.
[[nodiscard]] std::optional<hex::MapEdge> edgeOf(const Draft& draft, hex::Axial at);
/// Sides between land and sea, where harbours can lie (BA-35), each once.
[[nodiscard]] std::vector<hex::SideName> coast(const Draft& draft);
/// Corners that touch land, once each.
[[nodiscard]] std::vector<hex::CornerName> landCorners(const Draft& draft);
/// Places beside the board where another hex could lie.
[[nodiscard]] std::vector<hex::Axial> rim(const Draft& draft);
/// How many of each terrain are on the board.
[[nodiscard]] std::map<hex::Terrain, int> laidTiles(const Draft& draft);
[[nodiscard]] std::map<int, int> laidTokens(const Draft& draft);
[[nodiscard]] std::map<hex::Resource, int> laidHarbours(const Draft& draft);
/// True if the two sides share a corner, or are one.
[[nodiscard]] bool touch(const Draft& draft, hex::SideName one, hex::SideName other);

// ---- changing; each function returns whether anything is different now

bool setTerrain(Draft& draft, hex::Axial at, hex::Terrain terrain); ///< adds a hex if there is none
bool reopen(Draft& draft, hex::Axial at);                           ///< its terrain must be entered again
bool removeHex(Draft& draft, hex::Axial at);
bool setNumber(Draft& draft, hex::Axial at, int number); ///< 0: none
bool setHarbour(Draft& draft, hex::SideName at, std::optional<hex::Resource> trade);
/// Adds a harbour whose trade is to be entered.
bool openHarbour(Draft& draft, hex::SideName at);
/// Takes a harbour, entered or not, to another side without one.
bool moveHarbour(Draft& draft, hex::SideName from, hex::SideName to);
/// Takes every harbour that is not entered yet as it is.
bool confirmHarbours(Draft& draft);
bool setRobber(Draft& draft, hex::Axial at); ///< sets where he begins; removes him if he is there
bool setPirate(Draft& draft, hex::Axial at);
bool setHome(Draft& draft, hex::Axial at, bool home);
bool mayGather(const Draft& draft, hex::Axial at); ///< true for deserts of the home island (RA-10)
bool setGathering(Draft& draft, hex::Axial at, bool gathering); ///< a desert where raiders gather (RA-10)
/// Sets whether one may found at the hex's corners (BA-34). A board without such hexes allows all land, so
/// the last one cannot be closed.
bool setFounding(Draft& draft, hex::Axial at, bool may);
bool setStorm(Draft& draft, hex::Axial at);
bool turnStorm(Draft& draft, hex::Direction heading);
/// Sets on which map edge's half of a split hex the storm begins (WO-23).
bool setStormHalf(Draft& draft, hex::MapEdge half);
/// Sets whether the hex is printed half on either edge of a cylinder's map (WO-10); only the first or last
/// hex of a row can be.
bool setSplit(Draft& draft, hex::Axial at, bool split);
bool toggleMarker(Draft& draft, hex::CornerName at);
bool setBag(Draft& draft, int number, int count); ///< the bag gets this many tokens (WO-02)
bool setPlayers(Draft& draft, int count, bool on);
/// Lays a module's tile with its first hex there, or turns it by one `step` of 60 degrees (1 or -1), or
/// mirrors it; its terrains come with it. Laying and turning go on to the next way that stays on the board.
bool layTile(Draft& draft, const hex::BoardTile& tile, hex::Axial first);
bool turnTile(Draft& draft, const hex::BoardTile& tile, int step);
bool mirrorTile(Draft& draft, const hex::BoardTile& tile);
bool removeTile(Draft& draft, const hex::BoardTile& tile);
/// Adds a wall section on whose attack hex riders stand, with fort and column in their usual places; removes
/// it if there is one. Sections and assembly hexes are named from west to east (GW-01).
bool toggleSection(Draft& draft, hex::Axial attack);
bool toggleAssembly(Draft& draft, hex::Axial at);
bool setFort(Draft& draft, const std::string& wall, hex::CornerName at);
/// Adds the hex to the end of the column, or removes it (GW-04).
bool toggleColumn(Draft& draft, const std::string& wall, hex::Axial at);
bool setAttackNumber(Draft& draft, const std::string& assembly, bool left, int number);

} // namespace watchfire::boards
