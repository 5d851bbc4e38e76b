// SPDX-License-Identifier: Apache-2.0
// The scenarios: which modules, in which order, for how many players. Everything else follows from that.
#pragma once

#include "rules/core/clause.h"
#include "rules/hex/board_tile.h"
#include "rules/hex/setup.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace watchfire::hex {

/// Whether a scenario has ships: never; if land lies in several pieces (decisions 7); only by the option
/// (GR-41); always.
enum class Ships : std::uint8_t { never, whereTheyLead, byOption, always };

struct ScenarioFacts {
    std::vector<std::size_t> playerCounts;
    Clause playersRule;
    Ships ships = Ships::never;
    int goalPoints = 10;
    std::vector<const RuleModule*> modules;
};

[[nodiscard]] const ScenarioFacts& factsOf(Scenario scenario);

/// The phases of a sequence in their order (decisions 3); a roll and a seven without the end of every
/// command.
[[nodiscard]] std::span<const Phase> phasesOf(Sequence sequence);

/// Whether a die's faces are printed at the corners of such a hex (RA-60).
[[nodiscard]] bool carriesFaces(Terrain terrain);

/// The tiles that modules lay on boards.
[[nodiscard]] std::span<const BoardTile* const> boardTiles();
/// The one that lies on this board; null: none does.
[[nodiscard]] const BoardTile* tileOn(const BoardDescription& board);

/// The scenario that the board was made for, as its parts show.
[[nodiscard]] Scenario scenarioOf(const BoardDescription& board);

/// A module that an option of the header adds to any scenario with a certain other module (decisions 36).
struct OptionalModule {
    const char* option;    ///< its name in the header and on the page for a new game
    bool Options::*chosen; ///< off by default
    const RuleModule& (*module)();
    ModuleName needs; ///< without this module, it has nothing to do
    Clause rule;      ///< the clause that says so
};
[[nodiscard]] std::span<const OptionalModule> optionalModules();
[[nodiscard]] bool canJoin(const OptionalModule& joining, const Combination& combination);

/// The modules of a game, in order: additions act after the scenario's own modules and before the cards and
/// the goal (decisions 3); a module that an option adds comes last among them. Errors: `header` with the path
/// of an option whose module has nothing to do in this scenario.
[[nodiscard]] Result<std::vector<const RuleModule*>> modulesOf(const Combination& combination,
                                                               const Options& options);

/// Why the addition at this place of the list cannot join on this board; `nullopt` if it can. Errors:
/// `header` with the path in the log's header, the clause and the reason.
[[nodiscard]] std::optional<Error> whyNotWith(const Combination& combination, std::size_t place,
                                              const Board& board);

} // namespace watchfire::hex
