// SPDX-License-Identifier: Apache-2.0
// The engine: checks a command in the order of game-log, "Refusals", carries out its own steps, and runs the
// phases that follow until a question waits or nothing is left (decisions 2 and 3). It knows no scenario.
#include "rules/hex/apply.h"

#include "rules/hex/acts.h"
#include "rules/hex/correct.h"
#include "rules/hex/founding.h"
#include "rules/hex/module.h"
#include "rules/hex/placement.h"

#include <fmt/format.h>

#include <algorithm>

namespace watchfire::hex {

void Context::settleTasks() {
    for (auto it = m_queued.rbegin(); it != m_queued.rend(); ++it)
        state.tasks.push(*it);
    m_queued.clear();
}

namespace {

using MaybeError = std::optional<Error>;

/// True for tasks that ask the table; the others are phases and acts that follow by themselves.
template <class T>
concept AsksTheTable = requires(const State& state, const T& task) {
    question(state, task);
};

bool isQuestion(const Task& task) {
    return std::visit([]<class T>(const T&) { return AsksTheTable<T>; }, task);
}

/// Derives a waiting task's question from the state.
Decision derive(const State& state, const Task& task) {
    return std::visit(
        [&]<class T>(const T& asked) -> Decision {
            if constexpr (AsksTheTable<T>)
                return question(state, asked);
            else
                return {};
        },
        task);
}

void carryOut(Context& context, const Task& task, const Value& value) {
    std::visit(
        [&]<class T>(const T& asked) {
            if constexpr (AsksTheTable<T>)
                answer(context, asked, value);
        },
        task);
    context.settleTasks();
}

void carryOut(Context& context, const Task& act) {
    std::visit(
        [&]<class T>(const T& waiting) {
            if constexpr (!AsksTheTable<T> && !std::is_same_v<T, task::RunSequence>)
                perform(context, waiting);
        },
        act);
    context.settleTasks();
}

/// Runs the waiting tasks until the table has to answer, which is the outcome's decision then, or none is
/// left.
void drain(Context& context, Outcome& outcome) {
    TaskStack& tasks = context.state.tasks;
    while (!tasks.empty()) {
        if (auto* run = std::get_if<task::RunSequence>(&tasks.next())) {
            const auto& acts = context.setup().modulesIn(run->sequence);
            if (run->next >= acts.size()) {
                tasks.pop();
                continue;
            }
            const auto& [module, phase] = acts[run->next++];
            module->run(phase, context);
            context.settleTasks();
            continue;
        }
        if (!isQuestion(tasks.next())) {
            const Task act = tasks.next();
            tasks.pop();
            carryOut(context, act);
            continue;
        }
        Decision decision = derive(context.state, tasks.next());
        if (decision.options.size() > 1 || (decision.drawn && !decision.options.empty())) {
            outcome.decision = std::move(decision);
            return;
        }
        const Task task = tasks.next();
        tasks.pop();
        if (decision.options.empty())
            continue;
        outcome.selfAnswers.push_back({outcome.steps.size(), {decision.id, decision.options.front()}});
        carryOut(context, task, decision.options.front());
    }
}

/// What follows each command, once its own steps are done. Pushed first, so that it runs last.
void pushClosingPhases(State& state) {
    state.tasks.push(task::RunSequence{Sequence::closing});
}

void pushRollPhases(State& state) {
    state.tasks.push(task::RunSequence{state.turn.dice.sum() == 7 ? Sequence::seven : Sequence::roll});
}

// ---- checks, in the order of the contract

MaybeError checkNotOver(const State& state) {
    if (state.ending.over)
        return Error{ErrorCode::gameOver, BA(43),
                     "The game is over. Only correct, undo and redo are possible."};
    return std::nullopt;
}

MaybeError checkNoDecision(const State& state) {
    if (state.tasks.empty()) // as nearly always: no room for a decision is made
        return std::nullopt;
    if (const auto open = openDecision(state))
        return Error{ErrorCode::decisionOpen, open->rule,
                     fmt::format("The decision \"{}\" of {} is open; answer it first.", toString(open->id),
                                 (*state.setup)[open->player].id)};
    return std::nullopt;
}

MaybeError checkBegun(const State& state) {
    if (state.turn.phase == TurnPhase::founding)
        return Error{ErrorCode::notBegun, BA(6), "The game has not begun: \"begin\" ends the founding."};
    return std::nullopt;
}

MaybeError checkTurnOf(const State& state, PlayerId player) {
    if (auto error = checkBegun(state))
        return error;
    if (player != state.turn.player)
        return Error{ErrorCode::notYourTurn, BA(6),
                     fmt::format("It is {}'s turn.", (*state.setup)[state.turn.player].id),
                     (*state.setup)[state.turn.player].id};
    return std::nullopt;
}

MaybeError checkRolled(const State& state) {
    if (state.turn.phase != TurnPhase::afterRoll)
        return Error{ErrorCode::notRolled, BA(6), "The dice have not been rolled this turn."};
    return std::nullopt;
}

/// Returns the first error that the checks find.
template <class Check> MaybeError firstOf(Check check) {
    return check();
}
template <class Check, class... Others> MaybeError firstOf(Check check, Others... others) {
    if (auto error = check())
        return error;
    return firstOf(others...);
}

// ---- commands: each checks itself and carries out its own steps

class Engine {
public:
    explicit Engine(Context& context) : m_context(context), m_state(context.state) {}

    MaybeError operator()(const command::PlacePiece& command) {
        const Placement placement{command.piece, command.player, command.at, command.founding};
        auto error = firstOf([&] { return checkNotOver(m_state); }, [&] { return checkNoDecision(m_state); },
                             [&] { return checkFounding(); },
                             [&] { return checkPlacement(m_state, placement, strictnessOf(command)); });
        // BA-33: while a position is entered, only the stock (BA-32) can be overruled, and it is checked
        // last.
        if (error && !(command.anyway && error->anyway))
            return error;
        m_context.networkChanged = true;
        act(m_state, command);
        pushClosingPhases(m_state);
        if (command.founding)
            tellBuilt(placement);
        return std::nullopt;
    }

    MaybeError operator()(const command::Begin& command) {
        if (auto error = firstOf([&] { return checkNotOver(m_state); },
                                 [&] { return checkNoDecision(m_state); }, [&] { return checkFounding(); }))
            return error;
        act(m_state, command);
        pushClosingPhases(m_state);
        return std::nullopt;
    }

    MaybeError operator()(const command::Roll& command) {
        // Nearly every roll is due, and then no room for an error is made.
        const bool due =
            m_state.turn.phase == TurnPhase::beforeRoll && m_state.tasks.empty() && !m_state.ending.over;
        if (!due)
            if (auto error = checkRoll())
                return error;
        act(m_state, command);
        pushRollPhases(m_state);
        return std::nullopt;
    }

    MaybeError operator()(const command::Build& command) {
        const Placement placement{command.piece, command.player, command.at, false};
        auto error =
            firstOf([&] { return checkNotOver(m_state); }, [&] { return checkNoDecision(m_state); },
                    [&] { return command.special ? checkSpecial(command.player) : checkMayBuild(command); },
                    [&] {
                        return checkPlacement(m_state, placement,
                                              command.anyway ? Strictness::anyway : Strictness::rules);
                    },
                    [&] { return checkLevel(command); });
        if (error)
            return error;
        pushClosingPhases(m_state);
        if (command.piece == Piece::wall) {
            raiseWall(m_context, std::get<WallId>(command.at));
            return std::nullopt;
        }
        act(m_state, command);
        put(placement);
        if (command.piece == Piece::ship)
            m_state.lines[std::get<SideId>(command.at)].builtThisTurn = true;
        const LineFacts* line = lineFactsOf(command.piece);
        m_context.tell(step::PlacePiece{command.piece, command.player, command.at,
                                        line != nullptr ? line->rule : BA(31),
                                        lapsedAt(m_state, command.at)});
        tellBuilt(placement);
        return std::nullopt;
    }

    MaybeError operator()(const command::MoveShip& command) {
        auto error = firstOf(
            [&] { return checkNotOver(m_state); }, [&] { return checkNoDecision(m_state); },
            [&] { return checkTurnOf(m_state, command.player); }, [&] { return checkRolled(m_state); },
            [&] {
                return checkMoveShip(m_state, command.player, command.from, command.to,
                                     command.anyway ? Strictness::anyway : Strictness::rules);
            });
        if (error)
            return error;
        pushClosingPhases(m_state);
        act(m_state, command);
        m_state.lines[command.from] = {};
        put({Piece::ship, command.player, command.to});
        m_context.tell(
            step::MoveShip{command.player, command.from, command.to, BA(36), lapsedAt(m_state, command.to)});
        tellBuilt({Piece::ship, command.player, command.to});
        return std::nullopt;
    }

    MaybeError operator()(const command::Knight& command) {
        if (auto error = checkCard(command.player))
            return error;
        pushClosingPhases(m_state);
        for (const RuleModule* module : m_context.setup().modules())
            if (auto error = module->playKnight(m_context, command))
                return error;
        m_context.settleTasks();
        act(m_state, command);
        m_context.armyChanged = true;
        return std::nullopt;
    }

    MaybeError operator()(const command::PlayCard& command) {
        if (command.card == command::CardKind::point) {
            // BA-42: a player may show hidden points at any moment of the own turn, any number of them.
            if (auto error =
                    firstOf([&] { return checkNotOver(m_state); }, [&] { return checkNoDecision(m_state); },
                            [&] { return checkTurnOf(m_state, command.player); }))
                return error;
        } else if (auto error = checkCard(command.player)) {
            return error;
        }
        act(m_state, command);
        pushClosingPhases(m_state);
        return std::nullopt;
    }

    /// A module's command: allowed in the player's turn after the roll, or in the special building phase.
    template <class C> MaybeError operator()(const C& command) {
        const bool special =
            m_state.turn.specialAfter.valid(); // BA-51: for everybody except the player whose turn just ended
        auto error = firstOf(
            [&] { return checkNotOver(m_state); }, [&] { return checkNoDecision(m_state); },
            [&] { return special ? checkSpecial(command.player) : checkTurnOf(m_state, command.player); },
            [&] { return special ? std::nullopt : checkRolled(m_state); },
            [&] { return refusalOf(m_state, command); });
        if (error)
            return error;
        act(m_state, command);
        pushClosingPhases(m_state);
        return std::nullopt;
    }

    MaybeError operator()(const command::Answer& command) {
        if (auto error = checkNotOver(m_state))
            return error;
        const auto open = openDecision(m_state);
        if (!open || open->id != command.decision)
            return Error{ErrorCode::noDecision, open ? open->rule : Clause{},
                         open ? fmt::format("The open decision is \"{}\", not \"{}\".", toString(open->id),
                                            toString(command.decision))
                              : fmt::format("The decision \"{}\" is not open.", toString(command.decision))};
        if (std::find(open->options.begin(), open->options.end(), command.value) == open->options.end()) {
            const auto forbidden =
                std::find_if(open->forbidden.begin(), open->forbidden.end(),
                             [&](const auto& entry) { return entry.value == command.value; });
            return Error{
                ErrorCode::notAnOption, forbidden == open->forbidden.end() ? open->rule : forbidden->rule,
                fmt::format("That is none of the answers to \"{}\"; it stays open.", toString(open->id))};
        }
        const Task task = m_state.tasks.next();
        m_state.tasks.pop();
        carryOut(m_context, task, command.value);
        return std::nullopt;
    }

    MaybeError operator()(const command::EndTurn& command) {
        if (auto error =
                firstOf([&] { return checkNotOver(m_state); }, [&] { return checkNoDecision(m_state); },
                        [&] { return checkBegun(m_state); }, [&] { return checkRolled(m_state); }))
            return error;
        act(m_state, command);
        pushClosingPhases(m_state);
        return std::nullopt;
    }

    MaybeError operator()(const command::Correct& command) {
        if (auto error = correct(m_context, command))
            return error;
        // Only what follows from the position is judged now. Tasks that wait, such as the rest of a roll, are
        // not part of the correction.
        m_context.correction = true;
        judge(Phase::settle);
        // A card that the table itself has handed over stays until roads or knights change.
        if (std::holds_alternative<command::CorrectLongestRoad>(command.what))
            m_context.networkChanged = false;
        if (std::holds_alternative<command::CorrectLargestArmy>(command.what))
            m_context.armyChanged = false;
        judge(Phase::cards);
        judge(Phase::goal);
        m_context.correction = false;
        m_state.unjudged = {};
        return std::nullopt;
    }

private:
    /// Runs one of the closing phases. They ask nothing, and no task waits behind them.
    void judge(Phase phase) {
        for (const RuleModule* module : m_context.setup().modulesIn(phase))
            module->run(phase, m_context);
    }

    static Strictness strictnessOf(const command::PlacePiece& command) {
        if (!command.founding)
            return Strictness::free;
        return command.anyway ? Strictness::anyway : Strictness::rules;
    }

    [[nodiscard]] MaybeError checkFounding() const {
        if (m_state.turn.phase != TurnPhase::founding)
            return Error{ErrorCode::alreadyBegun, BA(6),
                         "The game has begun; \"correct\" changes the position now."};
        return std::nullopt;
    }

    [[nodiscard]] MaybeError checkRoll() const {
        if (auto error =
                firstOf([&] { return checkNotOver(m_state); }, [&] { return checkNoDecision(m_state); },
                        [&] { return checkBegun(m_state); }))
            return error;
        if (m_state.turn.phase == TurnPhase::afterRoll)
            return Error{ErrorCode::alreadyRolled, BA(6), "The dice have been rolled this turn."};
        return std::nullopt;
    }

    [[nodiscard]] MaybeError checkMayBuild(const command::Build& command) const {
        if (auto error = checkTurnOf(m_state, command.player))
            return error;
        if (laidByCard(m_state, command.piece))
            return std::nullopt; // the roads of a road-building card are laid at once, even before the roll
                                 // (BA-06)
        return checkRolled(m_state);
    }

    /// BA-51: after a turn, everybody else may build until the next roll.
    [[nodiscard]] MaybeError checkSpecial(PlayerId player) const {
        if (auto error = checkBegun(m_state))
            return error;
        if (!m_state.turn.specialAfter.valid())
            return Error{
                ErrorCode::notYourTurn, BA(6),
                "This is no special building phase; it lasts from the end of a turn to the next roll."};
        if (player == m_state.turn.specialAfter)
            return Error{ErrorCode::notYourTurn, BA(6),
                         "The special building phase is for the others; this player's turn just ended."};
        return std::nullopt;
    }

    /// GW-60: a wall is built level by level.
    [[nodiscard]] MaybeError checkLevel(const command::Build& command) const {
        if (command.piece != Piece::wall || !command.level)
            return std::nullopt;
        const int next = m_state.greatWall.level[std::get<WallId>(command.at).index()] + 1;
        if (*command.level == next || next > maxWallLevel)
            return std::nullopt;
        return Error{ErrorCode::forbiddenPlace, GW(60),
                     fmt::format("Walls rise level by level: the next one here is {}.", next)};
    }

    [[nodiscard]] MaybeError checkCard(PlayerId player) const {
        if (auto error =
                firstOf([&] { return checkNotOver(m_state); }, [&] { return checkNoDecision(m_state); },
                        [&] { return checkTurnOf(m_state, player); }))
            return error;
        if (m_state.turn.cardPlayed)
            return Error{ErrorCode::oneCardATurn, BA(6), "One development card a turn."};
        return std::nullopt;
    }

    void put(const Placement& placement) {
        m_context.networkChanged = true;
        putPiece(m_state, placement);
    }

    void tellBuilt(const Placement& placement) {
        for (const RuleModule* module : m_context.setup().modules())
            module->built(m_context, placement);
        m_context.settleTasks();
    }

    Context& m_context;
    State& m_state;
};

} // namespace

namespace {

/// Carries the command out on `outcome`, which begins with the old state.
MaybeError carryOut(Outcome& outcome, const Command& command) {
    Context context(outcome.state, outcome.steps);
    if (auto error = std::visit(Engine(context), command))
        return error;
    drain(context, outcome);
    if (!outcome.decision)
        outcome.state.unjudged = {};
    return std::nullopt;
}

} // namespace

Result<Outcome> apply(const State& state, const Command& command) {
    Result<Outcome> result(std::in_place, state); // where the caller wants it: a state is large to move
    if (auto error = carryOut(*result, command))
        result = *std::move(error);
    return result;
}

void goOn(Outcome& outcome, const Value& answer) {
    outcome.steps.clear();
    outcome.decision.reset();
    outcome.selfAnswers.clear();
    Context context(outcome.state, outcome.steps);
    const Task task = outcome.state.tasks.next();
    outcome.state.tasks.pop();
    carryOut(context, task, answer);
    drain(context, outcome);
    if (!outcome.decision)
        outcome.state.unjudged = {};
}

std::uint32_t copiesInBag(const State& state, const Value& answer) {
    return std::visit(
        [&](const auto& asked) -> std::uint32_t {
            if constexpr (requires { copiesInBag(state, asked, answer); })
                return copiesInBag(state, asked, answer);
            else
                return 0;
        },
        state.tasks.next());
}

std::optional<Decision> openDecision(const State& state) {
    // `apply` leaves no phase and no settled question on top, so a task there is an open question.
    if (state.tasks.empty() || !isQuestion(state.tasks.next()))
        return std::nullopt;
    return derive(state, state.tasks.next());
}

} // namespace watchfire::hex
