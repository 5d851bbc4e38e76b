// SPDX-License-Identifier: Apache-2.0
// What may be hit before a player's next turn, in words (screens.md, "Before the roll").
#pragma once

#include "app/hex/room.h"
#include "rules/hex/risk.h"
#include "rules/hex/state.h"

#include <QString>

namespace watchfire::text {

/// "A wall is breached: W3", "A hex is blocked: hills 5", with the picture.
HitWords riskWords(const hex::State& state, const hex::Risk::Hit& hit);
/// "12%"; something possible is never "0%", and something uncertain never "100%".
QString riskChance(double chance);
/// "Until Ann's next turn: 4 rolls"
QString riskTitle(const hex::State& state, hex::PlayerId player, int rolls);
/// How far the numbers are estimates; empty if they are exact.
QString riskNote(const hex::Risk& risk);

} // namespace watchfire::text
