// SPDX-License-Identifier: Apache-2.0
// What the table of Black Powder does now, in order: the set-up, and each season of the year (BP-05 to BP-14,
// BP-57, BP-90).
#pragma once

#include "rules/core/clause.h"
#include "rules/powder/state.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace watchfire::text {

struct GuideStep {
    QString text;      ///< a short imperative
    bool done = false; ///< as far as the state shows
    /// The program cannot see whether it was done (advisors, income, cards): the table ticks it off.
    bool unseen = false;
    Clause clause{};
    std::string_view action{}; ///< the entry that does it, as PowderPlanner names it; empty: none does
    std::optional<powder::Clan> turn{}; ///< whose turn it is
};

struct SeasonGuide {
    QString title;     ///< "Fall, year 1: Ann's turn"
    QString turnTitle; ///< "Ann's turn"; empty if it is nobody's
    QString turnName;  ///< "Ann"; empty if it is nobody's turn
    QString turnHint;  ///< what a clan without a player may do, and who decides (BP-92); else empty
    QString turnBrief; ///< the same in one short sentence
    QString detail;    ///< the open question, if any
    std::vector<GuideStep> steps;
};

SeasonGuide seasonGuide(const powder::State& state);

/// True if a shame token could be given back.
bool anyoneHasShame(const powder::State& state);

/// The next line: the first that is neither done nor unseen; empty if there is none.
QString nextOf(const SeasonGuide& guide);
/// "Setting up, 3 of 7": the guide's title with the place of its next line.
QString progressOf(const SeasonGuide& guide);
/// What is entered next, and its line; empty if nothing is.
std::string_view nextAction(const SeasonGuide& guide);
QString nextText(const SeasonGuide& guide);

} // namespace watchfire::text
