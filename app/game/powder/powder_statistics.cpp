// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/powder_statistics.h"

#include "app/game/powder/clan_ending.h"
#include "app/game/powder/clan_ranking.h"
#include "app/game/powder/year_table.h"
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

/// A clan's counts of all years together; honor and shame held are those of now.
powder::ClanYear sumOf(const powder::Statistics& counted, powder::Clan clan) {
    powder::ClanYear sum;
    for (const powder::YearCount& year : counted.years) {
        const powder::ClanYear& one = year.of(clan);
        sum.claimed += one.claimed;
        sum.fallen += one.fallen;
        sum.shameBack += one.shameBack;
        sum.shameCorrected += one.shameCorrected;
        sum.shameWithoutPlace += one.shameWithoutPlace;
        for (std::size_t cause = 0; cause < powder::shameCauses; ++cause)
            sum.shame[cause] += one.shame[cause];
        sum.honor = one.honor;
        sum.shameHeld = one.shameHeld;
    }
    return sum;
}

QString causeText(powder::ShameBy by, int tokens) {
    switch (by) {
    case powder::ShameBy::breach:
        return YearText::tr("%n by breaches", "shame", tokens);
    case powder::ShameBy::tower:
        return YearText::tr("%n in towers", "shame", tokens);
    case powder::ShameBy::shot:
        return YearText::tr("%n by shots", "shame", tokens);
    case powder::ShameBy::card:
        break;
    }
    return YearText::tr("%n entered", "shame", tokens);
}

/// Where a player's shame came from and where it went, so that it adds up to what the player holds.
QStringList shameLines(const powder::ClanYear& sum) {
    QStringList lines;
    if (sum.shameTaken() > 0) {
        QStringList causes;
        for (std::size_t cause = 0; cause < powder::shameCauses; ++cause) {
            if (sum.shame[cause] > 0)
                causes.append(causeText(static_cast<powder::ShameBy>(cause), sum.shame[cause]));
        }
        lines.append(YearText::tr("%n shame token(s) taken: %1.", "and what they came from", sum.shameTaken())
                         .arg(text::listOf(causes)));
    }
    if (sum.shameBack > 0)
        lines.append(YearText::tr("%n given back.", "shame", sum.shameBack));
    if (sum.shameCorrected > 0)
        lines.append(YearText::tr("%n added by correction.", "shame", sum.shameCorrected));
    if (sum.shameCorrected < 0)
        lines.append(YearText::tr("%n removed by correction.", "shame", -sum.shameCorrected));
    if (!lines.isEmpty())
        lines.append(YearText::tr("%n held now.", "shame", sum.shameHeld));
    if (sum.shameWithoutPlace > 0)
        lines.append(
            YearText::tr("%n time(s) 5 honor lost instead of shame.", nullptr, sum.shameWithoutPlace));
    return lines;
}

void describe(CountRow& row, const powder::ClanYear& sum, powder::Clan clan) {
    if (const QString named = text::clanName(clan); named != row.name)
        row.headline = named;
    row.lines = QStringList{YearText::tr("%n horde(s) claimed.", nullptr, sum.claimed),
                            YearText::tr("%n soldier(s) lost.", nullptr, sum.fallen)} +
                shameLines(sum);
    row.signs = {QStringLiteral("card"), QStringLiteral("shame"), QStringLiteral("fallen")};
    // The sign of shame means the tokens held everywhere else; those taken are in the lines and in the years.
    row.counts = {QString::number(sum.claimed), QString::number(sum.shameHeld), QString::number(sum.fallen)};
}

void showCurve(Facts& facts, const CountRow& row, const powder::Statistics& counted, powder::Clan clan) {
    CurveRow curve{row.player, row.name, row.colour, row.symbol, {}, {}};
    for (const powder::YearCount& year : counted.years) {
        curve.xs.append(year.year - 1); // a year has the value of its end
        curve.ys.append(year.of(clan).honor);
        facts.curveTop = std::max(facts.curveTop, curve.ys.last());
    }
    facts.curves.append(curve);
}

/// Where all shame tokens of the game are (BP-04).
QString shameText(const powder::State& state, const powder::Statistics& counted) {
    int held = 0;
    for (const powder::ClanYear& clan : counted.years.back().clans)
        held += clan.shameHeld;
    return YearText::tr("%n shame token(s) in the game: %1 with players, %2 in the pool, %3 out of play.",
                        nullptr, powder::shameInGame(state))
        .arg(held)
        .arg(state.shamePool)
        .arg(state.shameOut);
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
            describe(row, sumOf(counted, clan), clan);
            showCurve(facts, row, counted, clan);
        }
    }
    facts.curveEnd = counted.years.back().year;
    facts.columns = yearColumns(counted);
    facts.tallies = yearTallies(state, counted);
    facts.years = yearEvents(state, counted);
    facts.moments = breachMoments(state, counted);
    facts.facts.append(shameText(state, counted));
    facts.over = state.ending.over;
    facts.lost = facts.over && state.ending.reason == powder::EndReason::allWallsGone;
    facts.standing = standingText(facts.players);
    QStringList summary{title};
    if (!facts.players.isEmpty() && !facts.lost)
        summary.append(YearText::tr("%n honor", nullptr, facts.players.first().points));
    // A year ends with its winter: until then it has only begun.
    summary.append(facts.over || state.assaulted ? YearText::tr("%n year(s)", nullptr, facts.curveEnd)
                                                 : YearText::tr("year %1").arg(facts.curveEnd));
    summary.append(YearText::tr("%n breach(es)", nullptr, static_cast<int>(facts.moments.size())));
    if (facts.over) {
        const ClanEnding ending = clanEnding(state);
        facts.standing = ending.standing;
        facts.facts.prepend(ending.reason);
        summary.append(ending.reason);
    }
    facts.headline = facts.standing;
    facts.subline = summary.join(QStringLiteral(" · "));
    return facts;
}

} // namespace watchfire
