// SPDX-License-Identifier: Apache-2.0
// Set-up, and the year from season to season (BP-03, BP-06 to BP-14).
#include "rules/powder/parts.h"

#include <fmt/format.h>

#include <algorithm>

namespace watchfire::powder {

namespace {

constexpr int hordesMoreThanSaid = 1; // BP-11

MaybeError checkSetUp(const State& state, Clause rule, std::string_view what) {
    if (state.season == Season::setUp)
        return std::nullopt;
    return refuse(ErrorCode::alreadyBegun, rule, fmt::format("{} belongs to the set-up.", what));
}

Error turnError(const State& state) {
    if (const auto clan = whoseTurn(state))
        return refuse(ErrorCode::notYourTurn, BP(13), fmt::format("It is the turn of {}.", toString(*clan)),
                      std::string(toString(*clan)));
    return refuse(ErrorCode::notYourTurn, BP(13), "All turns of this fall are over.");
}

void winter(Context& context) {
    State& state = context.state;
    state.assaulted = false;
    for (Section& section : state.sections)
        section.breached = false;
    context.then(task::FiringPhase{});
    context.then(task::DefeatCheck{});
}

void spring(Context& context) {
    State& state = context.state;
    ++state.year;
    ++state.timeSlot;
    context.then(task::ReadSlot{});
}

/// A game may begin before its set-up is complete (BP-06 to BP-08), but with a reminder: otherwise the
/// missing pieces are noticed later, when nobody knows why. Positions in later years are taken as they are.
void remindOfSetUp(Context& context) {
    const State& state = context.state;
    if (state.year != 1 || state.timeSlot != context.setup().firstSlot())
        return;
    if (!state.teaEntered && state.tea.size() > 1)
        context.tell(step::Remind{Reminder::tea, {}, BP(8)});
    const int wanted = static_cast<int>(context.setup().humans()) + 1;
    const int lacking = std::min(state.draws, wanted - static_cast<int>(hordes(state).size()));
    if (lacking > 0)
        context.tell(step::Remind{.what = Reminder::hordes, .rule = BP(6), .amount = lacking});
    for (const Clan clan : inTeaOrder(state)) {
        const int toRaise = overseersAtSetUp - count(state.of(clan).gone);
        if (context.setup().isHuman(clan) && toRaise > 0)
            context.tell(
                step::Remind{.what = Reminder::overseers, .rule = BP(6), .clan = clan, .amount = toRaise});
    }
    for (const Machine machine : machineKinds) {
        if (machinesInUse(state, machine) == 0)
            context.tell(step::Remind{.what = Reminder::machine, .rule = BP(7), .machine = machine});
    }
}

void summer(Context& context) {
    context.tell(step::Remind{Reminder::income, {}, BP(12)});
    context.tell(step::Remind{Reminder::commandCards, {}, BP(12)});
}

/// Why the year cannot move on to this season.
MaybeError checkSeasonChange(const State& state, const command::ToSeason& command) {
    if (seasonAfter(state.season) != command.to)
        return refuse(ErrorCode::wrongSeason, BP(10),
                      fmt::format("After {} does not come {}.", toString(state.season), toString(command.to)),
                      std::string(toString(state.season)));
    if (command.to == Season::winter && whoseTurn(state) && !command.anyway)
        return refuse(ErrorCode::wrongSeason, BP(13),
                      fmt::format("The turn of {} is still to come.", toString(*whoseTurn(state))),
                      std::string(toString(*whoseTurn(state))));
    if (command.to == Season::spring && !state.assaulted)
        return refuse(ErrorCode::wrongSeason, BP(14), "The assault comes before spring.");
    if (command.to == Season::spring && !springFollows(state))
        return refuse(ErrorCode::wrongSeason, BP(90), "The time token lies on the last slot of its track.");
    if (command.to == Season::summer && state.draws > 0 && !command.anyway)
        return refuse(ErrorCode::wrongSeason, BP(11),
                      fmt::format("{} horde cards are still to come.", state.draws));
    return std::nullopt;
}

void placeOnTable(Context& context, Clan clan, SoldierType type, const Post& at) {
    take(context.state, {clan, type, poolPost()});
    if (at.kind == Post::Kind::tower)
        clearTower(context, at.tower, BP(60));
    put(context.state, clan, type, at);
    context.tell(step::PlaceSoldier{{clan, type, at}, BP(7)});
}

MaybeError placeSoldier(Context& context, const command::PlacePiece& command, SoldierType type) {
    const State& state = context.state;
    if (!command.clan)
        return refuse(ErrorCode::unknownPlayer, BP(7), "Whose soldier is it?", "player");
    const Post* at = std::get_if<Post>(&command.at);
    if (at == nullptr)
        return refuse(ErrorCode::unknownPlace, BP(7), "A soldier stands on a spot, in a zone or a tower.",
                      "at");
    if (auto error = checkType(state, *command.clan, type))
        return error;
    if (at->kind == Post::Kind::tower) {
        if (auto error = checkHuman(state, *command.clan, "mans no towers"))
            return error;
        if (type != SoldierType::spearman || !context.setup().usable(at->tower))
            return refuse(ErrorCode::unknownPlace, BP(60), "Only a spearman stands in a tower in use.", "at");
    } else if (auto error = checkStands(state, *command.clan, type, *at)) {
        return error;
    }
    if (auto error = checkAvailable(state, *command.clan, type))
        return error;
    placeOnTable(context, *command.clan, type, *at);
    return std::nullopt;
}

MaybeError placeMachine(Context& context, const command::PlacePiece& command, Machine machine) {
    const SectionNamed* at = std::get_if<SectionNamed>(&command.at);
    if (at == nullptr)
        return refuse(ErrorCode::unknownPlace, BP(7), "A war machine stands in a section.", "at");
    if (auto error = checkMachine(context.state, machine, at->index))
        return error;
    if (machinesInUse(context.state, machine) > 0)
        return refuse(ErrorCode::noPieceLeft, BP(7),
                      fmt::format("A {} stands already; at set-up each machine stands once, and the others "
                                  "are the supply.",
                                  toString(machine)),
                      std::string(toString(machine)));
    context.state.sections[at->index].machines.push_back(machine);
    context.tell(step::PlaceMachine{machine, at->index, BP(7)});
    return std::nullopt;
}

MaybeError placeHorde(Context& context, const command::PlacePiece& command, const std::string& card) {
    State& state = context.state;
    const Slot* at = std::get_if<Slot>(&command.at);
    if (at == nullptr)
        return refuse(ErrorCode::unknownPlace, BP(20), "A horde card lies in a row of a section.", "at");
    if (auto error = checkInPlay(state, at->section))
        return error;
    if (state.at(*at))
        return refuse(ErrorCode::sectionFull, BP(20),
                      fmt::format("A card lies at {} already.", slotName(*at)), slotName(*at));
    if (auto error = checkCard(state, card))
        return error;
    layHorde(state, card, *at);
    context.tell(step::PlaceHorde{card, *at, std::nullopt, BP(20)});
    return std::nullopt;
}

} // namespace

void enterSeason(State& state, Season season) {
    state.season = season;
    if (season == Season::spring) {
        for (Section& section : state.sections) {
            section.power = 0;
            section.defense = 0;
        }
    } else if (season == Season::summer) {
        state.draws = 0;
        state.order.clear();
        state.turn = 0;
    } else if (season == Season::fall) {
        state.draws = 0; // draws of the set-up
    }
}

MaybeError readOrder(const State& state, std::vector<Clan> order, bool repeated, Clause rule,
                     std::vector<Clan>& into) {
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (!state.setup->plays(order[i]))
            return refuse(ErrorCode::unknownPlayer, rule,
                          fmt::format("{} does not play.", toString(order[i])),
                          std::string(toString(order[i])));
        if (!repeated && std::count(order.begin(), order.end(), order[i]) > 1)
            return refuse(ErrorCode::badValue, rule, fmt::format("{} is named twice.", toString(order[i])),
                          std::string(toString(order[i])));
    }
    for (const Player& player : state.setup->players()) {
        if (std::find(order.begin(), order.end(), player.clan) == order.end())
            return refuse(ErrorCode::badValue, rule, fmt::format("{} is missing.", toString(player.clan)),
                          std::string(toString(player.clan)));
    }
    // Clans that the rules play come last unless the order names them (BP-92).
    for (const Clan clan : {Clan::qin, Clan::reed}) {
        if (!state.setup->plays(clan) || std::find(order.begin(), order.end(), clan) != order.end())
            continue;
        const bool beforeReed = order.back() == Clan::reed && state.setup->rules() >= 2;
        order.insert(beforeReed ? order.end() - 1 : order.end(), clan);
    }
    into = std::move(order);
    return std::nullopt;
}

MaybeError readTea(const State& state, std::vector<Clan> order, std::vector<Clan>& into) {
    std::vector<Clan> read;
    if (auto error = readOrder(state, std::move(order), false, BP(8), read))
        return error;
    if (state.setup->plays(Clan::reed) && read.back() != Clan::reed)
        return refuse(ErrorCode::badValue, BP(92), "Reed lies at the bottom of the tea stack.", "order");
    into = std::move(read);
    return std::nullopt;
}

MaybeError execute(Context& context, const command::Tea& command) {
    if (auto error = readTea(context.state, command.order, context.state.tea))
        return error;
    context.state.teaEntered = true;
    return std::nullopt;
}

MaybeError execute(Context& context, const command::Overseer& command) {
    State& state = context.state;
    if (state.season != Season::setUp) {
        if (auto error = checkSeason(state, Season::fall, "Raising an overseer"))
            return error;
    }
    if (auto error = checkHuman(state, command.clan, "has no overseers"))
        return error;
    const int raised = count(command.soldiers);
    const bool setUp = state.season == Season::setUp;
    if (raised == 0 || (!setUp && raised > 1))
        return refuse(ErrorCode::badValue, BP(82), "An overseer takes one soldier out of play.", "soldiers");
    std::vector<SoldierType> leaving;
    for (const SoldierType type : soldierTypes)
        leaving.insert(leaving.end(), command.soldiers[indexOf(type)], type);
    for (const SoldierType type : leaving) {
        if (auto error = checkType(state, command.clan, type))
            return error;
    }
    Holdings& holdings = state.of(command.clan);
    if (setUp && holdings.overseers + raised > overseersAtSetUp)
        return refuse(ErrorCode::badValue, BP(6),
                      fmt::format("{} raises no more than three overseers.", toString(command.clan)),
                      std::string(toString(command.clan)));
    holdings.overseers += setUp ? raised : 0;
    const Post gone{Post::Kind::gone, 0, {}, {}, 0};
    for (const SoldierType type : leaving) {
        if (auto error = checkAvailable(state, command.clan, type))
            return error;
        tellMove(context, {command.clan, type, poolPost()}, gone, setUp ? BP(6) : BP(82));
    }
    return std::nullopt;
}

MaybeKey missing(const State& state, const command::PlacePiece& command) {
    const Post* at = std::get_if<Post>(&command.at);
    return at != nullptr ? missingFor(state, *at) : MaybeKey{};
}

MaybeError execute(Context& context, const command::PlacePiece& command) {
    if (auto error = checkSetUp(context.state, BP(7), "Placing pieces"))
        return error;
    return std::visit(
        [&]<class T>(const T& piece) -> MaybeError {
            if constexpr (std::is_same_v<T, SoldierType>)
                return placeSoldier(context, command, piece);
            else if constexpr (std::is_same_v<T, Machine>)
                return placeMachine(context, command, piece);
            else
                return placeHorde(context, command, piece);
        },
        command.piece);
}

MaybeError execute(Context& context, const command::Begin&) {
    State& state = context.state;
    if (auto error = checkSetUp(state, BP(10), "Beginning"))
        return error;
    context.tell(step::SeasonBegins{Season::fall, state.year, BP(10)});
    remindOfSetUp(context);
    enterSeason(state, Season::fall);
    return std::nullopt;
}

MaybeError execute(Context& context, const command::Order& command) {
    State& state = context.state;
    if (auto error = checkSeason(state, Season::fall, "The order of turns"))
        return error;
    std::vector<Clan> order;
    if (auto error = readOrder(state, command.players, true, BP(13), order))
        return error;
    state.order = std::move(order);
    state.turn = 0;
    return std::nullopt;
}

MaybeError execute(Context& context, const command::EndTurn& command) {
    State& state = context.state;
    if (auto error = checkSeason(state, Season::fall, "Ending a turn"))
        return error;
    if (!context.setup().plays(command.clan))
        return refuse(ErrorCode::unknownPlayer, BP(13),
                      fmt::format("{} does not play.", toString(command.clan)),
                      std::string(toString(command.clan)));
    if (!state.order.empty()) {
        if (whoseTurn(state) != command.clan)
            return turnError(state);
        ++state.turn;
    }
    context.then(task::DefeatCheck{});
    return std::nullopt;
}

MaybeError execute(Context& context, const command::ToSeason& command) {
    State& state = context.state;
    if (state.season == Season::setUp)
        return checkSeason(state, Season::fall, "The year");
    if (auto error = checkSeasonChange(state, command))
        return error;
    enterSeason(state, command.to);
    if (command.to == Season::spring)
        spring(context);
    context.tell(step::SeasonBegins{command.to, state.year, BP(10)});
    if (command.to == Season::winter)
        winter(context);
    else if (command.to == Season::summer)
        summer(context);
    return std::nullopt;
}

namespace {
/// BP-26: the most cards that can come; `nullopt` if the deck is unknown.
std::optional<int> cardsToDraw(const State& state) {
    return state.deckLeft ? std::optional(*state.deckLeft + static_cast<int>(state.discards.size()))
                          : std::nullopt;
}
} // namespace

MaybeKey missing(const State& state, const task::ReadSlot&) {
    if (cardsToDraw(state).value_or(hordesMoreThanSaid + 1) <= hordesMoreThanSaid)
        return std::nullopt; // whatever the slot shows
    return unknown(state, {ValueKey::Field::timeHordes, {}, state.timeSlot, state.setup->timeSide()});
}

void perform(Context& context, const task::ReadSlot&) {
    State& state = context.state;
    const ValueKey key{ValueKey::Field::timeHordes, {}, state.timeSlot, state.setup->timeSide()};
    state.draws = state.book->number(key).value_or(0) + hordesMoreThanSaid;
    if (const auto most = cardsToDraw(state))
        state.draws = std::min(state.draws, *most);
    context.tell(step::AdvanceToken{state.timeSlot, state.book->number(lethalityKey(state)), BP(11)});
    context.tell(step::DrawHordes{state.draws, BP(11)});
    context.tell(step::Remind{Reminder::advisors, {}, BP(11)});
}

} // namespace watchfire::powder
