# SPDX-License-Identifier: Apache-2.0
# Breakages of the rules, one clause each: (clause, file below rules/, the exact text, what stands there instead).
# A text may be broken into lines otherwise in its file; it occurs there once. Every file is a source file, so that a
# breakage costs one compilation. run.py expects that at least one test fails for each of them.

APPLY = "hex/apply.cpp"
BOARD = "hex/board.cpp"
CARDS = "hex/modules/cards.cpp"
CORRECT = "hex/correct.cpp"
GEOMETRY = "hex/geometry.cpp"
GOAL = "hex/modules/goal.cpp"
KNIGHT = "hex/modules/wall_knight.cpp"
PIRATE = "hex/modules/pirate.cpp"
PLACEMENT = "hex/placement.cpp"
PRODUCTION = "hex/modules/production.cpp"
RIDERS = "hex/modules/riders.cpp"
ROBBER = "hex/modules/robber.cpp"
ROUTE = "hex/route.cpp"
SCENARIO = "hex/scenario.cpp"
SCORING = "hex/scoring.cpp"
SETUP = "hex/setup.cpp"
STATE = "hex/state.cpp"

MUTANTS = [
    # ---- base
    ("BA-02", GEOMETRY, "case CornerDirection::SW: return {neighbour(h, Direction::SW), CornerDirection::N};",
     "case CornerDirection::SW: return {neighbour(h, Direction::W), CornerDirection::N};"),
    ("BA-03", GEOMETRY, "case Direction::W: return {CornerDirection::SW, CornerDirection::NW};",
     "case Direction::W: return {CornerDirection::S, CornerDirection::SW};"),
    ("BA-04", BOARD, "return {((at.q % w) + w) % w, at.r};", "return {at.q % w, at.r};"),
    ("BA-05", BOARD, "side.touchesSea = true; // BA-05", "; // BA-05"),
    ("BA-06", APPLY, "if (player != state.turn.player)", "if (false)"),
    ("BA-06", APPLY, "if (m_state.turn.phase == TurnPhase::afterRoll)", "if (false)"),
    ("BA-06", APPLY, "if (m_state.turn.cardPlayed)", "if (false)"),
    ("BA-10", PRODUCTION, "(building.kind == BuildingKind::city ? 2 : 1)", "(building.kind == BuildingKind::city ? 1 : 1)"),
    ("BA-10", BOARD, "case Terrain::gold: return Resource::any;", "case Terrain::gold: return Resource::none;"),
    ("BA-11", ROBBER, "if (state.thieves.robber == hex)", "if (false)"),
    ("BA-11", PRODUCTION, "if (!lost.empty())", ""),
    ("BA-20", APPLY, "{Phase::thieves, Phase::storm, Phase::flood, Phase::discard}",
     "{Phase::discard, Phase::storm, Phase::flood, Phase::thieves}"),
    ("BA-21", ROBBER, "isLand(state.board()[hex].terrain) && hex != state.thieves.robber",
     "isLand(state.board()[hex].terrain)"),
    ("BA-21", ROBBER, "if (!knight.from.valid() && !victims.empty())", "if (false)"),
    ("BA-31", PLACEMENT, "if (m_state.buildings[next])", "if (false)"),
    ("BA-31", PLACEMENT, "if (foreignBuildingAt(m_state, corner, player))", "if (false)"),
    ("BA-31", PLACEMENT, "ownLineAt(m_state, corner, player, {}, kind))", "ownLineAt(m_state, corner, player))"),
    ("BA-32", PLACEMENT, "piecesLeft(m_state, m_placement.piece, m_placement.player) > 0",
     "piecesLeft(m_state, m_placement.piece, m_placement.player) > -1"),
    ("BA-33", PLACEMENT, "if (error && error->anyway && m_strictness == Strictness::anyway)",
     "if (error && m_strictness == Strictness::anyway)"),
    ("BA-34", STATE, "setup.scenario() == Scenario::greatWall ? 3 : 2", "setup.scenario() == Scenario::greatWall ? 2 : 2"),
    ("BA-34", PRODUCTION, "founded != foundingSettlements(*state.setup)", "founded == foundingSettlements(*state.setup)"),
    ("BA-36", PLACEMENT, "if (held(board[from].corners[0]) && held(board[from].corners[1]))", "if (false)"),
    ("BA-36", PLACEMENT, "if (ship.builtThisTurn)", "if (false)"),
    ("BA-36", PLACEMENT, "without.lines[from] = {};", ""),
    ("BA-40", CARDS, "inline constexpr int shortestLongestRoad = 5;", "inline constexpr int shortestLongestRoad = 6;"),
    ("BA-40", CARDS, "if (holder.valid() && values[holder.index()] == greatest)", "if (false)"),
    ("BA-40", ROUTE, "if (building && building.player != player)", "if (false)"),
    ("BA-40", ROUTE, "if (sameKind || building)", "if (true)"),
    ("BA-41", CARDS, "inline constexpr int smallestLargestArmy = 3;", "inline constexpr int smallestLargestArmy = 2;"),
    ("BA-43", GOAL, "pointsOf(state, player) < state.setup->options().goalPoints",
     "pointsOf(state, player) <= state.setup->options().goalPoints"),
    ("BA-43", APPLY, "if (state.ending.over)", "if (false)"),
    ("BA-51", APPLY, "m_state.turn.specialAfter = {}; // BA-51", "// BA-51"),
    ("BA-51", SETUP, "setup->m_players.size() >= 5", "setup->m_players.size() >= 7"),
    ("BA-60", CORRECT, "if (c.bag[i] + outside > ridersPerNumeral)", "if (false)"),
    # ---- The Great Wall
    ("GW-00", SCENARIO, "{4, 6}", "{3, 4, 5, 6}"),
    ("GW-00", RIDERS, "if (placement.piece == Piece::ship)", "if (false)"),
    ("GW-01", RIDERS, "return terrain == Terrain::steppe || terrain == Terrain::sea;", "return terrain == Terrain::sea;"),
    ("GW-01", RIDERS, "if (board.walls().size() != players)", "if (false)"),
    ("GW-03", RIDERS, "if (arrow->number == sum)\n                    attack(context, AssemblyId(i), *arrow);",
     "if (arrow->number == sum) {\n                    attack(context, AssemblyId(i), *arrow);\n                    return;\n                }"),
    ("GW-04", RIDERS, "if (state.numbers[hex] == 0)", "if (false)"),
    ("GW-05", RIDERS, "if (isBehindWall(state, from)) {", "if (false) {"),
    ("GW-05", RIDERS, "state.greatWall.bag[i] = ridersPerNumeral;", "state.greatWall.bag[i] = ridersPerNumeral - 1;"),
    ("GW-06", RIDERS, "if (state.greatWall.level[wall.index()] >= maxWallLevel)", "if (false)"),
    ("GW-10", RIDERS, "if (founded == 0 && !isFort(state, corner))", "if (false)"),
    ("GW-10", RIDERS, "if (atFort && !atOther)", "if (false)"),
    ("GW-11", RIDERS, "if (placement.founding && !context.setup().options().foundingDrawsRiders)", "if (false)"),
    ("GW-20", RIDERS, "if (placement.piece != Piece::settlement && placement.piece != Piece::city)",
     "if (placement.piece != Piece::settlement)"),
    ("GW-20", RIDERS, "if (state.greatWall.bag[i] > 0)", "if (true)"),
    ("GW-21", APPLY, "{Phase::eruption, Phase::production, Phase::claim}", "{Phase::claim, Phase::eruption, Phase::production}"),
    ("GW-21", RIDERS, "if (ridersAt(state, gathering) == 0 || ", "if (ridersAt(state, gathering) <= 1 || "),
    ("GW-22", RIDERS, "ridersAt(state, target) >= maxRidersOnAttackHex)", "ridersAt(state, target) > maxRidersOnAttackHex)"),
    ("GW-23", RIDERS, "if (ridersAt(state, hex) > 0)", "if (ridersAt(state, hex) == 1)"),
    ("GW-30", RIDERS, "if (ridersAt(state, target) > state.greatWall.level[arrow.wall.index()])",
     "if (ridersAt(state, target) >= state.greatWall.level[arrow.wall.index()])"),
    ("GW-31", RIDERS, "for (int i = 0; i < riders; ++i) {", "for (int i = 1; i < riders; ++i) {"),
    ("GW-32", RIDERS, "if (level > 0) {", "if (level > 1) {"),
    ("GW-33", RIDERS, "if (!owner.valid() || chipsLeft(state) == 0)", "if (!owner.valid())"),
    ("GW-33", RIDERS, "return -static_cast<int>(state.greatWall.chips[player.index()]);", "return 0;"),
    ("GW-34", RIDERS, "if (!best.valid() || riders < fewest) {", "if (!best.valid() || riders <= fewest) {"),
    ("GW-35", RIDERS, "const int riders = ridersAt(state, hex);", "const int riders = ridersAt(state, hex) > 0 ? 1 : 0;"),
    ("GW-40", PIRATE, "hex.valid() && !isLand(state.board()[hex].terrain) && hex != state.thieves.pirate",
     "hex.valid() && !isLand(state.board()[hex].terrain)"),
    ("GW-40", PIRATE, "context.then(task::PirateSteals{task.player});", ""),
    ("GW-41", PIRATE, "const bool shut = pirateThere && !users.empty();", "const bool shut = pirateThere;"),
    ("GW-41", PIRATE, "harbours[i].sea == state.thieves.pirate", "harbours[i].sea != state.thieves.pirate"),
    ("GW-50", KNIGHT, "if (knight.actions.size() > 2)", "if (knight.actions.size() > 3)"),
    ("GW-50", KNIGHT, "if (pirates > 1)", "if (pirates > 2)"),
    ("GW-50", KNIGHT, "++state.greatWall.bag[numeral->index()];", ""),
    ("GW-51", KNIGHT, "putRider(state, board[action.to].at, *numeral);", "putRider(state, board[*numeral].at, *numeral);"),
    ("GW-52", KNIGHT, "return std::pair{1, GW(52)};", "return std::pair{2, GW(52)};"),
    ("GW-60", RIDERS, "if (ownerOf(state, wall) != placement.player)", "if (false)"),
    ("GW-60", APPLY, "if (*command.level == next || next > maxWallLevel)", "if (true)"),
    ("GW-61", BOARD, "if (level < 1 || level > 5)", "if (false)"),
    ("GW-70", SCORING, "points += building.kind == BuildingKind::city ? 2 : 1;", "points += 1;"),
    ("GW-71", RIDERS, "if (chipsLeft(state) == 0 && state.setup->options().endOnLastPenalty)", "if (chipsLeft(state) == 0)"),
    ("GW-71", GOAL, "return std::pair{ending.points[player], -state.greatWall.chips[player]};",
     "return std::pair{ending.points[player], static_cast<int>(state.greatWall.chips[player])};"),
    ("GW-71", RIDERS, "if (context.state.ending.over)\n                    return;", ""),
]
