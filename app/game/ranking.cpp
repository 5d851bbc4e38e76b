// SPDX-License-Identifier: Apache-2.0
// See ranking.h.
#include "app/game/ranking.h"

#include "app/text/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire {

namespace {

struct Ranking {
    Q_DECLARE_TR_FUNCTIONS(Ranking)
};

} // namespace

void rank(QList<CountRow>& players) {
    std::stable_sort(players.begin(), players.end(), [](const CountRow& a, const CountRow& b) {
        return a.winner != b.winner ? a.winner : a.points > b.points;
    });
    for (qsizetype i = 0; i < players.size(); ++i) {
        const bool shared =
            i > 0 && players[i].points == players[i - 1].points && players[i].winner == players[i - 1].winner;
        players[i].rank = shared ? players[i - 1].rank : static_cast<int>(i) + 1;
    }
}

QString standingText(const QList<CountRow>& ranked) {
    QStringList first;
    for (const CountRow& row : ranked) {
        if (row.rank == 1)
            first.append(row.name);
    }
    if (first.isEmpty())
        return {};
    if (ranked.first().winner)
        return first.size() == 1 ? Ranking::tr("%1 wins").arg(first.first())
                                 : Ranking::tr("%1 share the victory").arg(text::listOf(first));
    return first.size() == 1 ? Ranking::tr("%1 leads").arg(first.first())
                             : Ranking::tr("%1 are level").arg(text::listOf(first));
}

} // namespace watchfire
