// SPDX-License-Identifier: Apache-2.0
// Raiders in a state, for those outside the module who count, move or correct them (RA-03, RA-11, RA-23,
// BA-60).
#pragma once

#include "rules/hex/command.h"
#include "rules/hex/module.h"
#include "rules/hex/state.h"

#include <optional>

namespace watchfire::hex {

/// Raiders on a hex; 0 in a game without them.
[[nodiscard]] int raidersAt(const State& state, HexId hex);
/// How many raiders the box holds: 18 with 3 or 4 players, 24 with 5 or 6 (RA-03).
[[nodiscard]] int raidersPerGame(const Setup& setup);
/// RA-23: true for a desert where raiders gather, any number of them; other land holds one.
[[nodiscard]] bool isHomeDesert(const Board& board, HexId hex);
/// RA-11: true whenever the supply is empty, for whatever reason.
[[nodiscard]] bool stormIsOn(const State& state);

/// Moves one raider from the supply to a home desert (RA-10).
void gatherRaider(State& state, HexId desert);
/// Moves one raider from a desert to the hex that it takes (RA-20).
void spreadRaider(State& state, HexId from, HexId to);
/// A player drives one raider off this hex (RA-40).
void driveRaider(State& state, PlayerId player, HexId from);

/// Sets the raiders on a hex, in front of a player or in the supply. The sum over all places may differ from
/// RA-03, because a table that moves raiders corrects one place after the other. Errors: `bad-value` with
/// RA-23 (where and how many may stand) or RA-03 (more than there are).
std::optional<Error> correctRaiders(Context& context, const command::CorrectRaiders& correction);

} // namespace watchfire::hex
