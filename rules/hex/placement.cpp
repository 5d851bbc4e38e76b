// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/placement.h"

#include "rules/hex/founding.h"
#include "rules/hex/modules/riders/riders.h"
#include "rules/hex/scoring.h"

#include <fmt/format.h>

#include <algorithm>

namespace watchfire::hex {

namespace {

bool isBuilding(Piece piece) {
    return piece == Piece::settlement || piece == Piece::city;
}

/// RA-33: nothing starts at a fallen building.
bool ownStandingBuildingAt(const State& state, CornerId corner, PlayerId player) {
    return ownBuildingAt(state, corner, player) && !state.buildings[corner].fallen;
}

bool foreignBuildingAt(const State& state, CornerId corner, PlayerId player) {
    return state.buildings[corner] && state.buildings[corner].player != player;
}

/// True if a side at this corner carries a line of the player that meets the condition.
template <class Condition>
bool ownLineAt(const State& state, CornerId corner, PlayerId player, Condition&& holds) {
    const auto& sides = state.board()[corner].sides;
    return std::any_of(sides.begin(), sides.end(), [&](SideId side) {
        const Line line = state.lines[side];
        return line && line.player == player && holds(side, line);
    });
}

/// The checks of one placement, in the order of game-log, "Refusals". Each returns an error or nothing.
class Check {
public:
    Check(const State& state, const Placement& placement, Strictness strictness)
        : m_state(state), m_board(state.board()), m_placement(placement), m_strictness(strictness) {}

    /// True if nothing but the stock can forbid it. No message is made.
    static bool allowsFromStock(const State& state, const Placement& placement) {
        Check check(state, placement, Strictness::rules);
        check.m_silent = true;
        if (placement.piece == Piece::settlement) { // what forbids most corners comes first
            const CornerId corner = std::get<CornerId>(placement.at);
            if (state.buildings[corner] || check.tooNear(corner).valid())
                return false;
        }
        return !check.run(false);
    }

    static bool startsAtOwnPiece(const State& state, const Placement& line) {
        return Check(state, line, Strictness::rules).joined(std::get<SideId>(line.at), Start::standing);
    }

    /// `fromStock` is false if the piece is already on the board and only moves.
    std::optional<Error> run(bool fromStock = true) {
        if (m_strictness != Strictness::free)
            for (const RuleModule* module : m_state.setup->modules())
                if (auto error = heed(module->forbids(m_state, m_placement)))
                    return error;
        if (m_placement.piece == Piece::wall)
            return std::nullopt;
        if (auto error = isBuilding(m_placement.piece) ? building() : line())
            return error;
        return fromStock ? heed(stock()) : std::nullopt;
    }

private:
    /// The error with the message that `words` makes, if somebody wants to read it.
    template <class Words>
    [[nodiscard]] Error no(ErrorCode code, Clause rule, const Words& words, bool anyway = true) const {
        return {code, rule, m_silent ? std::string() : std::string(words()), {}, anyway};
    }

    /// BA-33: "place it anyway" drops an error that may be overruled.
    [[nodiscard]] std::optional<Error> heed(std::optional<Error> error) const {
        if (error && error->anyway && m_strictness == Strictness::anyway)
            return std::nullopt;
        return error;
    }
    [[nodiscard]] bool positionIsFree() const { return m_strictness == Strictness::free; }

    std::optional<Error> building() {
        const CornerId corner = std::get<CornerId>(m_placement.at);
        const Building there = m_state.buildings[corner];
        const bool city = m_placement.piece == Piece::city;
        const bool improves =
            city && there.kind == BuildingKind::settlement && there.player == m_placement.player;
        if (m_placement.founding && !city && !positionIsFree())
            if (auto error = heed(foundingSettlement(corner)))
                return error;
        if (there && !improves)
            return no(
                ErrorCode::occupied, BA(31),
                [&] { return fmt::format("{} is occupied.", m_board.nameOf(corner)); }, false);
        if (positionIsFree() || improves)
            return std::nullopt;
        if (city)
            return heed(
                no(ErrorCode::forbiddenPlace, BA(31), [] { return "A city replaces an own settlement."; }));
        if (const CornerId next = tooNear(corner); next.valid())
            if (auto error = heed(no(ErrorCode::tooClose, BA(31), [&] {
                    return fmt::format("A building stands on the neighbouring corner {}.",
                                       m_board.nameOf(next));
                })))
                return error;
        if (!m_placement.founding)
            if (auto error = heed(noWayTo(corner)))
                return error;
        if (!m_board[corner].touchesLand)
            return heed(no(ErrorCode::notLand, BA(31),
                           [&] { return fmt::format("{} touches no land.", m_board.nameOf(corner)); }));
        return std::nullopt;
    }

    /// A neighbouring corner whose building forbids another one here; invalid if there is none.
    [[nodiscard]] CornerId tooNear(CornerId corner) const {
        for (const CornerId next : m_board[corner].neighbours)
            if (m_state.buildings[next] && !distanceIsEased(corner, next))
                return next;
        return {};
    }

    [[nodiscard]] std::optional<Error> noWayTo(CornerId corner) const {
        const auto standing = [](SideId, const Line& line) { return !line.turned; };
        const auto any = [](SideId, const Line&) { return true; };
        if (ownLineAt(m_state, corner, m_placement.player, standing))
            return std::nullopt;
        if (ownLineAt(m_state, corner, m_placement.player, any))
            return no(ErrorCode::notConnected, RA(30),
                      [] { return "A turned road leads to no new settlement."; });
        return no(ErrorCode::notConnected, BA(31),
                  [] { return "A settlement stands at the end of an own road or ship line."; });
    }

    [[nodiscard]] bool distanceIsEased(CornerId a, CornerId b) const {
        const auto& modules = m_state.setup->modules();
        return std::any_of(modules.begin(), modules.end(),
                           [&](const RuleModule* module) { return module->easesDistance(m_state, a, b); });
    }

    [[nodiscard]] std::optional<Error> foundingSettlement(CornerId corner) const {
        if (!m_board.mayFoundAt(corner))
            return no(ErrorCode::forbiddenPlace, BA(34), [] { return "Nobody founds there on this board."; });
        if (nextFounded(m_state, m_placement.player, corner) == 0)
            return no(ErrorCode::forbiddenPlace, BA(34),
                      [] { return "This player has founded all settlements."; });
        return std::nullopt;
    }

    std::optional<Error> line() {
        const SideId side = std::get<SideId>(m_placement.at);
        const bool ship = m_placement.piece == Piece::ship;
        if (ship && !positionIsFree())
            if (auto error = heed(noShipHere(side)))
                return error;
        if (m_state.lines[side])
            return no(
                ErrorCode::occupied, BA(31),
                [&] { return fmt::format("{} is occupied.", m_board.nameOf(side)); }, false);
        if (positionIsFree())
            return std::nullopt;
        if (!joined(side, m_placement.founding ? Start::founded : Start::standing))
            if (auto error = heed(notJoined(side)))
                return error;
        if (!ship && !m_board[side].touchesLand)
            return heed(no(ErrorCode::notLand, BA(31),
                           [&] { return fmt::format("{} touches no land.", m_board.nameOf(side)); }));
        if (ship && !m_board[side].touchesSea)
            return heed(no(ErrorCode::notSea, BA(31),
                           [&] { return fmt::format("{} touches no sea.", m_board.nameOf(side)); }));
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> noShipHere(SideId side) const {
        if (!m_state.setup->ships())
            return no(ErrorCode::forbiddenPlace, BA(31), [] { return "This game is played without ships."; });
        for (const HexId hex : m_board[side].hexes)
            for (const RuleModule* module : m_state.setup->modules())
                if (module->keepsShipsAway(m_state, hex))
                    return no(ErrorCode::forbiddenPlace, BA(31),
                              [] { return "No ship is built beside the pirate."; });
        return std::nullopt;
    }

    /// Which own buildings a line may start from: one just founded, which has no line yet (BA-34); any
    /// standing one (BA-31, RA-33); or any at all, to find out which clause forbids the line.
    enum class Start : std::uint8_t { founded, standing, lyingToo };

    [[nodiscard]] bool joined(SideId side, Start start) const {
        const PlayerId player = m_placement.player;
        const bool asRoad = m_placement.piece != Piece::ship;
        for (const CornerId corner : m_board[side].corners) {
            if (foreignBuildingAt(m_state, corner, player))
                continue;
            const auto any = [](SideId, const Line&) { return true; };
            const auto goesOn = [&](SideId, const Line& line) { return joinsAsRoad(line.kind) == asRoad; };
            const bool starts = start == Start::standing ? ownStandingBuildingAt(m_state, corner, player)
                                                         : ownBuildingAt(m_state, corner, player);
            if (start == Start::founded ? starts && !ownLineAt(m_state, corner, player, any)
                                        : starts || ownLineAt(m_state, corner, player, goesOn))
                return true;
        }
        return false;
    }

    /// The clause that forbids the line because it does not join.
    [[nodiscard]] Error notJoined(SideId side) const {
        const bool ship = m_placement.piece == Piece::ship;
        if (m_placement.founding && joined(side, Start::standing))
            return no(ErrorCode::notConnected, BA(34), [] {
                return "Each founded settlement has one road or ship, and this line starts at none without "
                       "one.";
            });
        if (joined(side, Start::lyingToo))
            return no(ErrorCode::notConnected, RA(33),
                      [] { return "No new line starts at a settlement or city that lies on its side."; });
        return no(ErrorCode::notConnected, BA(31), [&] {
            return ship ? "A ship joins an own ship or building." : "A road joins an own road or building.";
        });
    }

    [[nodiscard]] std::optional<Error> stock() const {
        if (piecesLeft(m_state, m_placement.piece, m_placement.player) > 0)
            return std::nullopt;
        return no(ErrorCode::noPieceLeft, BA(32),
                  [&] { return fmt::format("No {} is left in stock.", toString(m_placement.piece)); });
    }

    const State& m_state;
    const Board& m_board;
    const Placement& m_placement;
    Strictness m_strictness;
    bool m_silent = false;
};

/// The corners where the player has a building or a line; a line to be built begins at one of them.
class OwnCorners {
public:
    OwnCorners(const State& state, PlayerId player) : m_is(state.buildings.size(), 0) {
        for (std::size_t i = 0; i < state.lines.size(); ++i)
            if (const Line line = state.lines[SideId(i)]; line && line.player == player)
                for (const CornerId end : state.board().sides()[i].corners)
                    m_is[end.index()] = 1;
        for (std::size_t i = 0; i < m_is.size(); ++i)
            if (ownBuildingAt(state, CornerId(i), player))
                m_is[i] = 1;
    }
    [[nodiscard]] bool has(CornerId corner) const { return m_is[corner.index()] != 0; }

private:
    boost::container::small_vector<char, 256> m_is;
};

} // namespace

std::optional<Error> checkPlacement(const State& state, const Placement& placement, Strictness strictness) {
    return Check(state, placement, strictness).run();
}

std::optional<Error> checkMoveShip(const State& state, PlayerId player, SideId from, SideId to,
                                   Strictness strictness) {
    const Board& board = state.board();
    const Line ship = state.lines[from];
    const auto fixed = [](std::string message, bool anyway = true) {
        return Error{ErrorCode::shipFixed, BA(36), std::move(message), {}, anyway};
    };
    const auto heed = [&](std::optional<Error> error) {
        return error && error->anyway && strictness == Strictness::anyway ? std::nullopt : error;
    };

    if (ship.kind != LineKind::ship || ship.player != player)
        return fixed(fmt::format("No ship of this player lies on {}.", board.nameOf(from)), false);
    if (state.turn.shipMoved)
        if (auto error = heed(fixed("A ship was moved this turn already.")))
            return error;
    if (ship.builtThisTurn)
        if (auto error = heed(fixed("This ship was built this turn.")))
            return error;
    // An end is open if neither an own building nor another own ship holds it; a line between two own
    // buildings has no open end.
    const auto held = [&](CornerId corner) {
        return ownBuildingAt(state, corner, player) ||
               ownLineAt(state, corner, player, [&](SideId side, const Line& line) {
                   return side != from && line.kind == LineKind::ship;
               });
    };
    if (held(board[from].corners[0]) && held(board[from].corners[1]))
        if (auto error = heed(fixed("Only the open end ship of a line may be moved.")))
            return error;
    for (const HexId hex : board[from].hexes)
        for (const RuleModule* module : state.setup->modules())
            if (module->keepsShipsAway(state, hex))
                if (auto error = heed(fixed("A ship beside the pirate may not be moved.")))
                    return error;
    if (from == to)
        return fixed("The ship moves to another place.", false);
    State without = state;
    without.lines[from] = {};
    return Check(without, {Piece::ship, player, to}, strictness).run(false);
}

bool startsAtOwnPiece(const State& state, const Placement& line) {
    return Check::startsAtOwnPiece(state, line);
}

std::vector<Place> legalPlaces(const State& state, Piece piece, PlayerId player, bool founding) {
    std::vector<Place> places;
    const Board& board = state.board();
    // BA-32: the stock is the same for all places.
    if (piece != Piece::wall && piecesLeft(state, piece, player) <= 0)
        return places;
    const auto offer = [&](Place place) {
        if (Check::allowsFromStock(state, {piece, player, place, founding}))
            places.push_back(place);
    };
    if (piece == Piece::wall) {
        for (std::size_t i = 0; i < board.walls().size(); ++i)
            offer(WallId(i));
        return places;
    }
    // Most places are far from everything that the player has, so these are passed over before the checks.
    const OwnCorners own(state, player);
    if (isBuilding(piece)) {
        for (std::size_t i = 0; i < board.corners().size(); ++i)
            if (const CornerId corner(i); founding ? board[corner].touchesLand : own.has(corner))
                offer(corner);
    } else {
        for (std::size_t i = 0; i < board.sides().size(); ++i)
            if (const auto& ends = board.sides()[i].corners; own.has(ends[0]) || own.has(ends[1]))
                offer(SideId(i));
    }
    return places;
}

std::vector<SideId> shipTargets(const State& state, PlayerId player, SideId from) {
    std::vector<SideId> targets;
    for (std::size_t i = 0; i < state.board().sides().size(); ++i)
        if (!checkMoveShip(state, player, from, SideId(i)))
            targets.emplace_back(i);
    return targets;
}

std::vector<SideId> movableShips(const State& state, PlayerId player) {
    std::vector<SideId> ships;
    for (std::size_t i = 0; i < state.board().sides().size(); ++i) {
        const Line line = state.lines[SideId(i)];
        if (line.kind == LineKind::ship && line.player == player &&
            !shipTargets(state, player, SideId(i)).empty())
            ships.emplace_back(i);
    }
    return ships;
}

void putPiece(State& state, const Placement& placement) {
    if (const LineKind line = lineOf(placement.piece); line != LineKind::none) {
        state.lines[std::get<SideId>(placement.at)] = {line, placement.player};
        return;
    }
    if (!isBuilding(placement.piece))
        return;
    const CornerId corner = std::get<CornerId>(placement.at);
    // RA-41: a spared settlement stays spared as a city.
    const bool spared = state.buildings[corner].spared;
    state.buildings.put(corner, {});
    const int founded = nextFounded(state, placement.player, corner);
    state.buildings.put(
        corner, {.kind = placement.piece == Piece::city ? BuildingKind::city : BuildingKind::settlement,
                 .player = placement.player,
                 .spared = spared,
                 .founded = static_cast<std::uint8_t>(founded)});
}

int piecesOnBoard(const State& state, Piece piece, PlayerId player) {
    const auto count = [&](const auto& cells, auto kind) {
        return static_cast<int>(std::count_if(cells.begin(), cells.end(), [&](const auto& cell) {
            return cell.kind == kind && cell.player == player;
        }));
    };
    switch (piece) {
    case Piece::settlement:
        return count(state.buildings, BuildingKind::settlement);
    case Piece::city:
        return count(state.buildings, BuildingKind::city);
    case Piece::road: {
        int roads = 0;
        for (const Line& line : state.lines)
            roads += line.player == player ? factsOf(line.kind).roads : 0;
        return roads;
    }
    case Piece::wall: {
        int levels = 0;
        for (std::size_t i = 0; i < state.board().walls().size(); ++i)
            if (ownerOf(state, WallId(i)) == player)
                levels += state.greatWall.level[i];
        return levels;
    }
    default:
        return count(state.lines, lineOf(piece));
    }
}

int piecesLeft(const State& state, Piece piece, PlayerId player) {
    if (const LineFacts* line = lineFactsOf(piece); line != nullptr && line->roads > 1)
        return piecesLeft(state, Piece::road, player) / line->roads; // GR-31
    for (const RuleModule* module : state.setup->modules())
        if (const auto stock = module->stock(piece))
            return *stock - piecesOnBoard(state, piece, player);
    int stock = 0; // BA-32; wall pieces: GW-05
    switch (piece) {
    case Piece::settlement:
        stock = 5;
        break;
    case Piece::city:
        stock = 4;
        break;
    case Piece::road:
        stock = 15;
        break;
    case Piece::ship:
        stock = state.setup->ships() ? 15 : 0;
        break;
    case Piece::wall:
        stock = maxWallLevel;
        break;
    default:
        break; // lines of several roads are counted above
    }
    return stock - piecesOnBoard(state, piece, player);
}

} // namespace watchfire::hex
