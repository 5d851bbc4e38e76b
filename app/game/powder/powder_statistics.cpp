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
    for (const powder::YearCount& year : counted.years)
        sum.add(year.of(clan));
    sum.honor = counted.years.back().of(clan).honor;
    sum.shameHeld = counted.years.back().of(clan).shameHeld;
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

/// The parts of a clan's honor: what the game's course brought first; those of 0 are left out.
struct HonorPart {
    int honor = 0;
    QString words; ///< "−30 shame"
};
QList<HonorPart> partsOf(const powder::ClanYear& sum) {
    const auto by = [&sum](powder::HonorBy cause) { return sum.honorBy[static_cast<std::size_t>(cause)]; };
    int course = sum.honor;
    for (const int apart : sum.honorBy)
        course -= apart;
    QList<HonorPart> parts{{course, YearText::tr("%1 in play", "honor").arg(course)}};
    const auto add = [&parts](int honor, const QString& words) {
        if (honor != 0)
            parts.append({honor, words.arg(signedNumber(honor))});
    };
    // BP-81: 5 honor instead of a token, and 5 for each token at the end, are one to whoever sums up.
    add(by(powder::HonorBy::lostShame) + by(powder::HonorBy::shame),
        YearText::tr("%1 shame", "what honor consists of: −30 shame"));
    add(by(powder::HonorBy::claimed), YearText::tr("%1 for hordes", "what honor consists of: +8 for hordes"));
    add(by(powder::HonorBy::artifacts), YearText::tr("%1 artifacts", "what honor consists of: +6 artifacts"));
    return parts;
}

QString wordsOf(const powder::ClanYear& sum) {
    QStringList words;
    for (const HonorPart& part : partsOf(sum))
        words.append(part.words);
    return words.size() > 1 ? words.join(QStringLiteral(", ")) : QString();
}

/// "57 − 30 + 8": stands before the sum.
QString honorFigures(const powder::ClanYear& sum) {
    QString figures;
    const QList<HonorPart> parts = partsOf(sum);
    for (const HonorPart& part : parts)
        figures += figures.isEmpty() ? QString::number(part.honor)
                                     : QStringLiteral(" %1 %2")
                                           .arg(part.honor < 0 ? QStringLiteral("−") : QStringLiteral("+"))
                                           .arg(std::abs(part.honor));
    return parts.size() > 1 ? figures : QString();
}

void describe(CountRow& row, const powder::ClanYear& sum, powder::Clan clan) {
    QStringList headline;
    if (const QString named = text::clanName(clan); named != row.name)
        headline.append(named);
    row.figures = honorFigures(sum);
    if (const QString words = wordsOf(sum); !words.isEmpty())
        headline.append(YearText::tr("Honor: %1", "what it consists of").arg(words));
    row.headline = headline.join(QStringLiteral(" · "));
    row.lines = QStringList{YearText::tr("%n horde(s) claimed.", nullptr, sum.claimed),
                            YearText::tr("%n soldier(s) lost.", nullptr, sum.fallen)} +
                shameLines(sum);
    row.signs = {QStringLiteral("card"), QStringLiteral("shame"), QStringLiteral("fallen")};
    // The sign of shame means the tokens held everywhere else; those taken are in the lines and in the years.
    row.counts = {QString::number(sum.claimed), QString::number(sum.shameHeld), QString::number(sum.fallen)};
}

/// Begins with what the clan had before the first year, and steps in the middle of each year, above its name:
/// so the first year is seen to bring something, too.
void showCurve(Facts& facts, const CountRow& row, const powder::Statistics& counted, powder::Clan clan) {
    constexpr double middle = 0.5;
    CurveRow curve{row.player, row.name, row.colour, row.symbol, {}, {}};
    curve.xs.append(counted.years.front().year - 1);
    curve.ys.append(counted.honorBegun[powder::indexOf(clan)]);
    for (const powder::YearCount& year : counted.years) {
        curve.xs.append(year.year - middle);
        curve.ys.append(year.of(clan).honor);
    }
    facts.curveTop = std::max(facts.curveTop, *std::max_element(curve.ys.begin(), curve.ys.end()));
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

QString honorWords(const powder::Statistics& counted, powder::Clan clan) {
    return wordsOf(sumOf(counted, clan));
}

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
    const bool ended = state.season == powder::Season::winter && state.assaulted;
    summary.append(facts.over || ended ? YearText::tr("%n year(s)", nullptr, facts.curveEnd)
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
