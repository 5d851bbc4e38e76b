// SPDX-License-Identifier: Apache-2.0
// Where steps are counted, by the engine and by the modules: what has come together of a game so far.
#pragma once

#include "rules/hex/statistics.h"

namespace watchfire::hex {

class Tally {
public:
    Statistics told;

    [[nodiscard]] PlayerCount& of(PlayerId player) { return told.players[player.index()]; }
    [[nodiscard]] int rolls() const { return told.of(DiceFrom::all).rolls; }
    /// Puts an event on the time line, after the last roll.
    void happened(Moment::Kind kind, PlayerId player = {}, WallId wall = {});
};

} // namespace watchfire::hex
