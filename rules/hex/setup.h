// SPDX-License-Identifier: Apache-2.0
// What a game is played with: scenario, board, players, options (the log's header), and the ordered list of
// rule modules that follows from them. Immutable; all states of a game share it.
#pragma once

#include "rules/core/error.h"
#include "rules/hex/board.h"
#include "rules/hex/task.h"

#include <array>
#include <bitset>
#include <memory>
#include <string>
#include <vector>

namespace watchfire::hex {

class RuleModule;

/// The rule modules by name (architecture, "rules").
enum class ModuleName : std::uint8_t {
    discard,
    production,
    robber,
    riders,
    pirate,
    wallKnight,
    continents,
    storm,
    discovery,
    river,
    raiders,
    volcano,
    jungle,
    cards,
    goal,
    friendlyRobber,
};
inline constexpr std::size_t moduleCount = 16;

enum class Scenario : std::uint8_t { base, greatWall, world, greatRiver, raiders };
[[nodiscard]] std::string_view toString(Scenario scenario);
[[nodiscard]] std::optional<Scenario> parseScenario(std::string_view text);

/// What can be added to a scenario on its board (GR-50, GR-51).
enum class Addition : std::uint8_t { greatRiver, volcanoJungle };
[[nodiscard]] std::string_view toString(Addition addition);
[[nodiscard]] std::optional<Addition> parseAddition(std::string_view text);

/// A scenario with its additions on the same board: the header's `scenario`.
struct Combination {
    Combination(Scenario scenario = Scenario::base, std::vector<Addition> additions = {})
        : base(scenario), with(std::move(additions)) {}

    Scenario base;
    std::vector<Addition> with;

    friend bool operator==(const Combination&, const Combination&) = default;
};

/// RA-20: what a free hex must lie beside to be taken.
enum class Frontier : std::uint8_t { desertsAndOccupied, raiders, deserts };

/// GW-20: who draws from a bag. The rules always ask; the program may answer for the table.
enum class Draw : std::uint8_t { table, program };

/// The catalogue's options with their defaults. `Setup::make` fills in those that depend on players or board.
struct Options {
    std::optional<int> goalPoints;       ///< "goal-points" (BA-43); default: the scenario's
    bool endOnLastPenalty = true;        ///< "end-on-last-penalty" (GW-71)
    bool foundingDrawsRiders = false;    ///< "founding-draws-riders" (GW-11)
    Draw draw = Draw::table;             ///< "draw" (GW-20)
    std::optional<bool> specialBuilding; ///< "special-building" (BA-51); default: on with 5 or 6
    std::optional<bool> ships;           ///< "ships" (decisions 7, GR-41); default: as the scenario says
    bool stormCrossesSeam = false;       ///< "storm-crosses-seam" (WO-23)
    bool redrawRedNeighbours = false;    ///< "redraw-red-neighbours" (WO-32)
    Frontier frontier = Frontier::desertsAndOccupied; ///< "frontier" (RA-20)
    bool coastalBuildingsSafe = false;                ///< "coastal-buildings-safe" (RA-31)
    bool anyRemovalFrees = false;                     ///< "any-removal-frees" (RA-41)
    bool friendlyRobber = false;                      ///< "friendly-robber" (FR-00)

    friend bool operator==(const Options&, const Options&) = default;
};

struct Player {
    std::string id;   ///< as in commands: "red"
    std::string name; ///< as the table calls the player; the id if missing
    std::string seat; ///< the side of the table (BA-50): "south"; may be empty

    friend bool operator==(const Player&, const Player&) = default;
};

class Setup {
public:
    /// Checks board, players and options against the scenario.
    /// Errors: `header` or `unknown-option` with the field's JSON path and the clause.
    static Result<std::shared_ptr<const Setup>> make(Combination combination,
                                                     std::shared_ptr<const Board> board,
                                                     std::vector<Player> players, Options options);

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

    /// The scenario's modules in order (decisions 3).
    [[nodiscard]] const std::vector<const RuleModule*>& modules() const { return m_modules; }
    [[nodiscard]] bool has(ModuleName module) const { return m_has[static_cast<std::size_t>(module)]; }
    /// The modules that act in a phase.
    [[nodiscard]] const std::vector<const RuleModule*>& modulesIn(Phase phase) const {
        return m_byPhase[static_cast<std::size_t>(phase)];
    }

private:
    Setup() = default;

    Combination m_combination;
    std::shared_ptr<const Board> m_board;
    std::vector<Player> m_players;
    Options m_options;
    std::vector<const RuleModule*> m_modules;
    std::array<std::vector<const RuleModule*>, phaseCount> m_byPhase;
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
