// SPDX-License-Identifier: Apache-2.0
// What a player of the hex games does without touching the table's screen (player_act.h): found, play a card,
// move a ship, what a module's room adds, end the own turn. The scripts are those of the screen.
#pragma once

#include "app/game/hex/hex_script.h"
#include "app/game/player_act.h"

#include <vector>

namespace watchfire {

/// What the table's screen lets this player do now.
struct OpenToPlayer {
    bool build = false;
    bool card = false;
    bool endTurn = false;
};

[[nodiscard]] std::vector<ActOffer> hexActs(const hex::State& state, hex::PlayerId player,
                                            const OpenToPlayer& open);
/// The next question of an act that is offered, or its command.
[[nodiscard]] ActReply enterHexAct(const hex::State& state, hex::PlayerId player, const ActOffer& act,
                                   const ActTouches& touches);

/// The places on the board that a command is about.
[[nodiscard]] std::vector<hex::Place> placesOf(const hex::Command& command);

} // namespace watchfire
