// SPDX-License-Identifier: Apache-2.0
// The ranking on the end pages and in the summaries of all games.
#pragma once

#include "app/models/statistics_model.h"

#include <algorithm>
#include <cstdint>

namespace watchfire {

/// How equal rows are ranked: they share a rank, or keep their order.
enum class Ties : std::uint8_t { share, keepOrder };

/// Sorts winners first, then by points, and gives ranks. For rows with `points`, `winner` and `rank`.
template <class Row> void rank(QList<Row>& players, Ties ties = Ties::share) {
    const auto before = [](const Row& a, const Row& b) {
        return a.winner != b.winner ? a.winner : a.points > b.points;
    };
    std::stable_sort(players.begin(), players.end(), before);
    for (qsizetype i = 0; i < players.size(); ++i) {
        const bool shared = ties == Ties::share && i > 0 && !before(players[i - 1], players[i]);
        players[i].rank = shared ? players[i - 1].rank : static_cast<int>(i) + 1;
    }
}

/// "Ann wins", "Ann leads", "Ann and Bo are level", for the players who are first.
QString standingText(const QStringList& first, bool won);
template <class Row> QString standingText(const QList<Row>& ranked) {
    QStringList first;
    for (const Row& row : ranked) {
        if (row.rank == 1)
            first.append(row.name);
    }
    return standingText(first, !ranked.isEmpty() && ranked.first().winner);
}

} // namespace watchfire
