// SPDX-License-Identifier: Apache-2.0
// A row of the tables of clause explanations; clause_text.h looks them up.
#pragma once

#include "rules/core/clause.h"

namespace watchfire::text {

/// One explanation, marked for translation in the context "Clauses".
struct ClauseRow {
    Clause clause;
    const char* title;
    const char* explanation;
};

} // namespace watchfire::text
