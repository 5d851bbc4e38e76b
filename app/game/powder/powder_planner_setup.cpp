// SPDX-License-Identifier: Apache-2.0
// Entering the set-up (BP-05 to BP-08). Its questions follow one another without a tap in between
// (PowderActing::goOn), so each title says what it is about.
#include "app/game/powder/acting_clans.h"
#include "app/game/powder/powder_lots.h"
#include "app/game/powder/powder_planner_entry.h"
#include "app/models/clan_colours.h"
#include "app/text/powder/names.h"
#include "rules/powder/parts.h"

namespace watchfire::entry {

namespace {

constexpr std::string_view singleTouch = "one";

ChoiceRow otherPlayerRow() {
    return row(otherTouch, EntryText::tr("Somebody else"), EntryText::tr("Enter it for another player."));
}

int overseersLeft(const powder::State& state, powder::Clan clan) {
    return std::max(0, powder::overseersAtSetUp - state.of(clan).overseers);
}

using Types = std::vector<powder::SoldierType>;

/// Every way to take `left` more soldiers out of the pool; those with many of the first types come first.
void addGroups(std::vector<Types>& groups, Types& group, std::size_t type, int left,
               const powder::State& state, powder::Clan clan) {
    if (left == 0) {
        groups.push_back(group);
        return;
    }
    if (type == powder::soldierTypeCount)
        return;
    for (int n = std::min(left, powder::available(state, clan, powder::soldierTypes[type])); n >= 0; --n) {
        group.insert(group.end(), static_cast<std::size_t>(n), powder::soldierTypes[type]);
        addGroups(groups, group, type + 1, left - n, state, clan);
        group.resize(group.size() - static_cast<std::size_t>(n));
    }
}

powder::Soldiers counted(const Types& types) {
    powder::Soldiers soldiers{};
    for (const powder::SoldierType type : types)
        ++soldiers[powder::indexOf(type)];
    return soldiers;
}

/// "spearman+spearman+archer", with a picture of each.
ChoiceRow groupRow(powder::Clan clan, const Types& types) {
    QStringList pieces;
    for (const powder::SoldierType type : types)
        pieces.append(QString::fromUtf8(powder::toString(type).data()));
    ChoiceRow choice =
        row(pieces.join(QLatin1Char('+')).toStdString(), text::capital(text::soldierList(counted(types))));
    choice.pieces = pieces;
    setLook(choice, clan);
    return choice;
}

Types groupIn(const std::string& touch) {
    Types types;
    for (std::size_t from = 0; from <= touch.size();) {
        const std::size_t end = std::min(touch.find('+', from), touch.size());
        types.push_back(*powder::parse<powder::SoldierType>(touch.substr(from, end - from)));
        from = end + 1;
    }
    return types;
}

PowderStage overseerStage(const powder::State& state, powder::Clan clan, bool mayBeOther) {
    PowderStage stage;
    const int left = overseersLeft(state, clan);
    stage.title = EntryText::tr("%1: which soldier(s) leave for %n overseer(s)?", "player", left)
                      .arg(nameOf(state, clan));
    stage.hint =
        EntryText::tr("Put %n overseer(s) into as many locations of the board, for free. For each, a "
                      "soldier goes back into the box.",
                      nullptr, left);
    if (left > 1)
        addHint(stage,
                EntryText::tr("Each tile shows %n soldier(s): tap the one that shows yours.", nullptr, left));
    std::vector<Types> groups;
    Types group;
    if (left > 0)
        addGroups(groups, group, 0, left, state, clan);
    for (const Types& types : groups)
        stage.choices.append(groupRow(clan, types));
    if (left > 1)
        stage.choices.append(
            row(singleTouch, EntryText::tr("One at a time"),
                state.setup->solo() ? QString() : EntryText::tr("If you go round the table one by one.")));
    if (mayBeOther && state.setup->humans() > 1)
        stage.choices.append(otherPlayerRow());
    return stage;
}

PowderStage machineStage(const powder::State& state, powder::Clan clan, bool mayBeOther) {
    PowderStage stage;
    int placed = 0;
    for (const powder::Machine kind : powder::machineKinds)
        placed += powder::machinesInUse(state, kind) > 0 ? 1 : 0;
    stage.title = EntryText::tr("Machine %1 of %2: which one does %3 place?", "numbers, player")
                      .arg(placed + 1)
                      .arg(powder::machineCount)
                      .arg(nameOf(state, clan));
    for (const powder::Machine kind : powder::machineKinds) {
        const QString title = text::capital(text::machineName(kind));
        const bool left = powder::machinesInUse(state, kind) == 0;
        stage.choices.append(
            left ? row(powder::toString(kind), title)
                 : closedRow(powder::toString(kind), title, EntryText::tr("It stands on the board.")));
    }
    if (mayBeOther && state.setup->humans() > 1)
        stage.choices.append(otherPlayerRow());
    return stage;
}

/// The machine that is still to be placed, if it is the only one.
std::optional<powder::Machine> lastMachine(const powder::State& state) {
    std::optional<powder::Machine> last;
    for (const powder::Machine kind : powder::machineKinds) {
        if (powder::machinesInUse(state, kind) > 0)
            continue;
        if (last)
            return std::nullopt;
        last = kind;
    }
    return last;
}

} // namespace

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
        stage.title = order.empty() ? EntryText::tr("Tea order: who lies on top?")
                                    : EntryText::tr("Tea order: whose marker comes next?");
        // The order on the new game's page is only a proposal.
        if (order.empty())
            stage.hint = EntryText::tr(
                "The tea order is the stack of the players' markers. The highest tea value lies on top.");
        if (order.empty() && state.setup->plays(powder::Clan::qin))
            stage.hint =
                EntryText::tr("You win with more honor than Qin, your rival. Reed is a third clan; its "
                              "marker lies at the bottom. You carry out the turns of both.");
        else if (order.empty() && state.setup->plays(powder::Clan::reed))
            addHint(stage, EntryText::tr("Reed takes part as a third clan: the table plays it together. "
                                         "Its marker lies at the bottom."));
        // Whoever is named keeps the place: no other name comes under the finger.
        for (const powder::Clan clan : state.tea) {
            if (clan == powder::Clan::reed)
                continue;
            stage.choices.append(clanRow(state, clan));
            if (contains(order, clan))
                close(stage.choices.last(), EntryText::tr("Lies in the stack already.", "a player's marker"));
        }
        // As the players were entered for the new game.
        if (order.empty())
            stage.doneText = namesOf(state, left);
        const auto touch = entry.ask(std::move(stage));
        if (touch == doneTouch)
            return powder::command::Tea{left};
        order.push_back(*powder::parse<powder::Clan>(touch));
        entry.note(nameOf(state, order.back()));
    }
}

powder::Command deck(PowderEntry& entry) {
    const powder::State& state = entry.state();
    constexpr std::string_view unknown = "not-known";
    std::vector<std::string> out;
    while (out.size() < powder::basicTypesOut) {
        PowderStage stage;
        // The same for all three: a title of another height would move the cards under the finger.
        stage.title = EntryText::tr("Which three basic horde types go back into the box?");
        stage.dice = out.empty() && byLot(state, PowderDraw::What::deckOut);
        stage.hint = EntryText::tr("Three of the eight types go back into the box, all cards of each.");
        if (!state.deckOut.empty())
            addHint(stage, EntryText::tr("Out so far: %1. Name all three to change it.", "types of cards")
                               .arg(text::hordeList(state.deckOut)));
        if (stage.dice)
            addHint(stage, EntryText::tr("Or roll the dice: they draw for you."));
        // Each type keeps its place, so that the next tap hits what the finger aims at.
        for (const auto& [name, card] : state.book->cards) {
            if (card.set == "black-powder" || powder::cardsInUse(state, name) > 0)
                continue;
            stage.choices.append(row(name, text::hordeName(name)));
            stage.choices.last().chosen = contains(out, name);
        }
        // A book that is not filled does not know all eight.
        if (static_cast<std::size_t>(stage.choices.size()) < powder::basicTypes)
            addHint(stage, EntryText::tr("If a type is not listed, choose \"Another card\"."));
        const QString nobody = EntryText::tr("All three, without looking");
        stage.choices.append(
            out.empty() ? row(unknown, nobody)
                        : closedRow(unknown, nobody, EntryText::tr("Some types are named already.")));
        const auto touch = askCardName(entry, std::move(stage));
        if (touch == unknown && out.empty())
            return powder::command::Deck{};
        if (powder::cardsInUse(state, touch) > 0)
            continue; // typed, and in the game
        if (contains(out, touch))
            std::erase(out, touch); // a second tap takes it back
        else
            out.push_back(touch);
        entry.context().planned.clear();
        for (const std::string& name : out)
            entry.note(text::hordeName(name));
    }
    return powder::command::Deck{out};
}

void offerLeaving(PowderStage& stage, const powder::State& state, powder::Clan clan) {
    for (const powder::SoldierType type : powder::soldierTypes) {
        if (powder::piecesOf(clan, type) > 0)
            offerChoice(stage, state,
                        row(powder::toString(type), text::capital(text::soldierName(type)),
                            EntryText::tr("%n left", nullptr, powder::available(state, clan, type))),
                        overseerFor(clan, type));
    }
}

powder::command::Overseer overseerFor(powder::Clan clan, powder::SoldierType type) {
    return {clan, counted({type})};
}

powder::Command firstOverseers(PowderEntry& entry) {
    const powder::State& state = entry.state();
    powder::Clan clan = nextToRaise(state);
    entry.actsFor(clan);
    auto touch = entry.ask([&] { return overseerStage(state, clan, true); });
    if (touch == otherTouch) { // at set-up nobody has the turn
        clan = askClan(entry, EntryText::tr("Who?"), [&](powder::Clan other) {
            return state.setup->isHuman(other) && overseersLeft(state, other) > 0;
        });
        touch = entry.ask([&] { return overseerStage(state, clan, false); });
    }
    if (touch == singleTouch) {
        PowderStage single;
        single.title = EntryText::tr("%1, overseer %2 of %3: which soldier leaves for good?")
                           .arg(nameOf(state, clan),
                                QString::number(powder::overseersAtSetUp - overseersLeft(state, clan) + 1),
                                QString::number(powder::overseersAtSetUp));
        offerLeaving(single, state, clan);
        touch = entry.ask(std::move(single));
    }
    return powder::command::Overseer{clan, counted(groupIn(touch))};
}

powder::Command machine(PowderEntry& entry) {
    const powder::State& state = entry.state();
    powder::Clan clan = nextToPlace(state);
    entry.actsFor(clan);
    const auto last = lastMachine(state);
    auto kind = last;
    if (!kind) {
        auto touch = entry.ask([&] { return machineStage(state, clan, true); });
        if (touch == otherTouch) {
            clan = askClan(entry, EntryText::tr("Who?"), humansOf(state));
            touch = entry.ask([&] { return machineStage(state, clan, false); });
        }
        kind = powder::parse<powder::Machine>(touch);
    }
    const auto commandOf = [&](powder::SectionIndex section) {
        return powder::command::PlacePiece{*kind, clan, powder::SectionNamed{section}};
    };
    const QString title = EntryText::tr("Where does %1 place the %2?", "player, machine")
                              .arg(nameOf(state, clan), text::machineName(*kind));
    if (!last) {
        entry.presume(kind);
        return commandOf(askSection(entry, title, commandOf));
    }
    // Nobody has chosen the last one: it keeps its place and has a tick. A section in that place would be
    // taken for it.
    while (true) {
        entry.presume(kind);
        const auto touch = entry.ask([&] {
            PowderStage stage = machineStage(state, clan, false);
            stage.title = title;
            mark(stage, powder::toString(*kind));
            for (ChoiceRow& choice : stage.choices) {
                if (choice.chosen)
                    choice.detail = EntryText::tr("The last one left.");
            }
            for (ChoiceRow& choice : stage.choices)
                choice.group = EntryText::tr("What?", "the heading above what can be built");
            offerSections(stage, state, commandOf);
            return stage;
        });
        if (const auto at = powder::parseSection(touch))
            return commandOf(*at);
    }
}

powder::Command begin(PowderEntry&) {
    return powder::command::Begin{};
}

} // namespace watchfire::entry
