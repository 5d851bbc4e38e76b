// SPDX-License-Identifier: Apache-2.0
#include "app/boards/board_check.h"

#include "app/boards/board_print.h"
#include "app/boards/board_reach.h"
#include "app/boards/random_board.h"
#include "rules/hex/scenario.h"
#include "rules/hex/setup.h"

#include <algorithm>
#include <string>

namespace watchfire::boards {

namespace {

using hex::Axial;
using hex::Terrain;
using Kind = Problem::Kind;
using Problems = std::vector<Problem>;

Problem at(Kind kind, std::vector<Axial> hexes, bool stops = true) {
    Problem problem;
    problem.kind = kind;
    problem.stops = stops;
    problem.count = static_cast<int>(hexes.size());
    problem.hexes = std::move(hexes);
    return problem;
}

bool isLandAt(const Draft& draft, Axial where) {
    const auto* hex = find(draft, where);
    return hex != nullptr && hex::isLand(hex->terrain);
}
/// Hexes that yield and have no number yet.
std::vector<Axial> bareHexes(const Draft& draft) {
    std::vector<Axial> bare;
    for (const Axial hex : numberOrder(draft))
        if (!isOpen(draft, hex) && numberAt(draft, hex) == 0 && !onTile(draft, hex))
            bare.push_back(hex);
    return bare;
}

/// True if the board's numbers are not entered yet: it has none at all, or some of the box are left. A single
/// hex may lack a number.
bool numbersAreMissing(const Draft& draft) {
    if (bareHexes(draft).empty())
        return false;
    int laid = 0;
    for (const auto& [number, count] : laidTokens(draft))
        laid += count;
    int stock = 0;
    for (const auto& [number, count] : draft.tokens)
        stock += count;
    return laid == 0 || laid < stock;
}

void checkHexes(const Draft& draft, Problems& found) {
    if (!draft.open.empty())
        found.push_back(at(Kind::open, draft.open));
    if (auto bare = bareHexes(draft); !bare.empty())
        found.push_back(at(Kind::noNumber, std::move(bare), numbersAreMissing(draft)));
    for (const Axial faced : facedHexes(draft))
        if (!facesOf(draft, faced))
            found.push_back(at(Kind::faces, {faced}));
    // Checks only the hexes, so that other faults do not hide them.
    hex::BoardDescription plainBoard;
    plainBoard.circumference = draft.board.circumference;
    plainBoard.hexes = draft.board.hexes;
    for (auto& hex : plainBoard.hexes)
        hex.corners.clear();
    if (const auto board = hex::Board::make(std::move(plainBoard)))
        for (const auto& [one, other] : redNeighbours(*board))
            found.push_back(at(Kind::redNeighbours, {(*board)[one].at, (*board)[other].at}, false));
}

/// Compares the pieces on the board with those in the box, and calls `add(kind of piece, surplus)` for each
/// kind that differs. The surplus is negative if pieces of that kind are still in the box; such a kind is
/// reported only if the whole board is `entered`.
template <class Kinds, class Add> void compare(Kinds box, const Kinds& laid, bool entered, Add&& add) {
    if (box.empty())
        return;
    for (const auto& [kind, count] : laid)
        box.try_emplace(kind, 0);
    for (const auto& [kind, stock] : box) {
        const auto it = laid.find(kind);
        const int over = (it == laid.end() ? 0 : it->second) - stock;
        if (over > 0 || (over < 0 && entered))
            add(kind, over);
    }
}

/// Compares with the box. Missing pieces are reported only when nothing is left to be entered.
void checkStock(const Draft& draft, Problems& found) {
    const auto add = [&](Kind kind, int over, const auto& describe) {
        Problem problem = at(kind, {}, false);
        problem.count = std::abs(over);
        describe(problem);
        found.push_back(std::move(problem));
    };
    compare(draft.tiles, laidTiles(draft), draft.open.empty(), [&](Terrain terrain, int over) {
        add(over > 0 ? Kind::tooManyTiles : Kind::tooFewTiles, over, [&](Problem& problem) {
            problem.terrain = terrain;
            for (const auto& hex : draft.board.hexes)
                if (over > 0 && hex.terrain == terrain && !isOpen(draft, hex.at))
                    problem.hexes.push_back(hex.at);
        });
    });
    const auto order = numberOrder(draft);
    const bool entered =
        std::none_of(order.begin(), order.end(), [&](Axial hex) { return numberAt(draft, hex) == 0; });
    compare(draft.tokens, laidTokens(draft), entered, [&](int number, int over) {
        add(over > 0 ? Kind::tooManyTokens : Kind::tooFewTokens, over, [&](Problem& problem) {
            problem.number = number;
            for (const auto& hex : draft.board.hexes)
                if (over > 0 && hex.number == number)
                    problem.hexes.push_back(hex.at);
        });
    });
    const bool named = draft.openHarbours.empty();
    compare(draft.harbours, laidHarbours(draft), named, [&](hex::Resource trade, int over) {
        add(over > 0 ? Kind::tooManyHarbours : Kind::tooFewHarbours, over, [&](Problem& problem) {
            problem.trade = trade;
            for (const auto& harbour : draft.board.harbours)
                if (over > 0 && harbour.trade == trade && !isOpen(draft, harbour.at))
                    problem.sides.push_back(harbour.at);
        });
    });
}

void checkHarbours(const Draft& draft, Problems& found) {
    const auto about = [&](Kind kind, std::vector<hex::SideName> sides, bool stops = true) {
        Problem problem = at(kind, {}, stops);
        problem.count = static_cast<int>(sides.size());
        problem.sides = std::move(sides);
        found.push_back(std::move(problem));
    };
    if (!draft.openHarbours.empty())
        about(Kind::openHarbours, draft.openHarbours);
    const auto shore = coast(draft);
    const auto& harbours = draft.board.harbours;
    for (std::size_t i = 0; i < harbours.size(); ++i) {
        if (!contains(draft, shore, harbours[i].at))
            about(Kind::harbourPlace, {harbours[i].at});
        for (std::size_t j = i + 1; j < harbours.size(); ++j)
            if (touch(draft, harbours[i].at, harbours[j].at))
                about(Kind::harboursTouch, {harbours[i].at, harbours[j].at},
                      same(draft, harbours[j].at, harbours[i].at));
    }
}

/// Robber and pirate, where the scenario has them.
void checkThieves(const Draft& draft, Problems& found) {
    const auto& robber = draft.board.robber;
    const auto& pirate = draft.board.pirate;
    const bool desert = !deserts(draft).empty();
    if (robber && !isLandAt(draft, *robber))
        found.push_back(at(Kind::robberPlace, {*robber}));
    else if (robber && robberLives(draft) && desert && find(draft, *robber)->terrain != Terrain::desert)
        found.push_back(at(Kind::robberPlace, {*robber}, false));
    // As long as hexes wait for their terrain, a desert may still come.
    else if (!robber && robberLives(draft) && draft.open.empty())
        found.push_back(at(Kind::noRobber, deserts(draft), false));
    if (pirate && (find(draft, *pirate) == nullptr || isLandAt(draft, *pirate)))
        found.push_back(at(Kind::piratePlace, {*pirate}));
    else if (!pirate && draft.scenario == hex::Scenario::greatWall)
        found.push_back(at(Kind::noPirate, {}, false));
}

void checkWalls(const Draft& draft, Problems& found) {
    const auto& walls = draft.board.walls;
    const auto& assembly = draft.board.assembly;
    const auto named = [](Kind kind, std::vector<Axial> hexes, const std::string& name) {
        Problem problem = at(kind, std::move(hexes));
        problem.name = name;
        return problem;
    };
    if (draft.scenario == hex::Scenario::greatWall) {
        const auto& counts = hex::factsOf(draft.scenario).playerCounts;
        Problem problem = at(Kind::sections, {});
        problem.count = static_cast<int>(walls.size());
        if (std::find(counts.begin(), counts.end(), walls.size()) == counts.end())
            found.push_back(problem);
        else if (assembly.size() + 1 != walls.size()) {
            problem.kind = Kind::assemblyHexes;
            problem.count = static_cast<int>(assembly.size());
            problem.number = static_cast<int>(walls.size()) - 1;
            found.push_back(problem);
        }
    }
    for (const auto& wall : walls) {
        const bool numbered = std::any_of(wall.column.begin(), wall.column.end(),
                                          [&](Axial hex) { return numberAt(draft, hex) != 0; });
        auto where = wall.column;
        where.push_back(wall.attack);
        if (!numbered)
            found.push_back(named(Kind::columnEmpty, std::move(where), wall.id));
        const auto around = hex::hexesAt(wall.fort);
        if (std::none_of(around.begin(), around.end(), [&](Axial hex) { return isLandAt(draft, hex); }))
            found.push_back(named(Kind::fortPlace, {wall.attack}, wall.id));
    }
    for (const auto& one : assembly) {
        if (one.left.wall.empty() || one.right.wall.empty())
            found.push_back(named(Kind::arrow, {one.at}, one.id));
        else if (one.left.number == 0 || one.right.number == 0)
            found.push_back(named(Kind::attackNumber, {one.at}, one.id));
    }
}

void checkTile(const Draft& draft, const hex::BoardTile& tile, Problems& found) {
    const auto add = [&](Kind kind, std::vector<Axial> hexes, Terrain terrain = Terrain::sea) {
        Problem problem = at(kind, std::move(hexes));
        problem.terrain = terrain;
        problem.tile = &tile;
        found.push_back(std::move(problem));
    };
    const auto covered = tile.hexes(draft.board);
    if (covered.empty() && draft.scenario == tile.scenario())
        add(Kind::noTile, {});
    for (std::size_t i = 0; i < covered.size(); ++i) {
        const Terrain terrain = tile.terrains()[i];
        const auto* hex = find(draft, covered[i]);
        if (hex == nullptr || hex->terrain != terrain || isOpen(draft, covered[i]))
            add(Kind::tileTerrain, {covered[i]}, terrain);
        else if (hex->number == 0)
            add(Kind::tileNumber, {covered[i]});
    }
    for (const auto& shore : tile.shores(draft.board))
        for (const hex::Direction d : hex::allDirections) {
            const auto ends = hex::ends(d);
            const auto end = [&](std::size_t i) { return plain(draft, hex::CornerName{shore.hex, ends[i]}); };
            const hex::CornerName from = plain(draft, shore.from);
            const hex::CornerName to = plain(draft, shore.to);
            const bool meant = (end(0) == from && end(1) == to) || (end(1) == from && end(0) == to);
            if (meant && isLandAt(draft, hex::neighbour(shore.hex, d))) {
                add(Kind::tileShore, {shore.hex});
                return;
            }
        }
}

void checkScenario(const Draft& draft, Problems& found) {
    const bool world = draft.scenario == hex::Scenario::world;
    const bool raiders = draft.scenario == hex::Scenario::raiders;
    if (world && !draft.board.storm)
        found.push_back(at(Kind::noStorm, {}));
    if ((world || raiders) && draft.board.home.empty())
        found.push_back(at(Kind::noHome, {}));
    if (raiders && draft.board.deserts.empty())
        found.push_back(at(Kind::noGathering, {}));
    const auto counted = [&](Kind kind, std::size_t count, int needed) {
        if (!world || static_cast<int>(count) == needed)
            return;
        Problem problem = at(kind, {}, false);
        problem.count = static_cast<int>(count);
        problem.number = needed;
        problem.corners = kind == Kind::markers ? draft.board.markers : std::vector<hex::CornerName>();
        found.push_back(std::move(problem));
    };
    // WO-02.
    counted(Kind::markers, draft.board.markers.size(), 10);
    counted(Kind::bag, draft.board.bag.size(), 6);
    if (auto lost = unreachable(draft); !lost.empty())
        found.push_back(at(Kind::unreachable, std::move(lost), false));
    const auto& counts = hex::factsOf(draft.scenario).playerCounts;
    const auto& made = draft.board.players;
    if (!made.empty() && std::none_of(made.begin(), made.end(), [&](int count) {
            return std::find(counts.begin(), counts.end(), static_cast<std::size_t>(count)) != counts.end();
        }))
        found.push_back(at(Kind::noPlayers, {}));
}

/// The game that a table of that size plays on the draft, or why it cannot.
std::optional<Error> refusal(const Draft& draft, const std::shared_ptr<const hex::Board>& board,
                             std::size_t count) {
    std::vector<hex::Player> players;
    for (std::size_t i = 0; i < count; ++i)
        players.push_back({std::to_string(i), {}, {}});
    auto setup = hex::Setup::make(draft.scenario, board, std::move(players), {});
    return setup ? std::nullopt : std::optional(setup.error());
}

} // namespace

std::vector<int> playerCounts(const Draft& draft) {
    auto made = hex::Board::make(draft.board);
    if (!made || !draft.open.empty() || !draft.openHarbours.empty() || numbersAreMissing(draft))
        return {};
    const auto board = std::make_shared<const hex::Board>(std::move(*made));
    std::vector<int> counts;
    for (const std::size_t count : hex::factsOf(draft.scenario).playerCounts)
        if (!refusal(draft, board, count))
            counts.push_back(static_cast<int>(count));
    return counts;
}

std::vector<Problem> check(const Draft& draft) {
    Problems found;
    checkHexes(draft, found);
    checkHarbours(draft, found);
    checkThieves(draft, found);
    checkWalls(draft, found);
    for (const hex::BoardTile* tile : hex::boardTiles())
        checkTile(draft, *tile, found);
    checkScenario(draft, found);
    checkStock(draft, found);
    std::stable_partition(found.begin(), found.end(), [](const Problem& problem) { return problem.stops; });
    if (!found.empty() && found.front().stops)
        return found;
    const auto said = [&](const Error& error) {
        Problem problem = at(Kind::rules, {});
        problem.refusal = error;
        found.insert(found.begin(), std::move(problem));
    };
    auto made = hex::Board::make(draft.board);
    if (!made) {
        said(made.error());
        return found;
    }
    const auto board = std::make_shared<const hex::Board>(std::move(*made));
    std::optional<Error> first;
    for (const std::size_t count : hex::factsOf(draft.scenario).playerCounts) {
        auto wrong = refusal(draft, board, count);
        if (!wrong)
            return found;
        if (!first)
            first = std::move(wrong);
    }
    if (first)
        said(*first);
    return found;
}

} // namespace watchfire::boards
