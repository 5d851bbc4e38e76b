// SPDX-License-Identifier: Apache-2.0
#include "rules/powder/statistics.h"

#include <numeric>
#include <optional>
#include <type_traits>

namespace watchfire::powder {

namespace {

ShameBy causeOf(Clause rule) {
    if (rule == BP(51))
        return ShameBy::breach;
    if (rule == BP(62))
        return ShameBy::tower;
    return rule == BP(74) ? ShameBy::shot : ShameBy::card;
}

std::optional<HonorBy> apartOf(const step::Honor& s) {
    if (s.why == "shame")
        return s.rule == BP(81) ? HonorBy::lostShame : HonorBy::shame;
    if (s.why == "claimed")
        return HonorBy::claimed;
    return s.why == "artifacts" ? std::optional(HonorBy::artifacts) : std::nullopt;
}

template <class S> void take(YearCount& year, const S& s) {
    if constexpr (std::is_constructible_v<YearEvent, const S&>)
        year.events.emplace_back(s);
}
void take(YearCount& year, const step::Raid& s) {
    year.events.emplace_back(s);
    year.shameOut += s.amount;
}
void take(YearCount& year, const step::DiscardHorde&) {
    ++year.discarded;
}
void take(YearCount& year, const step::Claim& s) {
    ++year.of(s.clan).claimed;
}
void take(YearCount& year, const step::Kill& s) {
    ++year.of(s.soldier.clan).fallen;
}
void take(YearCount& year, const step::Honor& s) {
    ClanYear& clan = year.of(s.clan);
    if (const auto cause = apartOf(s))
        clan.honorBy[static_cast<std::size_t>(*cause)] += s.total - clan.honor;
    clan.honor = s.total;
}
void take(YearCount& year, const step::Shame& s) {
    ++year.of(s.clan).shame[static_cast<std::size_t>(causeOf(s.rule))];
}
void take(YearCount& year, const step::ShameBack& s) {
    ++year.of(s.clan).shameBack;
}
void take(YearCount& year, const step::ShameLost& s) {
    ++year.of(s.clan).shameWithoutPlace;
    year.shameOut += s.why == ShameLoss::noPlace ? 1 : 0;
}

int heldBy(const Holdings& holdings) {
    return std::accumulate(holdings.claimed.begin(), holdings.claimed.end(), count(holdings.shame),
                           [](int sum, const Claimed& card) { return sum + card.shame; });
}

void hold(YearCount& year, const State& now) {
    for (std::size_t clan = 0; clan < clanCount; ++clan) {
        year.clans[clan].honor = now.players[clan].honor;
        year.clans[clan].shameHeld = heldBy(now.players[clan]);
    }
    year.shamePool = now.shamePool;
    for (std::size_t section = 0; section < sectionCount; ++section)
        year.walls[section] = now.sections[section].level;
}

/// Adds what was counted for a year that the table has corrected away (BA-60).
void absorb(YearCount& year, const YearCount& wrong) {
    year.events.insert(year.events.end(), wrong.events.begin(), wrong.events.end());
    year.discarded += wrong.discarded;
    year.shameOut += wrong.shameOut;
    for (std::size_t i = 0; i < clanCount; ++i)
        year.clans[i].add(wrong.clans[i]);
}

/// The count of the year that it is now.
YearCount& yearOf(Statistics& told, const State& now) {
    std::vector<YearCount>& years = told.years;
    if (!years.empty() && years.back().year == now.year)
        return years.back();
    YearCount begun;
    begun.year = now.year;
    // A correction has set the year back: what was counted for the later years is added to the present one.
    while (!years.empty() && years.back().year >= now.year) {
        YearCount earlier = std::move(years.back());
        years.pop_back();
        earlier.year = now.year;
        absorb(earlier, begun);
        begun = std::move(earlier);
    }
    return years.emplace_back(std::move(begun));
}

} // namespace

int ClanYear::shameTaken() const {
    return std::accumulate(shame.begin(), shame.end(), 0);
}

void ClanYear::add(const ClanYear& more) {
    claimed += more.claimed;
    fallen += more.fallen;
    shameBack += more.shameBack;
    shameCorrected += more.shameCorrected;
    shameWithoutPlace += more.shameWithoutPlace;
    for (std::size_t cause = 0; cause < shameCauses; ++cause)
        shame[cause] += more.shame[cause];
    for (std::size_t cause = 0; cause < honorCauses; ++cause)
        honorBy[cause] += more.honorBy[cause];
}

Statistics statisticsOf(const PowderSession& session) {
    Statistics told;
    State state = session.stateAt(0);
    hold(yearOf(told, state), state);
    for (std::size_t clan = 0; clan < clanCount; ++clan)
        told.honorBegun[clan] = state.players[clan].honor;
    for (std::size_t n = 0; n < session.position(); ++n) {
        const Command& command = session.entries()[n].command;
        auto outcome = PowderRules::apply(state, command);
        if (!outcome)
            break; // unreachable while apply is pure
        // A command's steps count for the year in which it began.
        YearCount& year = yearOf(told, state);
        for (const Step& step : outcome->steps)
            std::visit([&](const auto& s) { take(year, s); }, step);
        if (std::holds_alternative<command::Correct>(command)) {
            year.shameOut += outcome->state.shameOut - state.shameOut;
            for (std::size_t clan = 0; clan < clanCount; ++clan)
                year.clans[clan].shameCorrected +=
                    heldBy(outcome->state.players[clan]) - heldBy(state.players[clan]);
        }
        // A state in another year is not the end of this year.
        if (outcome->state.year == state.year)
            hold(year, outcome->state);
        state = std::move(outcome->state);
        hold(yearOf(told, state), state);
    }
    return told;
}

} // namespace watchfire::powder
