// SPDX-License-Identifier: Apache-2.0
// The clans that can win, ranked in the same way on the end page and in the summary (BP-91).
#pragma once

#include "app/game/ranking.h"
#include "app/models/clan_colours.h"
#include "app/text/powder/names.h"
#include "rules/powder/state.h"

#include <QList>

namespace watchfire {

/// A row for each clan with honor, ranked: its player, its honor, whether it won. Once the game is over, tea
/// order breaks ties; until then, equal clans share a rank.
template <class Row> QList<Row> clanRanking(const powder::State& state) {
    QList<Row> rows;
    for (const powder::Clan clan : state.tea) {
        if (!state.setup->hasHonor(clan))
            continue;
        Row row;
        setPlayer(row, *state.setup, clan);
        row.points = state.of(clan).honor;
        row.winner = state.ending.winner == clan;
        rows.append(row);
    }
    rank(rows, state.ending.over ? Ties::keepOrder : Ties::share);
    return rows;
}

} // namespace watchfire
