// SPDX-License-Identifier: Apache-2.0
// Drawing at random for the table of Black Powder (docs/lots.md): what must be drawn, and the command for a
// choice. A tower's dice decide by `powder::Lot`, the program by its random numbers.
#pragma once

#include "rules/powder/command.h"
#include "rules/powder/lot.h"

#include <QString>

#include <optional>

namespace watchfire {

struct PowderDraw {
    enum class What {
        deckOut,   ///< BP-05
        horde,     ///< BP-06, BP-11
        indicator, ///< BP-20: the back of the next card, if it matters
        rocket,    ///< BP-72
    };
    What what = What::horde;
    powder::LotChoices choices; ///< if empty, with the reason: the table enters it
};

/// The next draw in a game whose table wishes it (`draw`); `nullopt` if there is none.
[[nodiscard]] std::optional<PowderDraw> drawDue(const powder::State& state);

/// True if a roll decides this now.
[[nodiscard]] bool byLot(const powder::State& state, PowderDraw::What what);

/// The command that enters this choice.
[[nodiscard]] powder::Command drawnCommand(const PowderDraw& draw, const powder::LotChoice& choice);

/// "The dice draw a horde card", or why they cannot.
[[nodiscard]] QString drawText(const PowderDraw& draw);

} // namespace watchfire
