// SPDX-License-Identifier: Apache-2.0
#include "rules/hex/board.h"

#include "rules/hex/faces.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace watchfire::hex {

namespace {

/// Packs a place's name into one number, so that it can be looked up without making strings.
constexpr std::uint64_t key(Axial at, int part) {
    const auto q = static_cast<std::uint64_t>(static_cast<std::uint32_t>(at.q));
    const auto r = static_cast<std::uint64_t>(static_cast<std::uint32_t>(at.r) & 0xFFFFFFU);
    return (q << 32U) | (r << 8U) | static_cast<std::uint64_t>(part);
}

bool isNumberToken(int number) {
    return number >= 2 && number <= 12 && number != 7;
}

} // namespace

Error headerError(std::string path, std::string_view reason, Clause rule) {
    std::string message = fmt::format("{}: {}", path, reason);
    return {ErrorCode::header, rule, std::move(message), std::move(path)};
}

Resource yieldOf(Terrain terrain) {
    switch (terrain) {
    case Terrain::forest:
        return Resource::wood;
    case Terrain::hills:
        return Resource::brick;
    case Terrain::pasture:
        return Resource::wool;
    case Terrain::fields:
        return Resource::grain;
    case Terrain::mountains:
        return Resource::ore;
    case Terrain::gold:
        return Resource::any;
    default:
        return Resource::none;
    }
}

Axial Board::wrap(Axial at) const {
    if (m_description.circumference == 0)
        return at;
    const int w = m_description.circumference;
    return {((at.q % w) + w) % w, at.r};
}

HexId Board::find(Axial at) const {
    const auto it = m_hexByName.find(key(wrap(at), 0));
    return it == m_hexByName.end() ? HexId{} : it->second;
}

CornerId Board::find(CornerName name) const {
    const CornerName c = canonical(name);
    const auto it = m_cornerByName.find(key(wrap(c.hex), static_cast<int>(c.direction)));
    return it == m_cornerByName.end() ? CornerId{} : it->second;
}

SideId Board::find(SideName name) const {
    const SideName s = canonical(name);
    const auto it = m_sideByName.find(key(wrap(s.hex), static_cast<int>(s.direction)));
    return it == m_sideByName.end() ? SideId{} : it->second;
}

WallId Board::findWall(std::string_view id) const {
    return idWhere<WallId>(m_walls, [&](const Wall& wall) { return wall.id == id; });
}

AssemblyId Board::findAssembly(std::string_view id) const {
    return idWhere<AssemblyId>(m_assembly, [&](const Assembly& one) { return one.id == id; });
}

WallId Board::wallAt(HexId attack) const {
    return idWhere<WallId>(m_walls, [&](const Wall& wall) { return wall.attack == attack; });
}

AssemblyId Board::assemblyAt(HexId at) const {
    return idWhere<AssemblyId>(m_assembly, [&](const Assembly& one) { return one.at == at; });
}

SideId Board::between(CornerId a, CornerId b) const {
    if (!a.valid() || !b.valid() || a == b)
        return {};
    for (const SideId side : (*this)[a].sides) {
        const auto& ends = (*this)[side].corners;
        if (ends[0] == b || ends[1] == b)
            return side;
    }
    return {};
}

bool Board::touches(CornerId corner, HexId hex) const {
    const auto& hexes = (*this)[corner].hexes;
    return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

bool Board::touchesHex(SideId side, HexId hex) const {
    const auto& hexes = (*this)[side].hexes;
    return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

bool Board::mayFoundAt(CornerId corner) const {
    return m_founding.empty() || m_founding[corner.index()];
}

std::vector<int> Board::islands() const {
    std::vector<int> pieces(m_hexes.size(), -1);
    int count = 0;
    for (std::size_t start = 0; start < m_hexes.size(); ++start) {
        if (pieces[start] >= 0 || !isLand(m_hexes[start].terrain))
            continue;
        std::vector<std::size_t> open{start};
        pieces[start] = count;
        while (!open.empty()) {
            const std::size_t at = open.back();
            open.pop_back();
            for (const HexId next : m_hexes[at].neighbours)
                if (next.valid() && pieces[next.index()] < 0 && isLand((*this)[next].terrain)) {
                    pieces[next.index()] = count;
                    open.push_back(next.index());
                }
        }
        ++count;
    }
    return pieces;
}

bool Board::hasSeaRoutes() const {
    const std::vector<int> pieces = islands();
    return std::any_of(pieces.begin(), pieces.end(), [](int piece) { return piece > 0; });
}

std::string Board::nameOf(const Place& place) const {
    struct Visitor {
        const Board& board;
        std::string operator()(std::monostate) const { return {}; }
        std::string operator()(HexId id) const { return toString(board[id].at); }
        std::string operator()(CornerId id) const { return toString(board[id].name); }
        std::string operator()(SideId id) const { return toString(board[id].name); }
        std::string operator()(WallId id) const { return board[id].id; }
        std::string operator()(AssemblyId id) const { return board[id].id; }
    };
    return std::visit(Visitor{*this}, place);
}

/// Gives an index to every corner and side of every listed hex, in the order of the hexes, and joins them.
void Board::layNetwork() {
    // BA-04: a hex keeps the q that the board lists for it, and so do corners and sides named through it.
    const auto listed = [this](Axial at) {
        const HexId hex = find(at);
        return hex.valid() ? m_hexes[hex.index()].at : wrap(at);
    };
    for (auto& hex : m_hexes) {
        for (const Direction d : allDirections)
            hex.neighbours[static_cast<std::size_t>(d)] = find(neighbour(hex.at, d));
        for (const CornerDirection d : allCornerDirections) {
            CornerName name = canonical(CornerName{hex.at, d});
            name.hex = listed(name.hex);
            const auto [it, isNew] = m_cornerByName.try_emplace(
                key(wrap(name.hex), static_cast<int>(name.direction)), CornerId(m_corners.size()));
            if (isNew) {
                Corner corner;
                corner.name = name;
                for (const Axial at : hexesAt(name)) {
                    const HexId id = find(at);
                    if (id.valid() &&
                        std::find(corner.hexes.begin(), corner.hexes.end(), id) == corner.hexes.end())
                        corner.hexes.push_back(id);
                }
                std::sort(corner.hexes.begin(), corner.hexes.end());
                corner.touchesLand = std::any_of(corner.hexes.begin(), corner.hexes.end(),
                                                 [this](HexId id) { return isLand((*this)[id].terrain); });
                m_corners.push_back(corner);
            }
            hex.corners[static_cast<std::size_t>(d)] = it->second;
        }
        for (const Direction d : allDirections) {
            SideName name = canonical(SideName{hex.at, d});
            name.hex = listed(name.hex);
            const auto [it, isNew] = m_sideByName.try_emplace(
                key(wrap(name.hex), static_cast<int>(name.direction)), SideId(m_sides.size()));
            if (isNew) {
                Side side;
                side.name = name;
                const std::array<HexId, 2> both{find(name.hex), find(neighbour(name.hex, name.direction))};
                for (const HexId id : both) {
                    if (!id.valid()) {
                        side.touchesSea = true; // BA-05
                        continue;
                    }
                    side.hexes.push_back(id);
                    (isLand((*this)[id].terrain) ? side.touchesLand : side.touchesSea) = true;
                }
                std::sort(side.hexes.begin(), side.hexes.end());
                m_sides.push_back(side);
            }
            hex.sides[static_cast<std::size_t>(d)] = it->second;
        }
    }
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        Side& side = m_sides[i];
        const auto corners = ends(side.name.direction);
        for (std::size_t end = 0; end < 2; ++end) {
            side.corners[end] = find(CornerName{side.name.hex, corners[end]});
            m_corners[side.corners[end].index()].sides.push_back(SideId(i));
        }
        m_corners[side.corners[0].index()].neighbours.push_back(side.corners[1]);
        m_corners[side.corners[1].index()].neighbours.push_back(side.corners[0]);
    }
    // BA-05: a side between two hexes that are not on the board is sea; its ends are still neighbours.
    for (Corner& corner : m_corners)
        for (const CornerName& name : neighboursOf(corner.name))
            if (const CornerId next = find(name);
                next.valid() && std::find(corner.neighbours.begin(), corner.neighbours.end(), next) ==
                                    corner.neighbours.end())
                corner.neighbours.push_back(next);
}

Axial Board::onMap(HexId hex, MapEdge half) const {
    const Axial listed = (*this)[hex].at;
    if (!isSplit(hex) || half == listedEdge(hex))
        return listed;
    const int around = half == MapEdge::east ? m_description.circumference : -m_description.circumference;
    return {listed.q + around, listed.r};
}

CornerId Board::cornerOfFace(HexId hex, int face) const {
    const auto place = static_cast<std::size_t>(face - 1);
    const auto& printed = m_description.hexes[hex.index()].corners;
    return printed.empty() ? (*this)[hex].corners[place] : find(printed[place]);
}

bool Board::hasTerrain(Terrain terrain) const {
    return std::any_of(m_hexes.begin(), m_hexes.end(),
                       [&](const Hex& hex) { return hex.terrain == terrain; });
}

bool Board::touchesTerrain(CornerId corner, Terrain terrain) const {
    const auto& hexes = (*this)[corner].hexes;
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](HexId hex) { return (*this)[hex].terrain == terrain; });
}

bool Board::touchesSea(CornerId corner) const {
    // BA-05: everything off the board counts as sea.
    return (*this)[corner].hexes.size() < 3 || touchesTerrain(corner, Terrain::sea);
}

std::optional<Error> Board::layHexSet(const std::vector<Axial>& hexes, std::string_view field, Clause rule,
                                      std::vector<bool>& into) {
    if (hexes.empty())
        return std::nullopt;
    into.assign(m_hexes.size(), false);
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const HexId hex = find(hexes[i]);
        if (!hex.valid())
            return headerError(fmt::format("$.{}[{}]", field, i),
                               fmt::format("{} is no hex of this board", toString(hexes[i])), rule);
        into[hex.index()] = true;
    }
    return std::nullopt;
}

/// The cylinder's split hexes and the storm (WO-02, WO-10, WO-23).
std::optional<Error> Board::layStorm() {
    if (!m_description.split.empty() && m_description.circumference == 0)
        return headerError("$.split", "only a cylinder has split hexes; \"circumference\" is missing",
                           WO(10));
    if (auto error = layHexSet(m_description.split, "split", WO(10), m_split))
        return error;
    m_listedEdge.assign(m_hexes.size(), MapEdge::west);
    for (std::size_t i = 0; i < m_split.size(); ++i) {
        // A split hex lies at one of the row's ends: at the eastern end if the whole row lies west of it.
        const Axial at = m_hexes[i].at;
        const bool eastmost = std::none_of(m_hexes.begin(), m_hexes.end(), [&](const Hex& other) {
            return other.at.r == at.r && other.at.q > at.q;
        });
        if (m_split[i] && eastmost)
            m_listedEdge[i] = MapEdge::east;
    }
    if (!m_description.storm)
        return std::nullopt;
    const auto& storm = *m_description.storm;
    const HexId at = find(storm.at);
    if (!at.valid())
        return headerError("$.storm.at", fmt::format("{} is no hex of this board", toString(storm.at)),
                           WO(2));
    if (storm.half && !isSplit(at))
        return headerError("$.storm.half", fmt::format("{} is no split hex", toString(storm.at)), WO(23));
    m_storm = Storm{at, storm.heading, storm.half.value_or(isSplit(at) ? listedEdge(at) : MapEdge::west)};
    return std::nullopt;
}

/// Markers and the bag of number tokens (WO-02); the raiders' deserts (RA-10).
std::optional<Error> Board::layDiscovery() {
    const auto& d = m_description;
    if (d.markers.size() > maxMarkers)
        return headerError("$.markers",
                           fmt::format("{} markers; a board has at most {}", d.markers.size(), maxMarkers),
                           WO(2));
    for (std::size_t i = 0; i < d.markers.size(); ++i) {
        const std::string path = fmt::format("$.markers[{}]", i);
        const CornerId corner = find(d.markers[i]);
        if (!corner.valid())
            return headerError(path, fmt::format("{} is no corner of this board", toString(d.markers[i])),
                               WO(2));
        if (std::find(m_markers.begin(), m_markers.end(), corner) != m_markers.end())
            return headerError(path, fmt::format("{} has two markers", toString(d.markers[i])), WO(2));
        m_markers.push_back(corner);
    }
    if (d.bag.size() > maxTokens)
        return headerError("$.bag", fmt::format("{} tokens; a bag holds at most {}", d.bag.size(), maxTokens),
                           WO(2));
    for (std::size_t i = 0; i < d.bag.size(); ++i)
        if (!isNumberToken(d.bag[i]))
            return headerError(fmt::format("$.bag[{}]", i),
                               fmt::format("{} is no number token; those are 2 to 6 and 8 to 12", d.bag[i]),
                               WO(2));
    for (std::size_t i = 0; i < d.deserts.size(); ++i) {
        const std::string path = fmt::format("$.deserts[{}]", i);
        const HexId hex = find(d.deserts[i]);
        if (!hex.valid() || (*this)[hex].terrain != Terrain::desert)
            return headerError(path, fmt::format("{} is no desert of this board", toString(d.deserts[i])),
                               RA(1));
        if (std::find(m_deserts.begin(), m_deserts.end(), hex) != m_deserts.end())
            return headerError(path, fmt::format("{} is listed twice", toString(d.deserts[i])), RA(1));
        m_deserts.push_back(hex);
    }
    return std::nullopt;
}

/// The parts that their modules check themselves.
std::optional<Error> Board::layModules() {
    std::optional<Error> found;
    const auto lay = [&]<class Said>(const std::optional<Said>& said) {
        if (found || !said)
            return;
        auto laid = groundOf(*this, *said);
        if (!laid)
            found = laid.error();
        else
            std::get<std::optional<typename Said::Ground>>(m_grounds) = *std::move(laid);
    };
    std::apply([&](const auto&... said) { (lay(said), ...); }, boardPartsOf(m_description));
    return found ? found : checkFaces(*this);
}

/// The hexes and, between them, corners and sides (BA-04, BA-10).
std::optional<Error> Board::layHexes() {
    const BoardDescription& d = m_description;
    if (d.circumference != 0 && (d.circumference < 3 || d.circumference > maxCoordinate))
        return headerError(
            "$.circumference",
            fmt::format("{} is no circumference; it is 3 to {}", d.circumference, maxCoordinate), BA(4));
    if (d.hexes.empty())
        return headerError("$.hexes", "a board needs at least one hex");
    if (d.hexes.size() > maxHexes)
        return headerError("$.hexes",
                           fmt::format("{} hexes; a board has at most {}", d.hexes.size(), maxHexes));
    for (std::size_t i = 0; i < d.hexes.size(); ++i) {
        const auto& hex = d.hexes[i];
        const std::string path = fmt::format("$.hexes[{}]", i);
        if (std::abs(hex.at.q) > maxCoordinate || std::abs(hex.at.r) > maxCoordinate)
            return headerError(path + ".at",
                               fmt::format("{} lies outside ±{}", toString(hex.at), maxCoordinate));
        if (hex.number != 0 && !isNumberToken(hex.number))
            return headerError(path + ".number",
                               fmt::format("{} is no number token; those are 2 to 6 and 8 to 12", hex.number),
                               BA(10));
        if (hex.number != 0 && hex.terrain == Terrain::sea)
            return headerError(path + ".number",
                               fmt::format("{} is sea and cannot carry a number", toString(hex.at)), BA(10));
        const auto [it, isNew] = m_hexByName.try_emplace(key(wrap(hex.at), 0), HexId(i));
        if (!isNew)
            return headerError(
                path + ".at",
                fmt::format("{} is listed twice, first as $.hexes[{}]", toString(hex.at), it->second.index()),
                BA(4));
        m_hexes.push_back({hex.at, hex.terrain, static_cast<std::uint8_t>(hex.number), {}, {}, {}});
        (isLand(hex.terrain) ? m_land : m_sea).emplace_back(i);
    }
    layNetwork();
    return std::nullopt;
}

/// Harbours between land and sea (BA-35).
std::optional<Error> Board::layHarbours() {
    const BoardDescription& d = m_description;
    if (d.harbours.size() > maxHarbours)
        return headerError(
            "$.harbours", fmt::format("{} harbours; a board has at most {}", d.harbours.size(), maxHarbours));
    std::set<SideId> harbourSides;
    for (std::size_t i = 0; i < d.harbours.size(); ++i) {
        const std::string path = fmt::format("$.harbours[{}].at", i);
        const SideId side = find(d.harbours[i].at);
        if (!side.valid())
            return headerError(path, fmt::format("{} is no side of this board", toString(d.harbours[i].at)),
                               BA(35));
        if (!(*this)[side].touchesLand || !(*this)[side].touchesSea)
            return headerError(
                path, fmt::format("{} does not lie between land and sea", toString(d.harbours[i].at)),
                BA(35));
        if (!harbourSides.insert(side).second)
            return headerError(path, fmt::format("{} has two harbours", toString(d.harbours[i].at)), BA(35));
        HexId sea;
        for (const HexId hex : (*this)[side].hexes)
            if ((*this)[hex].terrain == Terrain::sea)
                sea = hex;
        for (const CornerId corner : (*this)[side].corners)
            m_corners[corner.index()].harbours.push_back(HarbourId(i));
        m_harbours.push_back({side, sea, d.harbours[i].trade});
    }
    return std::nullopt;
}

/// The hexes that riders go down behind a breached wall (GW-04). `path` names the wall in the board's file.
Result<decltype(Board::Wall::column)> Board::columnOf(const BoardDescription::Wall& wall,
                                                      const std::string& path) const {
    decltype(Wall::column) column;
    bool numbered = false;
    for (std::size_t c = 0; c < wall.column.size(); ++c) {
        const HexId hex = find(wall.column[c]);
        const std::string at = fmt::format("{}.column[{}]", path, c);
        if (!hex.valid())
            return headerError(at, fmt::format("{} is no hex of this board", toString(wall.column[c])),
                               GW(4));
        if (std::find(column.begin(), column.end(), hex) != column.end())
            return headerError(at, fmt::format("{} stands in this column twice", toString(wall.column[c])),
                               GW(4));
        numbered = numbered || (*this)[hex].number != 0;
        column.push_back(hex);
    }
    if (!numbered)
        return headerError(path + ".column", "a column needs at least one hex with a number", GW(4));
    return column;
}

/// A wall section with its attack hex, fort and column (GW-01).
std::optional<Error> Board::layWall(const BoardDescription::Wall& wall, const std::string& path) {
    if (wall.id.empty() || findWall(wall.id).valid())
        return headerError(path + ".id", fmt::format("\"{}\" is empty or used twice", wall.id), GW(1));
    Wall made;
    made.id = wall.id;
    made.attack = find(wall.attack);
    if (!made.attack.valid())
        return headerError(path + ".attack", fmt::format("{} is no hex of this board", toString(wall.attack)),
                           GW(1));
    if (wallAt(made.attack).valid())
        return headerError(path + ".attack",
                           fmt::format("{} is the attack hex of another wall", toString(wall.attack)), GW(1));
    made.fort = find(wall.fort);
    if (!made.fort.valid() || !(*this)[made.fort].touchesLand)
        return headerError(path + ".fort",
                           fmt::format("{} is no corner of this board's land", toString(wall.fort)), GW(1));
    for (const Wall& other : m_walls)
        if (other.fort == made.fort)
            return headerError(path + ".fort",
                               fmt::format("{} is the fort of {} too", toString(wall.fort), other.id), GW(1));
    auto column = columnOf(wall, path);
    if (!column)
        return column.error();
    made.column = *std::move(column);
    m_walls.push_back(std::move(made));
    return std::nullopt;
}

/// All wall sections (GW-01).
std::optional<Error> Board::layWalls() {
    const BoardDescription& d = m_description;
    if (d.walls.size() > maxWalls)
        return headerError("$.walls",
                           fmt::format("{} walls; a board has at most {}", d.walls.size(), maxWalls), GW(1));
    for (std::size_t i = 0; i < d.walls.size(); ++i)
        if (auto error = layWall(d.walls[i], fmt::format("$.walls[{}]", i)))
            return error;
    return std::nullopt;
}

/// An assembly hex with its two arrows (GW-02).
std::optional<Error> Board::layAssembly(const BoardDescription::Assembly& assembly, const std::string& path) {
    if (assembly.id.empty() || findAssembly(assembly.id).valid())
        return headerError(path + ".id", fmt::format("\"{}\" is empty or used twice", assembly.id), GW(1));
    if (findWall(assembly.id).valid())
        return headerError(path + ".id", fmt::format("\"{}\" is the name of a wall too", assembly.id), GW(1));
    Assembly made;
    made.id = assembly.id;
    made.at = find(assembly.at);
    if (!made.at.valid())
        return headerError(path + ".at", fmt::format("{} is no hex of this board", toString(assembly.at)),
                           GW(1));
    if (assemblyAt(made.at).valid() || wallAt(made.at).valid())
        return headerError(path + ".at",
                           fmt::format("{} is already an assembly or attack hex", toString(assembly.at)),
                           GW(1));
    for (const bool left : {true, false}) {
        const auto& arrow = left ? assembly.left : assembly.right;
        const std::string side = path + (left ? ".left" : ".right");
        if (!isNumberToken(arrow.number))
            return headerError(
                side + ".number",
                fmt::format("{} is no attack number; those are 2 to 6 and 8 to 12", arrow.number), GW(2));
        const WallId wall = findWall(arrow.wall);
        if (!wall.valid())
            return headerError(side + ".wall", fmt::format("there is no wall \"{}\"", arrow.wall), GW(2));
        const auto& around = (*this)[made.at].neighbours;
        if (std::find(around.begin(), around.end(), (*this)[wall].attack) == around.end())
            return headerError(
                side + ".wall",
                fmt::format("the attack hex of {} does not lie beside {}", arrow.wall, toString(assembly.at)),
                GW(2));
        (left ? made.left : made.right) = {static_cast<std::uint8_t>(arrow.number), wall};
    }
    if (made.left.wall == made.right.wall)
        return headerError(path + ".right.wall", "both arrows lead to the same wall", GW(2));
    m_assembly.push_back(std::move(made));
    return std::nullopt;
}

/// All assembly hexes (GW-01).
std::optional<Error> Board::layAssemblies() {
    const BoardDescription& d = m_description;
    if (d.assembly.size() > maxAssembly)
        return headerError(
            "$.assembly",
            fmt::format("{} assembly hexes; a board has at most {}", d.assembly.size(), maxAssembly), GW(1));
    for (std::size_t i = 0; i < d.assembly.size(); ++i)
        if (auto error = layAssembly(d.assembly[i], fmt::format("$.assembly[{}]", i)))
            return error;
    return std::nullopt;
}

/// The starting places of robber and pirate (BA-05).
std::optional<Error> Board::layThieves() {
    const BoardDescription& d = m_description;
    if (d.robber) {
        m_robber = find(*d.robber);
        if (!m_robber.valid() || !isLand((*this)[m_robber].terrain))
            return headerError("$.robber",
                               fmt::format("{} is no land hex of this board", toString(*d.robber)), BA(5));
    }
    if (d.pirate) {
        m_pirate = find(*d.pirate);
        if (!m_pirate.valid() || isLand((*this)[m_pirate].terrain))
            return headerError("$.pirate", fmt::format("{} is no sea hex of this board", toString(*d.pirate)),
                               BA(5));
    }
    return std::nullopt;
}

/// Where settlements may be founded: on the hexes that the board lists (BA-34), or on home hexes in The World
/// (WO-01).
std::optional<Error> Board::layFounding() {
    const BoardDescription& d = m_description;
    if (!d.founding.empty()) {
        m_founding.assign(m_corners.size(), false);
        for (std::size_t i = 0; i < d.founding.size(); ++i) {
            const HexId hex = find(d.founding[i]);
            if (!hex.valid())
                return headerError(fmt::format("$.founding[{}]", i),
                                   fmt::format("{} is no hex of this board", toString(d.founding[i])),
                                   BA(34));
            for (const CornerId corner : (*this)[hex].corners)
                m_founding[corner.index()] = true;
        }
    }
    return layHexSet(d.home, "home", WO(1), m_home);
}

/// Checks the player counts and the costs of the walls (BA-50, GW-61).
std::optional<Error> Board::checkTable() const {
    const BoardDescription& d = m_description;
    for (const int count : d.players)
        if (count < 2 || count > static_cast<int>(maxPlayers))
            return headerError("$.players",
                               fmt::format("{} players; a board is for 2 to {}", count, maxPlayers), BA(50));
    for (const auto& [level, cost] : d.wallCosts)
        if (level < 1 || level > 5)
            return headerError(fmt::format("$.wall-costs.{}", level), "walls have the levels 1 to 5", GW(61));
    return std::nullopt;
}

Result<Board> Board::make(BoardDescription description) {
    Board board(std::move(description));
    for (const auto lay :
         {&Board::layHexes, &Board::layHarbours, &Board::layWalls, &Board::layAssemblies, &Board::layThieves,
          &Board::layFounding, &Board::layStorm, &Board::layDiscovery, &Board::layModules})
        if (auto error = (board.*lay)())
            return *std::move(error);
    if (auto error = board.checkTable())
        return *std::move(error);
    return board;
}

} // namespace watchfire::hex
