// SPDX-License-Identifier: Apache-2.0
// See forecast_text.h.
#include "app/text/forecast_text.h"

#include "app/hex/rooms.h"
#include "app/text/names.h"
#include "app/text/step_text.h"
#include "rules/hex/apply.h"
#include "rules/hex/modules/raiders.h"
#include "rules/hex/modules/riders.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

namespace watchfire::text {

namespace {
struct Forecast {
    Q_DECLARE_TR_FUNCTIONS(Forecast)
};

constexpr int allRolls = 36;
constexpr int seven = 7;

template <class Kind> QStringList linesOf(const hex::State& state, const hex::Steps& steps) {
    QStringList lines;
    for (const hex::Step& step : steps) {
        if (std::holds_alternative<Kind>(step))
            lines.append(shortLine(state, step));
    }
    return lines;
}

template <class Kind> int countOf(const hex::Steps& steps) {
    return static_cast<int>(std::count_if(steps.begin(), steps.end(), [](const hex::Step& step) {
        return std::holds_alternative<Kind>(step);
    }));
}

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
    return Forecast::tr("Eruption of %1: %n of 6 corners built on", "%1 is a volcano",
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
            if (std::holds_alternative<hex::step::BuildingFalls>(step) ||
                std::holds_alternative<hex::step::TurnRoad>(step))
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
    if (entry.sum == seven || (!raids && !state.setup->has(hex::ModuleName::volcano)))
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
        lines.append(Forecast::tr("%n building(s) fall: %1", "%1 is a list of players", buildings)
                         .arg(listOf(fallen)));
    for (const hex::HexId volcano : outlook.volcanoes)
        lines.append(eruptionLine(state, volcano));
    if (!taken.isEmpty())
        lines.append(Forecast::tr("Raiders take %1", "%1 is a list of hexes").arg(listOf(taken)));
    if (!outlook.choice.empty()) {
        QStringList names;
        for (const hex::HexId hex : outlook.choice)
            names.append(hexName(state, hex));
        lines.append(Forecast::tr("Raiders take some of %1", "%1 is a list of hexes").arg(listOf(names)));
    }
    if (const int roads = countOf<hex::step::TurnRoad>(outlook.steps); roads > 0)
        lines.append(Forecast::tr("%n road(s) cut off", nullptr, roads));
    return lines;
}

/// WO-21, WO-25: where the storm gets with each of 4, 5 and 6, and who has pieces there.
QStringList stormLines(const hex::State& state, const hex::ForecastEntry& entry) {
    QStringList lines;
    for (const auto& way : entry.byLargerDie) {
        int gone = 0;
        hex::HexId at = state.storm.at;
        for (const hex::Step& step : way.steps) {
            if (const auto* leg = std::get_if<hex::step::MoveStorm>(&step)) {
                gone += static_cast<int>(leg->path.size()) - 1;
                at = leg->to;
            }
        }
        if (gone < way.larger) {
            lines.append(
                Forecast::tr("%1: %n hex(es) to the edge, then steered", "%1 is the larger die", gone)
                    .arg(way.larger));
            continue;
        }
        QStringList hit;
        for (const hex::PlayerId player : hex::playersFrom(state, state.turn.player)) {
            const auto& sides = state.board()[at].sides;
            if (std::any_of(sides.begin(), sides.end(), [&](hex::SideId side) {
                    return state.lines[side] && state.lines[side].player == player;
                }))
                hit.append(playerName(*state.setup, player));
        }
        const QString where = toHex(state, at);
        lines.append(hit.isEmpty() ? Forecast::tr("%1: %2, nobody is hit", "the larger die; to hills 5")
                                         .arg(way.larger)
                                         .arg(where)
                                   : Forecast::tr("%1: %2, hits %3", "the larger die; to hills 5; players")
                                         .arg(way.larger)
                                         .arg(where, listOf(hit)));
    }
    return lines;
}

/// What a seven does here, in its order.
QString sevenLine(const hex::State& state, const hex::ForecastEntry& entry) {
    const hex::Setup& setup = *state.setup;
    QStringList what{Forecast::tr("Discard")};
    std::optional<QStringList> robber;
    for (const ModuleRoom* room : roomsOf(setup)) {
        const SevenWords words = room->onSeven(state, entry.steps);
        what += words.first;
        if (!robber)
            robber = words.robber;
    }
    if (setup.has(hex::ModuleName::storm))
        what.append(Forecast::tr("the storm goes 4, 5 or 6 hexes"));
    if (setup.has(hex::ModuleName::pirate))
        what.append(Forecast::tr("the pirate may move"));
    else if (setup.has(hex::ModuleName::raiders))
        what.append(Forecast::tr("the roller takes a card"));
    else if (robber)
        what += *robber;
    else if (setup.has(hex::ModuleName::robber))
        what.append(state.thieves.robber.valid() ? Forecast::tr("the robber moves")
                                                 : Forecast::tr("the robber returns"));
    return what.join(Forecast::tr(", ", "between the things that a seven does"));
}
} // namespace

ForecastLine forecastLine(const hex::State& state, const hex::ForecastEntry& entry) {
    const Outlook outlook = outlookOf(state, entry);
    ForecastLine line;
    for (const hex::Step& step : outlook.steps)
        line.lines.append(shortLine(state, step));

    const QStringList riders = linesOf<hex::step::MoveRider>(state, entry.steps);
    const QStringList breaches = linesOf<hex::step::Breach>(state, entry.steps);
    const QStringList collects = linesOf<hex::step::Collect>(state, outlook.steps) +
                                 linesOf<hex::step::JungleCounter>(state, outlook.steps);
    const QStringList blocked = linesOf<hex::step::Blocked>(state, outlook.steps);
    const QStringList raids = raidLines(state, outlook);
    if (!breaches.isEmpty()) {
        line.level = QStringLiteral("breach");
        line.headline = Forecast::tr("%1: %2", "riders that move: walls that are breached")
                            .arg(listOf(riders), listOf(breaches));
    } else if (!riders.isEmpty()) {
        line.level = QStringLiteral("rider");
        line.headline = listOf(riders);
    } else if (entry.sum == seven) {
        const bool storm = state.setup->has(hex::ModuleName::storm);
        const QString own = askRooms([&](const ModuleRoom& room) { return room.sevenLevel(entry.steps); });
        line.level = storm ? QStringLiteral("storm") : !own.isEmpty() ? own : QStringLiteral("seven");
        line.headline = sevenLine(state, entry);
        if (storm)
            line.lines = stormLines(state, entry);
    } else if (!raids.isEmpty()) {
        const bool falls = countOf<hex::step::BuildingFalls>(outlook.steps) > 0;
        line.level = falls                        ? QStringLiteral("falls")
                     : !outlook.volcanoes.empty() ? QStringLiteral("eruption")
                                                  : QStringLiteral("raid");
        line.headline = raids.join(
            Forecast::tr(". ", "between the things that a roll does, each a sentence without its full stop"));
    } else if (!collects.isEmpty()) {
        line.level = QStringLiteral("collect");
        line.headline = collects.join(Forecast::tr(", ", "between the cards of several players"));
    } else {
        line.level = QStringLiteral("quiet");
        line.headline = blocked.isEmpty() ? Forecast::tr("Nothing happens") : blocked.first();
    }
    return line;
}

namespace {
/// How many of 36 rolls answer a question about them.
template <class Question>
int waysOf(const std::vector<hex::ForecastEntry>& entries, const Question& question) {
    int ways = 0;
    for (const hex::ForecastEntry& entry : entries)
        ways += question(entry) ? entry.ways : 0;
    return ways;
}

int percent(int ways) {
    return (ways * 100 + allRolls / 2) / allRolls;
}

ForecastHeadline wallHeadline(const std::vector<hex::ForecastEntry>& entries) {
    const int breaches = waysOf(entries, [](const auto& entry) { return entry.breach; });
    if (breaches > 0) {
        return {
            Forecast::tr("%n of 36 roll(s) breach a wall (%1%)", nullptr, breaches).arg(percent(breaches)),
            true};
    }
    const int riders =
        waysOf(entries, [](const auto& entry) { return countOf<hex::step::MoveRider>(entry.steps) > 0; });
    if (riders > 0)
        return {Forecast::tr("%n of 36 roll(s) bring riders (%1%)", nullptr, riders).arg(percent(riders)),
                false};
    return {Forecast::tr("No rider can move"), false};
}

ForecastHeadline raidHeadline(const hex::State& state, const std::vector<hex::ForecastEntry>& entries) {
    if (!hex::stormIsOn(state))
        return {Forecast::tr("%n raider(s) until the storm begins", nullptr, state.raiders.supply), false};
    int raids = 0;
    int falls = 0;
    for (const hex::ForecastEntry& entry : entries) {
        const Outlook outlook = outlookOf(state, entry);
        const bool takes = countOf<hex::step::RaiderTakes>(outlook.steps) > 0 || !outlook.choice.empty();
        raids += takes ? entry.ways : 0;
        falls += countOf<hex::step::BuildingFalls>(outlook.steps) > 0 ? entry.ways : 0;
    }
    if (falls > 0)
        return {
            Forecast::tr("%n of 36 roll(s) make a building fall (%1%)", nullptr, falls).arg(percent(falls)),
            true};
    if (raids > 0)
        return {Forecast::tr("%n of 36 roll(s) bring raiders (%1%)", nullptr, raids).arg(percent(raids)),
                false};
    return {Forecast::tr("No raider can spread"), false};
}
} // namespace

ForecastHeadline forecastHeadline(const hex::State& state, const std::vector<hex::ForecastEntry>& entries) {
    if (entries.empty())
        return {};
    const hex::Setup& setup = *state.setup;
    if (setup.has(hex::ModuleName::riders))
        return wallHeadline(entries);
    if (setup.has(hex::ModuleName::raiders))
        return raidHeadline(state, entries);
    const int sevens = waysOf(entries, [](const auto& entry) { return entry.sum == seven; });
    if (setup.has(hex::ModuleName::storm))
        return {Forecast::tr("%n of 36 roll(s) drive the storm (%1%)", nullptr, sevens).arg(percent(sevens)),
                false};
    for (const ModuleRoom* room : roomsOf(setup)) {
        if (const QString text = room->headline(state, sevens); !text.isEmpty())
            return {text.arg(percent(sevens)), false};
    }
    return {};
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
    const int riders = hex::ridersAt(state, state.board()[wall].attack);
    if (breachedNow) {
        verdict.text = Forecast::tr("breached");
        verdict.danger = QStringLiteral("breach");
    } else if (!sums.isEmpty()) {
        verdict.text = Forecast::tr("%1: breach", "%1 is one or more sums: 9 or 12")
                           .arg(sums.join(Forecast::tr(" or ", "between two sums")));
        verdict.danger = QStringLiteral("breach");
    } else if (level >= hex::maxWallLevel) {
        verdict.text = Forecast::tr("secure");
        verdict.danger = QStringLiteral("secure");
    } else if (riders == level) {
        verdict.text = Forecast::tr("Next rider breaches");
        verdict.danger = QStringLiteral("warn");
    } else {
        verdict.text = Forecast::tr("holds");
        verdict.danger = QStringLiteral("holds");
    }
    return verdict;
}

} // namespace watchfire::text
