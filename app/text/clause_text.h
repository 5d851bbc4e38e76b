// SPDX-License-Identifier: Apache-2.0
// "Why?": every clause of the rule catalogue that the program carries out, in plain words (BA, GW, WO,
// GR, RA and BP).
#pragma once

#include "rules/core/clause.h"

#include <QString>

#include <vector>

namespace watchfire::text {

struct ClauseText {
    QString title;       ///< a few words
    QString explanation; ///< what the clause says, for somebody at the table
};

/// Both texts are empty for a clause that has none.
ClauseText clauseText(Clause clause);

/// All clauses that have a text, in the catalogue's order.
std::vector<Clause> explainedClauses();

} // namespace watchfire::text
