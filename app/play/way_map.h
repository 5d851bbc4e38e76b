// SPDX-License-Identifier: Apache-2.0
// How far it is from each corner to the next place that is worth a road or ship: a site where a settlement
// may stand, a marker, new land. Sides that carry a line and corners with others' buildings are in the way;
// road and ship join at an own building only (BA-31).
#pragma once

#include "app/play/ground.h"

#include <cstdint>
#include <vector>

namespace watchfire::play {

class WayMap {
public:
    static constexpr std::uint8_t nowhere = 255;

    /// Measures all corners for one player, as the table is now.
    void measure(const Ground& ground, const hex::State& state, hex::PlayerId player);
    /// How many more lines of that way lead from this corner to the next goal; `nowhere` if none do.
    [[nodiscard]] std::uint8_t from(hex::CornerId corner, bool byShip) const {
        return m_distance[2 * corner.index() + (byShip ? 1 : 0)];
    }

private:
    void reach(std::size_t node, std::uint8_t distance);
    void findGoals(const Ground& ground, const hex::State& state, hex::PlayerId player);

    std::vector<std::uint8_t> m_distance; ///< by corner, on roads and on ships
    std::vector<std::uint16_t> m_queue;   ///< nodes in the order in which they were reached
};

} // namespace watchfire::play
