// SPDX-License-Identifier: Apache-2.0
#include "rules/powder/statistics.h"

#include "rules/powder/step.h"

namespace watchfire::powder {

namespace {

template <class S> void take(YearCount&, const S&) {}
void take(YearCount& year, const step::Breach&) {
    ++year.breaches;
}
void take(YearCount& year, const step::Claim& s) {
    ++year.claimed[indexOf(s.clan)];
}
void take(YearCount& year, const step::Kill& s) {
    ++year.fallen[indexOf(s.soldier.clan)];
}
void take(YearCount& year, const step::Shame& s) {
    ++year.shame[indexOf(s.clan)];
}
void take(YearCount& year, const step::ShameLost&) {
    ++year.shameLost;
}

} // namespace

Statistics statisticsOf(const PowderSession& session) {
    Statistics told;
    State state = session.stateAt(0);
    const auto yearOf = [&](const State& now) -> YearCount& {
        if (told.years.empty() || told.years.back().year != now.year) {
            told.years.emplace_back();
            told.years.back().year = now.year;
        }
        return told.years.back();
    };
    const auto hold = [](YearCount& year, const State& now) {
        for (std::size_t clan = 0; clan < clanCount; ++clan)
            year.honor[clan] = now.players[clan].honor;
    };
    hold(yearOf(state), state);
    for (std::size_t n = 0; n < session.position(); ++n) {
        auto outcome = PowderRules::apply(state, session.entries()[n].command);
        if (!outcome)
            break; // unreachable while apply is pure
        // A command's steps count for the year in which it began: winter ends with the command.
        YearCount& year = yearOf(state);
        for (const Step& step : outcome->steps)
            std::visit([&](const auto& s) { take(year, s); }, step);
        if (outcome->state.year == state.year)
            hold(year, outcome->state);
        state = std::move(outcome->state);
        hold(yearOf(state), state);
    }
    return told;
}

} // namespace watchfire::powder
