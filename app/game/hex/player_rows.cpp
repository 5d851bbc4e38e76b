// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/player_rows.h"

#include "app/game/hex/player_dress.h"
#include "app/hex/rooms.h"
#include "app/text/names.h"
#include "rules/hex/apply.h"
#include "rules/hex/founding.h"
#include "rules/hex/scoring.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire {

namespace {

struct PlayerText {
    Q_DECLARE_TR_FUNCTIONS(PlayerText)
};

int markersOf(const hex::State& state, hex::PlayerId player) {
    int n = 0;
    for (std::size_t i = 0; i < state.board().markers().size(); ++i)
        n += state.discovery.markerHolders[i] == player ? 1 : 0;
    return n;
}

QString spoken(const PlayerRow& row, bool ownTurn, const QString& held) {
    QStringList words{row.name, PlayerText::tr("%n point(s)", nullptr, row.points)};
    if (ownTurn)
        words.append(PlayerText::tr("has the turn"));
    else if (row.turn)
        words.append(PlayerText::tr("may act now"));
    if (row.knights > 0)
        words.append(PlayerText::tr("%n knight(s)", nullptr, row.knights));
    if (row.largestArmy)
        words.append(PlayerText::tr("largest army"));
    if (row.longestRoad)
        words.append(PlayerText::tr("longest road"));
    if (row.penalty > 0)
        words.append(PlayerText::tr("%n penalty chip(s)", nullptr, row.penalty));
    if (row.markers > 0)
        words.append(PlayerText::tr("%n marker(s)", nullptr, row.markers));
    if (row.raiders > 0)
        words.append(PlayerText::tr("%n raider(s) driven off", nullptr, row.raiders));
    if (row.counters > 0)
        words.append(held);
    return words.join(QStringLiteral(", "));
}

} // namespace

hex::PlayerList actingNow(const hex::State& state) {
    if (state.ending.over)
        return {};
    if (const auto decision = hex::openDecision(state); decision && decision->player.valid())
        return {decision->player};
    if (state.turn.phase == hex::TurnPhase::founding) {
        const auto next = hex::nextFounding(state, hex::PlayerId(0));
        return {next ? next->player : hex::PlayerId(0)};
    }
    if (!state.turn.specialAfter.valid())
        return {state.turn.player};
    hex::PlayerList others = hex::playersFrom(state, state.turn.player);
    others.erase(std::remove(others.begin(), others.end(), state.turn.specialAfter), others.end());
    return others;
}

QList<PlayerRow> playerRows(const hex::State& state, const hex::PlayerList& acting) {
    const hex::Setup& setup = *state.setup;
    QList<PlayerRow> rows;
    for (std::size_t i = 0; i < setup.playerCount(); ++i) {
        const hex::PlayerId p(i);
        PlayerRow row;
        dress(row, setup, p);
        row.name = text::playerName(setup, p);
        row.seat = QString::fromStdString(setup[p].seat);
        row.points = hex::pointsOf(state, p);
        row.goal = setup.goalPoints();
        row.turn = std::find(acting.begin(), acting.end(), p) != acting.end();
        row.knights = state.players[i].army;
        row.penalty = state.greatWall.chips[i];
        row.markers = markersOf(state, p);
        row.raiders = state.raiders.driven[i];
        HeldWords held;
        for (const ModuleRoom* room : roomsOf(setup))
            held = room->held(state, p).value_or(held);
        row.counters = held.count;
        row.longestRoad = state.longestRoad == p;
        row.largestArmy = state.largestArmy == p;
        row.winner = state.ending.over && state.ending.winners[i];
        row.spoken =
            spoken(row, state.turn.player == p && state.turn.phase != hex::TurnPhase::founding, held.spoken);
        rows.append(row);
    }
    return rows;
}

} // namespace watchfire
