// SPDX-License-Identifier: Apache-2.0
// See raid_forecast.h.
#include "app/hex/raiders/raid_forecast.h"

#include "app/text/step_words.h"
#include "app/text/ways.h"
#include "rules/hex/apply.h"
#include "rules/hex/modules/raiders/raiders.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace watchfire::text {

namespace {

struct RaidForecast {
    Q_DECLARE_TR_FUNCTIONS(RaidForecast)
};

constexpr int sevenOfTwoDice = 7;

int builtCorners(const hex::State& state, hex::HexId hex) {
    const auto& corners = state.board()[hex].corners;
    return static_cast<int>(std::count_if(corners.begin(), corners.end(), [&](hex::CornerId corner) {
        return static_cast<bool>(state.buildings[corner]);
    }));
}

/// RA-60: each volcano with the number erupts; the die is asked where somebody has built.
std::vector<hex::HexId> eruptingWith(const hex::State& state, int number) {
    std::vector<hex::HexId> volcanoes;
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i) {
        const hex::HexId hex(i);
        if (state.board()[hex].terrain == hex::Terrain::volcano && state.numbers[hex] == number &&
            builtCorners(state, hex) > 0)
            volcanoes.push_back(hex);
    }
    return volcanoes;
}

/// "Eruption of volcano 6: 2 of 6 corners built on"
QString eruptionLine(const hex::State& state, hex::HexId volcano) {
    return RaidForecast::tr("Eruption of %1: %n of 6 corners built on", "%1 is a volcano",
                            builtCorners(state, volcano))
        .arg(hexName(state, volcano));
}

/// What a roll leads to, as far as it can be told before anybody answers.
struct Outlook {
    hex::Steps steps;
    std::vector<hex::HexId> volcanoes; ///< they erupt, and the dice are thrown at the table
    std::vector<hex::HexId> choice;    ///< RA-21: of these hexes only some are taken
};

/// RA-60: what falls and what is cut off with every face of the eruption die; what only some faces bring is
/// not foretold.
hex::Steps certainFalls(const hex::State& state, const hex::Decision& decision) {
    hex::Steps certain;
    bool first = true;
    for (const hex::Value& face : decision.options) {
        auto thrown = hex::apply(state, hex::command::Answer{decision.id, face});
        if (!thrown)
            continue;
        hex::Steps falls;
        if (thrown->decision && thrown->decision->id == hex::DecisionKind::eruptionDie)
            falls = certainFalls(thrown->state, *thrown->decision);
        for (const hex::Step& step : thrown->steps)
            if (holdsAny<hex::step::BuildingFalls, hex::step::TurnRoad>(step))
                falls.push_back(step);
        if (std::exchange(first, false)) {
            certain = falls;
            continue;
        }
        const auto missing = [&](const hex::Step& step) {
            return std::none_of(falls.begin(), falls.end(), [&](const hex::Step& other) {
                const auto* one = std::get_if<hex::step::BuildingFalls>(&step);
                const auto* two = std::get_if<hex::step::BuildingFalls>(&other);
                if (one != nullptr || two != nullptr)
                    return one != nullptr && two != nullptr && one->at == two->at;
                return std::get<hex::step::TurnRoad>(step).at == std::get<hex::step::TurnRoad>(other).at;
            });
        };
        certain.erase(std::remove_if(certain.begin(), certain.end(), missing), certain.end());
    }
    return certain;
}

/// RA-20, RA-60: a raid asks from which desert each raider comes, so its forecast rolls on with raiders from
/// where most of them wait; which hexes are taken does not depend on it.
Outlook outlookOf(const hex::State& state, const hex::ForecastEntry& entry) {
    Outlook outlook{entry.steps, {}, {}};
    const bool raids = state.setup->has(hex::ModuleName::raiders);
    if (entry.sum == sevenOfTwoDice || (!raids && !state.setup->has(hex::ModuleName::volcano)))
        return outlook;
    const int a = std::max(1, entry.sum - 6);
    auto rolled = hex::apply(
        state, hex::command::Roll{{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(entry.sum - a)}});
    while (rolled && rolled->decision) {
        const hex::Decision& decision = *rolled->decision;
        if (decision.id == hex::DecisionKind::eruptionDie) {
            outlook.volcanoes = eruptingWith(state, entry.sum);
            const hex::Steps falls = certainFalls(rolled->state, decision);
            outlook.steps.insert(outlook.steps.end(), falls.begin(), falls.end());
        }
        if (decision.id == hex::DecisionKind::raiderHex)
            for (const hex::Value& value : decision.options)
                outlook.choice.push_back(std::get<hex::HexId>(value));
        if (decision.id != hex::DecisionKind::raiderDesert)
            break;
        const auto most =
            std::max_element(decision.options.begin(), decision.options.end(),
                             [&](const hex::Value& one, const hex::Value& other) {
                                 return hex::raidersAt(rolled->state, std::get<hex::HexId>(one)) <
                                        hex::raidersAt(rolled->state, std::get<hex::HexId>(other));
                             });
        rolled = hex::apply(rolled->state, hex::command::Answer{decision.id, *most});
        if (rolled)
            outlook.steps.insert(outlook.steps.end(), rolled->steps.begin(), rolled->steps.end());
    }
    return outlook;
}

/// "Raiders take hills 5 and forest 5", what falls and what is turned by it, and the volcano.
QStringList raidLines(const hex::State& state, const Outlook& outlook) {
    QStringList lines;
    QStringList taken;
    QStringList fallen;
    for (const hex::Step& step : outlook.steps) {
        if (const auto* takes = std::get_if<hex::step::RaiderTakes>(&step))
            taken.append(hexName(state, takes->hex));
        if (const auto* falls = std::get_if<hex::step::BuildingFalls>(&step))
            fallen.append(playerName(*state.setup, falls->player));
    }
    fallen.removeDuplicates();
    if (const int buildings = countOf<hex::step::BuildingFalls>(outlook.steps); buildings > 0)
        lines.append(RaidForecast::tr("%n building(s) fall: %1", "%1 is a list of players", buildings)
                         .arg(listOf(fallen)));
    for (const hex::HexId volcano : outlook.volcanoes)
        lines.append(eruptionLine(state, volcano));
    if (!taken.isEmpty())
        lines.append(RaidForecast::tr("Raiders take %1", "%1 is a list of hexes").arg(listOf(taken)));
    if (!outlook.choice.empty()) {
        QStringList names;
        for (const hex::HexId hex : outlook.choice)
            names.append(hexName(state, hex));
        lines.append(RaidForecast::tr("Raiders take some of %1", "%1 is a list of hexes").arg(listOf(names)));
    }
    if (const int roads = countOf<hex::step::TurnRoad>(outlook.steps); roads > 0)
        lines.append(RaidForecast::tr("%n road(s) cut off", nullptr, roads));
    return lines;
}

} // namespace

std::optional<ForecastLine> raidForecast(const hex::State& state, const hex::ForecastEntry& entry) {
    const Outlook outlook = outlookOf(state, entry);
    const QStringList raids = raidLines(state, outlook);
    if (entry.sum == sevenOfTwoDice || raids.isEmpty())
        return std::nullopt;
    ForecastLine line;
    for (const hex::Step& step : outlook.steps)
        line.lines.append(shortLine(state, step));
    line.collectors = collectorsIn(outlook.steps);
    const bool falls = countOf<hex::step::BuildingFalls>(outlook.steps) > 0;
    line.danger = falls || !outlook.volcanoes.empty();
    line.level = falls         ? QStringLiteral("falls")
                 : line.danger ? QStringLiteral("eruption")
                               : QStringLiteral("raid");
    line.sign = falls         ? QStringLiteral("fallen")
                : line.danger ? QStringLiteral("eruption")
                              : QStringLiteral("raider");
    line.headline = raids.join(
        RaidForecast::tr(". ", "between the things that a roll does, each a sentence without its full stop"));
    return line;
}

ForecastHeadline raidHeadline(const hex::State& state, const std::vector<hex::ForecastEntry>& entries) {
    if (!hex::stormIsOn(state))
        return ForecastHeadline{
            RaidForecast::tr("%n raider(s) until the storm begins", nullptr, state.raiders.supply), false};
    int raids = 0;
    int falls = 0;
    for (const hex::ForecastEntry& entry : entries) {
        const Outlook outlook = outlookOf(state, entry);
        const bool takes = countOf<hex::step::RaiderTakes>(outlook.steps) > 0 || !outlook.choice.empty();
        raids += takes ? entry.ways : 0;
        falls += countOf<hex::step::BuildingFalls>(outlook.steps) > 0 ? entry.ways : 0;
    }
    if (falls > 0)
        return ForecastHeadline{
            RaidForecast::tr("%n of 36 roll(s) make a building fall (%1%)", nullptr, falls)
                .arg(percent(falls)),
            true};
    if (raids > 0)
        return ForecastHeadline{
            RaidForecast::tr("%n of 36 roll(s) bring raiders (%1%)", nullptr, raids).arg(percent(raids)),
            false};
    return ForecastHeadline{RaidForecast::tr("No raider can spread"), false};
}

} // namespace watchfire::text
