// SPDX-License-Identifier: Apache-2.0
// Why a game cannot begin with a board, its players and its options, as a sentence for the table, by the
// field and the clause that the rules name.
#pragma once

#include "rules/core/error.h"

#include <QString>

namespace watchfire::text {

/// For an error of `hex::Board::make`, `hex::Setup::make` or `powder::Setup::make`: what is wrong, and what
/// to do. Errors that only a handwritten file can cause are introduced in the screen's language and
/// keep the rules' English words.
QString setupRefusal(const Error& error);

} // namespace watchfire::text
