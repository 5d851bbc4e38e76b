// SPDX-License-Identifier: Apache-2.0
// Hordes arrive: the deck, where each card goes, raids (BP-05, BP-20 to BP-27).
#include "rules/powder/parts.h"

#include <fmt/format.h>

#include <algorithm>

namespace watchfire::powder {

namespace {

Ability abilityOf(const State& state, const std::string& card) {
    const auto ability = state.book->find({ValueKey::Field::cardAbility, card});
    return ability ? std::get<Ability>(*ability) : Ability{};
}

/// BP-20 (a) and (b): the card's place, if it does not depend on the back of the next card.
std::optional<Slot> placeWithoutIndicator(const State& state, bool trebuchet) {
    const auto sections = sectionsInPlay(state);
    for (const SectionIndex section : sections) {
        if (hordes(state, section).empty())
            return Slot{section, static_cast<std::uint8_t>(trebuchet ? 2 : 0)};
    }
    if (trebuchet)
        return std::nullopt;
    for (const SectionIndex section : sections) {
        if (!state.sections[section].rows[0])
            return Slot{section, 0};
    }
    return std::nullopt;
}

/// BP-20 (c), BP-23.
std::optional<Slot> placeIn(const State& state, SectionIndex section, bool trebuchet) {
    for (std::uint8_t row = trebuchet ? 2 : 0; row < rowCount; ++row) {
        if (!state.sections[section].rows[row])
            return Slot{section, row};
    }
    return std::nullopt;
}

/// BP-21: without such a place the card raids, whatever the next back says.
bool placeAnywhere(const State& state, bool trebuchet) {
    const auto sections = sectionsInPlay(state);
    return std::any_of(sections.begin(), sections.end(),
                       [&](SectionIndex section) { return placeIn(state, section, trebuchet).has_value(); });
}

/// BP-26: an empty deck is refilled from the discards.
void refillDeck(State& state) {
    if (*state.deckLeft > 0)
        return;
    state.deckLeft = static_cast<int>(state.discards.size());
    state.discards.clear();
}

/// BP-26: a card leaves the deck, and the back of the next one becomes visible.
void takeFromDeck(State& state) {
    if (!state.deckLeft)
        return;
    refillDeck(state);
    if (*state.deckLeft > 0)
        --*state.deckLeft;
    refillDeck(state);
}

void arrive(Context& context, const std::string& card, Slot at) {
    State& state = context.state;
    const Ability ability = abilityOf(state, card);
    layHorde(state, card, at);
    const bool model = ability.kind == Ability::Kind::ram || ability.kind == Ability::Kind::trebuchet ||
                       ability.kind == Ability::Kind::ladders;
    context.tell(step::PlaceHorde{card, at, model ? std::optional(ability.kind) : std::nullopt,
                                  model ? BP(23) : BP(20)});
    if (ability.kind == Ability::Kind::text)
        context.tell(step::Remind{Reminder::ability, at, BP(27)});
}

/// BP-21.
void raid(Context& context, const std::string& card, std::optional<SectionIndex> section) {
    State& state = context.state;
    const int amount = std::min(state.shamePool, static_cast<int>(context.setup().humans()));
    raidBy(state, card, amount);
    context.tell(step::Raid{card, section, amount, state.shamePool, BP(21)});
}

} // namespace

void layHorde(State& state, const std::string& card, Slot at) {
    state.at(at) = Horde{state.nextHorde++, card, {}};
}

void raidBy(State& state, const std::string& card, int shame) {
    state.shamePool -= shame;
    state.shameOut += shame;
    state.discards.push_back(card);
}

int copiesOf(const State& state, const std::string& card) {
    const auto found = state.book->cards.find(card);
    return found != state.book->cards.end() ? found->second.copies.value_or(copiesPerType) : copiesPerType;
}

int cardsInUse(const State& state, const std::string& card) {
    int n = 0;
    for (const Slot slot : hordes(state))
        n += state.at(slot)->card == card ? 1 : 0;
    for (const Holdings& holdings : state.players)
        n += static_cast<int>(std::count_if(holdings.claimed.begin(), holdings.claimed.end(),
                                            [&](const Claimed& claimed) { return claimed.card == card; }));
    return n;
}

MaybeError checkCard(const State& state, const std::string& card) {
    if (std::find(state.deckOut.begin(), state.deckOut.end(), card) != state.deckOut.end())
        return refuse(ErrorCode::unknownCard, BP(5), fmt::format("{} was taken out of the deck.", card),
                      card);
    if (cardsInUse(state, card) >= copiesOf(state, card))
        return refuse(
            ErrorCode::noPieceLeft, BP(5),
            fmt::format("All {} cards of {} are on the board or claimed.", copiesOf(state, card), card),
            card);
    return std::nullopt;
}

MaybeError execute(Context& context, const command::Deck& command) {
    State& state = context.state;
    if (state.season != Season::setUp)
        return refuse(ErrorCode::alreadyBegun, BP(5), "The deck is made before the game begins.");
    if (!command.out.empty() && command.out.size() != basicTypesOut)
        return refuse(ErrorCode::badValue, BP(5),
                      fmt::format("Three basic types go out, not {}.", command.out.size()), "out");
    for (std::size_t i = 0; i < command.out.size(); ++i) {
        const std::string& card = command.out[i];
        if (std::find(command.out.begin(), command.out.begin() + static_cast<std::ptrdiff_t>(i), card) !=
            command.out.begin() + static_cast<std::ptrdiff_t>(i))
            return refuse(ErrorCode::badValue, BP(5), fmt::format("{} is named twice.", card), "out");
        const auto known = state.book->cards.find(card);
        if (known != state.book->cards.end() && known->second.set == "black-powder")
            return refuse(ErrorCode::badValue, BP(5),
                          fmt::format("{} is one of the new types; three basic ones go out.", card), card);
        if (cardsInUse(state, card) > 0)
            return refuse(ErrorCode::badValue, BP(5),
                          fmt::format("{} lies on the board already, so it did not go out.", card), card);
    }
    state.deckOut = command.out;
    state.deckAsked = true;
    return std::nullopt;
}

MaybeKey missing(const State& state, const command::HordeCard& command) {
    return unknown(state, {ValueKey::Field::cardAbility, command.card});
}

MaybeError execute(Context& context, const command::HordeCard& command) {
    State& state = context.state;
    if (state.season != Season::setUp && state.season != Season::spring)
        return checkSeason(state, Season::spring, "Drawing horde cards");
    if (state.draws == 0)
        return refuse(ErrorCode::wrongSeason, state.season == Season::setUp ? BP(6) : BP(11),
                      "All horde cards that come now are on the board.");
    if (auto error = checkCard(state, command.card))
        return error;
    if (command.next) {
        if (auto error = checkInPlay(state, *command.next))
            return error;
    }
    --state.draws;
    takeFromDeck(state);
    state.next = command.next;
    context.then(task::PlaceHorde{command.card});
    return std::nullopt;
}

std::optional<Decision> question(const State& state, const task::PlaceHorde& task) {
    Decision decision{.id = DecisionKind::indicator, .clan = spokesman(state), .rule = BP(20)};
    const bool trebuchet = abilityOf(state, task.card).kind == Ability::Kind::trebuchet;
    // If only one answer is possible, it is carried out without a question.
    if (placeWithoutIndicator(state, trebuchet) || (!state.next && !placeAnywhere(state, trebuchet))) {
        decision.options.emplace_back(NoneOfThem{});
        return decision;
    }
    if (state.next) {
        decision.options.emplace_back(SectionNamed{*state.next});
        return decision;
    }
    for (const SectionIndex section : sectionsInPlay(state))
        decision.options.emplace_back(SectionNamed{section});
    return decision;
}

void answer(Context& context, const task::PlaceHorde& task, const Value& value) {
    State& state = context.state;
    const bool trebuchet = abilityOf(state, task.card).kind == Ability::Kind::trebuchet;
    std::optional<Slot> at = placeWithoutIndicator(state, trebuchet);
    std::optional<SectionIndex> section;
    if (const auto* named = std::get_if<SectionNamed>(&value); named != nullptr && !at) {
        section = named->index;
        state.next = section;
        at = placeIn(state, *section, trebuchet);
    }
    if (at)
        arrive(context, task.card, *at);
    else
        raid(context, task.card, section);
}

} // namespace watchfire::powder
