// SPDX-License-Identifier: Apache-2.0
// Entering hordes and the course of the year (BP-10 to BP-14, BP-20, BP-50).
#include "app/game/powder/powder_lots.h"
#include "app/game/powder/powder_planner_entry.h"
#include "app/text/powder/names.h"
#include "app/text/powder/refusal_text.h"
#include "rules/powder/parts.h"

#include <algorithm>
#include <iterator>

namespace watchfire::entry {

namespace {

constexpr std::size_t longestTrack = 30; // the command track has fewer places

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

// ---- hordes ----

powder::Command horde(PowderEntry& entry) {
    const powder::State& state = entry.state();
    constexpr std::string_view unknown = "not-known";
    PowderStage stage;
    stage.title = EntryText::tr("Which horde card came?");
    stage.dice = byLot(state, PowderDraw::What::horde);
    if (stage.dice)
        stage.hint = EntryText::tr("Or roll the dice: they draw for you.");
    // Each card keeps its place from draw to draw, so that fingers find it again.
    for (const ChoiceRow& card : cardRows(state)) {
        const std::string name = card.id.toStdString();
        if (!contains(state.deckOut, name))
            offerChoice(stage, state, card, powder::command::HordeCard{name, std::nullopt});
    }
    const auto card = askCardName(entry, std::move(stage));
    entry.note(text::hordeName(card));

    PowderStage back;
    back.title = EntryText::tr("Top card of the horde deck: which section is on its back?");
    back.hint = EntryText::tr("Look at it, but leave it there. Tap a section on the board, or choose here.");
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
constexpr int presumedRounds = 2; // on the button below; the others are among the choices
constexpr std::string_view roundTouch = "each-";

QString roundsTitle(int turns) {
    return EntryText::tr("%n turn(s) each", "everybody on the command track", turns);
}

/// "2 turns each", closed until the names tell the round: its place does not change.
void offerRounds(PowderStage& stage, const powder::State& state, const std::vector<powder::Clan>& round) {
    const QString names = namesOf(state, round);
    for (int turns = 1; turns <= mostRounds; ++turns) {
        const std::string id = text(roundTouch) + std::to_string(turns);
        const QString title = roundsTitle(turns);
        stage.choices.append(round.empty()
                                 ? closedRow(id, title, EntryText::tr("First tap who goes before whom."))
                                 : row(id, title, names));
        stage.choices.last().group =
            EntryText::tr("Or all in turn, again and again", "the heading above numbers of turns");
    }
}

} // namespace

powder::Command order(PowderEntry& entry) {
    const powder::State& state = entry.state();
    powder::command::Order order;
    while (true) {
        const auto round = roundOf(state, order.players);
        const bool whole = !order.players.empty() && !refusalOf(state, order);
        PowderStage stage;
        stage.title = order.players.empty()
                          ? EntryText::tr("Who takes the first turn?")
                          : EntryText::tr("Who takes turn %1?").arg(order.players.size() + 1);
        stage.hint = EntryText::tr("As on the command track: one tap for each turn of this fall.");
        if (whole)
            stage.doneText = EntryText::tr("Use this order");
        else if (!round.empty())
            stage.doneText = roundsTitle(presumedRounds);
        for (const powder::Clan clan : state.tea) {
            stage.choices.append(clanRow(state, clan));
            stage.choices.last().enabled = order.players.size() < longestTrack;
        }
        offerRounds(stage, state, round);
        const auto touch = entry.ask(std::move(stage));
        if (touch == doneTouch && whole)
            return order;
        if (touch == doneTouch || touch.starts_with(roundTouch)) {
            const int turns = touch == doneTouch ? presumedRounds : touch.back() - '0';
            order.players.clear();
            for (int turn = 0; turn < turns; ++turn)
                order.players.insert(order.players.end(), round.begin(), round.end());
            return order;
        }
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

} // namespace watchfire::entry
