// SPDX-License-Identifier: Apache-2.0
#include "app/text/powder/forecast_text.h"

#include "app/text/powder/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace watchfire::text {

namespace {

struct PowderForecast {
    Q_DECLARE_TR_FUNCTIONS(PowderForecast)
};

QString reliefLine(const powder::State& state, const powder::Relief& relief) {
    const auto& horde = state.at(relief.at);
    const QString card = horde ? hordeName(horde->card) : placeName(relief.at);
    return relief.freeSpots ? PowderForecast::tr("It would hold without the %1: %n free spot(s).",
                                                 "%1 is a card", *relief.freeSpots)
                                  .arg(card)
                            : PowderForecast::tr("It would hold without the %1.", "%1 is a card").arg(card);
}

QString missingLine(const powder::ValueKey& key) {
    return PowderForecast::tr("Enter the %1.", "%1 is a printed value").arg(valueName(key));
}

/// "The left section: breach, 8 against 4"; without the numbers if they are unknown or do not explain it.
QString verdictLine(const QString& section, const powder::Clash& clash) {
    const bool explained = !clash.byLadders || clash.power > clash.defense;
    if (!clash.powerKnown || !clash.defenseKnown || !explained)
        return clash.breached ? PowderForecast::tr("%1: breach by Ladders", "%1 is a section").arg(section)
                              : PowderForecast::tr("%1: holds, no horde", "%1 is a section").arg(section);
    return (clash.breached ? PowderForecast::tr("%1: breach, %2 against %3", "section, power, defense")
                           : PowderForecast::tr("%1: holds, %2 against %3", "section, power, defense"))
        .arg(section)
        .arg(clash.power)
        .arg(clash.defense);
}

/// The Leaders before a section: each halves its defense (BP-50).
int leadersAt(const powder::State& state, powder::SectionIndex section) {
    const auto hordes = powder::hordes(state, section);
    return static_cast<int>(std::count_if(hordes.begin(), hordes.end(), [&](powder::Slot slot) {
        return powder::kindOf(state, *state.at(slot)) == powder::Ability::Kind::leader;
    }));
}

QString cardAt(const powder::State& state, const powder::Slot& slot) {
    return hordeName(state.at(slot)->card);
}

/// The cards that the wounds from the wall have to defeat: "Champions", "Champions and Scouts", "Champions or
/// Ram".
QString turningCards(const powder::State& state, const std::vector<std::vector<powder::Slot>>& sets) {
    QString cards;
    const std::vector<powder::Slot>* last = nullptr;
    for (const auto& set : sets) {
        // What defeats more cards than enough is nothing new.
        if (last != nullptr && std::includes(set.begin(), set.end(), last->begin(), last->end()))
            continue;
        QString these = cardAt(state, set.front());
        for (std::size_t i = 1; i < set.size(); ++i)
            these = PowderForecast::tr("%1 and the %2", "cards").arg(these, cardAt(state, set[i]));
        cards = last == nullptr ? these : PowderForecast::tr("%1 or the %2", "cards").arg(cards, these);
        last = &set;
    }
    return cards;
}

/// What would hold a section that would break.
QStringList helpFor(const powder::State& state, const powder::SectionForecast& section) {
    QStringList lines;
    if (section.barricades)
        lines.append(PowderForecast::tr("%n more barricade(s) would hold it.", nullptr, *section.barricades));
    if (section.wallLevel)
        lines.append(PowderForecast::tr("A wall of level %1 would hold it.").arg(*section.wallLevel));
    for (const powder::Relief& relief : section.reliefs) {
        // The headline says it already of those that the wounds from the wall can defeat alone.
        if (std::find(section.turns.begin(), section.turns.end(), std::vector{relief.at}) ==
            section.turns.end())
            lines.append(reliefLine(state, relief));
    }
    if (lines.isEmpty() && section.unsure.empty() && section.turns.empty())
        lines.append(PowderForecast::tr("No single wall, barricade or defeat would hold it."));
    if (!section.unsure.empty()) {
        lines.append(PowderForecast::tr("What else would hold it depends on values that are not known yet."));
        for (const powder::ValueKey& key : section.unsure)
            lines.append(missingLine(key));
    }
    return lines;
}

/// The covered cards that the section's numbers still count.
QStringList coveredAt(const powder::State& state, const powder::SectionForecast& section) {
    QStringList lines;
    for (const powder::Slot& slot : powder::hordes(state, section.section)) {
        const bool told =
            std::find(section.beaten.begin(), section.beaten.end(), slot) != section.beaten.end();
        if (!told && powder::isCovered(state, *state.at(slot)))
            lines.append(coveredLine(state, cardAt(state, slot)));
    }
    return lines;
}

} // namespace

QString coveredLine(const powder::State& state, const QString& card) {
    if (state.season == powder::Season::fall)
        return PowderForecast::tr("All spots of %1 are covered: the card is defeated when the turn ends.",
                                  "%1 is a card")
            .arg(card);
    if (state.season == powder::Season::winter)
        return PowderForecast::tr("All spots of %1 are covered: the card is defeated before the assault.",
                                  "%1 is a card")
            .arg(card);
    return PowderForecast::tr("All spots of %1 are covered: the card is defeated when the next turn ends.",
                              "%1 is a card")
        .arg(card);
}

ForecastLine forecastLine(const powder::State& state, const powder::SectionForecast& section) {
    const QString name = capital(sectionPlace(section.section));
    ForecastLine line;
    if (!section.missing.empty()) {
        if (section.certainBreach()) {
            line.headline =
                PowderForecast::tr("%1: breach, at least %2 against %3", "section, power, defense")
                    .arg(name)
                    .arg(section.clash.power)
                    .arg(section.clash.defense);
            line.level = QStringLiteral("breach");
        } else {
            line.headline = PowderForecast::tr("%1: not known yet", "%1 is a section").arg(name);
            line.level = QStringLiteral("unknown");
        }
        for (const powder::ValueKey& key : section.missing)
            line.lines.append(missingLine(key));
        return line;
    }
    const powder::Clash& clash = section.clash;
    line.headline = verdictLine(name, clash);
    line.level = clash.breached ? QStringLiteral("breach") : QStringLiteral("holds");
    if (section.depends()) {
        line.headline = PowderForecast::tr("%1, unless the soldiers on the wall defeat the %2 first",
                                           "\"The left section: breach, 7 against 6\"; cards")
                            .arg(line.headline, turningCards(state, section.turns));
        line.level = QStringLiteral("depends");
    }
    line.lines.append(coveredAt(state, section));
    // In the order in which it happens: firing, then the assault.
    if (section.wounds > 0)
        line.lines.append(PowderForecast::tr("First the soldiers in its firing spots deal %n wound(s).",
                                             nullptr, section.wounds));
    for (const powder::Slot& slot : section.beaten)
        line.lines.append(PowderForecast::tr("They defeat the %1.", "a card").arg(cardAt(state, slot)));
    if (const int leaders = leadersAt(state, section.section); leaders > 0 && clash.defenseKnown)
        line.lines.append(
            PowderForecast::tr("%n Leader(s) halve the defense, rounded down.", nullptr, leaders));
    if (clash.byLadders)
        line.lines.append(PowderForecast::tr("Ladders stand in row 1."));
    if (section.dead > 0)
        line.lines.append(PowderForecast::tr(
            "Everybody there would die, in the rest zone too: %n soldier(s).", nullptr, section.dead));
    if (section.machines > 0)
        line.lines.append(
            PowderForecast::tr("%n machine(s) there would be lost.", nullptr, section.machines));
    if (clash.breached && section.shame > 0)
        line.lines.append(PowderForecast::tr("It would cost %n shame token(s): each player takes one for "
                                             "every horde there without a soldier of his own.",
                                             nullptr, section.shame));
    if (section.towerShame > 0)
        line.lines.append(PowderForecast::tr(
            "%n shame token(s) more for whoever stands in a tower beside it.", nullptr, section.towerShame));
    if (section.shooters > 0 && section.dead == 0) // the dead include them
        line.lines.append(PowderForecast::tr("%n soldier(s) in its firing spots would be killed.", nullptr,
                                             section.shooters));
    if (clash.breached)
        line.lines.append(helpFor(state, section));
    return line;
}

QString forecastLine(const powder::State& state, const powder::TowerForecast& tower) {
    const QString name = playerName(*state.setup, tower.clan);
    if (tower.shame == 0)
        return PowderForecast::tr("%1 would take %2 honor for %3", "player, honor, tower")
            .arg(name, QString::number(tower.honor), towerPlace(tower.tower));
    return PowderForecast::tr("%1 would take %2 honor and %n shame token(s) for %3", "player, honor, tower",
                              tower.shame)
        .arg(name, QString::number(tower.honor), towerPlace(tower.tower));
}

QString destructionLine(const powder::Destruction& destroyed) {
    const bool ram = destroyed.by == powder::WallBreaker::ram;
    if (!destroyed.certain)
        return (ram ? PowderForecast::tr(
                          "After the assault, a Ram may bring the wall down to level %1; it depends on "
                          "where the wounds from the wall fall")
                    : PowderForecast::tr(
                          "After the assault, a Trebuchet may bring the wall down to level %1; it "
                          "depends on where the wounds from the wall fall"))
            .arg(destroyed.to);
    return (ram ? PowderForecast::tr("After the assault, a Ram brings the wall down to level %1")
                : PowderForecast::tr("After the assault, a Trebuchet brings the wall down to level %1"))
        .arg(destroyed.to);
}

QString forecastLine(const powder::State&, const powder::Destruction& destroyed) {
    const bool ram = destroyed.by == powder::WallBreaker::ram;
    const QString words =
        destroyed.certain
            ? (ram ? PowderForecast::tr("%1: after the assault, a Ram brings the wall down to level %2",
                                        "section, level")
                   : PowderForecast::tr("%1: after the assault, a Trebuchet brings the wall down to level %2",
                                        "section, level"))
            : (ram ? PowderForecast::tr(
                         "%1: after the assault, a Ram may bring the wall down to level %2; it depends "
                         "on where the wounds from the wall fall",
                         "section, level")
                   : PowderForecast::tr(
                         "%1: after the assault, a Trebuchet may bring the wall down to level %2; it "
                         "depends on where the wounds from the wall fall",
                         "section, level"));
    return words.arg(capital(sectionPlace(destroyed.section))).arg(destroyed.to);
}

namespace {

/// BP-56: names the wall whose loss would end the game, where the table has agreed that a single one is
/// enough and where it is sure which one. `certain`: the game would be lost however the wounds from the wall
/// fall.
QString lossHeadline(const powder::State& state, const powder::Forecast& forecast, bool certain) {
    const auto last = std::find_if(forecast.destroyed.begin(), forecast.destroyed.end(),
                                   [&](const powder::Destruction& destroyed) {
                                       return destroyed.to == 0 && (destroyed.certain || !certain);
                                   });
    if (state.setup->options().loss != powder::LossRule::section || last == forecast.destroyed.end())
        return certain ? PowderForecast::tr("This winter would take the last wall: the game would be lost")
                       : PowderForecast::tr("This winter may take the last wall: the game would be lost");
    const QString wall = capital(sectionPlace(last->section));
    return certain ? PowderForecast::tr("%1 would lose its last level this winter: the game would be lost",
                                        "a section of the wall")
                         .arg(wall)
                   : PowderForecast::tr("%1 may lose its last level this winter: the game would be lost",
                                        "a section of the wall")
                         .arg(wall);
}

} // namespace

ForecastHeadline forecastHeadline(const powder::State& state, const powder::Forecast& forecast) {
    const bool winter = state.season == powder::Season::winter;
    if (forecast.end == powder::EndReason::allWallsGone)
        return {lossHeadline(state, forecast, true), true};
    if (forecast.mayLose)
        return {lossHeadline(state, forecast, false), true};
    const auto breaks =
        static_cast<int>(std::count_if(forecast.sections.begin(), forecast.sections.end(),
                                       [](const auto& section) { return section.certainBreach(); }));
    const auto open = static_cast<int>(std::count_if(forecast.sections.begin(), forecast.sections.end(),
                                                     [](const auto& section) { return section.depends(); }));
    if (breaks > 0) {
        const QString sure =
            winter ? PowderForecast::tr("%n section(s) would break in this assault", nullptr, breaks)
                   : PowderForecast::tr("%n section(s) would break if winter came now", nullptr, breaks);
        return {open == 0 ? sure
                          : PowderForecast::tr("%1, %n more may break",
                                               "\"1 section would break if winter came now\"", open)
                                .arg(sure),
                true};
    }
    if (open > 0)
        return {winter ? PowderForecast::tr("%n section(s) may break in this assault", nullptr, open)
                       : PowderForecast::tr("%n section(s) may break if winter came now", nullptr, open),
                true};
    const auto played = powder::sectionsInPlay(state);
    if (std::all_of(played.begin(), played.end(),
                    [&](powder::SectionIndex section) { return powder::hordes(state, section).empty(); }))
        return {PowderForecast::tr("No horde stands before the wall"), false};
    if (std::any_of(forecast.sections.begin(), forecast.sections.end(),
                    [](const auto& section) { return !section.missing.empty(); }))
        return {PowderForecast::tr("Some values are not known yet"), false};
    // BP-53, BP-54: what Rams and Trebuchets take, they take of sections that hold as well.
    const int levels = forecast.levelsLost(true);
    if (const int most = forecast.levelsLost(false); most > levels)
        return {
            winter
                ? PowderForecast::tr("All sections hold, but the wall may lose %n level(s)", nullptr, most)
                : PowderForecast::tr("In winter all sections would hold, but the wall might lose %n level(s)",
                                     nullptr, most),
            false};
    if (levels > 0)
        return {
            winter
                ? PowderForecast::tr("All sections hold, but the wall loses %n level(s)", nullptr, levels)
                : PowderForecast::tr("In winter all sections would hold, but the wall would lose %n level(s)",
                                     nullptr, levels),
            false};
    return {winter ? PowderForecast::tr("All sections hold in this assault")
                   : PowderForecast::tr("All sections would hold if winter came now"),
            false};
}

} // namespace watchfire::text
