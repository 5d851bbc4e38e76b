// SPDX-License-Identifier: Apache-2.0
// The World's pieces, and where founding is allowed: on Eurasia, away from the Sahara (WO-00, WO-01).
// Settling a new continent gives no point, so nothing here counts any (WO-03).
#include "rules/hex/module.h"

#include <algorithm>

namespace watchfire::hex {

namespace {

class Continents final : public RuleModule {
    [[nodiscard]] ModuleName name() const override { return ModuleName::continents; }
    [[nodiscard]] bool ignoresRobber() const override { return true; }

    [[nodiscard]] std::optional<Error> checkSetup(const Setup& setup) const override {
        if (setup.board().hasHome())
            return std::nullopt;
        return headerError("$.board.home", "the board does not say which hexes are Eurasia, where all found",
                           WO(1));
    }

    [[nodiscard]] std::optional<int> stock(Piece piece) const override {
        return piece == Piece::city ? std::optional<int>{6} : std::nullopt; // WO-00
    }

    [[nodiscard]] std::optional<Error> forbids(const State& state,
                                               const Placement& placement) const override {
        if (!placement.founding || placement.piece != Piece::settlement)
            return std::nullopt;
        const Board& board = state.board();
        const CornerId corner = std::get<CornerId>(placement.at);
        const auto& hexes = board[corner].hexes;
        if (std::none_of(hexes.begin(), hexes.end(), [&](HexId hex) { return board.isHome(hex); }))
            return forbiddenPlace(WO(1), "All found on Eurasia.");
        if (board.touchesTerrain(corner, Terrain::desert))
            return forbiddenPlace(WO(1), "Nobody founds at the desert.");
        return std::nullopt;
    }
};

} // namespace

const RuleModule& continentsModule() {
    static const Continents module;
    return module;
}

} // namespace watchfire::hex
