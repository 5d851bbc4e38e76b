// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/faces.h"

#include "rules/hex/board.h"
#include "rules/hex/scenario.h"

#include <fmt/format.h>

#include <set>

namespace watchfire::hex {

std::optional<Error> checkFaces(const Board& board) {
    const auto& hexes = board.description().hexes;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const auto& printed = hexes[i].corners;
        if (printed.empty())
            continue;
        const std::string path = fmt::format("$.hexes[{}].corners", i);
        const Terrain terrain = board.hexes()[i].terrain;
        if (!carriesFaces(terrain))
            return headerError(path, "only a volcano names its corners", RA(60));
        if (printed.size() != 6)
            return headerError(path, fmt::format("{} corners; a die has six faces", printed.size()), RA(60));
        std::set<CornerId> named;
        for (std::size_t die = 0; die < printed.size(); ++die) {
            const CornerId corner = board.find(printed[die]);
            if (!corner.valid() || !board.touches(corner, HexId(i)) || !named.insert(corner).second)
                return headerError(fmt::format("{}[{}]", path, die),
                                   fmt::format("{} is no corner of this {}, or stands here twice",
                                               toString(printed[die]), toString(terrain)),
                                   RA(60));
        }
    }
    return std::nullopt;
}

} // namespace watchfire::hex
