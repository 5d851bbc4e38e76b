// SPDX-License-Identifier: Apache-2.0
// Entering a correction (BA-60): what, where, and what the table sees there instead.
#include "app/game/powder/powder_planner_entry.h"
#include "app/text/powder/names.h"
#include "app/text/powder/refusal_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace watchfire::entry {

namespace {

using powder::command::Correct;
using powder::command::Correction;

constexpr int mostHonor = 999;
constexpr int mostYears = 99;
// A long game of the largest table ends far below it; more is a slip of the finger.
constexpr int usualHonor = 200;

/// A number that the table may be right about, though hardly: beyond `usual` it is asked for once more.
int askUsual(PowderEntry& entry, const QString& question, PowderStage::Range range, int usual,
             const QString& why) {
    while (true) {
        const int number = askNumber(entry, question, range);
        if (number <= std::max(usual, range.now.value_or(0)))
            return number;
        constexpr std::string_view yes = "really";
        PowderStage sure;
        sure.title =
            EntryText::tr("Really %1? %2", "an unlikely number, why it is unlikely").arg(number).arg(why);
        sure.choices = {row(yes, EntryText::tr("Yes, %1", "an unlikely number").arg(number)),
                        row(noneTouch, EntryText::tr("No, another number"))};
        if (entry.ask(std::move(sure)) == yes)
            return number;
    }
}

powder::SectionIndex askWhere(PowderEntry& entry) {
    const auto at = askSection(entry, EntryText::tr("Which section?"), [](powder::SectionIndex section) {
        return Correct{powder::command::CorrectBarricades{section, 0}};
    });
    entry.about({text::sectionId(at)});
    return at;
}

/// A question that begins with what it is about: a touch before, the place was chosen.
QString asked(const QString& about, const QString& question) {
    return EntryText::tr("%1: %2", "what a question is about; the question")
        .arg(text::capital(about), question);
}

/// A lit place of the board.
std::string askPlace(PowderEntry& entry, const QString& title, const std::vector<std::string>& places,
                     const QList<ChoiceRow>& others = {}) {
    PowderStage stage;
    stage.title = title;
    for (const std::string& place : places)
        stage.places.append(placeRow(place));
    stage.hint =
        places.empty() ? EntryText::tr("There is no such place now.") : tapHint(stage, !others.isEmpty());
    stage.choices = others;
    std::string place = entry.ask(std::move(stage));
    entry.about({QString::fromStdString(place)});
    return place;
}

/// A small number as choices, the present one marked.
int askFew(PowderEntry& entry, const QString& title, PowderStage::Range range) {
    PowderStage stage;
    stage.title = title;
    for (int n = range.least; n <= range.most; ++n)
        stage.choices.append(row(std::to_string(n), QString::number(n)));
    mark(stage, std::to_string(*range.now));
    return std::stoi(entry.ask(std::move(stage)));
}

powder::SoldierType askType(PowderEntry& entry, const QString& title, powder::Clan clan,
                            const std::function<bool(powder::SoldierType)>& fits) {
    PowderStage stage;
    stage.title = title;
    for (const powder::SoldierType type : powder::soldierTypes) {
        if (powder::piecesOf(clan, type) > 0 && fits(type))
            stage.choices.append(row(powder::toString(type), text::capital(text::soldierName(type))));
    }
    if (stage.choices.isEmpty())
        stage.hint = EntryText::tr("None of them can stand there.");
    return *powder::parse<powder::SoldierType>(entry.ask(std::move(stage)));
}

Correction wallLevel(PowderEntry& entry) {
    const auto at = askWhere(entry);
    const auto level = askFew(entry, asked(text::sectionPlace(at), EntryText::tr("what level is the wall?")),
                              {0, powder::highestWall, entry.state().sections[at].level});
    return powder::command::CorrectWallLevel{at, static_cast<std::uint8_t>(level)};
}

Correction barricades(PowderEntry& entry) {
    const auto at = askWhere(entry);
    const auto count =
        askFew(entry, asked(text::sectionPlace(at), EntryText::tr("how many barricades stand there?")),
               {0, powder::barricadesPerSection, entry.state().sections[at].barricades});
    return powder::command::CorrectBarricades{at, static_cast<std::uint8_t>(count)};
}

Correction machines(PowderEntry& entry) {
    const auto at = askWhere(entry);
    powder::command::CorrectMachines correct{at, {}};
    while (true) {
        PowderStage stage;
        stage.title = asked(text::sectionPlace(at), EntryText::tr("which war machines stand there?"));
        stage.doneText = correct.machines.empty() ? EntryText::tr("None") : EntryText::tr("These are all");
        for (const powder::Machine machine : powder::machineKinds) {
            powder::command::CorrectMachines more = correct;
            more.machines.push_back(machine);
            offerChoice(stage, entry.state(),
                        row(powder::toString(machine), text::capital(text::machineName(machine))),
                        Correct{more});
        }
        const auto touch = entry.ask(std::move(stage));
        if (touch == doneTouch)
            return correct;
        correct.machines.push_back(*powder::parse<powder::Machine>(touch));
        entry.note(text::capital(text::machineName(correct.machines.back())));
    }
}

Correction horde(PowderEntry& entry) {
    std::vector<std::string> places;
    for (const powder::SectionIndex section : powder::sectionsInPlay(entry.state())) {
        for (std::uint8_t line = 0; line < powder::rowCount; ++line)
            places.push_back(powder::slotName({section, line}));
    }
    const auto at = askPlace(entry, EntryText::tr("Which row of which section?"), places);
    PowderStage stage;
    stage.title = asked(text::placeName(*powder::parseSlot(at)), EntryText::tr("which card lies there?"));
    stage.hint = EntryText::tr("What stands on the card there now goes back to the pools.");
    stage.choices = {row(noneTouch, EntryText::tr("No card"))};
    stage.choices.append(cardRows(entry.state()));
    const auto& now = entry.state().at(*powder::parseSlot(at));
    mark(stage, now ? std::string_view(now->card) : noneTouch);
    const auto card = askCardName(entry, std::move(stage));
    powder::command::CorrectHorde correct{*powder::parseSlot(at), std::nullopt};
    if (card != noneTouch)
        correct.card = card;
    return correct;
}

/// The posts on which a soldier of that type could hold this spot.
std::vector<powder::Post> postsOver(powder::SoldierType type, powder::Spot spot) {
    if (type == powder::SoldierType::horseman) {
        std::vector<powder::Post> posts;
        for (const powder::Cell other : powder::neighbours(spot.cell))
            posts.push_back(
                powder::spotPost({spot.slot, std::min(spot.cell, other)}, std::max(spot.cell, other)));
        return posts;
    }
    if (type != powder::SoldierType::tank)
        return {powder::spotPost(spot)};
    std::vector<powder::Post> posts;
    for (const int column : {powder::columnOf(spot.cell) - 1, powder::columnOf(spot.cell)}) {
        if (column >= 0 && column < 5)
            posts.push_back(powder::spotPost({spot.slot, powder::cellAt(0, column)}));
    }
    return posts;
}

constexpr std::string_view freeTouch = "free";
constexpr std::string_view woundTouch = "wound";
constexpr std::string_view tokenTouch = "snake-token";

/// The touch that says what lies on the spot now.
std::string_view touchOf(const powder::Mark& now) {
    return now.kind == powder::Mark::Kind::soldier ? powder::toString(now.clan) : powder::toString(now.kind);
}

Correction spot(PowderEntry& entry) {
    using What = powder::command::CorrectSpot::What;
    const powder::State& state = entry.state();
    std::vector<std::string> spots;
    for (const powder::Spot at : spotsOf(state)) {
        if (!refusalOf(state, Correct{powder::command::CorrectSpot{at, What::free, {}}}))
            spots.push_back(powder::spotName(at));
    }
    const auto touch = askPlace(entry, EntryText::tr("Which spot?"), spots);
    powder::command::CorrectSpot correct{powder::parsePost(touch)->spot, What::free, {}};
    PowderStage stage;
    const QString cell = QString::fromStdString(powder::cellName(correct.at.cell));
    const QString card = text::hordeName(state.at(correct.at.slot)->card);
    stage.title = EntryText::tr("What is on %1 of the %2?", "a spot, a card").arg(cell, card);
    stage.choices = {row(freeTouch, EntryText::tr("Nothing")), row(woundTouch, EntryText::tr("A wound"))};
    if (state.setup->plays(powder::Clan::snake)) {
        auto tried = correct;
        tried.what = What::snakeToken;
        offerChoice(stage, state, row(tokenTouch, EntryText::tr("A snake token")), Correct{tried});
    }
    for (const powder::Clan clan : state.tea) {
        ChoiceRow choice = clanRow(state, clan);
        choice.title = EntryText::tr("A soldier of %1").arg(choice.title);
        stage.choices.append(choice);
    }
    mark(stage, touchOf(state.at(correct.at)));
    const auto what = entry.ask(std::move(stage));
    if (what == freeTouch)
        return correct;
    if (what == woundTouch || what == tokenTouch) {
        correct.what = what == tokenTouch ? What::snakeToken : What::wound;
        return correct;
    }
    correct.what = What::soldier;
    correct.soldier.clan = *powder::parse<powder::Clan>(what);
    const auto posts = [&](powder::SoldierType type) {
        auto all = postsOver(type, correct.at);
        std::erase_if(all, [&](const powder::Post& post) {
            auto tried = correct;
            tried.soldier = {correct.soldier.clan, type, post};
            return refusalOf(state, Correct{tried}).has_value();
        });
        return all;
    };
    const auto type = askType(
        entry, EntryText::tr("Which soldier stands on %1 of the %2?", "a spot, a card").arg(cell, card),
        correct.soldier.clan, [&](powder::SoldierType kind) { return !posts(kind).empty(); });
    correct.soldier.type = type;
    const auto all = posts(type);
    correct.soldier.at = all.front();
    if (all.size() > 1) {
        PowderStage which;
        which.title = EntryText::tr("Which spots does the %1 hold?").arg(text::soldierName(type));
        for (const powder::Post& post : all) {
            // A tank's post names its block's first cell only.
            const powder::CellSet held = powder::footprint(type, post.spot.cell, post.second);
            which.choices.append(row(powder::toString(post), text::cellList(held)));
        }
        correct.soldier.at = *powder::parsePost(entry.ask(std::move(which)));
    }
    return correct;
}

/// How many of them the program counts there.
int countNow(const powder::State& state, const powder::command::CorrectSoldiers& correct) {
    const std::size_t type = powder::indexOf(correct.type);
    switch (correct.at.kind) {
    case powder::Post::Kind::pool:
        return state.of(correct.clan).pool[type];
    case powder::Post::Kind::gone:
        return state.of(correct.clan).gone[type];
    default:
        return companyAt(state, correct.clan, correct.at)[type];
    }
}

Correction soldiers(PowderEntry& entry) {
    const powder::State& state = entry.state();
    std::vector<std::string> places;
    for (const powder::Post& zone : zones(state))
        places.push_back(powder::toString(zone));
    const auto at =
        askPlace(entry, EntryText::tr("Where do they stand?"), places,
                 {row("pool", EntryText::tr("In the pool")), row("gone", EntryText::tr("Out of the game"))});
    powder::command::CorrectSoldiers correct;
    correct.at = *powder::parsePost(at);
    const QString where = text::placeName(correct.at);
    correct.clan = askClan(entry, asked(where, EntryText::tr("whose soldiers?")), everybodyOf(state));
    correct.type = askType(
        entry, asked(where, EntryText::tr("which soldiers?")), correct.clan, [&](powder::SoldierType kind) {
            return correct.at.kind != powder::Post::Kind::fire || powder::firesFromWall(kind);
        });
    PowderStage stage;
    stage.title = asked(where, EntryText::tr("how many are there?"));
    stage.hint = EntryText::tr("%1's %2", "player, soldier")
                     .arg(nameOf(state, correct.clan), text::soldierName(correct.type));
    for (int n = 0; n <= powder::piecesOf(correct.clan, correct.type); ++n) {
        correct.count = static_cast<std::uint8_t>(n);
        offerChoice(stage, state, row(std::to_string(n), QString::number(n)), Correct{correct});
    }
    mark(stage, std::to_string(countNow(state, correct)));
    correct.count = static_cast<std::uint8_t>(std::stoi(entry.ask(std::move(stage))));
    return correct;
}

Correction towerPost(PowderEntry& entry) {
    const powder::State& state = entry.state();
    std::vector<std::string> towers;
    QList<ChoiceRow> choices;
    for (powder::TowerIndex tower = 0; tower < powder::towerCount; ++tower) {
        if (!state.setup->usable(tower))
            continue;
        towers.push_back(powder::towerName(tower));
        choices.append(row(towers.back(), text::capital(text::towerPlace(tower))));
    }
    const auto touch = askPlace(entry, EntryText::tr("Which tower?"), towers, choices);
    powder::command::CorrectTower correct{*powder::parseTower(touch), std::nullopt};
    PowderStage stage;
    stage.title = EntryText::tr("Whose spearman stands in %1?", "a tower").arg(text::towerId(correct.at));
    stage.choices = {row(noneTouch, EntryText::tr("Nobody's"))};
    for (const powder::Clan clan : state.tea) {
        if (!state.setup->isHuman(clan))
            continue;
        correct.clan = clan;
        offerChoice(stage, state, clanRow(state, clan), Correct{correct});
    }
    const auto now = state.towers[correct.at];
    mark(stage, now ? powder::toString(*now) : noneTouch);
    correct.clan = powder::parse<powder::Clan>(entry.ask(std::move(stage)));
    return correct;
}

Correction honorOf(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const auto clan = askClan(entry, EntryText::tr("Whose honor?"),
                              [&](powder::Clan c) { return state.setup->hasHonor(c); });
    const auto honor = askUsual(entry, EntryText::tr("How much honor does %1 have?").arg(nameOf(state, clan)),
                                {0, mostHonor, state.of(clan).honor}, usualHonor,
                                EntryText::tr("Hardly anybody comes to more than %1 honor.").arg(usualHonor));
    return powder::command::CorrectHonor{clan, honor};
}

/// The row of claimed cards is edited card by card: a tap changes the shame on one, takes it away, or brings
/// another one.
Correction claimed(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const auto clan = askClan(entry, EntryText::tr("Whose claimed cards?"), everybodyOf(state));
    powder::command::CorrectClaimed correct{clan, state.of(clan).claimed};
    constexpr std::string_view add = "add";
    while (true) {
        PowderStage stage;
        stage.title = EntryText::tr("Which cards has %1 claimed, in order?").arg(nameOf(state, clan));
        stage.hint = EntryText::tr("Tap a card to change it.");
        if (const auto error = refusalOf(state, Correct{correct}))
            stage.hint = text::refusalText(state, *error);
        else
            stage.doneText = EntryText::tr("These are all");
        for (std::size_t i = 0; i < correct.cards.size(); ++i)
            stage.choices.append(row("card" + std::to_string(i), text::hordeName(correct.cards[i].card),
                                     EntryText::tr("%n token(s)", nullptr, correct.cards[i].shame)));
        stage.choices.append(row(add, EntryText::tr("One more card")));
        const auto touch = entry.ask(std::move(stage));
        if (touch == doneTouch)
            return correct;
        if (touch == add) {
            PowderStage cards;
            cards.title = EntryText::tr("Which card was claimed?");
            cards.choices = cardRows(state);
            const auto card = askCardName(entry, std::move(cards));
            correct.cards.push_back({card, 0});
            continue;
        }
        const auto index = static_cast<std::size_t>(std::stoi(touch.substr(4)));
        PowderStage change;
        change.title =
            EntryText::tr("How much shame lies on the %1?").arg(text::hordeName(correct.cards[index].card));
        for (int n = 0; n <= powder::shameSlots; ++n)
            change.choices.append(row(std::to_string(n), QString::number(n)));
        mark(change, std::to_string(correct.cards[index].shame));
        constexpr std::string_view away = "away";
        change.choices.append(row(away, EntryText::tr("The card is not there")));
        const auto now = entry.ask(std::move(change));
        if (now == away)
            correct.cards.erase(correct.cards.begin() + static_cast<std::ptrdiff_t>(index));
        else
            correct.cards[index].shame = static_cast<std::uint8_t>(std::stoi(now));
    }
}

Correction shameUnder(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const auto clan = askClan(entry, EntryText::tr("Under whose soldiers?"), humansOf(state));
    powder::command::CorrectShame correct{clan, state.of(clan).shame};
    while (true) {
        PowderStage stage;
        stage.title = EntryText::tr("Under which soldiers of %1 lies shame?").arg(nameOf(state, clan));
        stage.hint = EntryText::tr("Tap a kind of soldier to change the number.");
        if (const auto error = refusalOf(state, Correct{correct}))
            stage.hint = text::refusalText(state, *error);
        else
            stage.doneText = EntryText::tr("That is right");
        for (const powder::SoldierType type : powder::soldierTypes) {
            const int tokens = correct.under[powder::indexOf(type)];
            if (powder::piecesOf(clan, type) > 0)
                stage.choices.append(row(powder::toString(type), text::capital(text::soldierName(type)),
                                         EntryText::tr("%n token(s)", nullptr, tokens)));
        }
        const auto touch = entry.ask(std::move(stage));
        if (touch == doneTouch)
            return correct;
        const powder::SoldierType type = *powder::parse<powder::SoldierType>(touch);
        const std::size_t index = powder::indexOf(type);
        const auto count = askFew(entry,
                                  EntryText::tr("%1: under how many of them lies shame?", "a kind of soldier")
                                      .arg(text::capital(text::soldierName(type))),
                                  {0, state.of(clan).pool[index], correct.under[index]});
        correct.under[index] = static_cast<std::uint8_t>(count);
    }
}

/// A correction that is one number.
template <class Command>
Correction oneNumber(PowderEntry& entry, const QString& question, PowderStage::Range range) {
    return Command{askNumber(entry, question, range)};
}

Correction shamePool(PowderEntry& entry) {
    const powder::State& state = entry.state();
    return oneNumber<powder::command::CorrectShamePool>(
        entry, EntryText::tr("How many tokens lie in the shame pool?"),
        {0, state.shamePool + state.shameOut, state.shamePool});
}

Correction shameOut(PowderEntry& entry) {
    const powder::State& state = entry.state();
    return oneNumber<powder::command::CorrectShameOut>(
        entry, EntryText::tr("How many shame tokens are out of the game?"),
        {0, state.shamePool + state.shameOut, state.shameOut});
}

Correction teaOrder(PowderEntry& entry) {
    return powder::command::CorrectTea{std::get<powder::command::Tea>(tea(entry)).order};
}

Correction year(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const int years = state.setup->lastSlot() - state.setup->firstSlot() + 1;
    return powder::command::CorrectYear{askUsual(entry, EntryText::tr("Which year is it?"),
                                                 {1, mostYears, state.year}, years,
                                                 EntryText::tr("The game has %n year(s).", nullptr, years))};
}

Correction slot(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const auto touch = askFew(entry, EntryText::tr("Which slot of the time track is the token on?"),
                              {1, state.setup->lastSlot() + 1, state.timeSlot + 1});
    return powder::command::CorrectSlot{touch - 1};
}

Correction season(PowderEntry& entry) {
    PowderStage stage;
    stage.title = EntryText::tr("Which season is it?");
    for (const powder::Season season :
         {powder::Season::fall, powder::Season::winter, powder::Season::spring, powder::Season::summer})
        stage.choices.append(row(powder::toString(season), text::capital(text::seasonName(season))));
    mark(stage, powder::toString(entry.state().season));
    return powder::command::CorrectSeason{*powder::parse<powder::Season>(entry.ask(std::move(stage)))};
}

Correction turn(PowderEntry& entry) {
    const powder::State& state = entry.state();
    PowderStage stage;
    stage.title = EntryText::tr("Whose turn is it?");
    for (const powder::Clan clan : state.tea) {
        if (contains(state.order, clan))
            stage.choices.append(clanRow(state, clan));
    }
    if (const auto now = powder::whoseTurn(state))
        mark(stage, powder::toString(*now));
    return powder::command::CorrectTurn{*powder::parse<powder::Clan>(entry.ask(std::move(stage)))};
}

Correction deckLeft(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const QString question = EntryText::tr("How many cards are left in the horde deck?");
    const PowderStage::Range range{0, powder::largestValue, state.deckLeft};
    const auto size = powder::initialState(state.setup).deckLeft;
    return powder::command::CorrectDeck{
        size ? askUsual(entry, question, range, *size,
                        EntryText::tr("The deck began with %n card(s).", nullptr, *size))
             : askNumber(entry, question, range)};
}

Correction rocketDeck(PowderEntry& entry) {
    powder::command::CorrectRocketDeck correct;
    while (true) {
        PowderStage stage;
        stage.title = EntryText::tr("Which rocket cards are left in the deck?");
        stage.doneText = correct.left.empty() ? EntryText::tr("None") : EntryText::tr("These are all");
        for (const auto& [name, card] : entry.state().book->rockets) {
            auto more = correct;
            more.left.push_back(name);
            offerChoice(stage, entry.state(), row(name, text::capital(text::rocketName(name))),
                        Correct{more});
        }
        const auto touch = entry.ask(std::move(stage));
        if (touch == doneTouch)
            return correct;
        correct.left.push_back(touch);
        entry.note(text::capital(text::rocketName(touch)));
    }
}

Correction nextBack(PowderEntry& entry) {
    PowderStage stage;
    stage.title = EntryText::tr("Top card of the horde deck: which section is on its back?");
    for (const powder::SectionIndex section : powder::sectionsInPlay(entry.state())) {
        const std::string name = powder::sectionName(section);
        stage.places.append(placeRow(name));
        stage.choices.append(row(name, text::capital(text::sectionPlace(section))));
    }
    stage.choices.append(row(noneTouch, EntryText::tr("Not known")));
    const auto now = entry.state().next;
    mark(stage, now ? powder::sectionName(*now) : std::string(noneTouch));
    return powder::command::CorrectNext{powder::parseSection(entry.ask(std::move(stage)))};
}

/// The headings of the list.
constexpr const char* piecesGroup = QT_TRANSLATE_NOOP("EntryText", "Soldiers and hordes");
constexpr const char* playersGroup = QT_TRANSLATE_NOOP("EntryText", "Players and shame");
constexpr const char* wallsGroup = QT_TRANSLATE_NOOP("EntryText", "Wall and machines");
constexpr const char* othersGroup = QT_TRANSLATE_NOOP("EntryText", "Year, decks, printed values");

struct Kind {
    const char* id;
    const char* group;
    const char* title;
    Correction (*script)(PowderEntry&);
};

// In the order in which a table looks for them.
constexpr std::array<Kind, 20> kinds{{
    {"spot", piecesGroup, QT_TRANSLATE_NOOP("EntryText", "A spot of a card"), spot},
    {"soldiers", piecesGroup, QT_TRANSLATE_NOOP("EntryText", "A zone or a pool"), soldiers},
    {"horde", piecesGroup, QT_TRANSLATE_NOOP("EntryText", "A horde card"), horde},
    {"tower", piecesGroup, QT_TRANSLATE_NOOP("EntryText", "A tower"), towerPost},
    {"honor", playersGroup, QT_TRANSLATE_NOOP("EntryText", "Honor"), honorOf},
    {"shame", playersGroup, QT_TRANSLATE_NOOP("EntryText", "Shame under soldiers"), shameUnder},
    {"claimed", playersGroup, QT_TRANSLATE_NOOP("EntryText", "Claimed cards"), claimed},
    {"turn", playersGroup, QT_TRANSLATE_NOOP("EntryText", "Whose turn it is"), turn},
    {"shame-pool", playersGroup, QT_TRANSLATE_NOOP("EntryText", "The shame pool"), shamePool},
    {"shame-out", playersGroup, QT_TRANSLATE_NOOP("EntryText", "Shame out of the game"), shameOut},
    {"wall-level", wallsGroup, QT_TRANSLATE_NOOP("EntryText", "A wall's level"), wallLevel},
    {"barricades", wallsGroup, QT_TRANSLATE_NOOP("EntryText", "Barricades"), barricades},
    {"machines", wallsGroup, QT_TRANSLATE_NOOP("EntryText", "War machines"), machines},
    {"tea", othersGroup, QT_TRANSLATE_NOOP("EntryText", "The tea order"), teaOrder},
    {"season", othersGroup, QT_TRANSLATE_NOOP("EntryText", "The season"), season},
    {"year", othersGroup, QT_TRANSLATE_NOOP("EntryText", "The year"), year},
    {"slot", othersGroup, QT_TRANSLATE_NOOP("EntryText", "The time token"), slot},
    {"next", othersGroup, QT_TRANSLATE_NOOP("EntryText", "The back of the next card"), nextBack},
    {"deck", othersGroup, QT_TRANSLATE_NOOP("EntryText", "The horde deck"), deckLeft},
    {"rocket-deck", othersGroup, QT_TRANSLATE_NOOP("EntryText", "The rocket deck"), rocketDeck},
}};

} // namespace

powder::Command correct(PowderEntry& entry) {
    PowderStage stage;
    stage.title = EntryText::tr("What is different on the table?");
    for (const Kind& kind : kinds) {
        const QString title = QCoreApplication::translate("EntryText", kind.title);
        if (kind.script == turn && entry.state().order.empty())
            stage.choices.append(closedRow(kind.id, title, EntryText::tr("No order of turns was entered.")));
        else
            stage.choices.append(row(kind.id, title));
        stage.choices.last().group = QCoreApplication::translate("EntryText", kind.group);
    }
    constexpr std::string_view value = "value";
    stage.choices.append(row(value, EntryText::tr("A printed value")));
    stage.choices.last().group = QCoreApplication::translate("EntryText", othersGroup);
    const auto what = entry.ask(std::move(stage));
    if (what == value)
        return printedValue(entry);
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& k) { return what == k.id; });
    return Correct{kind->script(entry)};
}

} // namespace watchfire::entry
