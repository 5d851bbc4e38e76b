// SPDX-License-Identifier: Apache-2.0
// The engine's view of new land and markers: their module, their tasks, and the effects of their steps and
// corrections (WO-02, WO-30 to WO-41).
#pragma once

#include "rules/hex/module.h"

namespace watchfire::hex {

class Tally;

const RuleModule& discoveryModule(); ///< WO-30 to WO-41

/// True if this hex is new: land other than desert that has never carried a number (WO-30).
[[nodiscard]] bool canBeDiscovered(const State& state, HexId hex);

[[nodiscard]] Decision question(const State& state, const task::Discover& task);
[[nodiscard]] Decision question(const State& state, const task::DrawToken& task);
[[nodiscard]] Decision question(const State& state, const task::MoveToken& task);
void answer(Context& context, const task::Discover& task, const Value& value);
void answer(Context& context, const task::DrawToken& task, const Value& value);
void answer(Context& context, const task::MoveToken& task, const Value& value);
void perform(Context& context, const task::TakeMarkers& task);
/// How many such tokens are in the bag.
[[nodiscard]] std::uint32_t copiesInBag(const State& state, const task::DrawToken& task, const Value& value);

// BA-60. Errors: `bad-value` with the clause.

/// Fills the bag with these tokens. An open question about a new hex's token is asked again of the new bag
/// (WO-30, WO-40). If the token now has to be drawn, a step tells the table to draw it.
std::optional<Error> correct(Context& context, const command::CorrectTokens& correction);
/// Marks a hex as discovered or as new; a hex with a number cannot be new.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectDiscovered& correction);
/// Gives a marker to this player, or puts it back on its corner.
[[nodiscard]] std::optional<Error> correct(Context& context, const command::CorrectMarker& correction);
/// WO-30: a hex to which a correction gives a number is known from now on.
void noteNumber(DiscoveryPart& discovery, HexId hex);

inline void show(State&, const step::DrawToken&) {} // only announces the draw
void show(State& state, const step::PlaceToken& step);
void show(State& state, const step::MoveToken& step);
void show(State& state, const step::TakeMarker& step);
/// WO-30: the answered hex is no longer new, even if no token comes to it.
void showAnswer(DiscoveryPart& discovery, const command::Answer& answer);

void count(Tally& tally, const step::PlaceToken& step);
void count(Tally& tally, const step::MoveToken& step);

} // namespace watchfire::hex
