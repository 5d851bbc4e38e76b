// SPDX-License-Identifier: Apache-2.0
// What is already certain when a question is asked, although the log has the steps only with the answer: a
// horde whose lethality is asked for is defeated, a section is attacked, soldiers fall unless they are saved.
// Nobody has to do anything; the news is above the question so that nobody answers before hearing it.
#pragma once

#include "app/text/powder/step_text.h"
#include "rules/powder/command.h"
#include "rules/powder/outcome.h"

#include <QList>

namespace watchfire::text {

/// The cards of a command's steps with what the table does in the season besides, in the rules' order: the
/// log has no step for it there (BP-11, BP-12). The cards of these duties contain no steps; otherwise
/// the picture and the lamp would run ahead of the story. `before` is the state before the command. `drawn`:
/// dice or the program decided it, so nobody at the table has done it yet (BP-05).
QList<PowderCard> withDuties(const powder::State& before, const powder::State& after,
                             const powder::Command& command, bool drawn, QList<PowderCard> cards);

/// The cards with the section that each shame token comes from, which the steps do not name. `before`: the
/// state in which the command was given; its tasks do.
QList<PowderCard> withCauses(const powder::State& before, const powder::Command& command,
                             const powder::Steps& steps, QList<PowderCard> cards);

/// The cards with the players who take no shame for a breach, because they stand on each horde there (BP-51).
/// `before`: the state in which the command was given; a breach changes no other section.
QList<PowderCard> withSpared(const powder::State& before, const powder::Steps& steps,
                             QList<PowderCard> cards);

/// Cards after those of the outcome's steps; they contain no steps themselves. `before`: the state in which
/// the command was given; its news has been told.
QList<PowderCard> newsOf(const powder::State& before, const powder::Outcome& outcome);

} // namespace watchfire::text
