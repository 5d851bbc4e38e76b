// SPDX-License-Identifier: Apache-2.0
// What a player of Black Powder does without touching the table's screen (player_act.h): the acts of the own
// turn, what comes to a player in the other seasons, the own pieces of the set-up, and what the whole table
// does next. The scripts are those of the screen; a player enters nothing for another one.
//
// Horde cards, the types that are out, adjusted sections and corrections stay at the table: they say what
// was hidden, or concern nobody's own act.
#pragma once

#include "app/game/player_act.h"
#include "rules/powder/command.h"
#include "rules/powder/state.h"

#include <string>
#include <vector>

namespace watchfire {

/// `stepsLeft`: while there are any, only acts that may be entered beside the steps are offered.
[[nodiscard]] std::vector<ActOffer> powderActs(const powder::State& state, powder::Clan clan, int stepsLeft);
/// The next question of an act that is offered, or its command.
[[nodiscard]] ActReply enterPowderAct(const powder::State& state, powder::Clan clan, const ActOffer& act,
                                      const ActTouches& touches);

/// The places on the board that a command is about, as the log names them.
[[nodiscard]] std::vector<std::string> placesOf(const powder::Command& command);

} // namespace watchfire
