// SPDX-License-Identifier: Apache-2.0
// Where the storm may stop on a seven (WO-21, WO-22). Nothing but its place, its heading and the map decides
// that, so the risk looks it up for all positions instead of following each edge of the map in each of them.
#pragma once

#include "rules/hex/state.h"

#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace watchfire::hex {

class StormWalk {
public:
    /// A hex where the storm may stop.
    struct Stop {
        HexId at;
        double chance = 0;
    };

    /// For games with the set-up of `start`.
    explicit StormWalk(const State& start) : m_state(start) {}

    /// All stops of a seven, each hex once, from where the storm lies in `state`. If `headsAny`, it points in
    /// each direction that is open to it (WO-24), equally likely, and not where `state` says. All directions
    /// in which it can leave an edge of the map are equally likely.
    const std::vector<Stop>& stopsFrom(const State& state, bool headsAny);

    /// True if somebody chose between directions on the ways that were looked up.
    [[nodiscard]] bool chosen() const { return m_chosen; }

private:
    using Start = std::tuple<HexId, MapEdge, std::optional<Direction>>;

    void turn(const StormPart& at, const Decision& asked, std::uint8_t left, double chance);
    void move(const StormPart& from, std::uint8_t left, double chance);

    State m_state; ///< only the storm's part and the tasks change
    std::map<Start, std::vector<Stop>> m_stops;
    std::vector<double> m_chances; ///< by hex, of the walk that is being looked up
    bool m_chosen = false;
};

} // namespace watchfire::hex
