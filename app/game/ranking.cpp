// SPDX-License-Identifier: Apache-2.0
#include "app/game/ranking.h"

#include "app/text/names.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

struct Ranking {
    Q_DECLARE_TR_FUNCTIONS(Ranking)
};

} // namespace

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
