// SPDX-License-Identifier: Apache-2.0
#include "app/game/hex/hex_statistics.h"

#include "app/game/hex/founding_script.h"
#include "app/game/hex/player_dress.h"
#include "app/game/ranking.h"
#include "app/hex/rooms.h"
#include "app/text/chance_text.h"
#include "app/text/names.h"
#include "rules/core/chance.h"
#include "rules/hex/scoring.h"
#include "rules/hex/statistics.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace watchfire {

namespace {

using Facts = StatisticsModel::Facts;

struct CountText {
    Q_DECLARE_TR_FUNCTIONS(CountText)
};

constexpr double confidence = 0.95;

/// Bars of counts compared with chance, and the verdict on all of them together.
QList<BarRow> bars(const std::vector<int>& counts, const std::vector<double>& chances, int firstLabel,
                   QString& verdict) {
    const int throws = std::accumulate(counts.begin(), counts.end(), 0);
    const Bands bands = bandsOf(throws, chances, confidence);
    QList<BarRow> rows;
    int outside = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        BarRow row;
        row.label = QString::number(firstLabel + static_cast<int>(i));
        row.count = counts[i];
        row.expected = throws * chances[i];
        row.low = bands.bands[i].low;
        row.high = bands.bands[i].high;
        row.outside = throws > 0 && !bands.bands[i].holds(row.count);
        outside += row.outside ? 1 : 0;
        const QString fair = CountText::tr("%1 expected, %2 to %3 usual", "how often a number comes up")
                                 .arg(QString::number(row.expected, 'f', 1))
                                 .arg(row.low)
                                 .arg(row.high);
        row.spoken =
            (row.outside ? CountText::tr("%1 came %n time(s): %2; outside the band.", nullptr, row.count)
                         : CountText::tr("%1 came %n time(s): %2.", nullptr, row.count))
                .arg(row.label, fair);
        rows.append(row);
    }
    verdict = text::diceVerdict(throws, shareAsUneven(counts, chances), outside);
    return rows;
}

/// The one sum that says most about these dice, and what was due.
void showDiceNews(Facts& facts) {
    const BarRow* news = nullptr;
    double most = 0;
    for (const BarRow& row : facts.sums) {
        const double away = std::abs(row.count - row.expected) / std::sqrt(std::max(0.1, row.expected));
        if (row.outside && away > most) {
            news = &row;
            most = away;
        }
    }
    if (facts.rolls == 0)
        return;
    if (news == nullptr) {
        facts.diceNews = CountText::tr("Fair dice");
        facts.diceDue = CountText::tr("every sum within its band");
        return;
    }
    facts.diceNews = news->count == 0 ? CountText::tr("%1 never came").arg(news->label)
                     : news->count < news->expected
                         ? CountText::tr("%1 came only %n time(s)", nullptr, news->count).arg(news->label)
                         : CountText::tr("%1 came %n time(s)", "more often than chance allows", news->count)
                               .arg(news->label);
    facts.diceDue = CountText::tr("%n were due", "how often a sum was expected",
                                  static_cast<int>(std::lround(news->expected)));
}

void showDice(Facts& facts, const hex::Statistics& counted, const QString& from) {
    const auto source = from == QLatin1String("tower")  ? hex::DiceFrom::tower
                        : from == QLatin1String("hand") ? hex::DiceFrom::hand
                                                        : hex::DiceFrom::all;
    const hex::DiceCount& dice = counted.of(source);
    facts.hasDice = true;
    facts.rolls = dice.rolls;
    facts.towerRolls = counted.of(hex::DiceFrom::tower).rolls;
    facts.handRolls = counted.of(hex::DiceFrom::hand).rolls;

    std::vector<double> chances;
    for (int sum = 2; sum <= 12; ++sum)
        chances.push_back(waysOf(sum) / 36.0);
    facts.sums = bars({dice.sums.begin() + 2, dice.sums.end()}, chances, 2, facts.sumsVerdict);
    facts.faces = bars({dice.faces.begin() + 1, dice.faces.end()}, std::vector<double>(6, 1.0 / 6), 1,
                       facts.facesVerdict);
    const auto top = [](const QList<BarRow>& rows) {
        int highest = 1;
        for (const BarRow& row : rows)
            highest = std::max({highest, row.count, row.high + 1});
        return highest;
    };
    facts.sumsTop = top(facts.sums);
    facts.facesTop = top(facts.faces);
    for (qsizetype i = 0; i < facts.sums.size(); ++i) {
        BarRow& row = facts.sums[i];
        const auto sum = static_cast<std::size_t>(i) + 2;
        row.dryNow = dice.dryNow[sum];
        row.dryMost = dice.dryMost[sum];
        const std::vector<double> hits(static_cast<std::size_t>(dice.rolls), chances[sum - 2]);
        row.dryText = text::shareOfGames(chanceOfDrySpell(hits, row.dryMost));
    }
    showDiceNews(facts);
}

/// What a player's points come from, as signs with their number, and in words.
void showSources(CountRow& row, const hex::State& state, hex::PlayerId player) {
    const std::size_t i = player.index();
    int settlements = 0;
    int cities = 0;
    for (const hex::Building building : state.buildings) {
        if (!building || building.player != player || building.fallen)
            continue;
        (building.kind == hex::BuildingKind::city ? cities : settlements) += 1;
    }
    const auto& holders = state.discovery.markerHolders;
    const int markers = static_cast<int>(std::count(holders.begin(), holders.end(), player));
    const int cards = state.players[i].cardPoints;
    const int chips = state.greatWall.chips[i];
    QStringList words;
    const auto add = [&](int count, const char* sign, const QString& text, bool alone = false) {
        if (count == 0)
            return;
        row.signs.append(QString::fromLatin1(sign));
        row.counts.append(alone ? QString() : QString::number(count));
        words.append(text);
    };
    add(settlements, "settlement", CountText::tr("%n settlement(s)", nullptr, settlements));
    add(cities, "city", CountText::tr("%n city(s)", nullptr, cities));
    add(state.longestRoad == player ? 1 : 0, "road-long", CountText::tr("the longest road"), true);
    add(state.largestArmy == player ? 1 : 0, "knight", CountText::tr("the largest army"), true);
    add(markers, "marker", CountText::tr("%n marker(s)", nullptr, markers));
    add(cards, "crown", CountText::tr("%n point(s) in cards", nullptr, cards));
    const QString gained = text::listOf(words);
    add(chips, "chip", {});
    if (chips > 0)
        row.lines.append(CountText::tr("Points: %1, less %n penalty chip(s).", nullptr, chips).arg(gained));
    else if (!gained.isEmpty())
        row.lines.append(CountText::tr("Points: %1.", "what they come from").arg(gained));
}

QString missedBy(hex::MissedBy by, int cards) {
    return by == hex::MissedBy::robber
               ? CountText::tr("%n by the robber", "cards missed", cards)
               : askRooms([&](const ModuleRoom& room) { return room.missed(by, cards); });
}

QStringList playerLines(const hex::PlayerCount& player) {
    QStringList lines;
    QStringList causes;
    for (std::size_t by = 0; by < player.missed.size(); ++by) {
        if (player.missed[by] > 0)
            causes.append(missedBy(static_cast<hex::MissedBy>(by), player.missed[by]));
    }
    if (!causes.isEmpty())
        lines.append(CountText::tr("Missed: %1.", "cards").arg(text::listOf(causes)));
    if (player.dryMost > 0) {
        lines.append(CountText::tr("At most %n roll(s) in a row without a card; as long or longer %1.",
                                   nullptr, player.dryMost)
                         .arg(text::shareOfGames(chanceOfDrySpell(player.chances, player.dryMost))));
        if (player.dryNow > 1)
            lines.append(CountText::tr("Now %n roll(s) in a row without a card.", nullptr, player.dryNow));
    }
    for (const ModuleRoom* room : rooms())
        lines += room->playerFacts(player);
    if (player.penalties > 0)
        lines.append(CountText::tr("%n penalty chip(s) taken.", nullptr, player.penalties));
    return lines;
}

void showPlayers(Facts& facts, const hex::State& state, const hex::Statistics& counted) {
    const hex::Setup& setup = *state.setup;
    for (std::size_t i = 0; i < setup.playerCount(); ++i) {
        const hex::PlayerId p(i);
        const hex::PlayerCount& player = counted.players[i];
        CountRow row;
        dress(row, setup, p);
        row.name = text::playerName(setup, p);
        row.points = state.ending.over ? state.ending.points[i] : hex::pointsOf(state, p);
        row.winner = state.ending.over && state.ending.winners[i];
        const int missed = std::accumulate(player.missed.begin(), player.missed.end(), 0);
        row.headline = CountText::tr("%1; %2", "cards collected; cards missed")
                           .arg(CountText::tr("%n card(s) collected", nullptr, player.cards),
                                CountText::tr("%n card(s) missed", nullptr, missed));
        row.cards = player.cards;
        row.missed = missed;
        showSources(row, state, p);
        row.lines += playerLines(player);
        facts.players.append(row);

        CurveRow curve{row.player, row.name, row.colour, row.symbol, {}, {}};
        for (const hex::Standing& standing : counted.standings) {
            const int points = standing.points[i];
            if (!curve.ys.isEmpty() && curve.ys.last() == points)
                continue;
            curve.xs.append(standing.roll);
            curve.ys.append(points);
            facts.curveTop = std::max(facts.curveTop, points);
            facts.curveBottom = std::min(facts.curveBottom, points);
        }
        facts.curves.append(curve);
    }
    rank(facts.players);
    facts.curveEnd = counted.of(hex::DiceFrom::all).rolls;
}

/// While the game is founded nobody leads: who has more points has only had an earlier turn (BA-34). Says
/// what is going on instead, and who places what next.
bool showFounding(Facts& facts, const hex::State& state) {
    const FoundingModel::Facts founding = foundingFacts(state, {});
    if (!founding.active)
        return false;
    facts.standing = founding.complete ? founding.title : CountText::tr("The founding goes on");
    for (CountRow& row : facts.players)
        row.rank = 1;
    const auto seat = [&state](const CountRow& row) {
        std::size_t i = 0;
        while (i < state.setup->playerCount() &&
               text::playerColour(*state.setup, hex::PlayerId(i)) != row.colour)
            ++i;
        return i;
    };
    std::sort(facts.players.begin(), facts.players.end(),
              [&](const CountRow& a, const CountRow& b) { return seat(a) < seat(b); });
    QStringList summary{facts.title};
    for (const FoundingRoundRow& round : foundingRounds(state)) {
        if (round.now)
            summary.append(
                CountText::tr("%1: %2 of %3 done", "a round of the founding; of its players")
                    .arg(round.title, QString::number(round.done), QString::number(round.colours.size())));
    }
    summary.append(founding.complete ? founding.detail : founding.title);
    facts.subline = summary.join(QStringLiteral(" · "));
    return true;
}

void showMoments(Facts& facts, const hex::State& state, const hex::Statistics& counted) {
    const hex::Setup& setup = *state.setup;
    for (const hex::Moment& moment : counted.moments) {
        MomentRow row;
        row.number = static_cast<int>(facts.moments.size());
        row.at = moment.roll;
        QString name;
        // A breach is the wall owner's.
        const hex::PlayerId whose = moment.wall.valid() ? hex::ownerOf(state, moment.wall) : moment.player;
        if (whose.valid()) {
            name = text::playerName(setup, whose);
            row.colour = text::playerColour(setup, whose);
            row.symbol = text::symbolOf(row.colour);
        }
        row.bad = moment.kind == hex::Moment::Kind::breach || moment.kind == hex::Moment::Kind::falls;
        switch (moment.kind) {
        case hex::Moment::Kind::longestRoad:
            row.glyph = QStringLiteral("road-long");
            row.text = name.isEmpty() ? CountText::tr("Nobody has the longest road any more")
                                      : CountText::tr("%1 has the longest road").arg(name);
            break;
        case hex::Moment::Kind::largestArmy:
            row.glyph = QStringLiteral("knight");
            row.text = name.isEmpty() ? CountText::tr("Nobody has the largest army any more")
                                      : CountText::tr("%1 has the largest army").arg(name);
            break;
        default:
            if (const auto words =
                    askRooms([&](const ModuleRoom& room) { return room.moment(state, moment); })) {
                row.glyph = words->glyph;
                row.text = words->text;
            }
        }
        facts.moments.append(row);
    }
}

QStringList factsOf(const hex::State& state, const hex::Statistics& counted) {
    const hex::Setup& setup = *state.setup;
    QStringList facts;
    facts.append(CountText::tr("%n roll(s)", nullptr, counted.of(hex::DiceFrom::all).rolls));
    for (std::size_t i = 0; i < state.board().walls().size(); ++i) {
        const hex::WallCount& wall = counted.walls[i];
        facts.append(CountText::tr("%1: %2, %3", "wall, riders, breaches")
                         .arg(text::wallName(state.board(), hex::WallId(i)),
                              CountText::tr("%n rider(s) came", nullptr, wall.riders),
                              CountText::tr("%n breach(es)", nullptr, wall.breaches)));
    }
    for (const ModuleRoom* room : roomsOf(setup))
        facts += room->facts(state, counted);
    return facts;
}

} // namespace

Facts hexStatistics(const HexGame& game, const QString& title, const QString& from) {
    const hex::State& state = game.current();
    const hex::Statistics counted = hex::statisticsOf(game.session());
    Facts facts;
    facts.title = title;
    showDice(facts, counted, from);
    showPlayers(facts, state, counted);
    showMoments(facts, state, counted);
    facts.facts = factsOf(state, counted);
    facts.standing = standingText(facts.players);
    facts.headline = facts.standing;
    facts.over = state.ending.over;
    facts.goal = state.setup->goalPoints();
    if (showFounding(facts, state)) {
        facts.headline = facts.standing;
        return facts;
    }
    QStringList summary{title};
    if (!facts.players.isEmpty())
        summary.append(CountText::tr("%n point(s)", nullptr, facts.players.first().points));
    summary.append(CountText::tr("%n roll(s)", nullptr, facts.curveEnd));
    if (!state.board().walls().empty())
        summary.append(CountText::tr("%n breach(es)", nullptr, counted.times(hex::MomentKind::breach)));
    facts.subline = summary.join(QStringLiteral(" · "));
    return facts;
}

} // namespace watchfire
