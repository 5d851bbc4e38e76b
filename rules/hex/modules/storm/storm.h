// SPDX-License-Identifier: Apache-2.0
// The engine's view of the storm: its module, its tasks, and the effects of its steps and corrections.
#pragma once

#include "rules/hex/module.h"
#include "rules/hex/risk.h"

namespace watchfire::hex {

class Tally;

const RuleModule& stormModule(); ///< WO-20 to WO-28

void perform(Context& context, const task::MoveStorm& task);
[[nodiscard]] Decision question(const State& state, const task::HeadStorm& task);
[[nodiscard]] Decision question(const State& state, const task::TurnStorm& task);
[[nodiscard]] Decision question(const State& state, const task::LosePiece& task);
void answer(Context& context, const task::HeadStorm& task, const Value& value);
void answer(Context& context, const task::TurnStorm& task, const Value& value);
void answer(Context& context, const task::LosePiece& task, const Value& value);

/// BA-60 for the storm: any hex of the board, any heading; one that leads off the map is turned when the
/// storm next moves (WO-22). The half is west on a hex that is not split.
std::optional<Error> correct(Context& context, const command::CorrectStorm& correction);
/// BA-60 for a duty to rebuild; it replaces the one at this side. An invalid player removes it. The side
/// determines the missing piece: a ship if there is no land, a road if there is no sea; on a coast a ship if
/// an own ship but no own road leads there, otherwise a road. Errors: `bad-value` if a piece lies on the
/// side, so that nothing is missing.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectRepair& correction);

/// WO-27: the player whose duty at this side lapses because of the piece that is there now; invalid if none,
/// also at any other place.
[[nodiscard]] PlayerId lapsedAt(const State& state, const Place& at);
/// Forgets the duties that lapse. Duties that are met end by their own step (`repaired`).
void dropLapsed(State& state);
/// Why no game can have this part of a position; empty if one can.
[[nodiscard]] std::string_view faultOf(const State& state, const State& start, const StormPart& storm);

void show(State& state, const step::MoveStorm& step);
void show(State& state, const step::TurnStorm& step);
void show(State& state, const step::LosePiece& step);
void show(State& state, const step::RepairFirst& step);
void show(State& state, const step::Repaired& step);

void count(Tally& tally, const step::MoveStorm& step);
void count(Tally& tally, const step::LosePiece& step);

template <class Hit> void hits(Hit&& hit, const State&, const step::LosePiece& step) {
    hit(HitKind::lost, step.at);
}

} // namespace watchfire::hex
