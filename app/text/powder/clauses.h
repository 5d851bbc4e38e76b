// SPDX-License-Identifier: Apache-2.0
// Black Powder's part of the table of clause explanations; clause_text.h looks them up.
#pragma once

#include "app/text/clause_row.h"

#include <span>

namespace watchfire::text {

/// BP, in the catalogue's order.
std::span<const ClauseRow> powderClauses();

} // namespace watchfire::text
