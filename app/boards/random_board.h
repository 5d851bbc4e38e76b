// SPDX-License-Identifier: Apache-2.0
// A random board in the shape of another: the same terrains, numbers and harbours, shuffled so that no two
// red numbers (6 and 8) lie side by side and everything that a scenario fixes stays. The rules draw nothing
// (architecture, "rules"), so this is part of the app; the caller provides the chance.
//
// What stays:
// - sea and steppe, and with them coasts, walls, columns, assembly and attack hexes, markers, storm, pirate,
//   bag, home and the places of the harbours (GW-01, GW-04, WO-01, WO-02, RA-01);
// - the three terrains of the river tile; its numbers are shuffled like others (GR-01);
// - deserts where the board has walls (GW-04: columns pass them over) or a home (the Sahara of WO-01, the
//   raiders' deserts of RA-01); elsewhere they move, and a robber that begins on one moves with it;
// - with walls, the first hex of the easternmost column with its number (GW-04: forest 6);
// - in The World, the harbour at the top of Eurasia (WO-02).
// Home and the other continents or islands exchange no terrains, and no hex with a number trades places with
// one without where deserts stay (WO-01). Gold, jungles and volcanoes stay on their island (RA-01).
#pragma once

#include "rules/core/error.h"
#include "rules/core/random.h"
#include "rules/hex/board.h"
#include "rules/hex/setup.h"

#include <utility>
#include <vector>

namespace watchfire::boards {

/// What is to be played on the random board, and what the table wants unchanged.
struct RandomBoardWish {
    hex::Combination scenario;
    std::vector<hex::Axial> keep; ///< hexes that keep their terrain and number
};

/// The board, under another name and without a title, so that nobody mistakes it for the original. Always
/// ends: a bounded number of draws, then a bounded search. Errors: `header` with the field and, if there is
/// one, the clause: the shape is not a board, or not one for this scenario, in the rules' words. Without a
/// field and in the program's language: nothing on it may move; its red numbers cannot be placed apart.
Result<hex::BoardDescription> randomBoard(const hex::BoardDescription& shape, const RandomBoardWish& wish,
                                          const Random& random);

[[nodiscard]] bool isRed(int number); ///< 6 or 8

/// All pairs of neighbouring hexes that both carry a 6 or 8; in each pair the board's earlier hex comes
/// first.
[[nodiscard]] std::vector<std::pair<hex::HexId, hex::HexId>> redNeighbours(const hex::Board& board);

} // namespace watchfire::boards
