// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/clan_ending.h"

#include "app/game/powder/clan_ranking.h"
#include "app/game/powder/powder_words.h"
#include "app/text/capital.h"
#include "app/text/powder/names.h"
#include "app/text/powder/step_text.h"
#include "rules/powder/parts.h"

namespace watchfire {

namespace {

/// BP-56: which wall it was, where the table has agreed that a single one is enough.
QString fallenText(const powder::State& state) {
    if (state.setup->options().loss == powder::LossRule::section) {
        for (const powder::SectionIndex section : powder::sectionsInPlay(state)) {
            if (state.sections[section].level == 0)
                return PowderText::tr("%1 has no wall level left.", "a section of the wall")
                    .arg(text::capital(text::sectionPlace(section)));
        }
    }
    return PowderText::tr("No wall stands any more.");
}

QString reasonText(const powder::State& state) {
    switch (text::tellingReason(state, state.ending.reason)) {
    case powder::EndReason::walls:
        return PowderText::tr("The walls stand at their full height.");
    case powder::EndReason::shame:
        return PowderText::tr("The shame pool is empty.");
    case powder::EndReason::time:
        return PowderText::tr("The last winter is over.");
    case powder::EndReason::allWallsGone:
        break;
    }
    return fallenText(state);
}

} // namespace

ClanEnding clanEnding(const powder::State& state) {
    ClanEnding ending;
    ending.reason = reasonText(state);
    ending.standing = standingText(clanRanking<CountRow>(state));
    ending.headline = ending.standing;
    if (state.ending.winner) {
        ending.headline =
            PowderText::tr("%1 wins with %n honor", nullptr, state.of(*state.ending.winner).honor)
                .arg(text::playerName(*state.setup, *state.ending.winner));
    } else if (state.ending.reason == powder::EndReason::allWallsGone) {
        ending.headline = state.setup->solo() ? PowderText::tr("You have lost", "alone")
                                              : PowderText::tr("Everybody has lost");
        ending.standing = ending.headline;
    }
    return ending;
}

} // namespace watchfire
