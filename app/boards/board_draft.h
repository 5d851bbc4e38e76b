// SPDX-License-Identifier: Apache-2.0
// A board that is being put together: it may contradict itself for a while, and hexes may wait for their
// terrain. Every change keeps what can be kept and takes away what would make no sense any more (a number on
// sea, a robber without his desert). Whether it is a board for a game is asked elsewhere (board_check.h).
// Standard C++ only; the hexes, corners and sides of a cylinder may go by any of their names (BA-04).
#pragma once

#include "rules/core/error.h"
#include "rules/hex/board.h"
#include "rules/hex/board_tile.h"
#include "rules/hex/setup.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace watchfire::boards {

struct Draft {
    hex::Scenario scenario = hex::Scenario::base; ///< what it is made for
    hex::BoardDescription board;
    std::vector<hex::Axial> open; ///< land whose terrain is not entered yet; it lies as desert until then
    std::map<hex::Terrain, int> tiles; ///< how many of each terrain lie in the box; empty: nobody knows
    std::map<int, int> tokens;         ///< the same of number tokens
    friend bool operator==(const Draft&, const Draft&) = default;
};

/// The board as it is, and what it needs as what lies in the box. It is no example any more.
[[nodiscard]] Draft copyOf(const hex::BoardDescription& shape, hex::Scenario scenario);
/// The board's coast, harbours, walls and tile; terrain and numbers of the land wait to be entered.
[[nodiscard]] Draft emptyLike(const hex::BoardDescription& shape, hex::Scenario scenario);

/// One JSON object, as the journal keeps it.
[[nodiscard]] nlohmann::ordered_json toJson(const Draft& draft);
/// Errors: `header` with the path of the field.
Result<Draft> draftFromJson(const nlohmann::ordered_json& json);
/// The board as a file says it, as far as a draft needs it to be right: its number tokens are ones.
/// Errors: `header` with the path of the field.
Result<hex::BoardDescription> unfinishedFromJson(const nlohmann::ordered_json& json);

// ---- looking

/// The hex of this place; null where the draft has none.
[[nodiscard]] const hex::BoardDescription::Hex* find(const Draft& draft, hex::Axial at);
[[nodiscard]] bool isOpen(const Draft& draft, hex::Axial at);
/// The same place under its one name, so that names can be compared.
[[nodiscard]] hex::Axial plain(const Draft& draft, hex::Axial at);
[[nodiscard]] hex::CornerName plain(const Draft& draft, hex::CornerName at);
[[nodiscard]] hex::SideName plain(const Draft& draft, hex::SideName at);
/// One of the hexes of a module's tile.
[[nodiscard]] bool onTile(const Draft& draft, hex::Axial at);
/// May carry a number: land that yields, on which the scenario lets numbers lie from the start (WO-01).
[[nodiscard]] bool takesNumber(const Draft& draft, hex::Axial at);
/// Land but for steppe and the tile, row by row from the north: how terrains are entered one after the other.
[[nodiscard]] std::vector<hex::Axial> terrainOrder(const Draft& draft);
/// The same of the hexes that carry numbers.
[[nodiscard]] std::vector<hex::Axial> numberOrder(const Draft& draft);
/// Hexes at whose corners one may found (BA-34).
[[nodiscard]] std::vector<hex::Axial> foundingHexes(const Draft& draft);
/// Half of the hex lies on either edge of the map (WO-10).
[[nodiscard]] bool isSplit(const Draft& draft, hex::Axial at);
/// The edge of a cylinder's printed map at which the hex lies; nothing within the map and on a plane.
[[nodiscard]] std::optional<hex::MapEdge> edgeOf(const Draft& draft, hex::Axial at);
/// Sides between land and sea, where harbours can lie (BA-35), once each.
[[nodiscard]] std::vector<hex::SideName> coast(const Draft& draft);
/// Corners that touch land, once each.
[[nodiscard]] std::vector<hex::CornerName> landCorners(const Draft& draft);
/// Places beside the board where another hex could lie.
[[nodiscard]] std::vector<hex::Axial> rim(const Draft& draft);
/// How many lie on the board.
[[nodiscard]] std::map<hex::Terrain, int> laidTiles(const Draft& draft);
[[nodiscard]] std::map<int, int> laidTokens(const Draft& draft);

// ---- changing; each says whether anything is different now

bool setTerrain(Draft& draft, hex::Axial at, hex::Terrain terrain); ///< lays a hex where none is
bool reopen(Draft& draft, hex::Axial at);                           ///< its terrain is to be entered again
bool removeHex(Draft& draft, hex::Axial at);
bool setNumber(Draft& draft, hex::Axial at, int number); ///< 0: none
bool setHarbour(Draft& draft, hex::SideName at, std::optional<hex::Resource> trade);
bool setRobber(Draft& draft, hex::Axial at); ///< where he begins, or beside the board if he stands there
bool setPirate(Draft& draft, hex::Axial at);
bool setHome(Draft& draft, hex::Axial at, bool home);
bool setGathering(Draft& draft, hex::Axial at, bool gathering); ///< a desert where raiders gather (RA-10)
/// Whether one may found at the hex's corners (BA-34). Where no hex says so all land is for founding, so the
/// last one cannot be closed.
bool setFounding(Draft& draft, hex::Axial at, bool may);
bool setStorm(Draft& draft, hex::Axial at);
bool turnStorm(Draft& draft, hex::Direction heading);
/// At which edge's half of a split hex it begins (WO-23).
bool setStormHalf(Draft& draft, hex::MapEdge half);
/// Printed half on either edge of a cylinder's map (WO-10): the first or the last hex of a row.
bool setSplit(Draft& draft, hex::Axial at, bool split);
bool toggleMarker(Draft& draft, hex::CornerName at);
bool setBag(Draft& draft, int number, int count); ///< so many tokens of the number (WO-02)
bool setPlayers(Draft& draft, int count, bool on);
/// Lays a module's tile with its first hex there, or turns it by one `step` of 60 degrees (1 or -1), or
/// mirrors it; its terrains come with it. Laying and turning go on to the next way that stays on the board.
bool layTile(Draft& draft, const hex::BoardTile& tile, hex::Axial first);
bool turnTile(Draft& draft, const hex::BoardTile& tile, int step);
bool mirrorTile(Draft& draft, const hex::BoardTile& tile);
bool removeTile(Draft& draft, const hex::BoardTile& tile);
/// A wall section before whose attack hex riders stand, with fort and column as they usually lie; takes it
/// away where one is. Sections and assembly hexes are named from west to east (GW-01).
bool toggleSection(Draft& draft, hex::Axial attack);
bool toggleAssembly(Draft& draft, hex::Axial at);
bool setFort(Draft& draft, const std::string& wall, hex::CornerName at);
/// The next hex of the column, or out of it (GW-04).
bool toggleColumn(Draft& draft, const std::string& wall, hex::Axial at);
bool setAttackNumber(Draft& draft, const std::string& assembly, bool left, int number);

} // namespace watchfire::boards
