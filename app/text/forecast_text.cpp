// SPDX-License-Identifier: Apache-2.0
// See forecast_text.h.
#include "app/text/forecast_text.h"

#include "app/text/names.h"
#include "app/text/step_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire::text {

namespace {
struct Forecast {
    Q_DECLARE_TR_FUNCTIONS(Forecast)
};

template <class Kind> QStringList linesOf(const hex::State& state, const hex::Steps& steps) {
    QStringList lines;
    for (const hex::Step& step : steps) {
        if (std::holds_alternative<Kind>(step))
            lines.append(shortLine(state, step));
    }
    return lines;
}

/// What a seven does here beside the discarding.
QString sevenLine(const hex::State& state, const hex::ForecastEntry& entry) {
    const hex::Setup& setup = *state.setup;
    QStringList what{Forecast::tr("Discard")};
    if (const auto floods = linesOf<hex::step::Flood>(state, entry.steps); !floods.isEmpty())
        what += floods + linesOf<hex::step::RobberDrowns>(state, entry.steps);
    what += linesOf<hex::step::Ebb>(state, entry.steps);
    if (setup.has(hex::ModuleName::storm))
        what.append(Forecast::tr("the storm goes 4, 5 or 6 hexes"));
    if (setup.has(hex::ModuleName::pirate))
        what.append(Forecast::tr("the pirate may move"));
    else if (setup.has(hex::ModuleName::raiders))
        what.append(Forecast::tr("the roller takes a card"));
    else if (linesOf<hex::step::RobberDrowns>(state, entry.steps).isEmpty())
        what.append(Forecast::tr("the robber moves"));
    return what.join(Forecast::tr(", ", "between the things that a seven does"));
}

constexpr int allRolls = 36;
constexpr int highestLevel = 5;
} // namespace

ForecastLine forecastLine(const hex::State& state, const hex::ForecastEntry& entry) {
    ForecastLine line;
    for (const hex::Step& step : entry.steps)
        line.lines.append(shortLine(state, step));

    const QStringList riders = linesOf<hex::step::MoveRider>(state, entry.steps);
    const QStringList breaches = linesOf<hex::step::Breach>(state, entry.steps);
    const QStringList collects = linesOf<hex::step::Collect>(state, entry.steps);
    const QStringList blocked = linesOf<hex::step::Blocked>(state, entry.steps);
    constexpr int seven = 7;
    if (!breaches.isEmpty()) {
        line.level = QStringLiteral("breach");
        line.headline = Forecast::tr("%1: %2", "riders that move: walls that are breached")
                            .arg(listOf(riders), listOf(breaches));
    } else if (!riders.isEmpty()) {
        line.level = QStringLiteral("rider");
        line.headline = listOf(riders);
    } else if (entry.sum == seven) {
        line.level = QStringLiteral("seven");
        line.headline = sevenLine(state, entry);
    } else if (const QStringList raids = linesOf<hex::step::RaiderTakes>(state, entry.steps) +
                                         linesOf<hex::step::BuildingFalls>(state, entry.steps);
               !raids.isEmpty()) {
        line.level = QStringLiteral("breach");
        line.headline = listOf(raids);
    } else if (!collects.isEmpty()) {
        line.level = QStringLiteral("collect");
        line.headline = collects.join(Forecast::tr(", ", "between the cards of several players"));
    } else {
        line.level = QStringLiteral("quiet");
        line.headline = blocked.isEmpty() ? Forecast::tr("Nothing happens") : blocked.first();
    }
    return line;
}

ForecastHeadline forecastHeadline(const hex::State& state, const std::vector<hex::ForecastEntry>& entries) {
    if (!state.setup->has(hex::ModuleName::riders))
        return {};
    int breaches = 0;
    int riders = 0;
    for (const hex::ForecastEntry& entry : entries) {
        if (entry.breach)
            breaches += entry.ways;
        const bool moves = std::any_of(entry.steps.begin(), entry.steps.end(), [](const hex::Step& step) {
            return std::holds_alternative<hex::step::MoveRider>(step);
        });
        if (moves)
            riders += entry.ways;
    }
    const auto percent = [](int ways) { return (ways * 100 + allRolls / 2) / allRolls; };
    if (breaches > 0) {
        return {
            Forecast::tr("%n of 36 roll(s) breach a wall (%1 %)", nullptr, breaches).arg(percent(breaches)),
            true};
    }
    if (riders > 0)
        return {Forecast::tr("%n of 36 roll(s) bring riders (%1 %)", nullptr, riders).arg(percent(riders)),
                false};
    return {Forecast::tr("No rider can move"), false};
}

WallVerdict wallVerdict(const hex::State& state, hex::WallId wall,
                        const std::vector<hex::ForecastEntry>& entries, bool breachedNow) {
    WallVerdict verdict;
    QStringList sums;
    for (const hex::ForecastEntry& entry : entries) {
        const bool breaks = std::any_of(entry.steps.begin(), entry.steps.end(), [&](const hex::Step& step) {
            const auto* breach = std::get_if<hex::step::Breach>(&step);
            return breach != nullptr && breach->wall == wall;
        });
        if (breaks) {
            verdict.ways += entry.ways;
            sums.append(QString::number(entry.sum));
        }
    }
    const int level = state.greatWall.level[wall.index()];
    const hex::HexId attack = state.board()[wall].attack;
    const auto riders = std::count_if(state.greatWall.riders.begin(), state.greatWall.riders.end(),
                                      [&](const auto& rider) { return rider.at == attack; });
    if (breachedNow) {
        verdict.text = Forecast::tr("breached");
        verdict.danger = QStringLiteral("breach");
    } else if (!sums.isEmpty()) {
        verdict.text = Forecast::tr("%1: breach", "%1 is one or more sums: 9 or 12")
                           .arg(sums.join(Forecast::tr(" or ", "between two sums")));
        verdict.danger = QStringLiteral("breach");
    } else if (level >= highestLevel) {
        verdict.text = Forecast::tr("secure");
        verdict.danger = QStringLiteral("secure");
    } else if (riders == level) {
        verdict.text = Forecast::tr("1 rider: breach");
        verdict.danger = QStringLiteral("warn");
    } else {
        verdict.text = Forecast::tr("holds");
        verdict.danger = QStringLiteral("holds");
    }
    return verdict;
}

} // namespace watchfire::text
