// SPDX-License-Identifier: Apache-2.0
// The engine's view of raiders: their module, their tasks, and the effects of their steps and correction
// (RA-03, RA-10 to RA-50).
#pragma once

#include "rules/hex/module.h"
#include "rules/hex/risk.h"

namespace watchfire::hex {

class Tally;

const RuleModule& raidersModule(); ///< RA-00 to RA-50

/// Raiders on a hex; 0 in a game without them.
[[nodiscard]] int raidersAt(const State& state, HexId hex);
/// How many raiders the box holds: 18 with 3 or 4 players, 24 with 5 or 6 (RA-03).
[[nodiscard]] int raidersPerGame(const Setup& setup);
/// RA-23: true for a desert where raiders gather, any number of them; other land holds one.
[[nodiscard]] bool isHomeDesert(const Board& board, HexId hex);
/// RA-11: true whenever the supply is empty, for whatever reason.
[[nodiscard]] bool stormIsOn(const State& state);

[[nodiscard]] Decision question(const State& state, const task::PlaceRaiders& task);
[[nodiscard]] Decision question(const State& state, const task::ChooseRaiderHex& task);
[[nodiscard]] Decision question(const State& state, const task::ChooseRaiderDesert& task);
[[nodiscard]] Decision question(const State& state, const task::TakeCard& task);
void answer(Context& context, const task::PlaceRaiders& task, const Value& value);
void answer(Context& context, const task::ChooseRaiderHex& task, const Value& value);
void answer(Context& context, const task::ChooseRaiderDesert& task, const Value& value);
void answer(Context& context, const task::TakeCard& task, const Value& value);
void perform(Context& context, const task::TakeHexes& task);

/// BA-60: sets the raiders on a hex, in front of a player or in the supply. The sum over all places may
/// differ from RA-03, because a table that moves raiders corrects one place after the other. Errors:
/// `bad-value` with RA-23 (where and how many may stand) or RA-03 (more than there are).
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectRaiders& correction);

/// Why no game can have this part of a position; empty if one can. Corrections may make the total smaller or
/// larger than the box has, but no single count (RA-03, RA-23).
[[nodiscard]] std::string_view faultOf(const State& state, const State& start, const RaidersPart& raiders);

inline void show(State&, const step::StormBegins&) {} // only announces it
void show(State& state, const step::PlaceRaider& step);
void show(State& state, const step::RaiderTakes& step);
void show(State& state, const step::RaiderLeaves& step);
void show(State& state, const step::TurnRoad& step);
void show(State& state, const step::RestoreRoad& step);
void show(State& state, const step::BuildingFalls& step);
void show(State& state, const step::BuildingRises& step);

void count(Tally& tally, const step::StormBegins& step);
void count(Tally& tally, const step::RaiderTakes& step);
void count(Tally& tally, const step::RaiderLeaves& step);
void count(Tally& tally, const step::BuildingFalls& step);

template <class Hit> void hits(Hit&& hit, const State&, const step::RaiderTakes& step) {
    hit(HitKind::raider, step.hex);
}
template <class Hit> void hits(Hit&& hit, const State&, const step::BuildingFalls& step) {
    hit(HitKind::falls, step.at);
}
template <class Hit> void hits(Hit&& hit, const State&, const step::TurnRoad& step) {
    hit(HitKind::turned, step.at);
}

} // namespace watchfire::hex
