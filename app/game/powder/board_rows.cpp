// SPDX-License-Identifier: Apache-2.0
#include "app/game/powder/board_rows.h"

#include "app/game/powder/powder_planner_entry.h"
#include "app/game/powder/powder_words.h"
#include "app/models/clan_colours.h"
#include "app/text/capital.h"
#include "app/text/powder/forecast_text.h"
#include "app/text/powder/names.h"
#include "rules/powder/assault.h"
#include "rules/powder/parts.h"

#include <QVariantMap>

#include <algorithm>

namespace watchfire {

namespace {

QString unknownNumber() {
    return QStringLiteral("?");
}

QString numberOr(std::optional<int> number) {
    return number ? QString::number(*number) : unknownNumber();
}

QString latin(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QString sectionTitle(powder::SectionIndex section) {
    switch (section) {
    case 0:
        return PowderText::tr("Left", "a section of the wall");
    case 1:
        return PowderText::tr("Middle", "a section of the wall");
    default:
        return PowderText::tr("Right", "a section of the wall");
    }
}

QVariantMap look(powder::Clan clan) {
    return {{QStringLiteral("colour"), clanColour(clan)}, {QStringLiteral("symbol"), clanSymbol(clan)}};
}

// ---- sections ----

QString ownSoldiers(const powder::State& state, powder::Clan clan, const QString& soldiers) {
    return PowderText::tr("%1: %2", "player, his soldiers: Ann: 2 spearmen")
        .arg(text::playerName(*state.setup, clan), soldiers);
}

QString companyWords(const powder::State& state, const powder::Company& company) {
    QStringList words;
    for (const powder::Clan clan : state.tea) {
        const powder::Soldiers& soldiers = company[powder::indexOf(clan)];
        if (powder::count(soldiers) > 0)
            words.append(ownSoldiers(state, clan, text::soldierList(soldiers)));
    }
    return words.isEmpty() ? PowderText::tr("nobody") : words.join(QStringLiteral("; "));
}

QString ghost() {
    return QStringLiteral("ghost");
}

QString planned() {
    return QStringLiteral("planned");
}

QString goes() {
    return QStringLiteral("goes");
}

/// A company in a zone, of those who are shown there (TableChange).
struct ZoneChange {
    const powder::Company& now;
    const powder::Company& next;
    bool entering = false;
};

/// Of the soldiers of a type who are shown in a zone: those who stay come first, then those who go, then
/// those who are still to come.
struct Standing {
    int stay = 0;
    int go = 0;
    int come = 0;
};
Standing standingOf(const powder::Company& shown, const std::optional<ZoneChange>& change, powder::Clan clan,
                    powder::SoldierType type) {
    const auto of = [&](const powder::Company& company) {
        return static_cast<int>(company[powder::indexOf(clan)][powder::indexOf(type)]);
    };
    const int all = of(shown);
    if (!change)
        return {all, 0, 0};
    const int now = std::min(all, of(change->now));
    const int stay = std::min(now, of(change->next));
    return {stay, now - stay, all - now};
}

/// One entry for each soldier.
QVariantList standing(const powder::State& state, const powder::Company& company,
                      const std::optional<ZoneChange>& change) {
    QVariantList list;
    for (const powder::Clan clan : state.tea) {
        for (const powder::SoldierType type : powder::soldierTypes) {
            const Standing here = standingOf(company, change, clan, type);
            for (int n = 0; n < here.stay + here.go + here.come; ++n) {
                QVariantMap soldier = look(clan);
                soldier[QStringLiteral("type")] = latin(powder::toString(type));
                soldier[ghost()] = n >= here.stay + here.go;
                soldier[planned()] = change && change->entering && n >= here.stay + here.go;
                soldier[goes()] = n >= here.stay && n < here.stay + here.go;
                list.append(soldier);
            }
        }
    }
    return list;
}

/// Who comes or goes beside others of his type is a group of his own: else he could not be told from them.
QVariantList byType(const powder::State& state, const powder::Company& company,
                    const std::optional<ZoneChange>& change) {
    QVariantList list;
    for (const powder::Clan clan : state.tea) {
        for (const powder::SoldierType type : powder::soldierTypes) {
            const Standing here = standingOf(company, change, clan, type);
            const auto add = [&](int n, bool joins, bool leaves, bool comes) {
                if (n == 0)
                    return;
                QVariantMap group = look(clan);
                group[QStringLiteral("type")] = latin(powder::toString(type));
                group[QStringLiteral("count")] = n;
                group[ghost()] = comes;
                group[planned()] = comes && change && change->entering;
                group[goes()] = leaves;
                group[QStringLiteral("joins")] = joins;
                group[QStringLiteral("words")] = ownSoldiers(state, clan, text::soldierCount(type, n));
                list.append(group);
            };
            add(here.stay, false, false, false);
            add(here.go, here.stay > 0, true, false);
            add(here.come, here.stay + here.go > 0, false, true);
        }
    }
    return list;
}

QVariantList byClan(const powder::State& state, const powder::Company& company) {
    QVariantList list;
    for (const powder::Clan clan : state.tea) {
        const int n = powder::count(company[powder::indexOf(clan)]);
        if (n == 0)
            continue;
        QVariantMap group = look(clan);
        group[QStringLiteral("type")] = QString();
        group[QStringLiteral("count")] = n;
        list.append(group);
    }
    return list;
}

void say(PowderSectionRow& row, const char* verdict, const QString& words) {
    row.verdict = QString::fromLatin1(verdict);
    row.verdictText = words;
}

/// Wall levels that a section would lose after the assault (BP-53, BP-54).
struct Falls {
    int certain = 0;
    int most = 0; ///< with those that depend on where the wounds from the wall fall
};

/// Under the numbers: how many levels the wall loses, with "holds" where there is room for both.
void sayLoss(PowderSectionRow& row, const char* verdict, const QString& brief, const QString& whole) {
    say(row, verdict, whole);
    row.verdictBrief = brief;
}

/// "holds" with the wall levels that it would lose; the same at length for the window.
void sayHolds(PowderSectionRow& row, const Falls& falls, bool byShots) {
    if (falls.most > falls.certain) {
        sayLoss(row, "holds", PowderText::tr("wall −%1?", "wall levels it may lose").arg(falls.most),
                PowderText::tr("holds, wall −%1?", "a section; wall levels it may lose").arg(falls.most));
        row.outcome = PowderText::tr("holds, but may lose %n wall level(s)", "a section", falls.most);
    } else if (falls.certain > 0) {
        sayLoss(row, "holds", PowderText::tr("wall −%1", "wall levels it would lose").arg(falls.certain),
                PowderText::tr("holds, wall −%1", "a section; wall levels it would lose").arg(falls.certain));
        row.outcome = PowderText::tr("holds, but loses %n wall level(s)", "a section", falls.certain);
    } else {
        say(row, "holds",
            byShots ? PowderText::tr("shots hold", "a section that only the wounds from its wall will save")
                    : PowderText::tr("holds"));
    }
}

/// What winter brought.
void sayResult(PowderSectionRow& row, const AssaultResult& result) {
    row.power = numberOr(result.power);
    row.defense = numberOr(result.defense);
    // If they climb it, the numbers do not explain why it breaks (BP-52).
    row.climbed = result.breached && result.byLadders;
    if (result.breached)
        say(row, "breached", PowderText::tr("breached"));
    else if (result.lost > 0)
        sayLoss(row, "held", PowderText::tr("wall −%1", "wall levels it would lose").arg(result.lost),
                PowderText::tr("held, wall −%1", "a section; wall levels it lost").arg(result.lost));
    else
        say(row, "held", PowderText::tr("held"));
}

/// Horde cards that the steps to come lay before a section or take off there.
struct Pending {
    int coming = 0;
    int leaving = 0;
    explicit operator bool() const { return coming > 0 || leaving > 0; }
};

/// What it says meanwhile would not hold for long: only that cards come or go.
void sayPending(PowderSectionRow& row, bool none, const Pending& cards) {
    if (cards.coming > 0) {
        say(row, none ? "quiet" : "waits",
            PowderText::tr("+%n card(s)", "a section; horde cards that are still to be laid", cards.coming));
        row.outcome = PowderText::tr("%n horde card(s) still to be laid", "a section", cards.coming);
    } else {
        say(row, "waits",
            PowderText::tr("−%n card(s)", "a section; defeated hordes that are still to be taken off",
                           cards.leaving));
        row.outcome = PowderText::tr("%n horde card(s) still to be taken off", "a section", cards.leaving);
    }
}

/// When what the sign says would come true.
void sayWhen(PowderSectionRow& row, const powder::State& table) {
    static const QStringList outlooks{QStringLiteral("breach"), QStringLiteral("holds"),
                                      QStringLiteral("depends")};
    if (outlooks.contains(row.verdict))
        row.when = table.season == powder::Season::winter
                       ? PowderText::tr("in this assault", "a section breaks")
                       : PowderText::tr("if winter came now", "a section breaks");
}

/// Numbers of what stands there, as anybody can add them up.
void sayNumbers(PowderSectionRow& row, const powder::Clash& shown, bool certain) {
    row.power = shown.powerKnown ? QString::number(shown.power)
                : certain        ? PowderText::tr("%1+", "a power of at least so much").arg(shown.power)
                                 : unknownNumber();
    row.defense = shown.defenseKnown ? QString::number(shown.defense) : unknownNumber();
    // Ladders climb the wall from the moment when they lie there.
    row.climbed = shown.breached && shown.byLadders;
}

/// What winter would bring if it came now. `table`: what stands there; `cards`: of what the steps to come lay
/// there or take off.
void judge(PowderSectionRow& row, const powder::State& table, powder::SectionIndex section,
           const powder::SectionForecast* outlook, const Falls& falls, const Pending& cards) {
    const powder::Clash clash = outlook != nullptr ? outlook->clash : powder::clashAt(table, section);
    const bool certain = outlook != nullptr && outlook->certainBreach();
    // The wounds from the wall may leave the assault fewer hordes than stand there now. The numbers are of
    // those who stand there, as anybody can add them up; the word is the outlook's.
    const bool fewer = outlook != nullptr && !outlook->beaten.empty();
    const powder::Clash shown = fewer || cards ? powder::clashAt(table, section) : clash;
    sayNumbers(row, shown, certain);
    const bool none = powder::hordes(table, section).empty();
    if (cards) {
        sayPending(row, none, cards);
        return;
    }
    if (table.season == powder::Season::setUp && !none) {
        say(row, "waits", PowderText::tr("so far", "a section, while the set-up lasts"));
        row.outcome = PowderText::tr("more cards may come", "a section, while the set-up lasts");
    } else if (outlook != nullptr && !outlook->missing.empty() && !certain) {
        say(row, "unknown", PowderText::tr("unknown"));
    } else if (none) {
        // The only number on the wall: that no card lies before it is seen.
        say(row, "quiet", PowderText::tr("defense", "below the number on a wall without a horde"));
        row.outcome = PowderText::tr("no horde");
    } else if (outlook != nullptr && outlook->depends()) {
        say(row, "depends", PowderText::tr("may break"));
    } else if (clash.breached) {
        say(row, "breach", PowderText::tr("breaks"));
        row.climbed = clash.byLadders;
    } else {
        row.climbed = false; // they will be beaten before
        sayHolds(row, falls, shown.breached && !shown.byLadders);
    }
    sayWhen(row, table);
    if (outlook == nullptr)
        return;
    const text::ForecastLine line = text::forecastLine(table, *outlook);
    row.lines = line.lines;
    if (outlook->depends()) // on what, is not said by the word
        row.lines.prepend(line.headline + QLatin1Char('.'));
}

/// "wall level 1, 0 barricades, cannon"
QString standingWords(const powder::Section& section) {
    QStringList words{PowderText::tr("wall level %1").arg(section.level),
                      PowderText::tr("%n barricade(s)", nullptr, section.barricades)};
    for (const powder::Machine machine : section.machines)
        words.append(text::machineName(machine));
    return words.join(QStringLiteral(", "));
}

QString wallWords(const PowderSectionRow& row, const powder::Section& section) {
    const QString& word = row.verdict == QLatin1String("quiet") ? row.outcome : row.verdictText;
    return QStringList{
        PowderText::tr("%1 section", "left, middle, right").arg(row.title), standingWords(section),
        row.climbed ? PowderText::tr("power %1, %2: with Ladders no defense counts", "a number, breaks")
                          .arg(row.power, word)
                    : PowderText::tr("power %1 against defense %2, %3").arg(row.power, row.defense, word)}
        .join(QStringLiteral(", "));
}

/// The machines that one of the two has besides.
QStringList machinesOnlyIn(const powder::Section& one, const powder::Section& other) {
    QStringList names;
    auto rest = other.machines;
    for (const powder::Machine machine : one.machines) {
        if (const auto found = std::find(rest.begin(), rest.end(), machine); found != rest.end())
            rest.erase(found);
        else
            names.append(latin(powder::toString(machine)));
    }
    return names;
}

PowderSectionRow sectionRow(const powder::State& state, powder::SectionIndex index,
                            const powder::SectionForecast* outlook, const Falls& falls,
                            const std::optional<AssaultResult>& result, const TableChange* change) {
    const powder::Section& section = state.sections[index];
    const powder::Section& next = change == nullptr ? section : change->next.sections[index];
    const auto zone = [&](powder::Company powder::Section::*company) -> std::optional<ZoneChange> {
        if (change == nullptr)
            return std::nullopt;
        return ZoneChange{change->now.sections[index].*company, next.*company, change->entering};
    };
    PowderSectionRow row;
    row.section = text::sectionId(index);
    row.title = sectionTitle(index);
    row.inPlay = state.setup->inPlay(index);
    if (!row.inPlay) {
        row.note = PowderText::tr("In play with three players or more");
        row.spokenWall = PowderText::tr("%1 section", "left, middle, right").arg(row.title) +
                         QStringLiteral(". ") + row.note;
        return row;
    }
    row.level = section.level;
    row.barricades = section.barricades;
    for (const powder::Machine machine : section.machines)
        row.machines.append(latin(powder::toString(machine)));
    row.levelNext = next.level;
    row.barricadesNext = next.barricades;
    row.machinesGoing = machinesOnlyIn(section, next);
    row.machinesComing = machinesOnlyIn(next, section);
    row.firing = state.book->number(powder::firingKey(state, index)).value_or(-1);
    row.fire = standing(state, section.fire, zone(&powder::Section::fire));
    row.rest = byType(state, section.rest, zone(&powder::Section::rest));
    row.restClans = byClan(state, section.rest);
    if (result)
        sayResult(row, *result);
    else
        judge(row, change == nullptr ? state : change->now, index, outlook, falls,
              change == nullptr ? Pending{} : Pending{change->awaited[index], change->leaving[index]});
    if (row.outcome.isEmpty())
        row.outcome = row.verdictText;
    row.spokenWall = wallWords(row, section);
    row.standing = text::capital(standingWords(section));
    row.spokenFire = (row.firing < 0 ? PowderText::tr("Firing spots, number not known")
                                     : PowderText::tr("Firing spots: %n", "%n is their number", row.firing)) +
                     QStringLiteral(". ") + text::capital(companyWords(state, section.fire));
    row.spokenRest = PowderText::tr("Rest zone: %1").arg(companyWords(state, section.rest));
    return row;
}

// ---- hordes ----

QString abilityWords(const std::optional<powder::Ability>& ability) {
    if (!ability)
        return {};
    switch (ability->kind) {
    case powder::Ability::Kind::none:
        return {};
    case powder::Ability::Kind::leader:
        return PowderText::tr("Leader: the section's defense is halved.");
    case powder::Ability::Kind::ram:
        return PowderText::tr("Ram: moves up after the assault; in row 1 it takes a wall level down.");
    case powder::Ability::Kind::trebuchet:
        return PowderText::tr("Trebuchet: takes a wall level down after each assault.");
    case powder::Ability::Kind::ladders:
        return PowderText::tr("Ladders: in row 1, the wall's defense does not count.");
    case powder::Ability::Kind::text:
        return text::abilityText(ability->text);
    }
    return {};
}

bool sameSoldier(const powder::Horde& horde, powder::Cell a, powder::Cell b) {
    const powder::Mark& first = horde.marks[a];
    const powder::Mark& second = horde.marks[b];
    return first.kind == powder::Mark::Kind::soldier && second.kind == powder::Mark::Kind::soldier &&
           first.anchor == second.anchor;
}

QString markWords(const powder::State& state, const powder::Mark& mark) {
    switch (mark.kind) {
    case powder::Mark::Kind::free:
        return PowderText::tr("free");
    case powder::Mark::Kind::wound:
        return PowderText::tr("wound");
    case powder::Mark::Kind::snakeToken:
        return PowderText::tr("snake token");
    case powder::Mark::Kind::soldier:
        return ownSoldiers(state, mark.clan, text::soldierName(mark.type));
    }
    return {};
}

QVariantMap cellOf(const powder::State& state, powder::Slot slot, const powder::Horde& horde,
                   const std::optional<powder::SpotMask>& mask,
                   const std::map<powder::Cell, powder::Reward>& rewards, powder::Cell cell) {
    const powder::Mark& mark = horde.marks[cell];
    const bool printed = mask && mask->cells.test(cell);
    QVariantMap map;
    map[QStringLiteral("place")] = text::placeId(powder::Spot{slot, cell});
    map[QStringLiteral("vital")] =
        mask ? (printed ? QStringLiteral("vital") : QStringLiteral("gap")) : QStringLiteral("unknown");
    map[QStringLiteral("mark")] = latin(powder::toString(mark.kind));
    map[QStringLiteral("words")] =
        text::placeId(powder::Spot{slot, cell}).section(u':', 1) + QStringLiteral(", ") +
        (printed || !mask || mark.kind != powder::Mark::Kind::free ? markWords(state, mark)
                                                                   : PowderText::tr("gap"));
    if (mark.kind == powder::Mark::Kind::soldier || mark.kind == powder::Mark::Kind::snakeToken)
        map.insert(look(mark.clan));
    if (mark.kind == powder::Mark::Kind::soldier) {
        const std::vector<powder::Cell> cells = powder::cellsOf(horde, mark.anchor);
        map[QStringLiteral("type")] = latin(powder::toString(mark.type));
        map[QStringLiteral("first")] = !cells.empty() && cells.front() == cell;
        map[QStringLiteral("right")] =
            powder::columnOf(cell) < 5 && sameSoldier(horde, cell, static_cast<powder::Cell>(cell + 1));
        map[QStringLiteral("below")] =
            powder::lineOf(cell) == 0 && sameSoldier(horde, cell, static_cast<powder::Cell>(cell + 6));
        // A tank lies on four cells, also where the card has no spots.
        if (mark.type == powder::SoldierType::tank)
            map[QStringLiteral("block")] = static_cast<int>(mark.anchor);
    }
    if (const auto reward = rewards.find(cell); reward != rewards.end() && !reward->second.empty())
        map[QStringLiteral("reward")] = u'+' + text::amountList(reward->second); // what is taken, not paid
    return map;
}

QString emptyWords(powder::Slot slot) {
    return text::capital(PowderText::tr("%1: no horde", "place").arg(text::placeName(slot)));
}

/// Marks the cells whose soldier, wound or token is only presumed, or is to be taken off.
void markChanges(QVariantList& cells, const powder::Horde& horde, const powder::Horde& now,
                 const powder::Horde& next) {
    for (powder::Cell cell = 0; cell < powder::cellCount; ++cell) {
        if (horde.marks[cell].kind == powder::Mark::Kind::free)
            continue;
        const bool stands = horde.marks[cell] == now.marks[cell];
        if (stands && now.marks[cell] == next.marks[cell])
            continue;
        QVariantMap map = cells[cell].toMap();
        map[stands ? goes() : ghost()] = true;
        cells[cell] = map;
    }
}

bool sameCard(const std::optional<powder::Horde>& a, const std::optional<powder::Horde>& b) {
    return a.has_value() == b.has_value() && (!a || a->card == b->card);
}

/// A card's row about what the step that is due changes.
void addChange(PowderSlotRow& row, powder::Slot slot, const powder::Horde& shown, const TableChange& change) {
    const auto& now = change.now.at(slot);
    const auto& next = change.next.at(slot);
    if (!now) {
        row.change = QStringLiteral("comes");
        row.spoken = emptyWords(slot);
    } else if (!sameCard(now, next)) {
        row.change = goes();
    } else {
        markChanges(row.cells, shown, *now, *next);
        return;
    }
    if (now) // what lies on it goes with it; what comes onto it is still pale
        markChanges(row.cells, shown, *now, *now);
}

/// A wound lies already where somebody stood who may still be saved: both are shown.
void markDoomed(QVariantList& cells, const powder::State& state, powder::Slot slot,
                const powder::Horde& horde, const std::vector<powder::SoldierAt>& doomed) {
    for (const powder::SoldierAt& soldier : doomed) {
        if (soldier.at.kind != powder::Post::Kind::spot || soldier.at.spot.slot != slot)
            continue;
        const powder::Cell cell = soldier.at.spot.cell;
        if (horde.marks[cell].kind != powder::Mark::Kind::wound)
            continue;
        QVariantMap map = cells[cell].toMap();
        map.insert(look(soldier.clan));
        map[QStringLiteral("type")] = latin(powder::toString(soldier.type));
        map[QStringLiteral("doomed")] = true;
        map[QStringLiteral("words")] =
            PowderText::tr("%1; %2 was killed there and may still be saved", "\"a4, wound\"; Ann: spearman")
                .arg(map[QStringLiteral("words")].toString(),
                     ownSoldiers(state, soldier.clan, text::soldierName(soldier.type)));
        cells[cell] = map;
    }
}

PowderSlotRow slotRow(const powder::State& state, powder::Slot slot, const TableChange* change) {
    PowderSlotRow row;
    row.slot = text::placeId(slot);
    row.section = text::sectionId(slot.section);
    row.row = slot.row + 1;
    const auto& horde = state.at(slot);
    if (!horde) {
        row.spoken = emptyWords(slot);
        return row;
    }
    const auto found = state.book->cards.find(horde->card);
    const powder::CardValues values = found == state.book->cards.end() ? powder::CardValues{} : found->second;
    row.filled = true;
    row.card = QString::fromStdString(horde->card);
    row.title = text::hordeName(horde->card);
    row.kind = values.ability ? latin(powder::toString(values.ability->kind)) : QStringLiteral("unknown");
    row.power = numberOr(values.power);
    row.reward = numberOr(values.reward);
    row.ability = abilityWords(values.ability);
    row.freeSpots = values.spots ? static_cast<int>(powder::freeSpots(state, slot).size()) : -1;
    for (powder::Cell cell = 0; cell < powder::cellCount; ++cell)
        row.cells.append(cellOf(state, slot, *horde, values.spots, values.rewards, cell));
    if (change != nullptr)
        markDoomed(row.cells, state, slot, *horde, change->doomed);
    // What is only presumed, or still to be put there, covers nothing yet.
    const powder::State& stands = change == nullptr ? state : change->now;
    if (const auto& lies = stands.at(slot); lies && powder::isCovered(stands, *lies))
        row.covered = text::coveredLine(stands, row.title);
    QStringList words{
        PowderText::tr("%1 in %2", "card, place").arg(row.title, text::placeName(slot)),
        PowderText::tr("power %1, %2 honor at the end for whoever claims it").arg(row.power, row.reward)};
    words.append(row.freeSpots < 0 ? PowderText::tr("spots not known")
                                   : PowderText::tr("%n free spot(s)", nullptr, row.freeSpots));
    for (const QVariant& cell : row.cells) {
        if (cell.toMap().value(QStringLiteral("mark")) != QLatin1String("free"))
            words.append(cell.toMap().value(QStringLiteral("words")).toString());
    }
    if (!row.covered.isEmpty())
        words.append(row.covered);
    row.spoken = words.join(QStringLiteral("; "));
    if (change != nullptr)
        addChange(row, slot, *horde, *change);
    if (const auto missing = entry::missingBeside(state, {powder::ValueKey::Field::cardPower, horde->card}))
        row.missing = QString::fromStdString(powder::pathOf(*missing));
    return row;
}

// ---- besides the board ----

QVariantList poolOf(const powder::State& state, powder::Clan clan) {
    const powder::Holdings& holdings = state.of(clan);
    QVariantList list;
    for (const powder::SoldierType type : powder::soldierTypes) {
        if (powder::piecesOf(clan, type) == 0)
            continue;
        const int ready = powder::available(state, clan, type);
        const int shamed = holdings.shame[powder::indexOf(type)];
        QString words = text::soldierCount(type, ready);
        if (shamed > 0)
            words = PowderText::tr("%1, %2 with shame", "2 spearmen, 1 with shame").arg(words).arg(shamed);
        list.append(QVariantMap{{QStringLiteral("type"), latin(powder::toString(type))},
                                {QStringLiteral("count"), ready},
                                {QStringLiteral("shamed"), shamed},
                                {QStringLiteral("words"), words}});
    }
    return list;
}

QString claimedWords(const powder::State& state, const powder::Claimed& claimed) {
    const QString card = text::hordeName(claimed.card);
    if (claimed.shame > 0)
        return PowderText::tr("%1: %n shame, no honor", "a claimed card", claimed.shame).arg(card);
    const auto honor = state.book->number({powder::ValueKey::Field::cardReward, claimed.card});
    return PowderText::tr("%1: %2 honor", "a claimed card, number or ?").arg(card, numberOr(honor));
}

QString withSign(int number) {
    return number > 0 ? u'+' + QString::number(number) : QString::number(number);
}

StripRow fact(const char* kind, const char* glyph, const QString& title, const QString& value,
              const QString& detail) {
    StripRow row = stripRow(kind, title, value, detail);
    row.glyph = QString::fromLatin1(glyph);
    return row;
}

} // namespace

bool readAssault(const powder::Steps& steps, AssaultResults& results) {
    bool winterBegins = false;
    for (const powder::Step& step : steps) {
        if (const auto* held = std::get_if<powder::step::Holds>(&step))
            results[held->section] = {held->power, held->defense, false, false, 0};
        else if (const auto* broken = std::get_if<powder::step::Breach>(&step))
            results[broken->section] = {broken->power, broken->defense, true,
                                        broken->by == powder::BreachBy::ladders, 0};
        else if (const auto* lower = std::get_if<powder::step::LowerWall>(&step);
                 lower != nullptr && results[lower->section])
            results[lower->section]->lost += lower->from - lower->to;
        else if (const auto* season = std::get_if<powder::step::SeasonBegins>(&step))
            winterBegins = winterBegins || season->season == powder::Season::winter;
    }
    return winterBegins;
}

QList<PowderSectionRow> sectionRows(const powder::State& state, const powder::Forecast& forecast,
                                    const AssaultResults& results, const TableChange* change) {
    QList<PowderSectionRow> rows;
    for (powder::SectionIndex section = 0; section < powder::sectionCount; ++section) {
        const auto outlook = std::find_if(forecast.sections.begin(), forecast.sections.end(),
                                          [&](const auto& entry) { return entry.section == section; });
        const Falls falls{forecast.levelsLost(true, section), forecast.levelsLost(false, section)};
        rows.append(sectionRow(state, section, outlook == forecast.sections.end() ? nullptr : &*outlook,
                               falls, results[section], change));
        if (!results[section]) {
            for (const powder::Destruction& destroyed : forecast.destroyed)
                if (destroyed.section == section)
                    rows.last().lines.append(text::destructionLine(destroyed) + u'.');
        }
    }
    return rows;
}

QList<PowderSlotRow> slotRows(const powder::State& state, const TableChange* change) {
    QList<PowderSlotRow> rows;
    for (const powder::SectionIndex section : powder::sectionsInPlay(state)) {
        for (std::uint8_t row = 0; row < powder::rowCount; ++row)
            rows.append(slotRow(state, {section, row}, change));
    }
    return rows;
}

QList<PowderTowerRow> towerRows(const powder::State& state, const TableChange* change) {
    QList<PowderTowerRow> rows;
    for (powder::TowerIndex tower = 0; tower < powder::towerCount; ++tower) {
        PowderTowerRow row;
        row.tower = text::towerId(tower);
        row.usable = state.setup->usable(tower);
        row.spoken = text::capital(text::towerPlace(tower)) + QStringLiteral(": ");
        const auto& next = change == nullptr ? state.towers[tower] : change->next.towers[tower];
        if (const auto clan = state.towers[tower]) {
            row.change = next == clan ? QString() : goes();
            setLook(row, *clan);
            row.spoken += ownSoldiers(state, *clan, text::soldierName(powder::SoldierType::spearman));
        } else {
            if (next) {
                row.change = QStringLiteral("comes");
                setLook(row, *next);
            }
            row.spoken += row.usable ? PowderText::tr("empty", "a tower") : PowderText::tr("not used");
        }
        rows.append(row);
    }
    return rows;
}

QList<PowderHoldingRow> holdingRows(const powder::State& state) {
    QList<PowderHoldingRow> rows;
    for (const powder::Clan clan : state.tea) {
        PowderHoldingRow row;
        setPlayer(row, *state.setup, clan);
        row.hasHonor = state.setup->hasHonor(clan);
        row.honor = state.of(clan).honor;
        row.shame = shameOf(state.of(clan));
        row.pool = poolOf(state, clan);
        for (const powder::Claimed& claimed : state.of(clan).claimed)
            row.claimed.append(claimedWords(state, claimed));
        rows.append(row);
    }
    return rows;
}

QList<PowderForecastRow> forecastRows(const powder::State& state, const powder::Forecast& forecast) {
    QList<PowderForecastRow> rows;
    for (const powder::SectionForecast& section : forecast.sections) {
        text::ForecastLine line = text::forecastLine(state, section);
        const int certain = forecast.levelsLost(true, section.section);
        const int most = forecast.levelsLost(false, section.section);
        // As the sign on its wall says it.
        if (line.level == QLatin1String("holds") && most > 0)
            line.headline =
                (most > certain ? PowderText::tr("%1, and may lose %n wall level(s)",
                                                 "\"The left section: holds, 1 against 4\"", most)
                                : PowderText::tr("%1, and loses %n wall level(s)",
                                                 "\"The left section: holds, 1 against 4\"", most))
                    .arg(line.headline);
        QStringList lines = line.lines;
        const powder::Section& adjusted = state.sections[section.section];
        if (adjusted.power != 0 || adjusted.defense != 0)
            lines.append(PowderText::tr("Adjusted by the table: power %1, defense %2.", "numbers with a sign")
                             .arg(withSign(adjusted.power), withSign(adjusted.defense)));
        const std::vector<powder::ValueKey>& wanted =
            section.missing.empty() ? section.unsure : section.missing;
        const QString value =
            wanted.empty() ? QString() : QString::fromStdString(powder::pathOf(wanted.front()));
        rows.append({text::sectionId(section.section), line.headline, line.level, lines, value});
    }
    for (const powder::TowerForecast& tower : forecast.towers)
        rows.append(
            {text::towerId(tower.tower), text::forecastLine(state, tower), QStringLiteral("tower"), {}, {}});
    for (std::size_t i = 0; i < forecast.destroyed.size(); ++i) {
        const powder::Destruction& destroyed = forecast.destroyed[i];
        rows.append({QStringLiteral("%1-%2").arg(text::sectionId(destroyed.section)).arg(i),
                     text::forecastLine(state, destroyed),
                     QStringLiteral("falls"),
                     {},
                     {}});
    }
    return rows;
}

QList<StripRow> yearFacts(const powder::State& state) {
    QList<StripRow> rows;
    rows.append(fact("lethality", "lethality", PowderText::tr("Lethality"),
                     numberOr(state.book->number(powder::lethalityKey(state))),
                     PowderText::tr("When a horde is defeated or breaks through, each player loses that many "
                                    "of his soldiers on it.")));
    rows.append(fact("shame", "shame", PowderText::tr("Shame left"), QString::number(state.shamePool),
                     PowderText::tr("Shame tokens in the pool. The game ends when none is left.")));
    if (state.shamePool == 0)
        rows.last().danger = QStringLiteral("danger");
    if (state.draws > 0) {
        rows.append(fact("draws", "raider", PowderText::tr("Hordes to come"), QString::number(state.draws),
                         PowderText::tr("So many horde cards are still to be drawn now.")));
        rows.last().danger = QStringLiteral("warn");
    }
    if (state.deckLeft)
        rows.append(fact("deck", "deck", PowderText::tr("Horde deck"), QString::number(*state.deckLeft),
                         state.draws > 0 ? PowderText::tr("Cards left in the deck, with those to come.")
                                         : PowderText::tr("Cards left in the deck of hordes.")));
    return rows;
}

int shameOf(const powder::Holdings& holdings) {
    int shame = powder::count(holdings.shame);
    for (const powder::Claimed& claimed : holdings.claimed)
        shame += claimed.shame;
    return shame;
}

} // namespace watchfire
