// SPDX-License-Identifier: Apache-2.0
// Gives a row its owner: id, colour, and the symbol for people who cannot tell the colours apart.
#pragma once

#include "app/text/names.h"
#include "rules/hex/setup.h"

namespace watchfire {

/// For any row or facts with `player`, `colour` and `symbol`.
template <class Row> void dress(Row& row, const hex::Setup& setup, hex::PlayerId player) {
    row.player = QString::fromStdString(setup[player].id);
    row.colour = text::playerColour(setup, player);
    row.symbol = text::symbolOf(row.colour);
}

} // namespace watchfire
