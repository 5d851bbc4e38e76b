// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/powder_statistics.h"

#include "app/game/powder/clan_ranking.h"
#include "app/text/names.h"
#include "app/text/powder/names.h"
#include "rules/powder/statistics.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire {

namespace {

using Facts = StatisticsModel::Facts;

struct YearText {
    Q_DECLARE_TR_FUNCTIONS(YearText)
};

/// Over all years.
int sum(const powder::Statistics& counted, powder::Clan clan,
        std::array<int, powder::clanCount> powder::YearCount::*what) {
    int all = 0;
    for (const powder::YearCount& year : counted.years)
        all += (year.*what)[powder::indexOf(clan)];
    return all;
}

void describe(CountRow& row, const powder::Statistics& counted, powder::Clan clan) {
    row.headline = text::clanName(clan);
    const int claimed = sum(counted, clan, &powder::YearCount::claimed);
    const int shame = sum(counted, clan, &powder::YearCount::shame);
    const int fallen = sum(counted, clan, &powder::YearCount::fallen);
    row.lines = {
        YearText::tr("%n horde(s) claimed.", nullptr, claimed),
        YearText::tr("%n shame token(s) taken.", nullptr, shame),
        YearText::tr("%n soldier(s) lost.", nullptr, fallen),
    };
    row.signs = {QStringLiteral("card"), QStringLiteral("shame"), QStringLiteral("fallen")};
    row.counts = {QString::number(claimed), QString::number(shame), QString::number(fallen)};
}

void showCurve(Facts& facts, const CountRow& row, const powder::Statistics& counted, powder::Clan clan) {
    CurveRow curve{row.player, row.name, row.colour, row.symbol, {}, {}};
    for (const powder::YearCount& year : counted.years) {
        curve.xs.append(year.year - 1); // a year has the value of its end
        curve.ys.append(year.honor[powder::indexOf(clan)]);
        facts.curveTop = std::max(facts.curveTop, curve.ys.last());
    }
    facts.curves.append(curve);
}

} // namespace

Facts powderStatistics(const PowderGame& game, const QString& title) {
    const powder::State& state = game.current();
    const powder::Statistics counted = powder::statisticsOf(game.session());
    Facts facts;
    facts.title = title;
    facts.players = clanRanking<CountRow>(state);
    for (const powder::Clan clan : state.tea) {
        const QString id = QString::fromUtf8(powder::toString(clan).data());
        for (CountRow& row : facts.players) {
            if (row.player != id)
                continue;
            describe(row, counted, clan);
            showCurve(facts, row, counted, clan);
        }
    }
    facts.curveEnd = counted.years.back().year;
    for (const powder::YearCount& year : counted.years) {
        int claimed = 0;
        int fallen = 0;
        int shame = year.shameLost;
        for (std::size_t clan = 0; clan < powder::clanCount; ++clan) {
            claimed += year.claimed[clan];
            fallen += year.fallen[clan];
            shame += year.shame[clan];
        }
        facts.facts.append(YearText::tr("Year %1: %2.", "and what happened in it")
                               .arg(year.year)
                               .arg(text::listOf({YearText::tr("%n breach(es)", nullptr, year.breaches),
                                                  YearText::tr("%n horde(s) claimed", nullptr, claimed),
                                                  YearText::tr("%n shame", nullptr, shame),
                                                  YearText::tr("%n soldier(s) lost", nullptr, fallen)})));
        for (int i = 0; i < year.breaches; ++i) {
            MomentRow breach;
            breach.number = static_cast<int>(facts.moments.size());
            breach.at = year.year - 1;
            breach.glyph = QStringLiteral("breach");
            breach.bad = true;
            breach.text = YearText::tr("Breach in year %1").arg(year.year);
            facts.moments.append(breach);
        }
    }
    facts.standing = standingText(facts.players);
    facts.headline = facts.standing;
    facts.over = state.ending.over;
    QStringList summary{title};
    if (!facts.players.isEmpty())
        summary.append(YearText::tr("%n honor", nullptr, facts.players.first().points));
    summary.append(YearText::tr("%n year(s)", nullptr, facts.curveEnd));
    summary.append(YearText::tr("%n breach(es)", nullptr, static_cast<int>(facts.moments.size())));
    facts.subline = summary.join(QStringLiteral(" · "));
    return facts;
}

} // namespace watchfire
