// SPDX-License-Identifier: Apache-2.0
// Entering the set-up and the course of the year, honor and shame (BP-05 to BP-14, BP-20, BP-27, BP-50,
// BP-81).
#include "app/game/powder/acting_clans.h"
#include "app/game/powder/powder_lots.h"
#include "app/game/powder/powder_planner_entry.h"
#include "app/text/powder/names.h"
#include "app/text/powder/refusal_text.h"
#include "rules/powder/parts.h"

#include <algorithm>

namespace watchfire::entry {

namespace {

constexpr int mostTokens = 20;
constexpr std::size_t longestTrack = 30; // the command track has fewer places

bool contains(const auto& list, const auto& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// True if a roll decides this now.
bool byLot(const powder::State& state, PowderDraw::What what) {
    const auto due = drawDue(state);
    return due && due->what == what && due->choices.list.size() > 1;
}

} // namespace

std::optional<powder::Season> seasonAfter(powder::Season season) {
    switch (season) {
    case powder::Season::setUp:
        break;
    case powder::Season::fall:
        return powder::Season::winter;
    case powder::Season::winter:
        return powder::Season::spring;
    case powder::Season::spring:
        return powder::Season::summer;
    case powder::Season::summer:
        return powder::Season::fall;
    }
    return std::nullopt;
}

// ---- set-up ----

powder::Command tea(PowderEntry& entry) {
    const powder::State& state = entry.state();
    std::vector<powder::Clan> order;
    while (true) {
        // Reed is at the bottom automatically (BP-92).
        std::vector<powder::Clan> left;
        for (const powder::Clan clan : state.tea) {
            if (clan != powder::Clan::reed && !contains(order, clan))
                left.push_back(clan);
        }
        if (left.size() == 1)
            order.push_back(left.front());
        if (left.size() <= 1)
            return powder::command::Tea{order};
        PowderStage stage;
        stage.title = order.empty() ? EntryText::tr("Whose marker lies on top?")
                                    : EntryText::tr("Whose marker comes next?");
        for (const powder::Clan clan : left)
            stage.choices.append(clanRow(state, clan));
        const auto touch = entry.ask(std::move(stage));
        order.push_back(*powder::parseClan(touch));
        entry.note(nameOf(state, order.back()));
    }
}

powder::Command deck(PowderEntry& entry) {
    const powder::State& state = entry.state();
    constexpr std::string_view unknown = "not-known";
    std::vector<std::string> out;
    while (out.size() < powder::basicTypesOut) {
        PowderStage stage;
        stage.title = EntryText::tr("Which three basic types are out of the game?");
        stage.dice = out.empty() && byLot(state, PowderDraw::What::deckOut);
        if (stage.dice)
            stage.hint = EntryText::tr("Or roll the dice: they draw for you.");
        for (const auto& [name, card] : state.book->cards) {
            if (card.set == "black-powder" || contains(out, name) || powder::cardsInUse(state, name) > 0)
                continue;
            stage.choices.append(row(name, text::hordeName(name)));
        }
        if (out.empty())
            stage.choices.append(row(unknown, EntryText::tr("Nobody has looked")));
        const auto touch = askCardName(entry, std::move(stage));
        if (touch == unknown && out.empty())
            return powder::command::Deck{};
        if (contains(out, touch) || powder::cardsInUse(state, touch) > 0)
            continue; // typed twice, or in the game
        out.push_back(touch);
        entry.note(text::hordeName(touch));
    }
    return powder::command::Deck{out};
}

powder::Command horde(PowderEntry& entry) {
    const powder::State& state = entry.state();
    constexpr std::string_view unknown = "not-known";
    PowderStage stage;
    stage.title = EntryText::tr("Which horde card came?");
    stage.dice = byLot(state, PowderDraw::What::horde);
    if (stage.dice)
        stage.hint = EntryText::tr("Or roll the dice: they draw for you.");
    QList<ChoiceRow> closed;
    for (const ChoiceRow& card : cardRows(state)) {
        const std::string name = card.id.toStdString();
        if (contains(state.deckOut, name))
            continue;
        offerChoice(stage, state, card, powder::command::HordeCard{name, std::nullopt});
        if (!stage.choices.last().enabled)
            closed.append(stage.choices.takeLast());
    }
    // Cards that are already on the table are less likely than others.
    std::stable_sort(stage.choices.begin(), stage.choices.end(), [&](const ChoiceRow& a, const ChoiceRow& b) {
        return powder::cardsInUse(state, a.id.toStdString()) < powder::cardsInUse(state, b.id.toStdString());
    });
    stage.choices.append(closed);
    const auto card = askCardName(entry, std::move(stage));
    entry.note(text::hordeName(card));

    PowderStage back;
    back.title = EntryText::tr("What does the back of the next card show?");
    back.hint = EntryText::tr("Tap a section on the board, or choose here.");
    for (const powder::SectionIndex section : powder::sectionsInPlay(state)) {
        const std::string name = powder::sectionName(section);
        back.places.append(placeRow(name));
        back.choices.append(row(name, text::capital(text::sectionPlace(section))));
    }
    back.choices.append(
        row(unknown, EntryText::tr("Not known"), EntryText::tr("It is asked when it matters.")));
    const auto next = entry.ask(std::move(back));
    return powder::command::HordeCard{card, powder::parseSection(next)};
}

powder::Command machine(PowderEntry& entry) {
    const powder::State& state = entry.state();
    powder::Clan clan = nextToPlace(state);
    entry.actsFor(clan);
    const auto stageOf = [&](powder::Clan who, bool ask) {
        PowderStage stage;
        stage.title = EntryText::tr("Which machine does %1 place?").arg(nameOf(state, who));
        for (std::size_t index = 0; index < powder::machineCount; ++index) {
            const auto kind = static_cast<powder::Machine>(index);
            const QString title = text::capital(text::machineName(kind));
            const bool left = powder::machinesInUse(state, kind) == 0;
            stage.choices.append(
                left ? row(powder::toString(kind), title)
                     : closedRow(powder::toString(kind), title, EntryText::tr("It stands on the board.")));
        }
        if (ask && state.setup->humans() > 1)
            stage.choices.append(row(otherTouch, EntryText::tr("Somebody else"),
                                     EntryText::tr("Enter it for another player.")));
        return stage;
    };
    auto touch = entry.ask(stageOf(clan, true));
    if (touch == otherTouch) {
        clan = askClan(entry, EntryText::tr("Who?"), humansOf(state));
        touch = entry.ask(stageOf(clan, false));
    }
    const auto commandOf = [&](powder::SectionIndex section) {
        return powder::command::PlacePiece{*powder::parseMachine(touch), clan, powder::SectionNamed{section}};
    };
    const auto at = askSection(entry, EntryText::tr("In which section?"), commandOf);
    return commandOf(at);
}

powder::Command begin(PowderEntry&) {
    return powder::command::Begin{};
}

// ---- the year ----

powder::Command order(PowderEntry& entry) {
    const powder::State& state = entry.state();
    powder::command::Order order;
    while (true) {
        PowderStage stage;
        stage.title = order.players.empty() ? EntryText::tr("Who is first on the command track?")
                                            : EntryText::tr("Who is next on the command track?");
        stage.hint = EntryText::tr("One tap for each turn of this fall.");
        if (!order.players.empty() && !refusalOf(state, order))
            stage.doneText = EntryText::tr("Use this order");
        if (order.players.size() < longestTrack) {
            for (const powder::Clan clan : state.tea)
                stage.choices.append(clanRow(state, clan));
        }
        const auto touch = entry.ask(std::move(stage));
        if (touch == doneTouch)
            return order;
        order.players.push_back(*powder::parseClan(touch));
        entry.note(nameOf(state, order.players.back()));
    }
}

powder::Command endTurn(PowderEntry& entry) {
    const auto clan = actor(entry, EntryText::tr("Whose turn is over?"), everybodyOf(entry.state()));
    return powder::command::EndTurn{clan};
}

powder::Command nextSeason(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const auto to = seasonAfter(state.season);
    if (!to)
        throw Unanswered{};
    powder::command::ToSeason command{*to, false};
    const auto error = refusalOf(state, command);
    if (!error)
        return command;
    command.anyway = true;
    PowderStage stage;
    stage.title = text::refusalText(state, *error);
    if (!refusalOf(state, command))
        stage.doneText = EntryText::tr("Go on anyway");
    entry.ask(std::move(stage));
    return command;
}

powder::Command assault(PowderEntry&) {
    return powder::command::BeginAssault{};
}

// ---- honor, shame, adjustments ----

namespace {

/// An amount on the pad.
int askAmount(PowderEntry& entry, const QString& title, int most) {
    return askNumber(entry, title, {1, most});
}

bool hasShame(const powder::State& state, powder::Clan clan) {
    const powder::Holdings& holdings = state.of(clan);
    return state.setup->isHuman(clan) &&
           (powder::count(holdings.shame) > 0 ||
            std::any_of(holdings.claimed.begin(), holdings.claimed.end(),
                        [](const powder::Claimed& card) { return card.shame > 0; }));
}

} // namespace

powder::Command honor(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const ClanFilter counted = [&](powder::Clan clan) { return state.setup->hasHonor(clan); };
    constexpr std::string_view gain = "gain";
    auto clan = actor(entry, EntryText::tr("Whose honor?"), counted);
    const auto way = askOf(entry, clan, counted, [&](powder::Clan who) {
        PowderStage stage;
        stage.title = EntryText::tr("%1 has %n honor. What happens?", nullptr, state.of(who).honor)
                          .arg(nameOf(state, who));
        stage.choices = {row(gain, EntryText::tr("Gain honor")), row("lose", EntryText::tr("Lose honor"))};
        return stage;
    });
    const auto why = askWhy(entry);
    const auto amount = askAmount(entry, EntryText::tr("How much honor?"), powder::largestValue);
    return powder::command::Honor{clan, way == gain ? amount : -amount, why};
}

powder::Command donate(PowderEntry& entry) {
    const auto clan = actor(entry, EntryText::tr("Who donates?"), humansOf(entry.state()));
    const auto amount =
        askAmount(entry, EntryText::tr("How much honor does %1 earn by it?").arg(nameOf(entry.state(), clan)),
                  powder::largestValue);
    return powder::command::Honor{clan, amount, "donate"};
}

powder::Command shame(PowderEntry& entry) {
    const powder::State& state = entry.state();
    auto clan = actor(entry, EntryText::tr("Who takes shame?"), humansOf(state));
    const auto touch = askOf(entry, clan, humansOf(state), [&](powder::Clan who) {
        PowderStage stage;
        stage.title = EntryText::tr("How many shame tokens does %1 take?").arg(nameOf(state, who));
        stage.number = PowderStage::Range{1, mostTokens};
        return stage;
    });
    const auto why = askWhy(entry);
    return powder::command::Shame{clan, std::stoi(touch), why};
}

powder::Command shameBack(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const ClanFilter shamed = [&](powder::Clan clan) { return hasShame(state, clan); };
    auto clan = actor(entry, EntryText::tr("Who gives shame back?"), shamed);
    const auto touch = askOf(entry, clan, shamed, [&](powder::Clan who) {
        const powder::Holdings& holdings = state.of(who);
        PowderStage stage;
        stage.title = EntryText::tr("From where does %1 give a token back?").arg(nameOf(state, who));
        for (std::size_t index = 0; index < powder::soldierTypeCount; ++index) {
            const auto type = static_cast<powder::SoldierType>(index);
            if (holdings.shame[index] > 0)
                stage.choices.append(row(powder::toString(type), text::capital(text::soldierName(type)),
                                         EntryText::tr("%n token(s)", nullptr, holdings.shame[index])));
        }
        for (std::size_t i = 0; i < holdings.claimed.size(); ++i) {
            const powder::Claimed& card = holdings.claimed[i];
            if (card.shame > 0)
                stage.choices.append(
                    row(powder::toString(powder::ClaimedAt{who, static_cast<std::uint8_t>(i)}),
                        text::hordeName(card.card), EntryText::tr("%n token(s)", nullptr, card.shame)));
        }
        return stage;
    });
    if (const auto claimed = powder::parseClaimedAt(touch))
        return powder::command::ShameBack{clan, *claimed};
    return powder::command::ShameBack{clan, *powder::parseSoldierType(touch)};
}

powder::Command adjust(PowderEntry& entry) {
    constexpr std::string_view what[] = {"power+", "power-", "defense+", "defense-"};
    const auto at = askSection(entry, EntryText::tr("Which section is adjusted for this winter?"),
                               [](powder::SectionIndex section) {
                                   return powder::command::Adjust{section, 1, 0};
                               });
    PowderStage stage;
    stage.title = EntryText::tr("What changes?");
    stage.choices = {row(what[0], EntryText::tr("The hordes are stronger")),
                     row(what[1], EntryText::tr("The hordes are weaker")),
                     row(what[2], EntryText::tr("The wall is stronger")),
                     row(what[3], EntryText::tr("The wall is weaker"))};
    const auto touch = entry.ask(std::move(stage));
    auto amount = askAmount(entry, EntryText::tr("By how much?"), powder::largestValue);
    if (touch.back() == '-')
        amount = -amount;
    return touch.starts_with("power") ? powder::command::Adjust{at, amount, 0}
                                      : powder::command::Adjust{at, 0, amount};
}

} // namespace watchfire::entry
