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

QString standingText(const QStringList& first, bool won) {
    if (first.isEmpty())
        return {};
    if (won)
        return first.size() == 1 ? Ranking::tr("%1 wins").arg(first.first())
                                 : Ranking::tr("%1 share the victory").arg(text::listOf(first));
    return first.size() == 1 ? Ranking::tr("%1 leads").arg(first.first())
                             : Ranking::tr("%1 are level").arg(text::listOf(first));
}

} // namespace watchfire
