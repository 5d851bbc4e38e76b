// SPDX-License-Identifier: Apache-2.0
// A soldier who is dragged onto the board (BP-30 to BP-37): where he may be let go, and the touches that this
// stands for. A drag says who and where at once; a shooter dropped on a horde's spot goes to a firing spot
// and hits that spot.
#pragma once

#include "app/models/powder_model.h"
#include "rules/powder/command.h"
#include "rules/powder/state.h"

#include <string>
#include <vector>

namespace watchfire::entry {

/// A place where the soldier may be let go.
struct Landing {
    std::string place;                ///< "S2.1:a3", "S2.rest"
    std::vector<std::string> touches; ///< of the action `hereAction`, in their order
    std::vector<std::string> named;   ///< the same of *Recruit* and *Attack*, which ask first who it is
    bool moves = false;               ///< the touches are those of *Move soldiers*
    bool operator==(const Landing&) const = default;
};

/// Where a soldier may be dragged to. `what`: a type of the clan's pool, "archer", or somebody who stands in
/// a zone, "archer@S2.fire"; empty result if it is neither. `told`: the soldiers of the order so far.
[[nodiscard]] std::vector<Landing> landings(const powder::State& state, powder::Clan clan,
                                            const std::string& what,
                                            const std::vector<powder::Deployed>& told);

/// Why he cannot be let go at this place, which is none of his landings; empty if it is no place.
[[nodiscard]] QString whyNotThere(const powder::State& state, powder::Clan clan, const std::string& what,
                                  const std::string& place, const std::vector<powder::Deployed>& told);

/// The same for a soldier who is known.
[[nodiscard]] QString whyNotThere(const powder::State& state, powder::Clan clan, const powder::Deployed& kind,
                                  const std::string& place, const std::vector<powder::Deployed>& told);

/// Who can be dragged out of the clan's pool: types with somebody left, in the order of their types.
[[nodiscard]] QList<PowderTrayRow> trayRows(const powder::State& state, powder::Clan clan,
                                            const std::vector<powder::Deployed>& told);
/// Who can be dragged from where he stands, "spearman@S3.rest".
[[nodiscard]] QStringList standingSoldiers(const powder::State& state, powder::Clan clan);

/// The choice that recruits into a rest zone where the clan has somebody already.
inline constexpr std::string_view recruitTouch = "recruit-here";

} // namespace watchfire::entry
