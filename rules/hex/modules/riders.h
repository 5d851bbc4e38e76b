// SPDX-License-Identifier: Apache-2.0
// Riders and walls for other units: where riders stand, and how they come and go (GW-05, GW-20 to GW-35).
#pragma once

#include "rules/hex/module.h"

namespace watchfire::hex {

inline constexpr int maxRidersOnAttackHex = 5; ///< GW-22
inline constexpr int maxWallLevel = 5;         ///< GW-06
inline constexpr int chipsPerGame = 7;         ///< GW-05
inline constexpr int ridersPerNumeral = 7;     ///< GW-05

[[nodiscard]] int ridersAt(const State& state, HexId hex);
/// Penalty chips left in the supply (GW-33).
[[nodiscard]] int chipsLeft(const State& state);
/// True if this hex is in some section's column, so that riders can stand on it behind the wall (GW-31).
[[nodiscard]] bool isBehindWall(const State& state, HexId hex);

/// Takes one rider from a hex: before the wall the first in, behind it the last in (GW-05); `nullopt` if
/// there is none.
std::optional<AssemblyId> takeRider(State& state, HexId from);
/// Puts a rider on a hex, as the last to arrive.
void putRider(State& state, HexId to, AssemblyId numeral);

/// GW-60: raises the section by one level.
void raiseWall(Context& context, WallId wall);
/// BA-60 for riders: a number, to which the bag is adjusted (decisions 19), or exactly these numerals.
std::optional<Error> correctRiders(State& state, const command::CorrectRiders& correction);

} // namespace watchfire::hex
