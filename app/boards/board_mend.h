// SPDX-License-Identifier: Apache-2.0
// Mends a problem of a board under construction, if there is only one answer or one is as good as any: the
// robber goes to the desert, two red numbers part, the last token goes to the last hex. The table decides
// everything else. Standard C++ only; the words on the buttons are made elsewhere.
#pragma once

#include "app/boards/board_check.h"

#include <optional>

namespace watchfire::boards {

/// What a mend does, with its subject.
struct Mend {
    enum class Kind : std::uint8_t {
        asBegun,        ///< every harbour keeps the trade that it has now
        fill,           ///< the waiting hexes become `terrain`, the only one that the box still has
        lay,            ///< the bare hexes get `number`, the only one left
        exchange,       ///< the numbers of `one` and `other` change places
        moveHarbour,    ///< to the nearest free side of the coast
        removeHarbour,  ///< the one that `trade`s
        removeHarbours, ///< the last `number` that `trade`
        robberToDesert,
        robberAway, ///< off the board
        pirateAway,
        addSea,      ///< into the gap, so that ships lead there
        addAssembly, ///< between the wall sections
        removeAssembly,
        leadColumn, ///< from the wall to the coast
        placeFort,  ///< behind its wall
        makeHome,   ///< the largest piece of land
        gather,     ///< the raiders, on the home island's deserts
        anyPlayers, ///< all numbers that the scenario allows
        setTerrain, ///< the tile's hex becomes `terrain`
    };
    Kind kind;
    Draft draft; ///< the mended board
    hex::Terrain terrain = hex::Terrain::sea;
    hex::Resource trade = hex::Resource::any;
    int number = 0;
    hex::Axial one;
    hex::Axial other;
};

/// How to mend it; no value if only the table knows. The mended board no longer has this problem.
[[nodiscard]] std::optional<Mend> mendOf(const Draft& draft, const Problem& problem);

} // namespace watchfire::boards
