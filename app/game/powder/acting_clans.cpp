// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/acting_clans.h"

#include "app/game/powder/powder_words.h"
#include "app/text/powder/decision_text.h"
#include "rules/powder/apply.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

namespace watchfire {

namespace {

std::vector<powder::Clan> humansInTeaOrder(const powder::State& state) {
    std::vector<powder::Clan> humans;
    std::copy_if(state.tea.begin(), state.tea.end(), std::back_inserter(humans),
                 [&](powder::Clan clan) { return state.setup->isHuman(clan); });
    return humans;
}

ActingClans justOne(std::optional<powder::Clan> clan) {
    return clan ? ActingClans{*clan} : ActingClans{};
}

/// The whole table lays out the deck and turns up hordes; after that it goes round (BP-06, BP-07).
ActingClans actingAtSetUp(const powder::State& state) {
    if (state.draws > 0)
        return {};
    const powder::Clan raises = nextToRaise(state);
    if (state.of(raises).overseers < powder::overseersAtSetUp)
        return {raises};
    for (const powder::Machine machine : powder::machineKinds) {
        if (powder::machinesInUse(state, machine) == 0)
            return {nextToPlace(state)};
    }
    return {};
}

/// Who carries out the step; nobody in particular if it belongs to the board.
struct Doer {
    template <class S> std::optional<powder::Clan> operator()(const S& step) const {
        if constexpr (requires { step.soldier.clan; })
            return step.soldier.clan;
        else if constexpr (requires { std::optional<powder::Clan>(step.clan); })
            return step.clan;
        else
            return std::nullopt;
    }
};

QString spokenOf(const PlayerRow& row) {
    QStringList words{row.points < 0 ? row.name
                                     : PowderText::tr("%1, %n honor", nullptr, row.points).arg(row.name)};
    if (row.shame > 0)
        words.append(PowderText::tr("%n shame token(s)", nullptr, row.shame));
    if (row.claimed > 0)
        words.append(PowderText::tr("%n horde(s) claimed", nullptr, row.claimed));
    if (row.turn)
        words.append(PowderText::tr("acts now"));
    return words.join(QStringLiteral(", "));
}

} // namespace

powder::Clan nextToRaise(const powder::State& state) {
    const auto humans = humansInTeaOrder(state);
    return *std::min_element(humans.begin(), humans.end(), [&](powder::Clan a, powder::Clan b) {
        return state.of(a).overseers < state.of(b).overseers;
    });
}

powder::Clan nextToPlace(const powder::State& state) {
    const auto humans = humansInTeaOrder(state);
    std::size_t placed = 0;
    for (const powder::Section& section : state.sections)
        placed += section.machines.size();
    return humans[placed % humans.size()];
}

ActingClans actingClans(const powder::State& state, std::optional<powder::Clan> entering) {
    if (entering)
        return {*entering};
    if (const auto decision = powder::openDecision(state))
        return justOne(text::whoAnswers(state, *decision));
    if (state.ending.over)
        return {};
    return state.season == powder::Season::setUp ? actingAtSetUp(state) : justOne(powder::whoseTurn(state));
}

ActingClans actingClans(const powder::State& before, const powder::Steps& steps, std::size_t from,
                        std::size_t to) {
    ActingClans acting;
    for (std::size_t n = from; n < to && n < steps.size(); ++n) {
        const auto clan = std::visit(Doer{}, steps[n]);
        if (clan && std::find(acting.begin(), acting.end(), *clan) == acting.end())
            acting.push_back(*clan);
    }
    return acting.empty() ? justOne(powder::whoseTurn(before)) : acting;
}

void light(QList<PlayerRow>& rows, const ActingClans& acting) {
    for (PlayerRow& row : rows) {
        row.turn = std::any_of(acting.begin(), acting.end(), [&](powder::Clan clan) {
            return row.player == QLatin1String(powder::toString(clan).data());
        });
        row.spoken = spokenOf(row);
    }
}

} // namespace watchfire
