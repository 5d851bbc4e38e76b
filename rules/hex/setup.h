// SPDX-License-Identifier: Apache-2.0
// What a game is played with: scenario, board, players, options (the log's header), and the ordered list of
// rule modules that follows from them. Immutable; all states of a game share it.
#pragma once

#include "rules/core/error.h"
#include "rules/core/rules_version.h"
#include "rules/hex/board.h"
#include "rules/hex/kinds.h"

#include <array>
#include <bitset>
#include <memory>
#include <string>
#include <vector>

namespace watchfire::hex {

class RobberRules;
class RuleModule;
class YieldRules;

/// A scenario with its additions on the same board: the header's `scenario`.
struct Combination {
    Combination(Scenario scenario = Scenario::base, std::vector<Addition> additions = {})
        : base(scenario), with(std::move(additions)) {}

    Scenario base;
    std::vector<Addition> with;

    friend bool operator==(const Combination&, const Combination&) = default;
};

struct Player {
    std::string id;   ///< as in commands: "red"
    std::string name; ///< as the table calls the player; the id if missing
    std::string seat; ///< the side of the table (BA-50): "south"; may be empty

    friend bool operator==(const Player&, const Player&) = default;
};

class Setup {
public:
    /// Checks board, players and options against the scenario. `rules` is the version whose answers the game
    /// gets.
    /// Errors: `header` or `unknown-option` with the field's JSON path and the clause.
    static Result<std::shared_ptr<const Setup>> make(Combination combination,
                                                     std::shared_ptr<const Board> board,
                                                     std::vector<Player> players, Options options,
                                                     int rules = rulesVersion);

    /// The scenario that sets the goal and the player counts (GR-51).
    [[nodiscard]] Scenario scenario() const { return m_combination.base; }
    [[nodiscard]] const Combination& combination() const { return m_combination; }
    [[nodiscard]] const Board& board() const { return *m_board; }
    [[nodiscard]] const std::shared_ptr<const Board>& sharedBoard() const { return m_board; }
    [[nodiscard]] const std::vector<Player>& players() const { return m_players; }
    [[nodiscard]] std::size_t playerCount() const { return m_players.size(); }
    [[nodiscard]] const Player& operator[](PlayerId id) const { return m_players[id.index()]; }
    [[nodiscard]] PlayerId findPlayer(std::string_view id) const;

    /// As chosen, or as derived from scenario, players and board.
    [[nodiscard]] const Options& options() const { return m_options; }
    [[nodiscard]] bool specialBuilding() const { return *m_options.specialBuilding; }
    [[nodiscard]] bool ships() const { return *m_options.ships; }
    [[nodiscard]] int goalPoints() const { return *m_options.goalPoints; }
    [[nodiscard]] int rules() const { return m_rules; }

    /// The scenario's modules in order (decisions 3).
    [[nodiscard]] const std::vector<const RuleModule*>& modules() const { return m_modules; }
    [[nodiscard]] bool has(ModuleName module) const { return m_has[static_cast<std::size_t>(module)]; }
    /// The modules that act in a phase.
    [[nodiscard]] const std::vector<const RuleModule*>& modulesIn(Phase phase) const {
        return m_byPhase[static_cast<std::size_t>(phase)];
    }
    /// The modules that act in a sequence, each with its phase, in their order. Phases in which none acts
    /// take no time.
    struct Act {
        const RuleModule* module;
        Phase phase;
    };
    [[nodiscard]] const std::vector<Act>& modulesIn(Sequence sequence) const {
        return m_bySequence[static_cast<std::size_t>(sequence)];
    }
    /// Those that have a part in what the hexes yield, in the same order.
    [[nodiscard]] const std::vector<const YieldRules*>& yieldRules() const { return m_yieldRules; }
    /// Those that have a part in what the robber does, in the same order.
    [[nodiscard]] const std::vector<const RobberRules*>& robberRules() const { return m_robberRules; }
    /// Those that give or take points.
    [[nodiscard]] const std::vector<const RuleModule*>& pointGivers() const { return m_pointGivers; }

private:
    Setup() = default;
    /// Lists the modules by what they have a part in.
    void listParts();

    Combination m_combination;
    std::shared_ptr<const Board> m_board;
    std::vector<Player> m_players;
    Options m_options;
    int m_rules = rulesVersion;
    std::vector<const RuleModule*> m_modules;
    std::array<std::vector<const RuleModule*>, phaseCount> m_byPhase;
    std::array<std::vector<Act>, sequenceCount> m_bySequence;
    std::vector<const YieldRules*> m_yieldRules;
    std::vector<const RobberRules*> m_robberRules;
    std::vector<const RuleModule*> m_pointGivers;
    std::bitset<moduleCount> m_has;
};

/// A set-up shared by states. Two are equal if their content is: a game read from its log is the same game.
class SetupRef {
public:
    SetupRef() = default;
    explicit SetupRef(std::shared_ptr<const Setup> setup) : m_setup(std::move(setup)) {}
    [[nodiscard]] const Setup& operator*() const { return *m_setup; }
    [[nodiscard]] const Setup* operator->() const { return m_setup.get(); }
    [[nodiscard]] const std::shared_ptr<const Setup>& shared() const { return m_setup; }
    friend bool operator==(const SetupRef& a, const SetupRef& b);

private:
    std::shared_ptr<const Setup> m_setup;
};

} // namespace watchfire::hex
