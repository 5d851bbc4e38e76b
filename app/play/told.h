// SPDX-License-Identifier: Apache-2.0
// What a simulation tells: as a table for people, as JSON for programs, and as a picture. How the figures are
// to be read stands in docs/simulate.md.
#pragma once

#include "app/play/simulation.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace watchfire::play {

struct Simulated {
    const Ground& ground;
    std::string board; ///< as it was asked for
    Order order;
    Figures figures;
    bool interrupted = false; ///< fewer games were played than ordered
};

[[nodiscard]] std::string tableOf(const Simulated& simulated);
[[nodiscard]] nlohmann::ordered_json jsonOf(const Simulated& simulated);
/// An SVG 1.1 file.
[[nodiscard]] std::string pictureOf(const Simulated& simulated);

/// "great-wall with great-river on great-wall-4-river: 10000 games, seed 1"
[[nodiscard]] std::string titleOf(const Simulated& simulated);

} // namespace watchfire::play
