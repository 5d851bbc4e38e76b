// SPDX-License-Identifier: Apache-2.0
// Soldiers: recruiting, attacking, moving, firing (BP-14, BP-24, BP-30 to BP-38).
#include "rules/powder/parts.h"

#include <fmt/format.h>

#include <algorithm>

namespace watchfire::powder {

namespace {

constexpr std::array<SoldierType, 3> shooters{SoldierType::archer, SoldierType::bomber,
                                              SoldierType::crossbowman};

struct SoldierTerms {
    Clause rule;
    Price cost;
};

const SoldierTerms& termsOf(SoldierType type) {
    static const std::array<SoldierTerms, soldierTypeCount> terms{{
        {BP(30), {{"stone", 2}, {"wood", 1}}},
        {BP(30), {{"chi", 2}, {"wood", 1}}},
        {BP(30), {{"gold", 3}, {"wood", 1}}},
        {BP(31), {{"wood", 2}, {"chi", 1}}},
        {BP(32), {{"wood", 1}, {"gold", 1}, {"chi", 1}}},
        {BP(33), {{"wood", 3}, {"chi", 1}}},
        {BP(34), {{"gold", 2}, {"chi", 2}}},
        {BP(35), {{"wood", 2}, {"stone", 2}, {"gold", 2}}},
    }};
    return terms[indexOf(type)];
}

/// The clause behind a soldier type.
Clause clauseOf(SoldierType type) {
    return termsOf(type).rule;
}

} // namespace

Price costOf(SoldierType type) {
    return termsOf(type).cost;
}

namespace {

bool onlyRowOne(SoldierType type) {
    return type == SoldierType::spearman || type == SoldierType::flamethrower || type == SoldierType::tank;
}

/// Which rows of cards count as places: those that an order reaches, or all.
enum class Rows : std::uint8_t { reached, all };

/// Checks that the cells can be held, by the soldier's clause.
MaybeError checkSpot(const State& state, SoldierType type, const Post& at, Rows rows = Rows::reached) {
    const Slot slot = at.spot.slot;
    const Clause rule = clauseOf(type);
    if (auto error = checkInPlay(state, slot.section))
        return error;
    const auto& horde = state.at(slot);
    if (!horde)
        return refuse(ErrorCode::noHorde, rule, fmt::format("No horde stands at {}.", slotName(slot)),
                      slotName(slot));
    if (rows == Rows::reached && onlyRowOne(type) && slot.row != 0)
        return refuse(ErrorCode::wrongRow, rule,
                      fmt::format("A {} reaches row 1 only, not {}.", toString(type), slotName(slot)),
                      slotName(slot));
    const CellSet cells = footprint(type, at.spot.cell, at.second);
    const CellSet printed = spotsOf(state, *horde);
    const bool tank = type == SoldierType::tank;
    if (cells.none() || (cells & printed).none() || (!tank && (cells & printed) != cells))
        return refuse(
            ErrorCode::noSuchSpot, rule,
            fmt::format("{} has no place for a {} at {}.", horde->card, toString(type), toString(at)),
            toString(at));
    for (const Cell cell : cellsIn(cells & printed)) {
        const Mark::Kind kind = horde->marks[cell].kind;
        if (kind != Mark::Kind::free && !(tank && kind == Mark::Kind::wound))
            return refuse(ErrorCode::spotTaken, rule, fmt::format("{} is taken.", spotName({slot, cell})),
                          spotName({slot, cell}));
    }
    return std::nullopt;
}

MaybeError checkFiringSpot(const State& state, SoldierType type, SectionIndex section) {
    if (auto error = checkInPlay(state, section))
        return error;
    if (!firesFromWall(type))
        return refuse(ErrorCode::noFiringSpot, clauseOf(type),
                      fmt::format("A {} does not fire from the wall.", toString(type)), fireName(section));
    if (freeFiringSpots(state, section) == 0)
        return refuse(ErrorCode::noFiringSpot, BP(37),
                      fmt::format("No firing spot of {} is free.", sectionName(section)), fireName(section));
    return std::nullopt;
}

} // namespace

MaybeError checkPost(const State& state, Clan clan, SoldierType type, const Post& at) {
    switch (at.kind) {
    case Post::Kind::spot:
        if (firesFromWall(type))
            return refuse(ErrorCode::noSuchSpot, clauseOf(type),
                          fmt::format("A {} fires from the wall; it is placed at {}.", toString(type),
                                      fireName(at.section)),
                          toString(at));
        return checkSpot(state, type, at);
    case Post::Kind::fire:
        return checkFiringSpot(state, type, at.section);
    case Post::Kind::rest:
        if (auto error = checkInPlay(state, at.section))
            return error;
        return checkHuman(state, clan, "has no rest zone");
    case Post::Kind::pool:
    case Post::Kind::tower:
    case Post::Kind::gone:
        break;
    }
    return refuse(ErrorCode::badValue, BP(37),
                  fmt::format("A soldier is placed on a spot, a firing spot or in a rest zone, not at {}.",
                              toString(at)),
                  toString(at));
}

MaybeError checkStands(const State& state, Clan clan, SoldierType type, const Post& at) {
    const bool standsOnCards = !firesFromWall(type) || type == SoldierType::bomber;
    if (at.kind != Post::Kind::spot || !standsOnCards || state.setup->rules() < 2)
        return checkPost(state, clan, type, at);
    return checkSpot(state, type, at, Rows::all);
}

MaybeError checkType(const State& state, Clan clan, SoldierType type) {
    if (const auto special = clanOf(type); special && *special != clan)
        return refuse(ErrorCode::wrongClan, clauseOf(type),
                      fmt::format("The {} belongs to {}.", toString(type), toString(*special)),
                      std::string(toString(type)));
    if (!state.setup->plays(clan))
        return refuse(ErrorCode::unknownPlayer, {}, fmt::format("{} does not play.", toString(clan)),
                      std::string(toString(clan)));
    return std::nullopt;
}

MaybeError checkAvailable(const State& state, Clan clan, SoldierType type) {
    if (available(state, clan, type) > 0)
        return std::nullopt;
    return refuse(
        ErrorCode::noPieceLeft, BP(9),
        fmt::format("No {} without shame is left in the pool of {}.", toString(type), toString(clan)),
        std::string(toString(type)));
}

MaybeKey missingFor(const State& state, const Post& at) {
    if (at.kind == Post::Kind::spot && state.at(at.spot.slot))
        return unknown(state, {ValueKey::Field::cardSpots, state.at(at.spot.slot)->card});
    return at.kind == Post::Kind::fire ? unknown(state, firingKey(state, at.section)) : MaybeKey{};
}

namespace {

MaybeKey missingFor(const State& state, const Deployed& soldier) {
    const Post& at = soldier.at ? *soldier.at : soldier.from;
    // A soldier in a firing spot already has one.
    if (soldier.from.kind != Post::Kind::fire) {
        if (auto key = missingFor(state, at))
            return key;
    }
    if (at.kind != Post::Kind::fire)
        return std::nullopt;
    if (!soldier.hits)
        return unknownSpots(state, at.section);
    if (auto key = missingFor(state, spotPost(*soldier.hits)))
        return key;
    const Spot* step = soldier.then ? std::get_if<Spot>(&*soldier.then) : nullptr;
    return step != nullptr ? missingFor(state, spotPost(*step)) : MaybeKey{};
}

MaybeKey missingFor(const State& state, const std::vector<Deployed>& soldiers) {
    for (const Deployed& soldier : soldiers) {
        if (auto key = missingFor(state, soldier))
            return key;
    }
    return std::nullopt;
}

/// The free spots that a soldier newly covers; they pay (BP-24).
std::vector<Spot> freshSpots(const State& state, SoldierType type, const Post& at) {
    std::vector<Spot> spots;
    for (const Cell cell : cellsIn(footprint(type, at.spot.cell, at.second))) {
        if (isFree(state, {at.spot.slot, cell}))
            spots.push_back({at.spot.slot, cell});
    }
    return spots;
}

void payFor(Context& context, Clan clan, const std::vector<Spot>& spots) {
    for (const Spot spot : spots)
        context.then(task::PaySpot{clan, spot, context.state.at(spot.slot)->card});
}

/// BP-37: an order is simultaneous: all soldiers are placed first; rewards and wounds follow in the order
/// entered.
class Deployment {
public:
    Deployment(Context& context, Clan clan) : m_context(context), m_clan(clan), m_trial(context.state) {}

    /// Checks one soldier against those placed before it, and places it.
    MaybeError add(const Deployed& soldier) {
        if (auto error = checkType(m_trial, m_clan, soldier.type))
            return error;
        if (auto error = checkSource(soldier))
            return error;
        Placed placed{soldier, soldier.at.value_or(soldier.from), {}};
        const bool stays = soldier.from.kind == Post::Kind::fire;
        if (!stays) {
            if (auto error = checkPost(m_trial, m_clan, soldier.type, placed.at))
                return error;
            if (placed.at.kind == Post::Kind::spot)
                placed.fresh = freshSpots(m_trial, soldier.type, placed.at);
            moveSoldier(m_trial, {m_clan, soldier.type, soldier.from}, placed.at);
        } else {
            ++m_firing[indexOf(soldier.type)];
        }
        m_placed.push_back(std::move(placed));
        return std::nullopt;
    }

    /// Checks the wounds and steps that come after all soldiers are placed.
    MaybeError checkShots() {
        State after = m_trial;
        for (const Placed& placed : m_placed) {
            const Deployed& soldier = placed.soldier;
            if (soldier.type == SoldierType::flamethrower && placed.at.kind == Post::Kind::spot)
                burn(after, placed.at.spot);
            if (placed.at.kind != Post::Kind::fire) {
                if (soldier.hits || soldier.then)
                    return refuse(
                        ErrorCode::badValue, clauseOf(soldier.type),
                        fmt::format("A {} at {} does not fire.", toString(soldier.type), toString(placed.at)),
                        "hits");
                continue;
            }
            if (soldier.hits) {
                if (auto error = checkHit(after, soldier, placed.at.section))
                    return error;
                after.at(*soldier.hits).kind = Mark::Kind::wound;
            }
            if (soldier.then) {
                if (auto error = checkStep(after, soldier, placed.at.section))
                    return error;
                if (const Spot* spot = std::get_if<Spot>(&*soldier.then))
                    after.at(*spot).kind = Mark::Kind::wound; // taken, for the soldiers that follow
            }
        }
        return std::nullopt;
    }

    void carryOut() {
        m_context.state = std::move(m_trial);
        for (const Placed& placed : m_placed) {
            const SoldierAt soldier{m_clan, placed.soldier.type, placed.soldier.from};
            if (placed.soldier.from.kind == Post::Kind::pool)
                m_context.tell(step::PlaceSoldier{{m_clan, placed.soldier.type, placed.at},
                                                  clauseOf(placed.soldier.type)});
            else if (placed.soldier.from.kind != Post::Kind::fire)
                m_context.tell(step::MoveSoldier{soldier, placed.at, BP(37)});
        }
        for (const Placed& placed : m_placed)
            follow(placed);
    }

private:
    struct Placed {
        Deployed soldier;
        Post at;
        std::vector<Spot> fresh;
    };

    MaybeError checkSource(const Deployed& soldier) const {
        if (soldier.from.kind == Post::Kind::pool)
            return checkAvailable(m_trial, m_clan, soldier.type);
        if (auto error = checkInPlay(m_trial, soldier.from.section))
            return error;
        const bool fires = soldier.from.kind == Post::Kind::fire;
        const Section& section = m_trial.sections[soldier.from.section];
        const Company& company = fires ? section.fire : section.rest;
        const int there =
            company[indexOf(m_clan)][indexOf(soldier.type)] - (fires ? m_firing[indexOf(soldier.type)] : 0);
        if (there <= 0)
            return refuse(ErrorCode::noPieceLeft, BP(37),
                          fmt::format("{} has no further {} at {}.", toString(m_clan), toString(soldier.type),
                                      toString(soldier.from)),
                          toString(soldier.from));
        if (soldier.at && soldier.at->section != soldier.from.section)
            return refuse(ErrorCode::badValue, BP(37),
                          fmt::format("From {} a soldier attacks {} only.", toString(soldier.from),
                                      sectionName(soldier.from.section)),
                          toString(*soldier.at));
        if (fires && soldier.at && soldier.at->kind != Post::Kind::fire)
            return refuse(ErrorCode::badValue, BP(37),
                          "A soldier in a firing spot attacks from there; a bomber may step in afterwards.",
                          "at");
        if (!fires && (!soldier.at || soldier.at->kind == Post::Kind::rest))
            return refuse(ErrorCode::badValue, BP(37), "Where does the soldier attack? \"at\" is missing.",
                          "at");
        return std::nullopt;
    }

    static void burn(State& state, Spot spot) {
        for (const Cell cell : neighbours(spot.cell)) {
            if (isFree(state, {spot.slot, cell}))
                state.at(Spot{spot.slot, cell}).kind = Mark::Kind::wound;
        }
    }

    static MaybeError checkHit(const State& after, const Deployed& soldier, SectionIndex section) {
        const Spot hit = *soldier.hits;
        if (hit.slot.section != section)
            return refuse(
                ErrorCode::noSuchSpot, clauseOf(soldier.type),
                fmt::format("From {} only hordes of {} can be hit.", fireName(section), sectionName(section)),
                spotName(hit));
        if (!after.at(hit.slot))
            return refuse(ErrorCode::noHorde, clauseOf(soldier.type),
                          fmt::format("No horde stands at {}.", slotName(hit.slot)), slotName(hit.slot));
        if (!spotsOf(after, *after.at(hit.slot)).test(hit.cell))
            return refuse(
                ErrorCode::noSuchSpot, clauseOf(soldier.type),
                fmt::format("{} has no vital spot {}.", after.at(hit.slot)->card, cellName(hit.cell)),
                spotName(hit));
        if (!isFree(after, hit))
            return refuse(ErrorCode::spotTaken, clauseOf(soldier.type),
                          fmt::format("{} is taken.", spotName(hit)), spotName(hit));
        return std::nullopt;
    }

    static MaybeError checkStep(const State& after, const Deployed& soldier, SectionIndex section) {
        if (soldier.type != SoldierType::bomber)
            return refuse(ErrorCode::badValue, BP(32), "Only a bomber steps in after firing.", "then");
        const Spot* spot = std::get_if<Spot>(&*soldier.then);
        if (spot == nullptr)
            return std::nullopt;
        if (spot->slot != Slot{section, 0})
            return refuse(ErrorCode::wrongRow, BP(32),
                          fmt::format("A bomber of {} steps onto its row-1 card.", sectionName(section)),
                          spotName(*spot));
        return checkSpot(after, SoldierType::spearman, spotPost(*spot));
    }

    void follow(const Placed& placed) {
        const Deployed& soldier = placed.soldier;
        const SectionIndex section = placed.at.section;
        payFor(m_context, m_clan, placed.fresh);
        if (soldier.type == SoldierType::flamethrower && placed.at.kind == Post::Kind::spot)
            m_context.then(task::Flames{m_clan, placed.at.spot});
        if (placed.at.kind != Post::Kind::fire)
            return;
        if (soldier.hits)
            m_context.then(task::Hit{m_clan, soldier.type, section, *soldier.hits});
        else
            m_context.then(task::Fire{m_clan, soldier.type, section, false});
        if (soldier.type != SoldierType::bomber)
            return;
        if (!soldier.then)
            m_context.then(task::StepIn{m_clan, section});
        else if (const Spot* spot = std::get_if<Spot>(&*soldier.then))
            m_context.then(task::Step{m_clan, section, *spot});
    }

    Context& m_context;
    Clan m_clan;
    State m_trial;
    Soldiers m_firing{}; ///< those in firing spots that are already ordered to attack
    std::vector<Placed> m_placed;
};

MaybeError deploy(Context& context, Clan clan, const std::vector<Deployed>& soldiers) {
    if (soldiers.empty())
        return refuse(ErrorCode::badValue, BP(37), "Which soldiers? The list is empty.", "soldiers");
    Deployment deployment(context, clan);
    for (const Deployed& soldier : soldiers) {
        if (auto error = deployment.add(soldier))
            return error;
    }
    if (auto error = deployment.checkShots())
        return error;
    if (soldiers.front().from.kind == Post::Kind::pool && context.setup().isHuman(clan)) {
        Price cost;
        for (const Deployed& soldier : soldiers) {
            for (const auto& [resource, amount] : costOf(soldier.type))
                cost[resource] += amount;
        }
        context.tell(step::Pay{clan, cost, BP(30)});
    }
    deployment.carryOut();
    return std::nullopt;
}

/// The wound of a soldier on the wall; a crossbowman places a token as long as there are some (BP-34).
void strike(Context& context, Clan clan, SoldierType type, Spot at) {
    if (type == SoldierType::crossbowman && snakeTokensLeft(context.state) > 0) {
        context.state.at(at) = {Mark::Kind::snakeToken, clan, {}, 0};
        context.tell(step::SnakeToken{at, clan, BP(34)});
        return;
    }
    wound(context, at, clan, clauseOf(type));
}

void stepIn(Context& context, Clan clan, SectionIndex section, Spot at) {
    State& state = context.state;
    if (state.sections[section].fire[indexOf(clan)][indexOf(SoldierType::bomber)] == 0)
        return; // a correction removed it
    tellMove(context, {clan, SoldierType::bomber, firePost(section)}, spotPost(at), BP(32));
    // In winter the phase counts which of the remaining soldiers have fired.
    if (!state.tasks.empty()) {
        if (auto* phase = std::get_if<task::FiringPhase>(&state.tasks.back());
            phase != nullptr && phase->section == section)
            --phase->fired[indexOf(clan)][indexOf(SoldierType::bomber)];
    }
    payFor(context, clan, {at});
}

Soldiers& companyAt(State& state, Clan clan, const Post& at) {
    Section& section = state.sections[at.section];
    return (at.kind == Post::Kind::fire ? section.fire : section.rest)[indexOf(clan)];
}

} // namespace

MaybeKey missing(const State& state, const command::Recruit& command) {
    return missingFor(state, command.soldiers);
}
MaybeKey missing(const State& state, const command::Attack& command) {
    return missingFor(state, command.soldiers);
}

MaybeError execute(Context& context, const command::Recruit& command) {
    if (auto error = checkSeason(context.state, Season::fall, "Recruiting"))
        return error;
    return deploy(context, command.clan, command.soldiers);
}

MaybeError execute(Context& context, const command::Attack& command) {
    if (auto error = checkSeason(context.state, Season::fall, "Attacking"))
        return error;
    return deploy(context, command.clan, command.soldiers);
}

MaybeKey missing(const State& state, const command::Move& command) {
    return command.to.kind == Post::Kind::fire ? unknown(state, firingKey(state, command.to.section))
                                               : MaybeKey{};
}

MaybeError execute(Context& context, const command::Move& command) {
    State& state = context.state;
    if (command.why.empty() || state.season == Season::setUp) {
        if (auto error = checkSeason(state, Season::fall, "Moving soldiers"))
            return error;
    }
    const auto zone = [](const Post& post) {
        return post.kind == Post::Kind::rest || post.kind == Post::Kind::fire;
    };
    if (!zone(command.from) || !zone(command.to))
        return refuse(ErrorCode::badValue, BP(38), "Soldiers move between rest zones and firing spots.",
                      "to");
    for (const Post& post : {command.from, command.to}) {
        if (auto error = checkInPlay(state, post.section))
            return error;
        if (post.kind == Post::Kind::rest) {
            if (auto error = checkHuman(state, command.clan, "has no rest zone"))
                return error;
        }
    }
    if (command.from.kind == Post::Kind::rest && command.to.kind == Post::Kind::fire)
        return refuse(ErrorCode::noFiringSpot, BP(38), "Nobody moves from a rest zone into a firing spot.",
                      "to");
    if (command.from.section == command.to.section &&
        (command.from.kind == command.to.kind || command.why.empty()))
        return refuse(ErrorCode::badValue, BP(38), "Soldiers move between two sections.", "to");
    if (count(command.soldiers) == 0)
        return refuse(ErrorCode::badValue, BP(38), "Which soldiers? The list is empty.", "soldiers");
    for (const SoldierType type : soldierTypes) {
        if (companyAt(state, command.clan, command.from)[indexOf(type)] < command.soldiers[indexOf(type)])
            return refuse(ErrorCode::noPieceLeft, BP(38),
                          fmt::format("{} has not so many {} at {}.", toString(command.clan), toString(type),
                                      toString(command.from)),
                          toString(command.from));
    }
    if (command.to.kind == Post::Kind::fire &&
        freeFiringSpots(state, command.to.section) < count(command.soldiers))
        return refuse(ErrorCode::noFiringSpot, BP(38),
                      fmt::format("{} has {} free firing spots.", sectionName(command.to.section),
                                  freeFiringSpots(state, command.to.section)),
                      fireName(command.to.section));
    for (const SoldierType type : soldierTypes) {
        for (int i = 0; i < command.soldiers[indexOf(type)]; ++i)
            tellMove(context, {command.clan, type, command.from}, command.to, BP(38));
    }
    return std::nullopt;
}

MaybeKey missing(const State& state, const command::Wound& command) {
    const auto& horde = state.at(command.at.slot);
    return horde ? unknown(state, {ValueKey::Field::cardSpots, horde->card}) : MaybeKey{};
}

MaybeError execute(Context& context, const command::Wound& command) {
    State& state = context.state;
    if (state.season == Season::setUp)
        return checkSeason(state, Season::fall, "A wound");
    const auto& horde = state.at(command.at.slot);
    if (!horde)
        return refuse(ErrorCode::noHorde, BP(22),
                      fmt::format("No horde stands at {}.", slotName(command.at.slot)),
                      slotName(command.at.slot));
    if (!spotsOf(state, *horde).test(command.at.cell))
        return refuse(ErrorCode::noSuchSpot, BP(22),
                      fmt::format("{} has no vital spot {}.", horde->card, cellName(command.at.cell)),
                      spotName(command.at));
    if (!isFree(state, command.at))
        return refuse(ErrorCode::spotTaken, BP(22), fmt::format("{} is taken.", spotName(command.at)),
                      spotName(command.at));
    wound(context, command.at, command.clan, BP(22));
    return std::nullopt;
}

MaybeKey missing(const State& state, const task::FiringPhase& task) {
    for (SectionIndex section = task.section; section < sectionCount; ++section) {
        if (count(state.sections[section].fire) > 0) {
            if (auto key = unknownSpots(state, section))
                return key;
        }
    }
    return std::nullopt;
}

void perform(Context& context, const task::FiringPhase& task) {
    const State& state = context.state;
    task::FiringPhase on = task;
    for (; on.section < sectionCount; ++on.section, on.fired = {}) {
        for (const Clan clan : inTeaOrder(state)) {
            for (const SoldierType type : shooters) {
                auto& fired = on.fired[indexOf(clan)][indexOf(type)];
                if (fired >= state.sections[on.section].fire[indexOf(clan)][indexOf(type)])
                    continue;
                ++fired;
                context.then(task::Fire{clan, type, on.section, true});
                if (type == SoldierType::bomber)
                    context.then(task::StepIn{clan, on.section});
                context.then(on);
                return;
            }
        }
    }
}

namespace {
bool standsInFire(const State& state, SectionIndex section, Clan clan, SoldierType type) {
    return state.sections[section].fire[indexOf(clan)][indexOf(type)] > 0;
}
} // namespace

MaybeKey missing(const State& state, const task::Fire& task) {
    return standsInFire(state, task.section, task.clan, task.type) ? unknownSpots(state, task.section)
                                                                   : MaybeKey{};
}

std::optional<Decision> question(const State& state, const task::Fire& task) {
    if (!standsInFire(state, task.section, task.clan, task.type))
        return std::nullopt; // a correction removed it
    Decision decision{.id = DecisionKind::fire,
                      .clan = task.clan,
                      .at = SectionNamed{task.section},
                      .soldier = SoldierAt{task.clan, task.type, firePost(task.section)},
                      .rule = task.winter ? BP(14) : clauseOf(task.type)};
    for (const Spot spot : freeSpots(state, task.section))
        decision.options.emplace_back(spot);
    if (decision.options.empty())
        decision.options.emplace_back(NoneOfThem{});
    return decision;
}

void answer(Context& context, const task::Fire& task, const Value& value) {
    if (const Spot* spot = std::get_if<Spot>(&value))
        strike(context, task.clan, task.type, *spot);
    else
        context.tell(step::NoTarget{{task.clan, task.type, firePost(task.section)}, BP(14)});
}

void perform(Context& context, const task::Hit& task) {
    if (isFree(context.state, task.at))
        strike(context, task.clan, task.type, task.at);
    else
        context.tell(step::NoTarget{{task.clan, task.type, firePost(task.section)}, clauseOf(task.type)});
}

void perform(Context& context, const task::Flames& task) {
    for (const Cell cell : neighbours(task.at.cell)) {
        const Spot spot{task.at.slot, cell};
        if (isFree(context.state, spot))
            wound(context, spot, task.clan, BP(33));
    }
}

void perform(Context& context, const task::Step& task) {
    if (isFree(context.state, task.at))
        stepIn(context, task.clan, task.section, task.at);
}

MaybeKey missing(const State& state, const task::StepIn& task) {
    const auto& horde = state.sections[task.section].rows[0];
    return horde && standsInFire(state, task.section, task.clan, SoldierType::bomber)
               ? unknown(state, {ValueKey::Field::cardSpots, horde->card})
               : MaybeKey{};
}

std::optional<Decision> question(const State& state, const task::StepIn& task) {
    if (!standsInFire(state, task.section, task.clan, SoldierType::bomber))
        return std::nullopt; // a correction removed it
    Decision decision{.id = DecisionKind::stepIn,
                      .clan = task.clan,
                      .at = SectionNamed{task.section},
                      .options = {NoneOfThem{}},
                      .rule = BP(32)};
    for (const Spot spot : freeSpots(state, Slot{task.section, 0}))
        decision.options.emplace_back(spot);
    return decision;
}

void answer(Context& context, const task::StepIn& task, const Value& value) {
    if (const Spot* spot = std::get_if<Spot>(&value))
        stepIn(context, task.clan, task.section, *spot);
}

MaybeKey missing(const State& state, const task::PaySpot& task) {
    if (!state.setup->isHuman(task.clan))
        return std::nullopt; // BP-92, BP-93: no spot pays these clans
    return unknown(state, {ValueKey::Field::spotReward, task.card, task.at.cell});
}

void perform(Context& context, const task::PaySpot& task) {
    if (task.clan == Clan::qin) {
        giveHonor(context, Clan::qin, 2, "wound", BP(93));
        return;
    }
    if (!context.setup().isHuman(task.clan))
        return;
    const auto value = context.state.book->find({ValueKey::Field::spotReward, task.card, task.at.cell});
    const Reward& reward = std::get<Reward>(*value);
    if (reward.empty())
        return;
    context.tell(step::PaySpot{task.clan, task.at, reward, BP(24)});
    if (const auto honor = reward.find("honor"); honor != reward.end())
        giveHonor(context, task.clan, honor->second, "reward", BP(24));
}

} // namespace watchfire::powder
