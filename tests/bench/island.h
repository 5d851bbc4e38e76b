// SPDX-License-Identifier: Apache-2.0
// The base island with four players: the one board that other programs for the same game know as well, so
// that tests/bench/peers.sh can set them beside ours.
#pragma once

#include "app/play/random_stream.h"
#include "rules/hex/state.h"

#include <vector>

namespace watchfire::bench {

/// The board `base-island` with four players, before the founding.
[[nodiscard]] hex::State island();
/// A position in the middle of a game: two settlements each on corners drawn at random, each with its road,
/// and up to ten more roads each at random. JSettlersPeer.java builds its positions in the same way.
[[nodiscard]] hex::State islandPosition(const hex::State& start, play::RandomStream random);

/// Fifty such positions, the same in every run.
[[nodiscard]] std::vector<hex::State> islandPositions();

} // namespace watchfire::bench
