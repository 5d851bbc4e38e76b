// SPDX-License-Identifier: Apache-2.0
// Where the engine and the modules count steps: what a game has collected so far.
#pragma once

#include "rules/hex/statistics.h"

namespace watchfire::hex {

class Tally {
public:
    Statistics told;

    [[nodiscard]] PlayerCount& of(PlayerId player) { return told.players[player.index()]; }
    [[nodiscard]] int rolls() const { return told.of(DiceFrom::all).rolls; }
    /// Puts an event on the timeline, after the last roll.
    void happened(MomentKind kind, PlayerId player = {}, WallId wall = {});
};

} // namespace watchfire::hex
