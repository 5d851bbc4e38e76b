// SPDX-License-Identifier: Apache-2.0
// Black Powder's part of the table of clause explanations; clause_text.h looks them up.
#pragma once

#include "rules/core/clause.h"

#include <span>

namespace watchfire::text {

/// One explanation, marked for translation in the context "Clauses".
struct ClauseRow {
    Clause clause;
    const char* title;
    const char* explanation;
};

/// BP, in the catalogue's order.
std::span<const ClauseRow> powderClauses();

} // namespace watchfire::text
