// SPDX-License-Identifier: Apache-2.0
#include "app/text/chance_text.h"

#include <QCoreApplication>

#include <cmath>

namespace watchfire::text {

namespace {

struct ChanceText {
    Q_DECLARE_TR_FUNCTIONS(ChanceText)
};

constexpr int fewThrows = 60; // with fewer, only absurd dice could be told from fair ones

} // namespace

QString shareOfGames(double share) {
    if (share >= 0.95)
        return ChanceText::tr("in nearly every game", "how usual something is");
    if (share >= 0.015)
        return ChanceText::tr("in %1 of 100 games", "how usual something is").arg(std::lround(share * 100));
    constexpr double rarest = 1e-6;
    if (share >= rarest) {
        // Rounded to two digits: a third one would mean nothing to a table.
        const double games = 1 / share;
        const double unit = std::pow(10, std::floor(std::log10(games)) - 1);
        return ChanceText::tr("in 1 of %L1 games", "how usual something is")
            .arg(static_cast<qlonglong>(std::llround(games / unit) * std::llround(std::max(1.0, unit))));
    }
    return ChanceText::tr("in fewer than 1 of %L1 games", "how usual something is").arg(1000000);
}

QString diceVerdict(int throws, double share, int outside) {
    if (throws == 0)
        return ChanceText::tr("Nothing was rolled with these dice.");
    const QString usual = shareOfGames(share);
    if (outside > 0)
        return ChanceText::tr(
                   "%n bar(s) lie outside the band. Fair dice do this %1: unusual, yet it happens.", nullptr,
                   outside)
            .arg(usual);
    if (throws < fewThrows)
        return ChanceText::tr("All bars lie in the band; fair dice are at least this uneven %1. So few rolls "
                              "can say little about dice.")
            .arg(usual);
    return ChanceText::tr("All bars lie in the band; fair dice are at least this uneven %1.").arg(usual);
}

} // namespace watchfire::text
