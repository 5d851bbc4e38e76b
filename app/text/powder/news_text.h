// SPDX-License-Identifier: Apache-2.0
// What is certain already when a question is asked, though the log has its steps only with the answer: that a
// horde is defeated whose lethality is asked, which section is attacked, who falls unless somebody saves him.
// Nobody has to do anything; it stands above the question so that nobody answers before having heard.
#pragma once

#include "app/text/powder/step_text.h"
#include "rules/powder/outcome.h"

#include <QList>

namespace watchfire::text {

/// Cards that come after those of the outcome's steps; each tells none of them. `before`: the state in which
/// the command was given, whose news have been told.
QList<PowderCard> newsOf(const powder::State& before, const powder::Outcome& outcome);

} // namespace watchfire::text
