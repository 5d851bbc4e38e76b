// SPDX-License-Identifier: Apache-2.0
// How a game of Black Powder ended, in words: the end page and the summary say the same (BP-56, BP-90 to
// BP-93).
#pragma once

#include "rules/powder/state.h"

#include <QString>

namespace watchfire {

struct ClanEnding {
    QString headline; ///< "Ann wins with 31 honor"
    QString standing; ///< "Ann wins"; before the winner is known, who leads
    QString reason;   ///< "The shame pool is empty."
};

/// For a game that is over; its winner may not be known yet, while rewards are still counted.
ClanEnding clanEnding(const powder::State& state);

} // namespace watchfire
