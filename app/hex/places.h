// SPDX-License-Identifier: Apache-2.0
// Lists of the places of a board: all of a kind, or those that fit.
#pragma once

#include "rules/hex/board.h"
#include "rules/hex/state.h"

#include <vector>

namespace watchfire {

/// The ids of a board's places from 0 on that fit.
template <class Id, class Fits> [[nodiscard]] std::vector<Id> idsThat(std::size_t count, const Fits& fits) {
    std::vector<Id> ids;
    for (std::size_t i = 0; i < count; ++i) {
        if (fits(Id(i)))
            ids.emplace_back(i);
    }
    return ids;
}
template <class Id> [[nodiscard]] std::vector<hex::Place> asPlaces(const std::vector<Id>& ids) {
    return {ids.begin(), ids.end()};
}
/// All hexes, corners or sides.
template <class Id> [[nodiscard]] std::vector<hex::Place> allPlaces(std::size_t count) {
    return asPlaces(idsThat<Id>(count, [](Id) { return true; }));
}
template <class Fits>
[[nodiscard]] std::vector<hex::Place> hexesThat(const hex::State& state, const Fits& fits) {
    return asPlaces(idsThat<hex::HexId>(state.board().hexes().size(), fits));
}
[[nodiscard]] inline std::vector<hex::Place> allHexes(const hex::State& state) {
    return allPlaces<hex::HexId>(state.board().hexes().size());
}
[[nodiscard]] inline bool isSea(const hex::Board& board, hex::HexId hex) {
    return board[hex].terrain == hex::Terrain::sea;
}
[[nodiscard]] inline std::vector<hex::Place> seaHexes(const hex::State& state) {
    return hexesThat(state, [&](hex::HexId hex) { return isSea(state.board(), hex); });
}
[[nodiscard]] inline std::vector<hex::Place> landHexes(const hex::State& state) {
    return hexesThat(state, [&](hex::HexId hex) { return !isSea(state.board(), hex); });
}

} // namespace watchfire
