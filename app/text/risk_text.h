// SPDX-License-Identifier: Apache-2.0
// What may be hit before a player's next turn, in words (screens.md, "Before the roll").
#pragma once

#include "rules/hex/risk.h"
#include "rules/hex/state.h"

#include <QString>

namespace watchfire::text {

/// "W3 is breached", "hills 5 is blocked"
QString riskLine(const hex::State& state, const hex::Risk::Hit& hit);
/// "12%"; what is possible at all is never "0%", nor what is not certain "100%".
QString riskChance(double chance);
/// "Until Ann's next turn: 4 rolls"
QString riskTitle(const hex::State& state, hex::PlayerId player, int rolls);
/// How far the numbers are estimates; empty where they are exact.
QString riskNote(const hex::Risk& risk);

} // namespace watchfire::text
