// SPDX-License-Identifier: Apache-2.0
// What simulated players know of a set-up before the first game: where anybody may ever build, which sides a
// road or a ship may take, what walls cost. All games of a simulation share it.
#pragma once

#include "app/play/hand.h"
#include "rules/hex/state.h"

#include <array>
#include <memory>
#include <vector>

namespace watchfire::play {

class Ground {
public:
    explicit Ground(std::shared_ptr<const hex::Setup> setup);

    [[nodiscard]] const hex::State& start() const { return m_start; }
    [[nodiscard]] const hex::Setup& setup() const { return *m_start.setup; }
    /// True if some player may ever have a settlement there, as far as the ground decides it.
    [[nodiscard]] bool isSite(hex::CornerId corner) const { return m_sites[corner.index()]; }
    /// True if a road or a bridge may ever lie there; a ship.
    [[nodiscard]] bool takesRoad(hex::SideId side) const { return m_roads[side.index()]; }
    [[nodiscard]] bool takesShip(hex::SideId side) const { return m_ships[side.index()]; }
    /// The price of raising a wall to this level, 1 to 5.
    [[nodiscard]] const Bundle& wallPrice(int level) const {
        return m_wallPrices[static_cast<std::size_t>(level - 1)];
    }
    /// The levels whose price the board does not say, so that the simulation supposes one.
    [[nodiscard]] const std::vector<int>& supposedPrices() const { return m_supposed; }

private:
    hex::State m_start;
    std::vector<char> m_sites; ///< by corner
    std::vector<char> m_roads; ///< by side
    std::vector<char> m_ships; ///< by side
    std::array<Bundle, 5> m_wallPrices{};
    std::vector<int> m_supposed;
};

} // namespace watchfire::play
