// SPDX-License-Identifier: Apache-2.0
// The table overrules the program (BA-60): one function for each `what` of the log's page. A correction
// triggers nothing; soldiers and shame that leave a place return to where they came from, so that no piece is
// lost or created.
#include "rules/powder/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace watchfire::powder {

namespace {

Error badValue(Clause rule, std::string message, std::string subject = {}) {
    return refuse(ErrorCode::badValue, rule, std::move(message), std::move(subject));
}

MaybeError checkPlays(const State& state, Clan clan) {
    if (state.setup->plays(clan))
        return std::nullopt;
    return refuse(ErrorCode::unknownPlayer, {}, fmt::format("{} does not play.", toString(clan)),
                  std::string(toString(clan)));
}

/// Clears a card: its soldiers return to the pools; tokens and wounds are removed.
void clearCard(State& state, Slot slot) {
    if (!state.at(slot))
        return;
    for (std::size_t clan = 0; clan < clanCount; ++clan) {
        for (const SoldierAt& soldier : soldiersOn(state, slot, static_cast<Clan>(clan)))
            moveSoldier(state, soldier, poolPost());
    }
    state.at(slot).reset();
}

MaybeError correct(Context& context, const command::CorrectWallLevel& c) {
    if (auto error = checkInPlay(context.state, c.at))
        return error;
    if (c.level > highestWall)
        return badValue(BP(1), fmt::format("A wall has level 0 to 3, not {}.", c.level), "value");
    context.state.sections[c.at].level = c.level;
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectBarricades& c) {
    if (auto error = checkInPlay(context.state, c.at))
        return error;
    if (c.count > barricadesPerSection)
        return badValue(BP(1), fmt::format("A section has 0 to 3 barricades, not {}.", c.count), "value");
    context.state.sections[c.at].barricades = c.count;
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectMachines& c) {
    State& state = context.state;
    if (auto error = checkInPlay(state, c.at))
        return error;
    auto before = std::move(state.sections[c.at].machines);
    state.sections[c.at].machines.clear();
    for (const Machine machine : c.machines) {
        if (auto error = checkMachine(state, machine, c.at))
            return error;
        state.sections[c.at].machines.push_back(machine);
    }
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectHorde& c) {
    State& state = context.state;
    if (auto error = checkInPlay(state, c.at.section))
        return error;
    clearCard(state, c.at);
    if (c.card)
        state.at(c.at) = Horde{state.nextHorde++, *c.card, {}};
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectSpot& c) {
    using What = command::CorrectSpot::What;
    State& state = context.state;
    auto& horde = state.at(c.at.slot);
    if (!horde)
        return refuse(ErrorCode::noHorde, BP(22), fmt::format("No horde stands at {}.", slotName(c.at.slot)),
                      slotName(c.at.slot));
    if (!spotsOf(state, *horde).test(c.at.cell))
        return refuse(ErrorCode::noSuchSpot, BP(22),
                      fmt::format("{} has no vital spot {}.", horde->card, cellName(c.at.cell)),
                      spotName(c.at));
    // The soldier on that spot returns to the pool, from all its spots.
    if (const Mark mark = horde->marks[c.at.cell]; mark.kind == Mark::Kind::soldier) {
        const auto here = soldiersOn(state, c.at.slot, mark.clan);
        const auto stood = std::find_if(here.begin(), here.end(),
                                        [&](const SoldierAt& s) { return s.at.spot.cell == mark.anchor; });
        moveSoldier(state, *stood, poolPost());
    }
    Mark& mark = horde->marks[c.at.cell];
    mark = {};
    switch (c.what) {
    case What::free:
        return std::nullopt;
    case What::wound:
        mark.kind = Mark::Kind::wound;
        return std::nullopt;
    case What::snakeToken:
        if (!state.setup->plays(Clan::snake) || snakeTokensLeft(state) == 0)
            return refuse(ErrorCode::noPieceLeft, BP(34), "No snake token is left.");
        mark = {Mark::Kind::snakeToken, Clan::snake, {}, 0};
        return std::nullopt;
    case What::soldier:
        break;
    }
    if (auto error = checkType(state, c.soldier.clan, c.soldier.type))
        return error;
    if (auto error = checkStands(state, c.soldier.clan, c.soldier.type, c.soldier.at))
        return error;
    if (auto error = checkAvailable(state, c.soldier.clan, c.soldier.type))
        return error;
    moveSoldier(state, {c.soldier.clan, c.soldier.type, poolPost()}, c.soldier.at);
    return std::nullopt;
}

/// Sets the number of soldiers in a place; the others are in the pool (if the place is the pool, they are
/// gone for good).
MaybeError correct(Context& context, const command::CorrectSoldiers& c) {
    State& state = context.state;
    if (auto error = checkPlays(state, c.clan))
        return error;
    const bool zone = c.at.kind == Post::Kind::rest || c.at.kind == Post::Kind::fire;
    if (!zone && c.at.kind != Post::Kind::pool && c.at.kind != Post::Kind::gone)
        return refuse(ErrorCode::unknownPlace, BP(37),
                      "Soldiers are counted in zones, in the pool and out of play.", "at");
    if (zone) {
        if (auto error = checkInPlay(state, c.at.section))
            return error;
    }
    if (c.at.kind == Post::Kind::rest) {
        if (auto error = checkHuman(state, c.clan, "has no rest zone"))
            return error;
    }
    if (c.at.kind == Post::Kind::fire && !firesFromWall(c.type))
        return refuse(ErrorCode::noFiringSpot, BP(30),
                      fmt::format("A {} does not fire from the wall.", toString(c.type)), "value");
    const Section& section = state.sections[c.at.section];
    const Holdings& holdings = state.of(c.clan);
    const std::size_t type = indexOf(c.type);
    const int now = c.at.kind == Post::Kind::rest   ? section.rest[indexOf(c.clan)][type]
                    : c.at.kind == Post::Kind::fire ? section.fire[indexOf(c.clan)][type]
                    : c.at.kind == Post::Kind::pool ? holdings.pool[type]
                                                    : holdings.gone[type];
    const Post gone{Post::Kind::gone, 0, {}, {}, 0};
    const Post other = c.at.kind == Post::Kind::pool ? gone : poolPost();
    const int there = other.kind == Post::Kind::pool ? available(state, c.clan, c.type) : holdings.gone[type];
    if (c.count - now > there)
        return refuse(ErrorCode::noPieceLeft, BP(9),
                      fmt::format("{} has not so many {}.", toString(c.clan), toString(c.type)), "value");
    if (c.at.kind == Post::Kind::pool && c.count < holdings.shame[type])
        return badValue(BP(81), fmt::format("Shame lies under {} of them.", holdings.shame[type]), "value");
    for (int n = now; n < c.count; ++n)
        moveSoldier(state, {c.clan, c.type, other}, c.at);
    for (int n = now; n > c.count; --n)
        moveSoldier(state, {c.clan, c.type, c.at}, other);
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectTower& c) {
    State& state = context.state;
    if (!state.setup->usable(c.at))
        return refuse(ErrorCode::sectionOutOfPlay, BP(3),
                      fmt::format("{} cannot be used with one or two players.", towerName(c.at)),
                      towerName(c.at));
    if (const auto occupant = state.towers[c.at])
        moveSoldier(state, {*occupant, SoldierType::spearman, towerPost(c.at)}, poolPost());
    if (!c.clan)
        return std::nullopt;
    if (auto error = checkHuman(state, *c.clan, "mans no towers"))
        return error;
    if (auto error = checkAvailable(state, *c.clan, SoldierType::spearman))
        return error;
    moveSoldier(state, {*c.clan, SoldierType::spearman, poolPost()}, towerPost(c.at));
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectHonor& c) {
    if (!context.setup().hasHonor(c.clan))
        return checkPlays(context.state, c.clan) ? checkPlays(context.state, c.clan)
                                                 : checkHuman(context.state, c.clan, "has no honor");
    State& state = context.state;
    int& honor = state.of(c.clan).honor;
    if (auto& before = state.ending.honorBefore) {
        // A number that was wrong after the counting was wrong before it, too.
        int& kept = (*before)[indexOf(c.clan)];
        kept = std::max(0, kept + c.honor - honor);
    }
    honor = c.honor;
    return std::nullopt;
}

/// Shame that a player receives comes from the pool; shame that leaves a player goes back there.
MaybeError shiftShame(State& state, int more) {
    if (more > state.shamePool)
        return badValue(BP(4), fmt::format("The shame pool holds {} tokens.", state.shamePool), "value");
    state.shamePool -= more;
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectClaimed& c) {
    State& state = context.state;
    if (auto error = checkPlays(state, c.clan))
        return error;
    Holdings& holdings = state.of(c.clan);
    int more = 0;
    for (const Claimed& card : c.cards) {
        if (card.shame > shameSlots)
            return badValue(BP(81), "A claimed horde has two places for shame.", "value");
        more += card.shame;
    }
    for (const Claimed& card : holdings.claimed)
        more -= card.shame;
    if (auto error = shiftShame(state, more))
        return error;
    holdings.claimed = c.cards;
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectShame& c) {
    State& state = context.state;
    if (auto error = checkHuman(state, c.clan, "takes no shame"))
        return error;
    Holdings& holdings = state.of(c.clan);
    for (std::size_t type = 0; type < soldierTypeCount; ++type) {
        if (c.under[type] > holdings.pool[type])
            return badValue(BP(81), "Shame lies under soldiers of the pool, one each.", "value");
    }
    if (auto error = shiftShame(state, count(c.under) - count(holdings.shame)))
        return error;
    holdings.shame = c.under;
    return std::nullopt;
}

/// Pool and box share the tokens that lie nowhere else: what is not here lies there.
MaybeError divideTokens(int tokens, int& here, int& there) {
    const int both = here + there;
    if (tokens > both)
        return badValue(BP(4), fmt::format("Pool and box hold {} tokens together.", both), "value");
    here = tokens;
    there = both - tokens;
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectShamePool& c) {
    return divideTokens(c.tokens, context.state.shamePool, context.state.shameOut);
}

MaybeError correct(Context& context, const command::CorrectShameOut& c) {
    return divideTokens(c.tokens, context.state.shameOut, context.state.shamePool);
}

MaybeError correct(Context& context, const command::CorrectTea& c) {
    State& state = context.state;
    std::vector<Clan> order;
    const bool anyOrder = state.setup->rules() < 2;
    if (auto error =
            anyOrder ? readOrder(state, c.order, false, BP(8), order) : readTea(state, c.order, order))
        return error;
    state.tea = std::move(order);
    state.teaEntered = true;
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectYear& c) {
    if (c.year < 1)
        return badValue(BP(10), "Years are counted from 1.", "value");
    context.state.year = c.year;
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectSlot& c) {
    if (c.slot < 0 || c.slot > context.setup().lastSlot())
        return badValue(BP(10), fmt::format("The track has slots 1 to {}.", context.setup().lastSlot() + 1),
                        "value");
    context.state.timeSlot = c.slot;
    return std::nullopt;
}

/// A card that was drawn and has no place yet is not lost: it goes to the discards.
void discardWaiting(State& state) {
    for (const Task& task : state.tasks) {
        if (const auto* drawn = std::get_if<task::PlaceHorde>(&task))
            state.discards.push_back(drawn->card);
    }
}

MaybeError correct(Context& context, const command::CorrectSeason& c) {
    State& state = context.state;
    if (c.season == Season::setUp)
        return badValue(BP(10), "A game that has begun does not go back to its set-up.", "value");
    if (c.season != state.season) {
        state.assaulted = false;
        state.draws = 0;
    }
    state.season = c.season;
    if (state.ending.honorBefore) {
        for (std::size_t clan = 0; clan < clanCount; ++clan)
            state.players[clan].honor = (*state.ending.honorBefore)[clan];
    }
    state.ending = {};
    if (state.setup->rules() >= 2)
        discardWaiting(state);
    state.tasks.clear();
    for (const SoldierAt& soldier : state.fate.doomed) // nobody is asked any more which of them is saved
        put(state, soldier.clan, soldier.type, poolPost());
    state.fate = {};
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectTurn& c) {
    State& state = context.state;
    const auto first = state.order.begin();
    const auto last = state.order.end();
    auto found = std::find(first, last, c.clan);
    if (found == last)
        return badValue(BP(13), fmt::format("{} has no turn in this fall's order.", toString(c.clan)),
                        "value");
    if (state.setup->rules() >= 2) {
        const auto now = first + static_cast<std::ptrdiff_t>(state.turn);
        if (const auto next = std::find(now, last, c.clan); next != last)
            found = next;
        else // all his turns are over: his last one is played once more
            found = std::find(std::reverse_iterator(now), state.order.rend(), c.clan).base() - 1;
    }
    state.turn = static_cast<std::size_t>(found - first);
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectDeck& c) {
    context.state.deckLeft = std::visit(
        []<class T>(const T& left) {
            if constexpr (std::is_same_v<T, int>)
                return left;
            else
                return static_cast<int>(left.size());
        },
        c.left);
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectRocketDeck& c) {
    State& state = context.state;
    std::vector<std::string> drawn;
    for (const auto& [name, card] : state.book->rockets) {
        const auto left = std::count(c.left.begin(), c.left.end(), name);
        if (left > card.copies)
            return badValue(BP(72), fmt::format("The deck has {} cards {}.", card.copies, name), name);
        drawn.insert(drawn.end(), static_cast<std::size_t>(card.copies - left), name);
    }
    for (const std::string& name : c.left) {
        if (!state.book->rockets.contains(name))
            return refuse(ErrorCode::unknownCard, BP(72),
                          fmt::format("The book has no rocket card {}.", name), name);
    }
    if (drawn.size() > static_cast<std::size_t>(largestValue))
        return badValue(
            BP(72),
            fmt::format("{} rocket cards would be drawn; at most {} can be.", drawn.size(), largestValue),
            "value");
    state.rocketDrawn = std::move(drawn);
    return std::nullopt;
}

MaybeError correct(Context& context, const command::CorrectNext& c) {
    if (c.section) {
        if (auto error = checkInPlay(context.state, *c.section))
            return error;
    }
    context.state.next = c.section;
    return std::nullopt;
}

} // namespace

MaybeKey missing(const State& state, const command::Correct& command) {
    const auto* spot = std::get_if<command::CorrectSpot>(&command.what);
    const auto* horde = spot != nullptr ? &state.at(spot->at.slot) : nullptr;
    return horde != nullptr && *horde ? unknown(state, {ValueKey::Field::cardSpots, (*horde)->card})
                                      : MaybeKey{};
}

MaybeError execute(Context& context, const command::Correct& command) {
    return std::visit([&](const auto& what) { return correct(context, what); }, command.what);
}

} // namespace watchfire::powder
