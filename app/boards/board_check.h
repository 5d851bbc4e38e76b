// SPDX-License-Identifier: Apache-2.0
// Finds everything that is wrong with a board under construction, and where. The rules' own check stops at
// the first fault, so common omissions are looked for here, and the rules have the last word. Also finds what
// is legal but unwanted: red numbers side by side, more hills than the box has. Standard C++ only; sentences
// are made elsewhere.
#pragma once

#include "app/boards/board_draft.h"
#include "rules/core/error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace watchfire::boards {

struct Problem {
    enum class Kind : std::uint8_t {
        open,            ///< `count` hexes without terrain
        tooManyTiles,    ///< `count` more of `terrain` than the box has
        tooFewTiles,     ///< `count` of `terrain` are left over
        tooManyTokens,   ///< `count` more of `number` than the box has
        tooFewTokens,    ///< `count` of `number` are left over
        noNumber,        ///< `count` hexes that yield, but have no number
        redNeighbours,   ///< two hexes
        openHarbours,    ///< `count` harbours whose trade is not entered
        harbourPlace,    ///< not between land and sea (BA-35)
        harboursTouch,   ///< two harbours share a corner; `stops`: they share the side
        tooManyHarbours, ///< `count` more of `trade` than the box has
        tooFewHarbours,  ///< `count` of `trade` are left over
        noRobber,        ///< the scenario has one, and he stands nowhere (BA-20)
        robberPlace,     ///< not on a desert; `stops`: not on land
        noPirate,        ///< the scenario has one, and he stands nowhere (GW-07)
        piratePlace,     ///< not on sea
        unreachable,     ///< nobody can build to these hexes
        markers,         ///< `count` one-point markers; `number` are needed (WO-02)
        bag,             ///< `count` tokens in the bag; `number` are needed (WO-02)
        sections,        ///< `count` wall sections; 4 or 6 are needed (GW-00)
        assemblyHexes,   ///< `count`; `number` are needed (GW-01)
        columnEmpty,     ///< the column of wall `name` has no hex with a number (GW-04)
        fortPlace,       ///< the fort of wall `name` is not on land (GW-01)
        arrow,           ///< the assembly hex `name` does not stand between two attack hexes (GW-02)
        attackNumber,    ///< the assembly hex `name` lacks an attack number (GW-02)
        noTile,          ///< the scenario needs the tile
        tileTerrain,     ///< a hex of the tile does not show `terrain`
        tileNumber,      ///< a hex of the tile has no number
        tileShore,       ///< a side of the tile faces land in place of the sea
        noStorm,         ///< the storm has no starting hex (WO-02)
        noHome,          ///< no hex is Eurasia (WO-01), or the home island (RA-01)
        noGathering,     ///< no desert for the raiders (RA-10)
        faces,           ///< the print does not give each corner a face of the die (RA-60)
        noPlayers,       ///< made only for player counts that the scenario does not have
        rules,           ///< the rules refuse the board for another reason: `refusal`
    };
    Kind kind = Kind::rules;
    bool stops = true; ///< no game can be played on it
    std::vector<hex::Axial> hexes;
    std::vector<hex::CornerName> corners;
    std::vector<hex::SideName> sides;
    hex::Terrain terrain = hex::Terrain::sea;
    hex::Resource trade = hex::Resource::any;
    int number = 0;
    int count = 0;
    std::string name;
    const hex::BoardTile* tile = nullptr;
    Error refusal;
};

/// Everything that is wrong; what prevents a game comes first.
[[nodiscard]] std::vector<Problem> check(const Draft& draft);

/// The player counts for which the rules accept this board in its scenario; may be empty.
[[nodiscard]] std::vector<int> playerCounts(const Draft& draft);

} // namespace watchfire::boards
