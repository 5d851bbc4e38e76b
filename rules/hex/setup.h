// SPDX-License-Identifier: Apache-2.0
// What a game is played with: scenario, board, players, options (the log's header), and the ordered list of
// rule modules that follows from them. Immutable; all states of a game share one.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/board.h"
#include "rules/hex/task.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace watchfire::hex {

class RuleModule;

enum class Scenario : std::uint8_t { base, greatWall };
[[nodiscard]] std::string_view toString(Scenario scenario);
[[nodiscard]] std::optional<Scenario> parseScenario(std::string_view text);

/// GW-20: who draws what comes from a bag. The rules always ask; the program may answer for the table.
enum class Draw : std::uint8_t { table, program };

/// Options of the catalogue, with its defaults. Those that depend on players or board are filled in by
/// `Setup::make`.
struct Options {
    int goalPoints = 10;                 ///< "goal-points" (GW-70, BA-43)
    bool endOnLastPenalty = true;        ///< "end-on-last-penalty" (GW-71)
    bool foundingDrawsRiders = false;    ///< "founding-draws-riders" (GW-11)
    Draw draw = Draw::table;             ///< "draw" (GW-20)
    std::optional<bool> specialBuilding; ///< "special-building" (BA-51); default: on with 5 or 6
    std::optional<bool> ships; ///< "ships" (decisions 7); default: on where the board has sea routes

    friend bool operator==(const Options&, const Options&) = default;
};

struct Player {
    std::string id;   ///< as commands name it: "red"
    std::string name; ///< as the table calls it; the id if left out
    std::string seat; ///< which side of the table (BA-50): "south"; may be empty

    friend bool operator==(const Player&, const Player&) = default;
};

class Setup {
public:
    /// Checks board, players and options against the scenario.
    /// Errors: `header` or `unknown-option` with the field's JSON path and the clause.
    static Result<std::shared_ptr<const Setup>> make(Scenario scenario, std::shared_ptr<const Board> board,
                                                     std::vector<Player> players, Options options);

    [[nodiscard]] Scenario scenario() const { return m_scenario; }
    [[nodiscard]] const Board& board() const { return *m_board; }
    [[nodiscard]] const std::shared_ptr<const Board>& sharedBoard() const { return m_board; }
    [[nodiscard]] const std::vector<Player>& players() const { return m_players; }
    [[nodiscard]] std::size_t playerCount() const { return m_players.size(); }
    [[nodiscard]] const Player& operator[](PlayerId id) const { return m_players[id.index()]; }
    [[nodiscard]] PlayerId findPlayer(std::string_view id) const;

    /// As chosen, or as the scenario, the players and the board make them.
    [[nodiscard]] const Options& options() const { return m_options; }
    [[nodiscard]] bool specialBuilding() const { return *m_options.specialBuilding; }
    [[nodiscard]] bool ships() const { return *m_options.ships; }

    /// The scenario's modules in order (decisions 3).
    [[nodiscard]] const std::vector<const RuleModule*>& modules() const { return m_modules; }
    /// Those of them that act in a phase.
    [[nodiscard]] const std::vector<const RuleModule*>& modulesIn(Phase phase) const {
        return m_byPhase[static_cast<std::size_t>(phase)];
    }

private:
    Setup() = default;

    Scenario m_scenario = Scenario::base;
    std::shared_ptr<const Board> m_board;
    std::vector<Player> m_players;
    Options m_options;
    std::vector<const RuleModule*> m_modules;
    std::array<std::vector<const RuleModule*>, phaseCount> m_byPhase;
};

/// A set-up shared by states. Equal when it says the same: a game read from its log is the same game.
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
