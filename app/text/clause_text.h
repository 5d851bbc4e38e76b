// SPDX-License-Identifier: Apache-2.0
// "Why?": every clause of the rule catalogue that the program implements, in plain words (BA, GW, WO, GR, RA
// and BP).
#pragma once

#include "rules/core/clause.h"

#include <QString>

#include <vector>

namespace watchfire::text {

struct ClauseText {
    QString title;       ///< a few words
    QString explanation; ///< the clause in words for the table
};

/// Both texts are empty if the clause has none.
ClauseText clauseText(Clause clause);

/// All clauses that have a text, in the catalogue's order.
std::vector<Clause> explainedClauses();

} // namespace watchfire::text
