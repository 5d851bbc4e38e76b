// SPDX-License-Identifier: Apache-2.0
// A rule module: one small unit of rules with named hooks. A scenario is an ordered list of them; what a
// command triggers follows from (phase, place in the list) alone (decisions 3).
#pragma once

#include "rules/core/error.h"
#include "rules/hex/command.h"
#include "rules/hex/outcome.h"
#include "rules/hex/state.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <string>

namespace watchfire::hex {

/// A place that a scenario's clause bars; the table may say "place it anyway" (BA-33).
[[nodiscard]] inline Error forbiddenPlace(Clause rule, std::string message) {
    return {ErrorCode::forbiddenPlace, rule, std::move(message), {}, true};
}

/// What a hook works on: the new state, the steps told so far, and what happens next.
class Context {
public:
    Context(State& target, Steps& told) : state(target), m_steps(told) {}

    State& state;
    // Told by whoever changes something: what the closing phases have to judge.
    bool& networkChanged = state.unjudged.network;
    bool& raidersChanged = state.unjudged.raiders;
    bool& armyChanged = state.unjudged.army;
    /// The command is a correction: it triggers no event (BA-60).
    bool correction = false;

    [[nodiscard]] const Setup& setup() const { return *state.setup; }
    [[nodiscard]] const Board& board() const { return state.board(); }
    template <class S> void tell(S step) { m_steps.emplace_back(std::move(step)); }
    /// Something that happens after this hook and before anything that waits already; in the order of the
    /// calls.
    void then(Task task) { m_queued.push_back(task); }
    /// Moves what `then` collected onto the state's stack. For the engine.
    void settleTasks();

private:
    Steps& m_steps;
    boost::container::static_vector<Task, 12> m_queued;
};

/// Where a piece is to go, for the scenario's own clauses about places.
struct Placement {
    Piece piece = Piece::settlement;
    PlayerId player;
    Place at;
    bool founding = false;
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

    /// Its part of a fresh state.
    virtual void prepare(State&) const {}
    /// What the scenario asks of board, players and options before a game can start.
    [[nodiscard]] virtual std::optional<Error> checkSetup(const Setup&) const { return std::nullopt; }
    /// What a board lacks so that the module can join another scenario's game on it (GR-50).
    struct Lack {
        Clause rule;
        std::string_view what;
    };
    [[nodiscard]] virtual std::optional<Lack> lackOf(const Board&) const { return std::nullopt; }

    /// May this hex produce? If not, what blocks it, and by which clause (BA-11).
    struct Block {
        Blocker by;
        Clause rule;
    };
    [[nodiscard]] virtual std::optional<Block> blocks(const State&, HexId) const { return std::nullopt; }

    /// A hex that produces on this sum beside those that carry it (GR-11); invalid: none.
    [[nodiscard]] virtual HexId producesToo(const State&, [[maybe_unused]] int sum) const { return {}; }
    /// What this hex yields other than its terrain says, or by which other clause (GR-11, RA-60, RA-62).
    struct Harvest {
        Resource resource = Resource::none;
        Clause rule;
        const RuleModule* keeper = nullptr; ///< who hands something else out in place of cards
    };
    [[nodiscard]] virtual std::optional<Harvest> harvest(const State&, HexId) const { return std::nullopt; }
    /// What a player's buildings at a hex get of which this module is the harvest's keeper.
    virtual void handOut(Context&, PlayerId, [[maybe_unused]] std::uint8_t amount, HexId) const {}

    /// What keeps the robber away, and by which clause.
    struct Bar {
        Clause rule;
        std::string_view what;  ///< "the flooded hex"; of the whole board what became of him: "has drowned"
        std::string_view cause; ///< what a correction has to change first: "the flood"; empty: nothing
        ErrorCode refusal = ErrorCode::knightActions; ///< of a knight that moves him in spite of it
    };
    /// May the robber not be brought to this hex (GR-20), or, without one, to the board at all (GR-23)?
    [[nodiscard]] virtual std::optional<Bar> barsRobber(const State&, std::optional<HexId>) const {
        return std::nullopt;
    }
    /// May the robber take no card from this player, wherever he stands (FR-04)?
    [[nodiscard]] virtual bool sparesOfRobber(const State&, PlayerId) const { return false; }
    /// Decides in the roller's stead what the robber does on a seven, and carries it out (GR-21, GR-22).
    virtual bool leadsRobber(Context&) const { return false; }

    /// The scenario's clauses about where a piece may go (before BA-31 is asked).
    [[nodiscard]] virtual std::optional<Error> forbids(const State&, const Placement&) const {
        return std::nullopt;
    }
    /// Pieces of a kind that each player has; nothing: as BA-32 says (WO-00).
    [[nodiscard]] virtual std::optional<int> stock(Piece) const { return std::nullopt; }
    /// Neighbouring corners that may both be built on (GR-40).
    [[nodiscard]] virtual bool easesDistance(const State&, CornerId, CornerId) const { return false; }
    /// Whether the player wins every tie for the longest road: the clause (GR-33).
    [[nodiscard]] virtual std::optional<Clause> winsTies(const State&, PlayerId) const {
        return std::nullopt;
    }
    /// A building or line was built during play, or founded; a moved ship counts as built (BA-36).
    virtual void built(Context&, const Placement&) const {}

    /// A knight card: may it be played like this? Carries it out on `Context`, or says why not.
    [[nodiscard]] virtual std::optional<Error> playKnight(Context&, const command::Knight&) const {
        return std::nullopt;
    }

    /// What it adds to a player's points, beyond buildings, cards and corrections (BA-42).
    [[nodiscard]] virtual int points(const State&, PlayerId) const { return 0; }
    /// What the largest army is worth here, 0 where it is not used; nothing: this module has no say (GW-52,
    /// RA-00).
    [[nodiscard]] virtual std::optional<std::pair<int, Clause>> largestArmyWorth() const {
        return std::nullopt;
    }
    /// Beside which hexes no ship may be built or moved (BA-31).
    [[nodiscard]] virtual bool keepsShipsAway(const State&, HexId) const { return false; }
    /// The game ends: what still waits of this roll does not come, should the end be taken back.
    virtual void gameEnds(State&) const {}
    /// Whether a game that has ended this way has still ended, after a correction.
    [[nodiscard]] virtual bool endsGame(const State&) const { return false; }
};

/// Ends the game at once: the most points win; of several the fewest chips; then shared (GW-71).
void endByPoints(Context& context, Clause rule);

} // namespace watchfire::hex
