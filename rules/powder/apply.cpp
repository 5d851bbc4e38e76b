// SPDX-License-Identifier: Apache-2.0
// The engine: checks a command, carries it out, and runs what follows until the table has to answer or
// nothing is left (decisions 2). A command or act that needs a value of the book waits until the table has
// entered it.
#include "rules/powder/apply.h"

#include "rules/powder/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace watchfire::powder {

namespace {

/// Commands that the engine carries out itself.
template <class C>
concept HasExecute = requires(Context& context, const C& command) {
    execute(context, command);
};
template <class T>
concept NeedsValues = requires(const State& state, const T& item) {
    missing(state, item);
};
template <class T>
concept AsksTheTable = requires(const State& state, const T& task) {
    question(state, task);
};

/// The value that a command or a task needs, and that the book lacks.
template <class Kinds> MaybeKey missingFor(const State& state, const OneOf<Kinds>& item) {
    return std::visit(
        [&]<class T>(const T& typed) -> MaybeKey {
            if constexpr (std::is_same_v<T, task::CarryOut>)
                return missingFor(state, typed.command);
            else if constexpr (NeedsValues<T>)
                return missing(state, typed);
            else
                return std::nullopt;
        },
        item);
}

Decision valueQuestion(const State& state, ValueKey key) {
    // Nobody sits at the table for Reed and Qin.
    const auto turn = whoseTurn(state);
    const bool reads = turn && (state.setup->isHuman(*turn) || state.setup->rules() < 2);
    const Clause rule = factsOf(key.field).rule;
    return {.id = DecisionKind::value,
            .clan = reads ? *turn : spokesman(state),
            .value = std::move(key),
            .rule = rule,
            .always = true};
}

std::optional<Decision> derive(const State& state, const Task& task) {
    return std::visit(
        [&]<class T>(const T& typed) -> std::optional<Decision> {
            if constexpr (AsksTheTable<T>)
                return question(state, typed);
            else
                return std::nullopt;
        },
        task);
}

/// BP-91: a claimed card's reward that is corrected after the rewards were counted is counted anew.
void recount(Context& context, const ValueKey& key, const Book& before) {
    State& state = context.state;
    if (key.field != ValueKey::Field::cardReward || !state.ending.over || waits<task::CountRewards>(state) ||
        state.ending.reason == EndReason::allWallsGone)
        return;
    const int more = state.book->number(key).value_or(0) - before.number(key).value_or(0);
    bool counted = false;
    for (const Clan clan : inTeaOrder(state)) {
        const auto& claimed = state.of(clan).claimed;
        const auto cards = std::count_if(claimed.begin(), claimed.end(), [&](const Claimed& card) {
            return card.card == key.name && card.shame == 0;
        });
        counted = counted || (cards > 0 && more != 0 && context.setup().hasHonor(clan));
        giveHonor(context, clan, more * static_cast<int>(cards), "claimed", BP(91));
    }
    if (counted && state.ending.winner)
        context.then(task::Crown{});
}

MaybeError carryOut(Context& context, const Command& command) {
    MaybeError error = std::visit(
        [&]<class C>(const C& typed) -> MaybeError {
            if constexpr (HasExecute<C>) {
                return execute(context, typed);
            } else if constexpr (std::is_same_v<C, command::SetValue>) {
                if (!context.state.book->hasRoomFor(typed.key))
                    return refuse(ErrorCode::badValue, factsOf(typed.key.field).rule,
                                  fmt::format("A book has at most {} cards.", mostCards), pathOf(typed.key));
                const auto before = context.state.book;
                enterValue(context.state, typed.key, typed.value);
                recount(context, typed.key, *before);
                return std::nullopt;
            } else {
                static_assert(std::is_same_v<C, command::Answer>);
                return std::nullopt; // the caller reports it
            }
        },
        command);
    if (!error)
        context.settleTasks();
    return error;
}

const std::vector<Deployed>& deployedBy(const Command& command) {
    static const std::vector<Deployed> nobody;
    if (const auto* recruit = std::get_if<command::Recruit>(&command))
        return recruit->soldiers;
    if (const auto* attack = std::get_if<command::Attack>(&command))
        return attack->soldiers;
    return nobody;
}

/// BP-35: the cells of a card that two tanks of one order claim; both fit there only if these cells are gaps.
CellSet claimedTwice(const State& state, const Command& command, const std::string& card) {
    std::map<Slot, CellSet> claimed;
    CellSet twice;
    for (const Deployed& soldier : deployedBy(command)) {
        if (soldier.type != SoldierType::tank || !soldier.at || soldier.at->kind != Post::Kind::spot)
            continue;
        const Slot slot = soldier.at->spot.slot;
        if (!state.at(slot) || state.at(slot)->card != card)
            continue;
        const CellSet block = footprint(soldier.type, soldier.at->spot.cell, soldier.at->second);
        twice |= claimed[slot] & block;
        claimed[slot] |= block;
    }
    return twice;
}

/// The value with which the waiting command is most likely to be legal: if it is refused with this value, it
/// is refused with every other.
BookValue mostHelpful(const State& state, const Command& command, const ValueKey& key) {
    switch (factsOf(key.field).kind) {
    case ValueKind::spots:
        return SpotMask{~claimedTwice(state, command, key.name)};
    case ValueKind::cost:
        return Cost{0, {"any"}};
    case ValueKind::ability:
        return Ability{};
    case ValueKind::cells:
        return CellSet{};
    case ValueKind::reward:
        return Reward{};
    case ValueKind::number:
        break;
    }
    return key.field == ValueKey::Field::wallFiring ? largestValue : 0;
}

/// Why a command that waits for values is refused whatever the values are.
MaybeError hopeless(const State& state, const Command& command) {
    State trial = state;
    const auto book = std::make_shared<Book>(*state.book);
    trial.book = book;
    while (const auto key = missingFor(trial, command))
        book->set(*key, mostHelpful(trial, command, *key));
    Steps told;
    Context scratch(trial, told);
    return carryOut(scratch, command);
}

void answerTask(Context& context, const Task& task, const Value& value) {
    std::visit(
        [&]<class T>(const T& typed) {
            if constexpr (AsksTheTable<T>)
                answer(context, typed, value);
        },
        task);
    context.settleTasks();
}

void performTask(Context& context, const Task& task) {
    std::visit(
        [&]<class T>(const T& typed) {
            if constexpr (!AsksTheTable<T> && !std::is_same_v<T, task::CarryOut>)
                perform(context, typed);
        },
        task);
    context.settleTasks();
}

/// Runs the waiting tasks until the table has to answer or none is left.
MaybeError drain(Context& context, Outcome& outcome) {
    State& state = context.state;
    while (!state.tasks.empty() && !openDecision(state)) {
        const Task task = std::move(state.tasks.back());
        state.tasks.pop_back();
        if (const auto* waiting = std::get_if<task::CarryOut>(&task)) {
            outcome.acts.push_back({outcome.steps.size(), waiting->command});
            if (auto error = carryOut(context, waiting->command))
                return error;
        } else if (const auto decision = derive(state, task)) {
            outcome.acts.push_back(
                {outcome.steps.size(), command::Answer{decision->id, decision->options.front()}});
            answerTask(context, task, decision->options.front());
        } else {
            performTask(context, task);
        }
    }
    // Does not ask the table about a command that no answer can save.
    if (const auto* waiting = asking<task::CarryOut>(state))
        return hopeless(state, waiting->command);
    return std::nullopt;
}

/// A list of single options; each is used at most as often as it occurs.
bool isAmong(const std::vector<Value>& options, const SoldierList& list) {
    std::vector<Value> left = options;
    for (const SoldierAt& soldier : list) {
        const auto found = std::find(left.begin(), left.end(), Value(SoldierList{soldier}));
        if (found == left.end())
            return false;
        left.erase(found);
    }
    return true;
}

bool isLegal(const Decision& decision, const Value& value) {
    switch (decision.id) {
    case DecisionKind::value: {
        const BookValue* entered = std::get_if<BookValue>(&value);
        return entered != nullptr && fits(*decision.value, *entered);
    }
    case DecisionKind::artifacts: {
        const BookValue* entered = std::get_if<BookValue>(&value);
        return entered != nullptr && std::holds_alternative<int>(*entered);
    }
    case DecisionKind::casualties: {
        const SoldierList* list = std::get_if<SoldierList>(&value);
        return list != nullptr && std::ssize(*list) == decision.count.value_or(0) &&
               isAmong(decision.options, *list);
    }
    case DecisionKind::save: {
        const SoldierList* list = std::get_if<SoldierList>(&value);
        return list != nullptr && isAmong(decision.options, *list);
    }
    case DecisionKind::rocket:
        if (const BookValue* cells = std::get_if<BookValue>(&value);
            cells != nullptr && std::holds_alternative<CellSet>(*cells))
            return true;
        [[fallthrough]];
    case DecisionKind::indicator:
    case DecisionKind::fire:
    case DecisionKind::stepIn:
    case DecisionKind::shamePlace:
    case DecisionKind::tower:
    case DecisionKind::shoot:
        return std::find(decision.options.begin(), decision.options.end(), value) != decision.options.end();
    }
    return false;
}

MaybeError answerOpen(Context& context, const command::Answer& command) {
    State& state = context.state;
    const auto decision = openDecision(state);
    if (!decision)
        return refuse(ErrorCode::noDecision, {}, "No decision is open.");
    if (decision->id != command.decision)
        return refuse(ErrorCode::notAnOption, decision->rule,
                      fmt::format("The open decision is \"{}\".", toString(decision->id)),
                      std::string(toString(decision->id)));
    if (!isLegal(*decision, command.value))
        return refuse(ErrorCode::notAnOption, decision->rule,
                      fmt::format("This is no answer to \"{}\".", toString(decision->id)),
                      std::string(toString(decision->id)));
    if (decision->id == DecisionKind::value)
        return carryOut(context, command::SetValue{*decision->value, std::get<BookValue>(command.value)});
    const Task task = std::move(state.tasks.back());
    state.tasks.pop_back();
    answerTask(context, task, command.value);
    return std::nullopt;
}

MaybeError checkMayAct(const State& state, const Command& command) {
    // What is printed is a fact, not a move.
    if (holdsAny<command::Correct, command::SetValue>(command))
        return std::nullopt;
    const bool answers = std::holds_alternative<command::Answer>(command);
    if (const auto open = openDecision(state)) {
        if (answers)
            return std::nullopt;
        return refuse(ErrorCode::decisionOpen, open->rule,
                      fmt::format("The decision \"{}\" is open; answer it first.", toString(open->id)),
                      std::string(toString(open->id)));
    }
    if (state.ending.over && !answers)
        return refuse(ErrorCode::gameOver, BP(90),
                      "The game is over. Only correct, undo and redo are possible.");
    return std::nullopt;
}

} // namespace

void Context::settleTasks() {
    for (auto it = m_queued.rbegin(); it != m_queued.rend(); ++it)
        state.tasks.push_back(std::move(*it));
    m_queued.clear();
}

Result<Outcome> apply(const State& state, const Command& command) {
    if (auto error = checkMayAct(state, command))
        return *error;
    Outcome outcome{state, {}, std::nullopt};
    Context context(outcome.state, outcome.steps);
    MaybeError error;
    if (const auto* answering = std::get_if<command::Answer>(&command))
        error = answerOpen(context, *answering);
    else if (waitsForValue(state, command))
        outcome.state.tasks.emplace_back(
            task::CarryOut{command}); // waits until the table has entered the value
    else
        error = carryOut(context, command);
    if (!error)
        error = drain(context, outcome);
    if (error)
        return *error;
    outcome.decision = openDecision(outcome.state);
    return outcome;
}

bool waitsForValue(const State& state, const Command& command) {
    return missingFor(state, command).has_value();
}

std::map<Cell, std::optional<SoldierType>> spotsAwaited(const State& state, const std::string& card) {
    std::map<Cell, std::optional<SoldierType>> needed;
    const auto add = [&](const Spot& spot, CellSet cells, std::optional<SoldierType> type) {
        if (!state.at(spot.slot) || state.at(spot.slot)->card != card)
            return;
        for (const Cell cell : cellsIn(cells))
            needed.emplace(cell, type);
    };
    const auto alone = [](const Spot& spot) { return CellSet{}.set(spot.cell); };
    for (const Task& task : state.tasks) {
        const auto* waiting = std::get_if<task::CarryOut>(&task);
        if (waiting == nullptr)
            continue;
        for (const Deployed& soldier : deployedBy(waiting->command)) {
            if (soldier.type != SoldierType::tank && soldier.at && soldier.at->kind == Post::Kind::spot)
                add(soldier.at->spot, footprint(soldier.type, soldier.at->spot.cell, soldier.at->second),
                    soldier.type);
            if (soldier.hits)
                add(*soldier.hits, alone(*soldier.hits), soldier.type);
            if (const Spot* step = soldier.then ? std::get_if<Spot>(&*soldier.then) : nullptr)
                add(*step, alone(*step), soldier.type);
        }
        if (const auto* wound = std::get_if<command::Wound>(&waiting->command))
            add(wound->at, alone(wound->at), std::nullopt);
    }
    return needed;
}

/// The question of the task on top, if it asks and more than one answer is possible.
std::optional<Decision> openDecision(const State& state) {
    if (state.tasks.empty())
        return std::nullopt;
    const Task& task = state.tasks.back();
    if (auto key = missingFor(state, task))
        return valueQuestion(state, std::move(*key));
    auto decision = derive(state, task);
    if (decision && (decision->always || decision->options.size() > 1))
        return decision;
    return std::nullopt;
}

} // namespace watchfire::powder
