// SPDX-License-Identifier: Apache-2.0
// What is built: walls, barricades, machines (BP-73, BP-80).
#include "rules/powder/parts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace watchfire::powder {

namespace {

constexpr int honorPerMachine = 4;
constexpr int honorPerBarricade = 2;

/// The price of the next level of a section's wall.
ValueKey priceKey(const State& state, SectionIndex section) {
    return {ValueKey::Field::wallCost, {}, state.sections[section].level + 1};
}

void pay(Context& context, Clan clan, Price cost, Clause rule) {
    if (context.setup().isHuman(clan))
        context.tell(step::Pay{clan, std::move(cost), rule});
}

MaybeError raiseWall(Context& context, const command::Build& command) {
    State& state = context.state;
    if (auto error = checkHuman(state, command.clan, "builds barricades only"))
        return error;
    Section& section = state.sections[command.at];
    if (section.level == highestWall)
        return refuse(ErrorCode::wallComplete, BP(80),
                      fmt::format("The wall of {} stands at level 3 already.", sectionName(command.at)),
                      sectionName(command.at));
    const int level = section.level + 1;
    const Cost cost = std::get<Cost>(*state.book->find(priceKey(state, command.at)));
    pay(context, command.clan, {{fmt::format("{}", fmt::join(cost.of, "/")), cost.amount}}, BP(80));
    section.level = static_cast<std::uint8_t>(level);
    context.tell(step::RaiseWall{command.at, level - 1, level, BP(80)});
    giveHonor(context, command.clan, cost.amount, "wall", BP(80));
    context.then(task::ManTower{command.clan, command.at});
    return std::nullopt;
}

MaybeError addBarricade(Context& context, const command::Build& command) {
    Section& section = context.state.sections[command.at];
    if (section.barricades == barricadesPerSection)
        return refuse(ErrorCode::sectionFull, BP(80),
                      fmt::format("{} has three barricades already.", sectionName(command.at)),
                      sectionName(command.at));
    pay(context, command.clan, {{"wood/stone/gold", 2}}, BP(80));
    ++section.barricades;
    context.tell(step::PlaceBarricade{command.at, section.barricades, BP(80)});
    giveHonor(context, command.clan, honorPerBarricade, "barricade", BP(80));
    return std::nullopt;
}

} // namespace

MaybeError checkMachine(const State& state, Machine machine, SectionIndex section) {
    if (auto error = checkInPlay(state, section))
        return error;
    if (state.sections[section].machines.size() >= machinesPerSection)
        return refuse(ErrorCode::sectionFull, BP(73),
                      fmt::format("{} holds two war machines already.", sectionName(section)),
                      sectionName(section));
    if (machinesInUse(state, machine) >= modelsPerMachine)
        return refuse(ErrorCode::noPieceLeft, BP(73),
                      fmt::format("Both {} models stand on the board.", toString(machine)),
                      std::string(toString(machine)));
    return std::nullopt;
}

MaybeKey missing(const State& state, const command::Build& command) {
    if (command.work != Work::wall || state.sections[command.at].level >= highestWall)
        return std::nullopt;
    return unknown(state, priceKey(state, command.at));
}

MaybeError execute(Context& context, const command::Build& command) {
    State& state = context.state;
    if (auto error = checkSeason(state, Season::fall, "Building"))
        return error;
    if (auto error = checkInPlay(state, command.at))
        return error;
    switch (command.work) {
    case Work::wall:
        return raiseWall(context, command);
    case Work::barricade:
        return addBarricade(context, command);
    case Work::machine:
        break;
    }
    if (command.clan == Clan::reed)
        return checkHuman(state, command.clan, "builds barricades only");
    if (auto error = checkMachine(state, command.machine, command.at))
        return error;
    static const std::array<Price, machineCount> prices{Price{{"wood", 4}}, Price{{"stone", 2}, {"wood", 2}},
                                                        Price{{"gold", 4}}};
    static constexpr std::array<Clause, machineCount> rules{BP(70), BP(71), BP(72)};
    const std::size_t index = indexOf(command.machine);
    pay(context, command.clan, prices[index], rules[index]);
    state.sections[command.at].machines.push_back(command.machine);
    context.tell(step::PlaceMachine{command.machine, command.at, BP(73)});
    giveHonor(context, command.clan, honorPerMachine, "machine", BP(73));
    context.then(task::OfferShot{command.clan, {command.at}, command.machine, BP(73)});
    return std::nullopt;
}

} // namespace watchfire::powder
