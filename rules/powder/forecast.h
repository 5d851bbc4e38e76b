// SPDX-License-Identifier: Apache-2.0
// What the assault would come to if winter came now, and what would hold the walls (BP-50 to BP-57, BP-62,
// BP-90). Nothing is played: the soldiers in firing spots are only counted.
#pragma once

#include "rules/powder/assault.h"
#include "rules/powder/state.h"
#include "rules/powder/step.h"

#include <optional>
#include <vector>

namespace watchfire::powder {

/// A card whose defeat alone would make its section hold.
struct Relief {
    Slot at;
    std::optional<int> freeSpots; ///< still to be covered; nothing: the book does not know the spots
    friend bool operator==(const Relief&, const Relief&) = default;
};

struct SectionForecast {
    SectionIndex section = 0;
    Clash clash; ///< values that are not known count as 0
    /// The values that decide the clash and the book does not know; while there are any, nothing is said
    /// about what would hold.
    std::vector<ValueKey> missing;
    /// Wounds that the soldiers in the firing spots still deal before the assault (BP-14); on a card they may
    /// be the last ones.
    int wounds = 0;
    /// Tokens that the breach would cost all players together (BP-51).
    int shame = 0;
    /// Of a breach by Ladders: all soldiers there, in the rest zone too; they die without a number being
    /// known (BP-52).
    int dead = 0;
    /// The machines that such a breach would send back to the supply (BP-52).
    int machines = 0;

    // Of a breached section: each of these alone would hold it; nothing where it does not help.
    std::optional<int> barricades; ///< that many more, as far as they fit
    std::optional<int> wallLevel;  ///< built up to this level
    std::vector<Relief> reliefs;   ///< row 1 first
    /// What the book would have to know to say whether a higher wall or a defeat would hold it too.
    std::vector<ValueKey> unsure;
    friend bool operator==(const SectionForecast&, const SectionForecast&) = default;
};

/// A wall level that goes after the assault (BP-53, BP-54).
struct Destruction {
    SectionIndex section = 0;
    int from = 0;
    int to = 0;
    WallBreaker by = WallBreaker::ram;
    friend bool operator==(const Destruction&, const Destruction&) = default;
};

/// What a spearman in a tower would bring (BP-62).
struct TowerForecast {
    TowerIndex tower = 0;
    Clan clan = Clan::monkey;
    int honor = 0;
    int shame = 0; ///< tokens
    friend bool operator==(const TowerForecast&, const TowerForecast&) = default;
};

struct Forecast {
    std::vector<SectionForecast> sections; ///< in play, from the left
    std::vector<TowerForecast> towers;     ///< manned ones, from the left
    std::vector<Destruction> destroyed;    ///< in the order in which they go
    /// How the game would end by it (BP-56, BP-90).
    std::optional<EndReason> end;
    friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// Of any state, whatever its season; of a finished game nothing.
[[nodiscard]] Forecast forecast(const State& state);

} // namespace watchfire::powder
