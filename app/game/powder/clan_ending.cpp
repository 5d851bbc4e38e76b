// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/clan_ending.h"

#include "app/game/powder/clan_ranking.h"
#include "app/game/powder/powder_words.h"

namespace watchfire {

namespace {

QString reasonText(powder::EndReason reason) {
    switch (reason) {
    case powder::EndReason::walls:
        return PowderText::tr("The walls stand at their full height.");
    case powder::EndReason::shame:
        return PowderText::tr("The shame pool is empty.");
    case powder::EndReason::time:
        return PowderText::tr("The last winter is over.");
    case powder::EndReason::allWallsGone:
        break;
    }
    return PowderText::tr("No wall stands any more.");
}

} // namespace

ClanEnding clanEnding(const powder::State& state) {
    ClanEnding ending;
    ending.reason = reasonText(state.ending.reason);
    ending.standing = standingText(clanRanking<CountRow>(state));
    ending.headline = ending.standing;
    if (state.ending.winner) {
        ending.headline =
            PowderText::tr("%1 wins with %n honor", nullptr, state.of(*state.ending.winner).honor)
                .arg(text::playerName(*state.setup, *state.ending.winner));
    } else if (state.ending.reason == powder::EndReason::allWallsGone) {
        ending.headline = PowderText::tr("Everybody has lost");
        ending.standing = ending.headline;
    }
    return ending;
}

} // namespace watchfire
