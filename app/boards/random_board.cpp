// SPDX-License-Identifier: Apache-2.0
#include "app/boards/random_board.h"

#include "app/boards/filled.h"
#include "rules/hex/scenario.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <memory>

namespace watchfire::boards {

namespace {

using hex::Axial;
using hex::Board;
using hex::BoardDescription;
using hex::HexId;
using hex::Terrain;

// Limits that no board for a table approaches: the plain island's numbers fit after about eight even draws.
constexpr int evenDraws = 200;
constexpr int greedyDraws = 200;
constexpr int searchLimit = 20000;
/// How often the terrain is laid again if the numbers do not fit on it.
constexpr int terrainDraws = 4;

constexpr std::string_view nameEnding = "-random";

/// Terrains with a number that yield no cards of one certain resource: those that a scenario puts on certain
/// islands (RA-01), and gold, which is rare for the same reason. The desert, without a number, is not among
/// them.
bool staysOnIsland(Terrain terrain) {
    const hex::Resource yield = hex::yieldOf(terrain);
    const bool numbered = terrain != Terrain::desert && terrain != Terrain::sea && terrain != Terrain::steppe;
    return numbered && (yield == hex::Resource::none || yield == hex::Resource::any);
}

struct RandomBoard {
    Q_DECLARE_TR_FUNCTIONS(RandomBoard)
};

/// An error without a field: the shape is a board, but no other can be made from it.
template <class... Words> Error broken(const QString& sentence, const Words&... words) {
    return {ErrorCode::header, {}, filled(sentence, words...), {}};
}

QString noPlacesApart(bool impossible, bool keeps) {
    if (impossible)
        return keeps ? RandomBoard::tr(
                           "there is no way that all red numbers (6 and 8) lie apart from each other "
                           "and from those that are kept. Take some of them away, or add land with "
                           "other numbers.")
                     : RandomBoard::tr("there is no way that all red numbers (6 and 8) lie apart from each "
                                       "other. Take some of them away, or add land with other numbers.");
    return keeps
               ? RandomBoard::tr("no way was found that all red numbers (6 and 8) lie apart from each other "
                                 "and from those that are kept. Take some of them away, or add land with "
                                 "other numbers.")
               : RandomBoard::tr("no way was found that all red numbers (6 and 8) lie apart from each other. "
                                 "Take some of them away, or add land with other numbers.");
}

template <class T> void shuffle(std::vector<T>& items, const Random& random) {
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1], items[random(static_cast<std::uint32_t>(left))]);
}

/// Why the scenario cannot be played on the board at all, with as many players as both allow.
std::optional<Error> whyNotPlayed(const std::shared_ptr<const Board>& board,
                                  const hex::Combination& scenario) {
    const auto& counts = hex::factsOf(scenario.base).playerCounts;
    const auto& made = board->description().players;
    const auto fits = std::find_if(counts.begin(), counts.end(), [&](std::size_t count) {
        return made.empty() || std::find(made.begin(), made.end(), static_cast<int>(count)) != made.end();
    });
    std::vector<hex::Player> players(fits == counts.end() ? counts.front() : *fits);
    for (std::size_t i = 0; i < players.size(); ++i)
        players[i].id = std::to_string(i + 1);
    if (const auto setup = hex::Setup::make(scenario, board, std::move(players), {}); !setup)
        return setup.error();
    return std::nullopt;
}

/// Chooses places for red numbers, no two side by side. First even draws, because they prefer no arrangement;
/// where arrangements are rare, greedy draws; finally a search that finds one, proves that there is none, or
/// reaches its limit.
class RedPlaces {
public:
    RedPlaces(const Board& board, const std::vector<std::size_t>& places, const Random& random)
        : m_random(random), m_neighbours(places.size()) {
        std::map<std::size_t, std::size_t> index;
        for (std::size_t i = 0; i < places.size(); ++i)
            index[places[i]] = i;
        for (std::size_t i = 0; i < places.size(); ++i)
            for (const HexId next : board.hexes()[places[i]].neighbours)
                if (next.valid())
                    if (const auto it = index.find(next.index()); it != index.end() && it->second != i)
                        m_neighbours[i].push_back(it->second);
    }

    /// Indices into the places; `nullopt` if none were found.
    [[nodiscard]] std::optional<std::vector<std::size_t>> find(std::size_t count) {
        std::vector<std::size_t> order(m_neighbours.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        if (count > order.size())
            return std::nullopt;
        for (int draw = 0; draw < evenDraws; ++draw) {
            shuffle(order, m_random);
            if (auto chosen = firstApart(order, count, count))
                return chosen;
        }
        for (int draw = 0; draw < greedyDraws; ++draw) {
            shuffle(order, m_random);
            if (auto chosen = firstApart(order, order.size(), count))
                return chosen;
        }
        std::vector<std::size_t> chosen;
        m_searched = 0;
        if (extend(std::vector<bool>(order.size(), true), count, chosen))
            return chosen;
        return std::nullopt;
    }
    /// True if the last search was exhaustive.
    [[nodiscard]] bool provedImpossible() const { return m_searched <= searchLimit; }

private:
    /// The first `count` places that can stand together, among the first `looked` of an order.
    [[nodiscard]] std::optional<std::vector<std::size_t>>
    firstApart(const std::vector<std::size_t>& order, std::size_t looked, std::size_t count) const {
        std::vector<bool> shut(order.size(), false);
        std::vector<std::size_t> chosen;
        for (std::size_t i = 0; i < looked && chosen.size() < count; ++i) {
            if (shut[order[i]])
                continue;
            chosen.push_back(order[i]);
            for (const std::size_t next : m_neighbours[order[i]])
                shut[next] = true;
        }
        if (chosen.size() < count)
            return std::nullopt;
        return chosen;
    }

    [[nodiscard]] std::size_t degree(const std::vector<bool>& open, std::size_t place) const {
        const auto& next = m_neighbours[place];
        return static_cast<std::size_t>(
            std::count_if(next.begin(), next.end(), [&](std::size_t other) { return open[other]; }));
    }

    /// An upper bound of how many can stand apart: among hexes that all touch each other only one carries a
    /// red number, so it counts such groups of up to three.
    [[nodiscard]] std::size_t atMost(std::vector<bool> open) const {
        std::size_t groups = 0;
        for (std::size_t a = 0; a < open.size(); ++a) {
            if (!open[a])
                continue;
            ++groups;
            open[a] = false;
            std::vector<std::size_t> group{a};
            for (const std::size_t b : m_neighbours[a]) {
                const auto touchesAll = std::all_of(group.begin(), group.end(), [&](std::size_t member) {
                    const auto& around = m_neighbours[member];
                    return std::find(around.begin(), around.end(), b) != around.end();
                });
                if (open[b] && touchesAll) {
                    open[b] = false;
                    group.push_back(b);
                }
            }
        }
        return groups;
    }

    bool extend(std::vector<bool> open, std::size_t wanted, std::vector<std::size_t>& chosen) {
        while (wanted > 0) {
            if (++m_searched > searchLimit || atMost(open) < wanted)
                return false;
            // The hex that closes the fewest others; any of several.
            std::size_t best = open.size();
            std::size_t least = 7;
            std::uint32_t equal = 0;
            for (std::size_t i = 0; i < open.size(); ++i) {
                if (!open[i])
                    continue;
                const std::size_t shuts = degree(open, i);
                if (shuts < least)
                    equal = 0;
                if (shuts <= least && m_random(++equal) == 0) {
                    best = i;
                }
                least = std::min(least, shuts);
            }
            std::vector<bool> with = open;
            with[best] = false;
            for (const std::size_t next : m_neighbours[best])
                with[next] = false;
            chosen.push_back(best);
            if (extend(std::move(with), wanted - 1, chosen))
                return true;
            chosen.pop_back();
            // A hex that closes at most one other is never worse than that other.
            if (least <= 1)
                return false;
            open[best] = false;
        }
        return true;
    }

    const Random& m_random;
    std::vector<std::vector<std::size_t>> m_neighbours;
    int m_searched = 0;
};

/// The work on one board.
class Shuffler {
public:
    Shuffler(const BoardDescription& shape, const RandomBoardWish& wish, std::shared_ptr<const Board> board,
             const Random& random)
        : m_shape(shape), m_wish(wish), m_board(std::move(board)), m_random(random) {}

    Result<BoardDescription> run();

private:
    /// A hex without its place.
    struct Tile {
        std::size_t from = 0;
        Terrain terrain = Terrain::sea;
        bool numbered = false;
        std::vector<hex::CornerDirection> corners{}; ///< printed on a volcano (RA-60), by direction
    };
    /// What may be exchanged: home with home, and numbered with numbered if deserts stay.
    using Group = std::pair<bool, bool>;

    [[nodiscard]] std::optional<Error> decideWhatStays();
    [[nodiscard]] Tile tileAt(std::size_t hex) const;
    [[nodiscard]] Group groupOf(std::size_t hex) const;
    [[nodiscard]] bool moves(std::size_t hex) const { return !m_fixed[hex]; }
    /// Which hexes carry a number afterwards.
    [[nodiscard]] std::vector<bool> layTerrains(BoardDescription& made) const;
    enum class Numbers : std::uint8_t { laid, impossible, notFound };
    [[nodiscard]] Numbers layNumbers(BoardDescription& made, const std::vector<bool>& numbered) const;
    void layHarbours(BoardDescription& made) const;
    [[nodiscard]] bool isTopOfEurasia(const Board::Harbour& harbour) const;

    const BoardDescription& m_shape;
    const RandomBoardWish& m_wish;
    std::shared_ptr<const Board> m_board;
    const Random& m_random;
    bool m_desertsMove = false;
    std::vector<bool> m_fixed;       ///< by hex: its terrain stays
    std::vector<bool> m_fixedNumber; ///< by hex
    std::vector<bool> m_fixedHarbour;
};

std::optional<Error> Shuffler::decideWhatStays() {
    const auto hexes = m_board->hexes();
    m_desertsMove = m_shape.walls.empty() && !m_board->hasHome();
    m_fixed.assign(hexes.size(), false);
    m_fixedNumber.assign(hexes.size(), false);
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const Terrain terrain = hexes[i].terrain;
        m_fixed[i] = terrain == Terrain::sea || terrain == Terrain::steppe ||
                     (terrain == Terrain::desert && !m_desertsMove);
    }
    for (const HexId desert : m_board->deserts())
        m_fixed[desert.index()] = true;
    for (const hex::BoardTile* tile : hex::boardTiles())
        for (const Axial at : tile->hexes(m_board->description()))
            m_fixed[m_board->find(at).index()] = true;
    const auto keep = [&](HexId hex) {
        m_fixed[hex.index()] = true;
        m_fixedNumber[hex.index()] = true;
    };
    if (!m_board->walls().empty())
        keep(m_board->walls().back().column.front());
    for (const Axial at : m_wish.keep) {
        const HexId hex = m_board->find(at);
        if (!hex.valid())
            return broken(RandomBoard::tr("%1 is to be kept and is no hex of this board."), toString(at));
        keep(hex);
    }
    for (const auto& [a, b] : redNeighbours(*m_board))
        if (m_fixedNumber[a.index()] && m_fixedNumber[b.index()])
            return broken(RandomBoard::tr("%1 and %2 are both kept and carry red numbers side by side. Let "
                                          "one of them go, or change its number."),
                          m_board->nameOf(a), m_board->nameOf(b));
    m_fixedHarbour.clear();
    for (const auto& harbour : m_board->harbours())
        m_fixedHarbour.push_back(m_wish.scenario.base == hex::Scenario::world && isTopOfEurasia(harbour));

    std::map<Group, int> free;
    int numbers = 0;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        free[groupOf(i)] += moves(i) ? 1 : 0;
        numbers += hexes[i].number != 0 && !m_fixedNumber[i] ? 1 : 0;
    }
    const auto harbours = std::count(m_fixedHarbour.begin(), m_fixedHarbour.end(), false);
    if (numbers < 2 && harbours < 2 &&
        std::none_of(free.begin(), free.end(), [](const auto& group) { return group.second > 1; }))
        return broken(
            RandomBoard::tr("nothing on this board may move: it has no two hexes, numbers or harbours that "
                            "could trade places. Keep fewer hexes, or choose another board."));
    return std::nullopt;
}

bool Shuffler::isTopOfEurasia(const Board::Harbour& harbour) const {
    int top = hex::maxCoordinate;
    for (const auto& one : m_board->hexes())
        if (m_board->isHome(m_board->find(one.at)))
            top = std::min(top, one.at.r);
    for (const HexId land : (*m_board)[harbour.at].hexes) {
        const auto& sides = (*m_board)[land].sides;
        if (m_board->isHome(land) && (*m_board)[land].at.r == top &&
            (sides[static_cast<std::size_t>(hex::Direction::NE)] == harbour.at ||
             sides[static_cast<std::size_t>(hex::Direction::NW)] == harbour.at))
            return true;
    }
    return false;
}

Shuffler::Group Shuffler::groupOf(std::size_t hex) const {
    return {m_board->isHome(HexId(hex)), m_desertsMove || m_board->hexes()[hex].number != 0};
}

Shuffler::Tile Shuffler::tileAt(std::size_t hex) const {
    const auto& described = m_shape.hexes[hex];
    Tile tile{hex, described.terrain, described.number != 0, {}};
    const auto& around = m_board->hexes()[hex].corners;
    for (const hex::CornerName printed : described.corners)
        for (std::size_t d = 0; d < around.size(); ++d)
            if (around[d] == m_board->find(printed))
                tile.corners.push_back(hex::allCornerDirections[d]);
    return tile;
}

std::vector<bool> Shuffler::layTerrains(BoardDescription& made) const {
    const std::vector<int> islands = m_board->islands();
    std::vector<std::size_t> from(made.hexes.size()); // which tile lies where
    for (std::size_t i = 0; i < from.size(); ++i)
        from[i] = i;
    const auto isSpecial = [&](std::size_t hex) { return staysOnIsland(m_shape.hexes[hex].terrain); };

    // First the terrains that are tied to an island, to any of its places …
    std::map<std::pair<int, Group>, std::vector<std::size_t>> byIsland;
    for (std::size_t i = 0; i < from.size(); ++i)
        if (moves(i))
            byIsland[{islands[i], groupOf(i)}].push_back(i);
    std::map<Group, std::vector<std::size_t>> places; // the places that remain, and the tiles for them
    std::map<Group, std::vector<std::size_t>> tiles;
    for (const auto& [key, hexes] : byIsland) {
        std::vector<std::size_t> order = hexes;
        shuffle(order, m_random);
        std::size_t used = 0;
        for (const std::size_t tile : hexes) {
            if (isSpecial(tile))
                from[order[used++]] = tile;
            else
                tiles[key.second].push_back(tile);
        }
        auto& left = places[key.second];
        left.insert(left.end(), order.begin() + static_cast<std::ptrdiff_t>(used), order.end());
    }
    // … then all others.
    for (auto& [group, free] : places) {
        auto& own = tiles[group];
        shuffle(own, m_random);
        for (std::size_t i = 0; i < free.size(); ++i)
            from[free[i]] = own[i];
    }

    std::vector<bool> numbered(from.size());
    for (std::size_t i = 0; i < from.size(); ++i) {
        const Tile tile = tileAt(from[i]);
        auto& hex = made.hexes[i];
        hex.terrain = tile.terrain;
        numbered[i] = tile.numbered;
        if (from[i] == i)
            continue; // printed corners keep the names that the file gives them
        hex.corners.clear();
        for (const hex::CornerDirection corner : tile.corners)
            hex.corners.push_back(canonical(hex::CornerName{hex.at, corner}));
        if (tile.terrain == Terrain::desert && m_board->robber() == HexId(from[i]))
            made.robber = hex.at;
    }
    return numbered;
}

Shuffler::Numbers Shuffler::layNumbers(BoardDescription& made, const std::vector<bool>& numbered) const {
    std::vector<int> red;
    std::vector<int> other;
    std::vector<std::size_t> places;
    std::vector<std::size_t> forRed;
    for (std::size_t i = 0; i < numbered.size(); ++i) {
        if (m_fixedNumber[i])
            continue;
        if (const int number = m_shape.hexes[i].number; number != 0)
            (isRed(number) ? red : other).push_back(number);
        made.hexes[i].number = 0;
        if (!numbered[i])
            continue;
        places.push_back(i);
        const auto& next = m_board->hexes()[i].neighbours;
        if (std::none_of(next.begin(), next.end(), [&](HexId id) {
                return id.valid() && m_fixedNumber[id.index()] && isRed((*m_board)[id].number);
            }))
            forRed.push_back(i);
    }
    RedPlaces redPlaces(*m_board, forRed, m_random);
    const auto chosen = redPlaces.find(red.size());
    if (!chosen)
        return redPlaces.provedImpossible() ? Numbers::impossible : Numbers::notFound;
    shuffle(red, m_random);
    shuffle(other, m_random);
    for (std::size_t i = 0; i < red.size(); ++i)
        made.hexes[forRed[(*chosen)[i]]].number = red[i];
    auto next = other.begin();
    for (const std::size_t place : places)
        if (made.hexes[place].number == 0)
            made.hexes[place].number = *next++;
    return Numbers::laid;
}

/// The harbours' marks stay; only their trade changes (WO-02).
void Shuffler::layHarbours(BoardDescription& made) const {
    std::vector<hex::Resource> trades;
    for (std::size_t i = 0; i < made.harbours.size(); ++i)
        if (!m_fixedHarbour[i])
            trades.push_back(m_shape.harbours[i].trade);
    shuffle(trades, m_random);
    auto next = trades.begin();
    for (std::size_t i = 0; i < made.harbours.size(); ++i)
        if (!m_fixedHarbour[i])
            made.harbours[i].trade = *next++;
}

Result<BoardDescription> Shuffler::run() {
    if (auto error = decideWhatStays())
        return *std::move(error);
    BoardDescription made = m_shape;
    made.name = m_shape.name.ends_with(nameEnding) ? m_shape.name : m_shape.name + std::string(nameEnding);
    made.title.clear();
    made.example = false;
    Numbers numbers = Numbers::impossible;
    for (int draw = 0; draw < terrainDraws; ++draw) {
        numbers = layNumbers(made, layTerrains(made));
        if (numbers == Numbers::laid)
            break;
    }
    if (numbers != Numbers::laid)
        return broken(noPlacesApart(numbers == Numbers::impossible, !m_wish.keep.empty()));
    layHarbours(made);
    // The result is checked like any other board.
    if (const auto checked = Board::make(made); !checked)
        return checked.error();
    return made;
}

} // namespace

Result<BoardDescription> randomBoard(const BoardDescription& shape, const RandomBoardWish& wish,
                                     const Random& random) {
    auto board = Board::make(shape);
    if (!board)
        return board.error();
    const auto shared = std::make_shared<const Board>(std::move(board).value());
    if (auto error = whyNotPlayed(shared, wish.scenario))
        return *std::move(error);
    return Shuffler(shape, wish, shared, random).run();
}

bool isRed(int number) {
    return number == 6 || number == 8;
}

std::vector<std::pair<HexId, HexId>> redNeighbours(const Board& board) {
    std::vector<std::pair<HexId, HexId>> found;
    const auto hexes = board.hexes();
    for (std::size_t i = 0; i < hexes.size(); ++i)
        for (const HexId next : hexes[i].neighbours)
            if (next.valid() && next.index() > i && isRed(hexes[i].number) && isRed(board[next].number))
                found.emplace_back(HexId(i), next);
    return found;
}

} // namespace watchfire::boards
