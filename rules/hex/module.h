// SPDX-License-Identifier: Apache-2.0
// A rule module: one small unit of rules with named hooks. A scenario is an ordered list of modules; what a
// command triggers follows from (phase, place in the list) alone (decisions 3).
#pragma once

#include "rules/core/error.h"
#include "rules/hex/command.h"
#include "rules/hex/outcome.h"
#include "rules/hex/state.h"

#include <boost/container/static_vector.hpp>

#include <initializer_list>
#include <optional>
#include <span>
#include <string>

namespace watchfire::hex {

/// The refusal of a place that a scenario's clause forbids; the table may say "place it anyway" (BA-33).
[[nodiscard]] inline Error forbiddenPlace(Clause rule, std::string message) {
    return {ErrorCode::forbiddenPlace, rule, std::move(message), {}, true};
}

/// What a hook works on: the new state, the steps so far, and what happens next.
class Context {
public:
    Context(State& target, Steps& told) : state(target), m_steps(told) {}

    State& state;
    // What the closing phases have to judge; set these when something changes.
    bool& networkChanged = state.unjudged.network;
    bool& raidersChanged = state.unjudged.raiders;
    bool& armyChanged = state.unjudged.army;
    /// The command is a correction: it triggers no event (BA-60).
    bool correction = false;

    [[nodiscard]] const Setup& setup() const { return *state.setup; }
    [[nodiscard]] const Board& board() const { return state.board(); }
    template <class S> void tell(S step) { m_steps.emplace_back(std::move(step)); }
    /// Queues a task that runs after this hook and before every task that already waits, in the order of the
    /// calls.
    void then(Task task) { m_queued.push_back(task); }
    /// Moves what `then` collected onto the state's stack. Only the engine calls it.
    void settleTasks();

private:
    Steps& m_steps;
    boost::container::static_vector<Task, 12> m_queued;
};

/// Where a piece is to go, for the scenario's clauses about places.
struct Placement {
    Piece piece = Piece::settlement;
    PlayerId player;
    Place at;
    bool founding = false;
};

/// What a module says about the hexes that produce. It stands apart from the other hooks so that a roll asks
/// only the modules that have something to say.
class YieldRules {
public:
    YieldRules() = default;
    YieldRules(const YieldRules&) = delete;
    YieldRules& operator=(const YieldRules&) = delete;

    /// What keeps a hex from producing, and by which clause (BA-11).
    struct Block {
        Blocker by;
        Clause rule;
    };
    [[nodiscard]] virtual std::optional<Block> blocks(const State&, HexId) const { return std::nullopt; }

    /// A hex that produces on this sum besides those that carry it (GR-11); invalid if there is none.
    [[nodiscard]] virtual HexId producesToo(const State&, [[maybe_unused]] int sum) const { return {}; }
    /// What this hex yields if that differs from its terrain, or if another clause grants it (GR-11, RA-60,
    /// RA-62).
    struct Harvest {
        Resource resource = Resource::none;
        Clause rule;
        const YieldRules* keeper = nullptr; ///< the module that hands out something other than cards
    };
    [[nodiscard]] virtual std::optional<Harvest> harvest(const State&, HexId) const { return std::nullopt; }
    /// Hands out what a player's buildings get at a hex whose harvest this module keeps.
    virtual void handOut(Context&, PlayerId, [[maybe_unused]] std::uint8_t amount, HexId) const {}

protected:
    ~YieldRules() = default;
};

/// What a module says about the robber of the base game (BA-21). It stands apart for the same reason.
class RobberRules {
public:
    RobberRules() = default;
    RobberRules(const RobberRules&) = delete;
    RobberRules& operator=(const RobberRules&) = delete;

    /// What keeps the robber away, and by which clause.
    struct Bar {
        Clause rule;
        std::string_view what; ///< of a hex "the flooded hex"; of the board what became of him: "has drowned"
        std::string_view cause; ///< what a correction has to change first: "the flood"; empty: nothing
        ErrorCode refusal = ErrorCode::knightActions; ///< of a knight that moves him in spite of it
    };
    /// What bars the robber from this hex (GR-20) or, without one, from the board (GR-23), if anything.
    [[nodiscard]] virtual std::optional<Bar> barsRobber(const State&, std::optional<HexId>) const {
        return std::nullopt;
    }
    /// True if the robber may not take a card from this player, wherever he stands (FR-04).
    [[nodiscard]] virtual bool sparesOfRobber(const State&, PlayerId) const { return false; }
    /// Decides instead of the roller what the robber does on a seven, and carries it out (GR-21, GR-22).
    virtual bool leadsRobber(Context&) const { return false; }

protected:
    ~RobberRules() = default;
};

class RuleModule {
public:
    RuleModule() = default;
    RuleModule(const RuleModule&) = delete;
    RuleModule& operator=(const RuleModule&) = delete;
    virtual ~RuleModule() = default;

    [[nodiscard]] virtual ModuleName name() const = 0;

    /// The phases in which `run` wants to be called.
    [[nodiscard]] virtual std::span<const Phase> phases() const { return {}; }
    virtual void run(Phase, Context&) const {}

    /// True if what a seven does depends on its larger die (WO-21).
    [[nodiscard]] virtual bool readsLargerDie() const { return false; }

    /// Fills the module's part of a fresh state.
    virtual void prepare(State&) const {}
    /// Checks what the scenario requires of board, players and options before a game can start.
    [[nodiscard]] virtual std::optional<Error> checkSetup(const Setup&) const { return std::nullopt; }
    /// What a board lacks if the module cannot join another scenario's game on it (GR-50). An addition is
    /// refused only if each of its modules lacks something.
    struct Lack {
        Clause rule;
        std::string_view what;
    };
    [[nodiscard]] virtual std::optional<Lack> lackOf(const Board&) const { return std::nullopt; }

    /// The module's part in what the hexes yield; null if it has none.
    [[nodiscard]] virtual const YieldRules* yieldRules() const { return nullptr; }
    /// How many counters of this module the player may use to pay for a development card (RA-62).
    [[nodiscard]] virtual std::uint8_t countersForCard(const State&, PlayerId) const { return 0; }

    /// The module's part in what the robber does; null if it has none.
    [[nodiscard]] virtual const RobberRules* robberRules() const { return nullptr; }
    /// True if nothing that this module changes depends on where the robber stands. If that holds for all
    /// modules, the risk follows him by himself (robber_walk.h).
    [[nodiscard]] virtual bool ignoresRobber() const { return false; }

    /// The scenario's clauses about where a piece may go; they are checked before BA-31.
    [[nodiscard]] virtual std::optional<Error> forbids(const State&, const Placement&) const {
        return std::nullopt;
    }
    /// How many pieces of a kind each player has (WO-00); `nullopt`: as in BA-32.
    [[nodiscard]] virtual std::optional<int> stock(Piece) const { return std::nullopt; }
    /// True if both of these neighbouring corners may be built on (GR-40).
    [[nodiscard]] virtual bool easesDistance(const State&, CornerId, CornerId) const { return false; }
    /// The clause by which this player wins every tie for the longest road (GR-33), if there is one.
    [[nodiscard]] virtual std::optional<Clause> winsTies(const State&, PlayerId) const {
        return std::nullopt;
    }
    /// The line that is founded beside a player's first settlement (RA-02); `nullopt`: as in BA-34.
    [[nodiscard]] virtual std::optional<Piece> firstFoundedLine() const { return std::nullopt; }
    /// Called after a building or line was built or founded; a moved ship counts as built (BA-36).
    virtual void built(Context&, const Placement&) const {}

    /// Plays a knight card: carries it out on `Context`, or returns why it may not be played like this.
    [[nodiscard]] virtual std::optional<Error> playKnight(Context&, const command::Knight&) const {
        return std::nullopt;
    }

    /// True if `points` is to be asked: every command asks for points (BA-43).
    [[nodiscard]] virtual bool givesPoints() const { return false; }
    /// What the module adds to a player's points, besides buildings, cards and corrections (BA-42).
    [[nodiscard]] virtual int points(const State&, PlayerId) const { return 0; }
    /// What the largest army is worth here; 0 if it is not used; `nullopt`: this module does not decide it
    /// (GW-52, RA-00).
    [[nodiscard]] virtual std::optional<std::pair<int, Clause>> largestArmyWorth() const {
        return std::nullopt;
    }
    /// True if no ship may be built beside this hex or moved there (BA-31).
    [[nodiscard]] virtual bool keepsShipsAway(const State&, HexId) const { return false; }
    /// Called when the game ends: tasks of this roll that still wait must not run if the end is taken back.
    virtual void gameEnds(State&) const {}
    /// True if a game that ended this way is still over after a correction.
    [[nodiscard]] virtual bool endsGame(const State&) const { return false; }
};

/// What keeps the robber from this hex or, without one, off the board, by the rules of all modules.
[[nodiscard]] std::optional<RobberRules::Bar> barsRobber(const State& state, std::optional<HexId> hex);

/// How many counters of all modules the player may use to pay for a development card.
[[nodiscard]] std::uint8_t countersForCard(const State& state, PlayerId player);

/// True if some module's seven depends on its larger die.
[[nodiscard]] bool readsLargerDie(const Setup& setup);

/// True if no module depends on where the robber stands, besides his own rules.
[[nodiscard]] bool robberIsApart(const Setup& setup);

/// Ends the game at once: the most points win; among equals, the fewest chips; then the win is shared
/// (GW-71).
void endByPoints(Context& context, Clause rule);

} // namespace watchfire::hex
