// SPDX-License-Identifier: Apache-2.0
// Why no game can be begun with a board, its players and its options, as a sentence for the table: by the
// field and the clause that the rules name.
#pragma once

#include "rules/core/error.h"

#include <QString>

namespace watchfire::text {

/// Of an error from `hex::Board::make`, `hex::Setup::make` or `powder::Setup::make`: what is wrong, and what
/// to do. What nobody brings about by touch, only by a file written by hand, keeps the rules' English words.
QString setupRefusal(const Error& error);

} // namespace watchfire::text
