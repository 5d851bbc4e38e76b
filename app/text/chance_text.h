// SPDX-License-Identifier: Apache-2.0
// Chance in words: how usual something is, and what a count of dice shows; never more than that.
#pragma once

#include <QString>

namespace watchfire::text {

/// "in 23 of 100 games", "in 1 of 250 games", "in nearly every game", from a probability.
QString shareOfGames(double share);

/// What counts of sums or faces say about the dice. `share`: the share of fair games that are at least as
/// uneven. `throws`: the number of throws; `outside`: how many counts lie outside their band.
QString diceVerdict(int throws, double share, int outside);

} // namespace watchfire::text
