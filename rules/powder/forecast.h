// SPDX-License-Identifier: Apache-2.0
// What the assault would come to if winter came now, and what would hold the walls (BP-50 to BP-57, BP-62,
// BP-90). Nothing is played: soldiers in firing spots are only counted.
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
    std::optional<int> freeSpots; ///< spots still to be covered; empty: the book does not know the spots
    friend bool operator==(const Relief&, const Relief&) = default;
};

struct SectionForecast {
    SectionIndex section = 0;
    Clash clash; ///< unknown values count as 0
    /// Values that decide the clash but are missing in the book. As long as there are any, the forecast does
    /// not say what would hold.
    std::vector<ValueKey> missing;
    /// Wounds that soldiers in the firing spots can still deal before the assault (BP-14); they may cover a
    /// card's last spots.
    int wounds = 0;
    /// The cards that these wounds defeat wherever they fall, row 1 first (BP-14, BP-40): everything else
    /// here is said of the section without them.
    std::vector<Slot> beaten;
    /// Where the outcome depends on which spots these wounds fall on: the sets of cards whose defeat would
    /// turn it, smallest first. Empty if no choice of spots turns it, or if the book does not know the spots.
    std::vector<std::vector<Slot>> turns;
    /// Shame tokens that the breach would cost all players together (BP-51).
    int shame = 0;
    /// Shame tokens more, for the spearmen in the towers beside it (BP-62).
    int towerShame = 0;
    /// The soldiers in its firing spots, whom the breach would kill (BP-51).
    int shooters = 0;
    /// In a breach by Ladders: all soldiers there, including the rest zone. They die without any number being
    /// known (BP-52).
    int dead = 0;
    /// The machines that such a breach would return to the supply (BP-52).
    int machines = 0;

    /// True for a breach whatever the missing values are: the known power is already more than the defense,
    /// and missing power can only add to it (BP-50).
    [[nodiscard]] bool certainBreach() const {
        return clash.breached && turns.empty() && (missing.empty() || clash.defenseKnown);
    }
    /// True if it breaks or holds by where the wounds from the wall fall.
    [[nodiscard]] bool depends() const { return missing.empty() && !turns.empty(); }

    // For a breached section: each of these alone would hold it; empty if it would not help.
    std::optional<int> barricades; ///< this many more, as far as they fit
    std::optional<int> wallLevel;  ///< built up to this level
    std::vector<Relief> reliefs;   ///< row 1 first
    /// Values that the book would need to tell whether a higher wall or a defeat would hold the section too.
    std::vector<ValueKey> unsure;
    friend bool operator==(const SectionForecast&, const SectionForecast&) = default;
};

/// A wall level that is lost after the assault (BP-53, BP-54).
struct Destruction {
    SectionIndex section = 0;
    int from = 0;
    int to = 0;
    WallBreaker by = WallBreaker::ram;
    /// False if it depends on where the wounds from the wall fall: they may defeat the Ram or the Trebuchet,
    /// or let a Ram move up (BP-14, BP-40).
    bool certain = true;
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
    std::vector<Destruction> destroyed;    ///< in the order in which they are lost
    /// How the game would end because of it (BP-56, BP-90).
    std::optional<EndReason> end;
    /// True if the last wall falls only if the wounds from the wall fall so (BP-56).
    bool mayLose = false;
    /// The wall levels that are lost in all sections or in this one; without those that are not certain, or
    /// with them.
    [[nodiscard]] int levelsLost(bool certain, std::optional<SectionIndex> section = std::nullopt) const;
    friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// For any state, whatever its season; empty for a finished game.
[[nodiscard]] Forecast forecast(const State& state);

} // namespace watchfire::powder
