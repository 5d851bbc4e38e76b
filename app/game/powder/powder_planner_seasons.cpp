// SPDX-License-Identifier: Apache-2.0
// Entering hordes and the course of the year (BP-10 to BP-14, BP-20, BP-50).
#include "app/game/powder/powder_lots.h"
#include "app/game/powder/powder_planner_entry.h"
#include "app/text/powder/decision_text.h"
#include "app/text/powder/names.h"
#include "app/text/powder/refusal_text.h"
#include "rules/powder/apply.h"
#include "rules/powder/parts.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace watchfire::entry {

namespace {

constexpr std::size_t longestTrack = 30; // the command track has fewer places

// ---- hordes ----

/// The question that is open once this card has come, if its place depends on the back of the next one
/// (BP-20).
std::optional<powder::State> asksForTheNextBack(const powder::State& state, const std::string& card) {
    const auto drawn = powder::apply(state, powder::command::HordeCard{card, std::nullopt});
    const auto decision = drawn ? powder::openDecision(drawn->state) : std::nullopt;
    return decision && decision->id == powder::DecisionKind::indicator ? std::optional(drawn->state)
                                                                       : std::nullopt;
}

/// A section where the card finds no row says so: it raids, and goes nowhere (BP-21, BP-23).
QString raidThere(const powder::State& state, const powder::State& asking, const std::string& card,
                  powder::SectionIndex section) {
    const auto laid = powder::apply(state, powder::command::HordeCard{card, section});
    const auto isRaid = [](const powder::Step& step) {
        return std::holds_alternative<powder::step::Raid>(step);
    };
    if (!laid || std::none_of(laid->steps.begin(), laid->steps.end(), isRaid))
        return {};
    return text::optionText(asking, powder::DecisionKind::indicator, powder::SectionNamed{section}).detail;
}

} // namespace

powder::Command horde(PowderEntry& entry) {
    const powder::State& state = entry.state();
    constexpr std::string_view unknown = "not-known";
    PowderStage stage;
    stage.title = state.draws > 0 ? EntryText::tr("Draw a horde card: which one?")
                                  : EntryText::tr("Which horde card came?");
    stage.dice = byLot(state, PowderDraw::What::horde);
    if (state.draws > 0)
        addHint(stage, EntryText::tr("Still to turn up: %1. The next step says where the card goes.",
                                     "number of horde cards")
                           .arg(state.draws));
    if (stage.dice)
        addHint(stage, EntryText::tr("Or roll the dice: they draw for you."));
    // Each card keeps its place from draw to draw, so that fingers find it again.
    const auto inDeck = powder::cardsInDeck(state);
    for (ChoiceRow& card : cardRows(state)) {
        const std::string name = card.id.toStdString();
        if (inDeck)
            card.detail = EntryText::tr("%1 left", "copies of a horde card in the deck")
                              .arg(inDeck->contains(name) ? inDeck->at(name) : 0);
        if (!contains(state.deckOut, name))
            offerChoice(stage, state, card, powder::command::HordeCard{name, std::nullopt});
    }
    const auto card = askCardName(entry, std::move(stage));
    entry.note(text::hordeName(card));

    // Where row 1 is free the rules need no back.
    const auto asking = asksForTheNextBack(state, card);
    if (!asking)
        return powder::command::HordeCard{card, std::nullopt};
    PowderStage back;
    back.title = EntryText::tr("%1: which section is on the back of the deck's next card?", "a card")
                     .arg(text::hordeName(card));
    back.hint =
        EntryText::tr("The card that came goes to that section. Read the back of the next card, and leave it "
                      "on the deck. Tap a section on the board, or choose here.");
    for (const powder::SectionIndex section : powder::sectionsInPlay(state)) {
        const std::string name = powder::sectionName(section);
        back.places.append(placeRow(name));
        back.choices.append(
            row(name, text::capital(text::sectionPlace(section)), raidThere(state, *asking, card, section)));
    }
    // The answer counts at once, so a table that draws its cards gives it now. Where dice draw, they may draw
    // the back as well.
    if (state.setup->options().draw != powder::DrawBy::table)
        back.choices.append(row(unknown, EntryText::tr("Draw it"),
                                EntryText::tr("The dice or the program draw the section.")));
    const auto next = entry.ask(std::move(back));
    return powder::command::HordeCard{card, powder::parseSection(next)};
}

// ---- the year ----

namespace {

/// What the table most often has on its track: everybody once, then the same again. Whoever is not named yet
/// comes last, if it is one player. Empty while the names do not tell it.
std::vector<powder::Clan> roundOf(const powder::State& state, const std::vector<powder::Clan>& named) {
    std::vector<powder::Clan> round;
    for (const powder::Clan clan : named) {
        if (contains(round, clan))
            return {};
        round.push_back(clan);
    }
    std::vector<powder::Clan> left;
    std::copy_if(state.tea.begin(), state.tea.end(), std::back_inserter(left),
                 [&](powder::Clan clan) { return !contains(round, clan); });
    if (left.size() > 1)
        return {};
    round.insert(round.end(), left.begin(), left.end());
    return round;
}

constexpr int mostRounds = 3;
constexpr int presumedRounds = 2;
constexpr std::string_view roundsTouch = "each-"; // and how many
constexpr std::string_view roundTouch = "round-"; // and the clans, joined by "+"

/// So many players at most have all their orders listed: six orders of three fit on a small screen.
constexpr std::size_t mostListed = 3;

/// Nobody plays Reed, and it has one turn each fall (BP-92), however many the others have.
QString withReedsTurn(const powder::State& state, const QString& words, int turns) {
    return turns > 1 && state.setup->plays(powder::Clan::reed)
               ? EntryText::tr("%1; Reed has one", "%1: In tea order, 2 turns each").arg(words)
               : words;
}

QString roundsTitle(const powder::State& state, int turns) {
    return withReedsTurn(state, EntryText::tr("%n turn(s) each", "everybody on the command track", turns),
                         turns);
}

/// "2 turns each", closed until the names tell the round: its place does not change.
void offerRounds(PowderStage& stage, const powder::State& state, const std::vector<powder::Clan>& round) {
    const QString names = namesOf(state, round);
    for (int turns = 1; turns <= mostRounds; ++turns) {
        const std::string id = text(roundsTouch) + std::to_string(turns);
        const QString title = roundsTitle(state, turns);
        stage.choices.append(round.empty()
                                 ? closedRow(id, title, EntryText::tr("First tap who goes before whom."))
                                 : row(id, title, names));
        stage.choices.last().group =
            EntryText::tr("Or all in turn, again and again", "the heading above numbers of turns");
    }
}

/// Every order in which all go round, each of them so many times: one touch is the whole fall.
void offerListedRounds(PowderStage& stage, const powder::State& state, int rounds) {
    std::vector<std::size_t> places(state.tea.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    do {
        std::vector<powder::Clan> round;
        std::string id;
        for (const std::size_t place : places) {
            round.push_back(state.tea[place]);
            id += (id.empty() ? text(roundTouch) : "+") + text(powder::toString(round.back()));
        }
        ChoiceRow choice = clanRow(state, round.front());
        choice.id = QString::fromStdString(id);
        choice.title = namesOf(state, round);
        choice.group = withReedsTurn(
            state,
            EntryText::tr("All in turn, %n turn(s) each", "the heading above orders of players", rounds),
            rounds);
        stage.choices.append(choice);
    } while (std::next_permutation(places.begin(), places.end()));
    for (int turns = 1; turns <= mostRounds; ++turns) {
        ChoiceRow choice = row(text(roundsTouch) + std::to_string(turns), roundsTitle(state, turns));
        choice.chosen = turns == rounds;
        choice.group = EntryText::tr("Another number of turns", "the heading above numbers of turns");
        stage.choices.append(choice);
    }
}

std::vector<powder::Clan> roundIn(std::string_view touch) {
    std::vector<powder::Clan> round;
    for (touch.remove_prefix(roundTouch.size()); !touch.empty();) {
        const std::size_t end = std::min(touch.find('+'), touch.size());
        round.push_back(*powder::parse<powder::Clan>(touch.substr(0, end)));
        touch.remove_prefix(std::min(end + 1, touch.size()));
    }
    return round;
}

/// Everybody once in this order, then again; Reed in the first round only (BP-92).
powder::command::Order goRound(const std::vector<powder::Clan>& round, int rounds) {
    powder::command::Order order{round};
    for (int turn = 1; turn < rounds; ++turn)
        std::copy_if(round.begin(), round.end(), std::back_inserter(order.players),
                     [](powder::Clan clan) { return clan != powder::Clan::reed; });
    return order;
}

/// Which turns this player has so far: "turns 1, 5"; empty before the first.
QString turnsOf(const powder::command::Order& order, powder::Clan clan) {
    QStringList turns;
    for (std::size_t turn = 0; turn < order.players.size(); ++turn) {
        if (order.players[turn] == clan)
            turns.append(QString::number(turn + 1));
    }
    return turns.isEmpty() ? QString()
                           : EntryText::tr("turn(s) %1", "%1: 1, 5", static_cast<int>(turns.size()))
                                 .arg(turns.join(QStringLiteral(", ")));
}

PowderStage orderStage(const powder::State& state, const powder::command::Order& order, int rounds) {
    const bool listed = order.players.empty() && state.tea.size() <= mostListed;
    const auto round = roundOf(state, order.players);
    PowderStage stage;
    stage.title = listed                  ? EntryText::tr("In which order do you take turns?")
                  : order.players.empty() ? EntryText::tr("Who takes the first turn?")
                                          : EntryText::tr("Who takes turn %1?").arg(order.players.size() + 1);
    stage.hint =
        listed
            ? EntryText::tr("The command track is on the board: read the turns from its beginning.")
            : EntryText::tr("As the command track on the board shows: one tap for each turn of this fall.");
    if (!order.players.empty()) {
        stage.hint.clear(); // it was shown before, and the choices need its room
        // Whoever is not named has a turn all the same (BP-92, BP-93).
        QStringList late;
        for (const powder::Clan clan : {powder::Clan::qin, powder::Clan::reed}) {
            if (state.setup->plays(clan) && !contains(order.players, clan))
                late.append(nameOf(state, clan));
        }
        if (!late.isEmpty())
            addHint(stage, EntryText::tr("Not named, so last: %1.", "who takes the last turns")
                               .arg(late.join(QStringLiteral(", "))));
        addHint(stage, EntryText::tr("The arrow above takes the last tap back."));
        addHint(stage, EntryText::tr("So does a tap on the line of names."));
    }
    if (!order.players.empty() && !refusalOf(state, order))
        stage.doneText = EntryText::tr("Use these %n turns", nullptr, static_cast<int>(order.players.size()));
    else if (order.players.empty() && !listed && state.order.empty()) // the tea order was entered already
        stage.doneText = withReedsTurn(
            state, EntryText::tr("In tea order, %n turn(s) each", nullptr, presumedRounds), presumedRounds);
    else if (!round.empty() && !listed)
        stage.doneText = withReedsTurn(
            state, EntryText::tr("In turn, %n turn(s) each", nullptr, presumedRounds), presumedRounds);
    stage.listed = listed;
    if (listed)
        offerListedRounds(stage, state, rounds);
    for (const powder::Clan clan : state.tea) {
        stage.choices.append(clanRow(state, clan));
        stage.choices.last().detail = turnsOf(order, clan);
        if (order.players.size() >= longestTrack)
            close(stage.choices.last(), EntryText::tr("The command track has no more places."));
        if (listed)
            stage.choices.last().group =
                EntryText::tr("Or turn by turn: who is first?", "the heading above players");
    }
    if (!listed)
        offerRounds(stage, state, round);
    return stage;
}

} // namespace

powder::Command order(PowderEntry& entry) {
    const powder::State& state = entry.state();
    powder::command::Order order;
    int rounds = presumedRounds;
    while (true) {
        const auto touch = entry.ask([&] { return orderStage(state, order, rounds); });
        const auto round = roundOf(state, order.players);
        if (touch.starts_with(roundTouch))
            return goRound(roundIn(touch), rounds);
        if (touch == doneTouch)
            return order.players.empty()     ? goRound(state.tea, presumedRounds)
                   : refusalOf(state, order) ? goRound(round, presumedRounds)
                                             : order;
        if (touch.starts_with(roundsTouch)) {
            rounds = touch.back() - '0';
            if (!order.players.empty())
                return goRound(round, rounds);
            continue;
        }
        order.players.push_back(*powder::parse<powder::Clan>(touch));
        entry.note(nameOf(state, order.players.back()));
    }
}

powder::Command endTurn(PowderEntry& entry) {
    const auto clan = actor(entry, EntryText::tr("Whose turn is over?"), everybodyOf(entry.state()));
    return powder::command::EndTurn{clan};
}

powder::Command nextSeason(PowderEntry& entry) {
    const powder::State& state = entry.state();
    const auto to = powder::seasonAfter(state.season);
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

} // namespace watchfire::entry
