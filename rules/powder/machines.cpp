// SPDX-License-Identifier: Apache-2.0
// War machines shoot (BP-61, BP-70 to BP-74).
#include "rules/powder/parts.h"

#include <fmt/format.h>

#include <algorithm>

namespace watchfire::powder {

namespace {

struct ShotTerms {
    Price cost;
    int honor = 0;
    Clause rule;
};

ShotTerms termsOf(Machine machine) {
    switch (machine) {
    case Machine::ballista:
        return {{}, 0, BP(70)};
    case Machine::cannon:
        return {{{"stone", 2}}, 1, BP(71)};
    case Machine::rocketLauncher:
        return {{{"any", 1}}, 2, BP(72)};
    }
    return {};
}

bool stands(const State& state, Machine machine, SectionIndex section) {
    const auto& machines = state.sections[section].machines;
    return std::find(machines.begin(), machines.end(), machine) != machines.end();
}

/// Rocket cards still in the deck; an empty deck is reshuffled (BP-72).
std::vector<std::string> rocketDeck(const State& state) {
    std::vector<std::string> cards;
    for (const auto& [name, card] : state.book->rockets) {
        if (std::count(state.rocketDrawn.begin(), state.rocketDrawn.end(), name) < card.copies)
            cards.push_back(name);
    }
    return cards;
}

/// BP-74: what each cell of the pattern does to the card.
void land(Context& context, Clan shooter, Machine machine, Slot at, const CellSet& cells) {
    State& state = context.state;
    const Clause rule = termsOf(machine).rule;
    state.fate = {at.section, BP(74), {}, {}};
    bool foreign = false;
    CellSet vacated; // a spot that this same shot has emptied is not wasted
    for (const Cell cell : cellsIn(cells)) {
        const Spot spot{at, cell};
        const Horde& horde = *state.at(at);
        const Mark mark = horde.marks[cell];
        if (!spotsOf(state, horde).test(cell)) {
            context.tell(step::Wasted{spot, WasteReason::gap, BP(74)});
        } else if (mark.kind == Mark::Kind::free) {
            wound(context, spot, shooter, rule);
        } else if (mark.kind == Mark::Kind::snakeToken ||
                   (mark.kind == Mark::Kind::soldier && mark.type == SoldierType::tank)) {
            context.tell(step::Wasted{spot, WasteReason::immune, BP(74)});
        } else if (mark.kind == Mark::Kind::soldier) {
            foreign |= mark.clan != shooter;
            const auto here = soldiersOn(state, at, mark.clan);
            const auto hit = std::find_if(here.begin(), here.end(), [&](const SoldierAt& soldier) {
                return soldier.at.spot.cell == mark.anchor;
            });
            state.fate.vacated.clear();
            doom(context, *hit);
            for (const Spot left : state.fate.vacated) {
                vacated.set(left.cell);
                wound(context, left, shooter, BP(74));
            }
        } else if (!vacated.test(cell)) {
            context.tell(step::Wasted{spot, WasteReason::wounded, BP(74)});
        }
    }
    state.fate.vacated.clear(); // they have received their wounds
    context.then(task::Saving{});
    context.then(task::Vacate{}); // forgets the soldiers concerned
    if (foreign)
        giveShame(context, shooter, 1, BP(74), at.section);
}

void fly(Context& context, Clan shooter, Slot at, const RocketDraw& draw) {
    State& state = context.state;
    std::optional<std::string> card;
    CellSet cells;
    if (const std::string* name = std::get_if<std::string>(&draw)) {
        takeRocket(state, *name);
        card = *name;
        cells = state.book->rockets.at(*name).cells;
    } else {
        cells = std::get<CellSet>(draw);
    }
    context.tell(step::Shot{shooter, Machine::rocketLauncher, at, card, BP(72)});
    land(context, shooter, Machine::rocketLauncher, at, cells);
}

MaybeKey missingForShot(const State& state, Machine machine, Slot at) {
    if (!state.at(at))
        return std::nullopt; // a correction removed it
    if (auto key = unknown(state, {ValueKey::Field::cardSpots, state.at(at)->card}))
        return key;
    return machine == Machine::rocketLauncher
               ? MaybeKey{}
               : unknown(state, {ValueKey::Field::shot, {}, static_cast<int>(indexOf(machine))});
}

} // namespace

void takeRocket(State& state, const std::string& card) {
    if (rocketDeck(state).empty())
        state.rocketDrawn.clear();
    state.rocketDrawn.push_back(card);
}

MaybeError execute(Context& context, const command::Shot& command) {
    const State& state = context.state;
    const Clause rule = termsOf(command.machine).rule;
    if (state.season == Season::setUp)
        return checkSeason(state, Season::fall, "Shooting");
    if (auto error = checkInPlay(state, command.at.section))
        return error;
    if (!stands(state, command.machine, command.at.section))
        return refuse(
            ErrorCode::unknownPiece, rule,
            fmt::format("No {} stands in {}.", toString(command.machine), sectionName(command.at.section)),
            std::string(toString(command.machine)));
    if (!state.at(command.at))
        return refuse(ErrorCode::noHorde, BP(73), fmt::format("No horde stands at {}.", slotName(command.at)),
                      slotName(command.at));
    if (command.rocket) {
        if (command.machine != Machine::rocketLauncher)
            return refuse(ErrorCode::badValue, rule, "Only the rocket launcher draws a card.", "card");
        const std::string* card = std::get_if<std::string>(&*command.rocket);
        if (card != nullptr && !state.book->rockets.contains(*card))
            return refuse(ErrorCode::unknownCard, BP(72),
                          fmt::format("The book has no rocket card {}.", *card), *card);
        const auto deck = rocketDeck(state);
        if (card != nullptr && !deck.empty() && std::find(deck.begin(), deck.end(), *card) == deck.end())
            return refuse(
                ErrorCode::noPieceLeft, BP(72),
                fmt::format("{} was drawn already; the deck still has {}.", *card, fmt::join(deck, ", ")),
                *card);
    }
    context.then(task::Shoot{command.clan, command.machine, command.at, command.rocket});
    return std::nullopt;
}

std::optional<Decision> question(const State& state, const task::OfferShot& task) {
    Decision decision{
        .id = DecisionKind::shoot, .clan = task.clan, .options = {NoneOfThem{}}, .rule = task.rule};
    for (const SectionIndex section : task.sections) {
        for (const Machine machine : machineKinds) {
            if ((task.only && *task.only != machine) || !stands(state, machine, section))
                continue;
            for (const Slot slot : hordes(state, section))
                decision.options.emplace_back(Aim{machine, slot});
        }
    }
    return decision;
}

void answer(Context& context, const task::OfferShot& task, const Value& value) {
    if (const Aim* aim = std::get_if<Aim>(&value))
        context.then(task::Shoot{task.clan, aim->machine, aim->at, std::nullopt});
}

MaybeKey missing(const State& state, const task::Shoot& task) {
    return missingForShot(state, task.machine, task.at);
}

void perform(Context& context, const task::Shoot& task) {
    State& state = context.state;
    if (!state.at(task.at))
        return; // a correction removed it
    const ShotTerms terms = termsOf(task.machine);
    if (!terms.cost.empty() && context.setup().isHuman(task.clan))
        context.tell(step::Pay{task.clan, terms.cost, terms.rule});
    giveHonor(context, task.clan, terms.honor, "shot", terms.rule);
    if (task.machine != Machine::rocketLauncher) {
        const auto cells =
            state.book->find({ValueKey::Field::shot, {}, static_cast<int>(indexOf(task.machine))});
        context.tell(step::Shot{task.clan, task.machine, task.at, std::nullopt, terms.rule});
        land(context, task.clan, task.machine, task.at, std::get<CellSet>(*cells));
    } else if (task.rocket) {
        fly(context, task.clan, task.at, *task.rocket);
    } else {
        context.then(task::DrawRocket{task.clan, task.at});
    }
}

MaybeKey missing(const State& state, const task::DrawRocket& task) {
    return missingForShot(state, Machine::rocketLauncher, task.at);
}

std::optional<Decision> question(const State& state, const task::DrawRocket& task) {
    if (!state.at(task.at))
        return std::nullopt; // a correction removed it; no card is drawn
    Decision decision{
        .id = DecisionKind::rocket, .clan = task.clan, .at = task.at, .rule = BP(72), .always = true};
    auto deck = rocketDeck(state);
    if (deck.empty()) {
        for (const auto& [name, card] : state.book->rockets)
            deck.push_back(name);
    }
    for (std::string& card : deck)
        decision.options.emplace_back(RocketNamed{std::move(card)});
    return decision;
}

void answer(Context& context, const task::DrawRocket& task, const Value& value) {
    if (const RocketNamed* rocket = std::get_if<RocketNamed>(&value))
        fly(context, task.clan, task.at, rocket->card);
    else
        fly(context, task.clan, task.at, std::get<CellSet>(std::get<BookValue>(value)));
}

} // namespace watchfire::powder
