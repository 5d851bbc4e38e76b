// SPDX-License-Identifier: Apache-2.0
// The engine's view of walls and riders: their module, their task, and the effects of their steps and
// corrections (GW-05, GW-20 to GW-35, GW-60).
#pragma once

#include "rules/hex/module.h"
#include "rules/hex/risk.h"

namespace watchfire::hex {

class Tally;

const RuleModule& ridersModule(); ///< GW-01 to GW-06, GW-10, GW-11, GW-20 to GW-36, GW-60, GW-71

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

[[nodiscard]] Decision question(const State& state, const task::DrawRider& task);
void answer(Context& context, const task::DrawRider& task, const Value& value);
/// How many riders of this numeral are in the bag.
[[nodiscard]] std::uint32_t copiesInBag(const State& state, const task::DrawRider& task, const Value& value);

// BA-60. Errors: `bad-value` with the clause.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectWallLevel& correction);
/// A number, to which the bag is adjusted (decisions 19), or exactly these numerals.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectRiders& correction);
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectBag& correction);
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectPenalty& correction);

/// Why no game can have this part of a position; empty if one can. A correction of the bag may leave fewer
/// riders than the box has.
[[nodiscard]] std::string_view faultOf(const State& state, const State& start, const GreatWallPart& wall);
/// Sorts riders of different places, because their order in the list makes no difference.
void normalize(GreatWallPart& wall);

inline void show(State&, const step::DrawRider&) {} // only announces the draw
inline void show(State&, const step::Breach&) {}    // what it does has its own steps
void show(State& state, const step::PlaceRider& step);
void show(State& state, const step::MoveRider& step);
void show(State& state, const step::RiderBehindWall& step);
void show(State& state, const step::RiderToBag& step);
void show(State& state, const step::LowerWall& step);
void show(State& state, const step::RaiseWall& step);
void show(State& state, const step::Penalty& step);

void count(Tally& tally, const step::MoveRider& step);
void count(Tally& tally, const step::Breach& step);
void count(Tally& tally, const step::Penalty& step);

template <class Hit> void hits(Hit&& hit, const State&, const step::Breach& step) {
    hit(HitKind::breach, step.wall);
}
template <class Hit> void hits(Hit&& hit, const State&, const step::MoveRider& step) {
    hit(HitKind::rider, step.to);
}
template <class Hit> void hits(Hit&& hit, const State&, const step::RiderBehindWall& step) {
    hit(HitKind::blocked, step.hex);
}

} // namespace watchfire::hex
