// SPDX-License-Identifier: Apache-2.0
#include "app/boards/board_draft.h"

#include "rules/core/json_text.h"
#include "rules/core/name_length.h"
#include "rules/hex/geometry.h"
#include "rules/hex/log/board_reader.h"
#include "rules/hex/log/json.h"
#include "rules/hex/scenario.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>
#include <utility>

namespace watchfire::boards {

namespace {

using hex::Axial;
using hex::CornerName;
using hex::Direction;
using hex::SideName;
using hex::Terrain;
using Hex = hex::BoardDescription::Hex;
using Json = nlohmann::ordered_json;

Axial wrapped(const Draft& draft, Axial at) {
    const int around = draft.board.circumference;
    return around == 0 ? at : Axial{((at.q % around) + around) % around, at.r};
}

/// Land on which people live, so not steppe.
bool isSettled(const Hex& hex) {
    return hex::isLand(hex.terrain) && hex.terrain != Terrain::steppe;
}

Hex* hexAt(Draft& draft, Axial at) {
    return findAt(draft, draft.board.hexes, at);
}

/// West to east: twice the hex's x in hex widths.
int eastward(Axial at) {
    return 2 * at.q + at.r;
}

bool readsBefore(Axial a, Axial b) {
    return a.r != b.r ? a.r < b.r : a.q < b.q;
}

template <class List, class Place> bool eraseAt(const Draft& draft, List& list, Place at) {
    return std::erase_if(list, [&](Place other) { return same(draft, other, at); }) > 0;
}

bool hasHarbour(const Draft& draft, SideName at) {
    return findAt(draft, draft.board.harbours, at) != nullptr;
}

/// The middle of a side, in hex widths and with the rows one apart: enough to tell directions.
std::pair<double, double> middleOf(SideName side) {
    const Axial to = hex::offset(side.direction);
    return {side.hex.q + side.hex.r / 2.0 + to.q / 2.0 + to.r / 4.0, side.hex.r + to.r / 2.0};
}

bool toggleIn(Draft& draft, std::vector<Axial>& list, Axial at, bool on) {
    if (contains(draft, list, at) == on)
        return false;
    if (on)
        list.push_back(at);
    else
        eraseAt(draft, list, at);
    return true;
}

/// Removes what the hex's terrain no longer allows.
void tidy(Draft& draft, Hex& hex) {
    if (!hex::carriesFaces(hex.terrain))
        hex.corners.clear();
    if (!isSettled(hex) || hex.terrain == Terrain::desert)
        hex.number = 0;
    if (!isSettled(hex))
        eraseAt(draft, draft.board.founding, hex.at);
    if (!hex::isLand(hex.terrain))
        eraseAt(draft, draft.board.home, hex.at);
    const auto standsOn = [&](const std::optional<Axial>& piece) {
        return piece && same(draft, *piece, hex.at);
    };
    // BA-20: the robber begins on a desert if there is one.
    const bool desert = hex.terrain == Terrain::desert && !isOpen(draft, hex.at);
    if (standsOn(draft.board.robber) && !desert)
        draft.board.robber.reset();
    else if (!draft.board.robber && desert && robberLives(draft))
        draft.board.robber = hex.at;
    if (standsOn(draft.board.pirate) && hex::isLand(hex.terrain))
        draft.board.pirate.reset();
    if (hex.terrain != Terrain::desert)
        eraseAt(draft, draft.board.deserts, hex.at);
    else if (draft.scenario == hex::Scenario::raiders && mayGather(draft, hex.at))
        toggleIn(draft, draft.board.deserts, hex.at, true);
}

bool putTile(Draft& draft, const hex::BoardTile& tile, Axial first, hex::TileLie lie) {
    auto board = draft.board;
    tile.lay(board, first, lie);
    const auto hexes = tile.hexes(board);
    for (const Axial at : hexes)
        if (find(draft, at) == nullptr)
            return false;
    draft.board = std::move(board);
    for (std::size_t i = 0; i < hexes.size(); ++i)
        setTerrain(draft, hexes[i], tile.terrains()[i]);
    return true;
}

std::string roman(int number) {
    constexpr std::array names{"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"};
    return number >= 1 && number <= static_cast<int>(names.size())
               ? names[static_cast<std::size_t>(number - 1)]
               : std::to_string(number);
}

/// Names walls and assembly hexes from west to east, and points the arrows at the sections beside them. A
/// small board is the large one without its western third, so its names begin with the third (GW-01).
void nameWalls(Draft& draft) {
    auto& walls = draft.board.walls;
    auto& assembly = draft.board.assembly;
    std::stable_sort(walls.begin(), walls.end(),
                     [](const auto& a, const auto& b) { return eastward(a.attack) < eastward(b.attack); });
    std::stable_sort(assembly.begin(), assembly.end(),
                     [](const auto& a, const auto& b) { return eastward(a.at) < eastward(b.at); });
    constexpr std::size_t few = 4;
    const int folded = walls.size() <= few ? 2 : 0;
    for (std::size_t i = 0; i < walls.size(); ++i)
        walls[i].id = "W" + std::to_string(static_cast<int>(i) + 1 + folded);
    for (std::size_t i = 0; i < assembly.size(); ++i) {
        auto& here = assembly[i];
        here.id = roman(static_cast<int>(i) + 1 + folded);
        here.left.wall.clear();
        here.right.wall.clear();
        for (const Direction d : hex::allDirections)
            for (const auto& wall : walls)
                if (same(draft, hex::neighbour(here.at, d), wall.attack))
                    (eastward(wall.attack) < eastward(here.at) ? here.left : here.right).wall = wall.id;
    }
}

/// A board that an older version imported may have a title of any length. Refusing it would cost the table
/// all the boards that are kept with it, so its title is cut.
Json withCutTitle(Json board) {
    if (!board.is_object() || !board.contains("title") || !board["title"].is_object())
        return board;
    for (auto& [language, title] : board["title"].items()) {
        if (title.is_string())
            title = std::string(cutToName(title.get_ref<const std::string&>()));
    }
    return board;
}

} // namespace

// ---- beginning

Draft copyOf(const hex::BoardDescription& shape, hex::Scenario scenario) {
    Draft draft;
    draft.scenario = scenario;
    draft.board = shape;
    draft.board.example = false;
    draft.tiles = laidTiles(draft);
    draft.tokens = laidTokens(draft);
    draft.harbours = laidHarbours(draft);
    return draft;
}

Draft emptyLike(const hex::BoardDescription& shape, hex::Scenario scenario) {
    Draft draft = copyOf(shape, scenario);
    for (const Axial at : numberOrder(draft))
        setNumber(draft, at, 0);
    for (const Axial at : terrainOrder(draft))
        reopen(draft, at);
    for (const auto& harbour : draft.board.harbours)
        draft.openHarbours.push_back(harbour.at);
    return draft;
}

// ---- kept

Json toJson(const Draft& draft) {
    Json json{{"scenario", hex::toString(draft.scenario)}, {"board", hex::toJson(draft.board)}};
    json["open"] = Json::array();
    for (const Axial at : draft.open)
        json["open"].push_back(hex::toString(at));
    json["tiles"] = Json::object();
    for (const auto& [terrain, count] : draft.tiles)
        json["tiles"][std::string(hex::toString(terrain))] = count;
    json["tokens"] = Json::object();
    for (const auto& [number, count] : draft.tokens)
        json["tokens"][std::to_string(number)] = count;
    json["open-harbours"] = Json::array();
    for (const SideName at : draft.openHarbours)
        json["open-harbours"].push_back(hex::toString(at));
    json["harbours"] = Json::object();
    for (const auto& [trade, count] : draft.harbours)
        json["harbours"][std::string(hex::toString(trade))] = count;
    return json;
}

Result<hex::BoardDescription> unfinishedFromJson(const Json& json) {
    auto board = hex::boardDescriptionFromJson(json);
    if (!board)
        return board;
    const auto wrong = [](const std::string& path, int number) {
        return hex::headerError(path,
                                std::to_string(number) + " is no number token; those are 2 to 6 and 8 to 12");
    };
    const auto isToken = [](int number) { return number >= 2 && number <= 12 && number != 7; };
    for (std::size_t i = 0; i < board->hexes.size(); ++i)
        if (const int number = board->hexes[i].number; number != 0 && !isToken(number))
            return wrong("$.hexes[" + std::to_string(i) + "].number", number);
    for (std::size_t i = 0; i < board->bag.size(); ++i)
        if (!isToken(board->bag[i]))
            return wrong("$.bag[" + std::to_string(i) + "]", board->bag[i]);
    return board;
}

Result<Draft> draftFromJson(const Json& json) {
    if (!json.is_object() || !json.contains("board") || !json.contains("scenario"))
        return hex::headerError("$", "a board that is being made has \"board\" and \"scenario\"");
    auto board = unfinishedFromJson(withCutTitle(json["board"]));
    if (!board)
        return board.error();
    Draft draft;
    const auto scenario =
        json["scenario"].is_string() ? hex::parseScenario(json["scenario"].get<std::string>()) : std::nullopt;
    if (!scenario)
        return hex::headerError("$.scenario", "a scenario is wanted here");
    draft.scenario = *scenario;
    draft.board = std::move(*board);
    for (const Json& at : json.value("open", Json::array())) {
        const auto hex = at.is_string() ? hex::parseAxial(at.get<std::string>()) : std::nullopt;
        if (!hex)
            return hex::headerError("$.open", "names of hexes are wanted here");
        draft.open.push_back(*hex);
    }
    constexpr int mostPieces = 10'000; // per kind; far more than any box holds
    const Json tiles = json.value("tiles", Json::object());
    for (const auto& [name, count] : tiles.items()) {
        const auto terrain = hex::parseTerrain(name);
        const auto tilesLeft = integerOf(count, 0, mostPieces);
        if (!terrain || !tilesLeft)
            return hex::headerError("$.tiles", "counts by terrain are wanted here");
        draft.tiles[*terrain] = *tilesLeft;
    }
    const Json tokens = json.value("tokens", Json::object());
    for (const auto& [name, count] : tokens.items()) {
        const auto tokensLeft = integerOf(count, 0, mostPieces);
        if (name.empty() || name.size() > 2 || name.find_first_not_of("0123456789") != std::string::npos ||
            !tokensLeft)
            return hex::headerError("$.tokens", "counts by number are wanted here");
        draft.tokens[std::stoi(name)] = *tokensLeft;
    }
    for (const Json& at : json.value("open-harbours", Json::array())) {
        const auto side = at.is_string() ? hex::parseSide(at.get<std::string>()) : std::nullopt;
        if (!side)
            return hex::headerError("$.open-harbours", "names of sides are wanted here");
        if (hasHarbour(draft, *side))
            draft.openHarbours.push_back(*side);
    }
    const Json harbours = json.value("harbours", Json::object());
    for (const auto& [name, count] : harbours.items()) {
        const auto trade = hex::parseResource(name);
        const auto harboursLeft = integerOf(count, 0, mostPieces);
        if (!trade || !harboursLeft)
            return hex::headerError("$.harbours", "counts by trade are wanted here");
        draft.harbours[*trade] = *harboursLeft;
    }
    return draft;
}

// ---- reading

Axial plain(const Draft& draft, Axial at) {
    return wrapped(draft, at);
}
CornerName plain(const Draft& draft, CornerName at) {
    const CornerName name = hex::canonical(at);
    return {wrapped(draft, name.hex), name.direction};
}
SideName plain(const Draft& draft, SideName at) {
    const SideName name = hex::canonical(at);
    return {wrapped(draft, name.hex), name.direction};
}

const Hex* find(const Draft& draft, Axial at) {
    return findAt(draft, draft.board.hexes, at);
}

int numberAt(const Draft& draft, Axial at) {
    const Hex* hex = find(draft, at);
    return hex == nullptr ? 0 : hex->number;
}

bool isOpen(const Draft& draft, Axial at) {
    return contains(draft, draft.open, at);
}

bool isOpen(const Draft& draft, SideName harbour) {
    return contains(draft, draft.openHarbours, harbour);
}

bool onTile(const Draft& draft, Axial at) {
    const auto tiles = hex::boardTiles();
    return std::any_of(tiles.begin(), tiles.end(), [&](const hex::BoardTile* tile) {
        return contains(draft, tile->hexes(draft.board), at);
    });
}

bool takesNumber(const Draft& draft, Axial at) {
    const Hex* hex = find(draft, at);
    if (hex == nullptr || !hex::isLand(hex->terrain) || hex->terrain == Terrain::desert ||
        hex->terrain == Terrain::steppe)
        return false;
    return draft.scenario != hex::Scenario::world || contains(draft, draft.board.home, at);
}

std::vector<Axial> terrainOrder(const Draft& draft) {
    std::vector<Axial> order;
    for (const Hex& hex : draft.board.hexes)
        if (isSettled(hex) && !onTile(draft, hex.at))
            order.push_back(hex.at);
    std::sort(order.begin(), order.end(), readsBefore);
    return order;
}

std::vector<Axial> numberOrder(const Draft& draft) {
    std::vector<Axial> order;
    for (const Hex& hex : draft.board.hexes)
        if (takesNumber(draft, hex.at))
            order.push_back(hex.at);
    std::sort(order.begin(), order.end(), readsBefore);
    return order;
}

std::vector<SideName> harbourOrder(const Draft& draft) {
    std::vector<SideName> order;
    std::pair<double, double> centre;
    for (const auto& harbour : draft.board.harbours) {
        order.push_back(harbour.at);
        const auto [x, y] = middleOf(harbour.at);
        centre.first += x;
        centre.second += y;
    }
    const auto count = static_cast<double>(std::max<std::size_t>(order.size(), 1));
    const auto angle = [&](SideName side) {
        const auto [x, y] = middleOf(side);
        const double clockwise = std::atan2(x - centre.first / count, centre.second / count - y);
        return clockwise < 0 ? clockwise + 2 * std::numbers::pi : clockwise;
    };
    std::stable_sort(order.begin(), order.end(), [&](SideName a, SideName b) { return angle(a) < angle(b); });
    return order;
}

std::vector<Axial> deserts(const Draft& draft) {
    std::vector<Axial> found;
    for (const Hex& hex : draft.board.hexes)
        if (hex.terrain == Terrain::desert && !isOpen(draft, hex.at))
            found.push_back(hex.at);
    return found;
}

bool robberLives(const Draft& draft) {
    return draft.scenario != hex::Scenario::greatWall && draft.scenario != hex::Scenario::raiders;
}

std::vector<Axial> foundingHexes(const Draft& draft) {
    if (!draft.board.founding.empty())
        return draft.board.founding;
    std::vector<Axial> all;
    for (const Hex& hex : draft.board.hexes)
        if (isSettled(hex))
            all.push_back(hex.at);
    return all;
}

bool isSplit(const Draft& draft, Axial at) {
    return contains(draft, draft.board.split, at);
}

std::optional<hex::MapEdge> edgeOf(const Draft& draft, Axial at) {
    const Hex* hex = find(draft, at);
    if (hex == nullptr || draft.board.circumference == 0)
        return std::nullopt;
    const auto isLast = [&](int sign) {
        return std::none_of(draft.board.hexes.begin(), draft.board.hexes.end(), [&](const Hex& other) {
            return other.at.r == hex->at.r && sign * other.at.q > sign * hex->at.q;
        });
    };
    return isLast(1)    ? std::optional(hex::MapEdge::east)
           : isLast(-1) ? std::optional(hex::MapEdge::west)
                        : std::nullopt;
}

std::vector<SideName> coast(const Draft& draft) {
    std::vector<SideName> sides;
    for (const Hex& hex : draft.board.hexes) {
        if (!isSettled(hex))
            continue;
        for (const Direction d : hex::allDirections) {
            const Hex* beyond = find(draft, hex::neighbour(hex.at, d));
            if (beyond == nullptr || !hex::isLand(beyond->terrain))
                sides.push_back(hex::canonical(SideName{hex.at, d}));
        }
    }
    return sides;
}

std::vector<CornerName> landCorners(const Draft& draft) {
    std::vector<CornerName> corners;
    std::set<CornerName> seen;
    for (const Hex& hex : draft.board.hexes) {
        if (!isSettled(hex))
            continue;
        for (const hex::CornerDirection d : hex::allCornerDirections) {
            const CornerName name = hex::canonical(CornerName{hex.at, d});
            if (seen.insert(plain(draft, name)).second)
                corners.push_back(name);
        }
    }
    return corners;
}

std::vector<Axial> rim(const Draft& draft) {
    std::vector<Axial> places;
    std::set<Axial> seen;
    for (const Hex& hex : draft.board.hexes)
        for (const Direction d : hex::allDirections) {
            const Axial at = hex::neighbour(hex.at, d);
            if (find(draft, at) == nullptr && seen.insert(plain(draft, at)).second)
                places.push_back(at);
        }
    return places;
}

std::map<Terrain, int> laidTiles(const Draft& draft) {
    std::map<Terrain, int> laid;
    for (const Hex& hex : draft.board.hexes)
        if (isSettled(hex) && !isOpen(draft, hex.at))
            ++laid[hex.terrain];
    return laid;
}

std::map<int, int> laidTokens(const Draft& draft) {
    std::map<int, int> laid;
    for (const Hex& hex : draft.board.hexes)
        if (hex.number != 0)
            ++laid[hex.number];
    return laid;
}

std::map<hex::Resource, int> laidHarbours(const Draft& draft) {
    std::map<hex::Resource, int> laid;
    for (const auto& harbour : draft.board.harbours)
        if (!isOpen(draft, harbour.at))
            ++laid[harbour.trade];
    return laid;
}

bool touch(const Draft& draft, SideName one, SideName other) {
    for (const auto a : hex::ends(one.direction))
        for (const auto b : hex::ends(other.direction))
            if (same(draft, CornerName{one.hex, a}, CornerName{other.hex, b}))
                return true;
    return false;
}

// ---- hexes

bool setTerrain(Draft& draft, Axial at, Terrain terrain) {
    Hex* hex = hexAt(draft, at);
    if (hex == nullptr) {
        if (std::abs(at.q) > hex::maxCoordinate || std::abs(at.r) > hex::maxCoordinate ||
            draft.board.hexes.size() >= hex::maxHexes)
            return false;
        draft.board.hexes.push_back({at, terrain, 0, {}});
        tidy(draft, draft.board.hexes.back());
        return true;
    }
    const bool wasOpen = eraseAt(draft, draft.open, at);
    if (hex->terrain == terrain && !wasOpen)
        return false;
    hex->terrain = terrain;
    tidy(draft, *hex);
    return true;
}

bool reopen(Draft& draft, Axial at) {
    Hex* hex = hexAt(draft, at);
    if (hex == nullptr || isOpen(draft, at))
        return false;
    // The number stays: it is corrected separately from the terrain.
    const int number = hex->number;
    draft.open.push_back(hex->at);
    hex->terrain = Terrain::desert;
    tidy(draft, *hex);
    hex->number = number;
    return true;
}

bool removeHex(Draft& draft, Axial at) {
    const Hex* hex = find(draft, at);
    if (hex == nullptr || draft.board.hexes.size() <= 1)
        return false;
    setTerrain(draft, at, Terrain::sea);
    const auto touches = [&](Axial other) { return same(draft, other, at); };
    const auto uses = [&](const auto& corner) {
        return std::none_of(draft.board.hexes.begin(), draft.board.hexes.end(),
                            [&](const Hex& left) { return contains(draft, hex::hexesAt(corner), left.at); });
    };
    std::erase_if(draft.board.hexes, [&](const Hex& other) { return touches(other.at); });
    for (auto* list : {&draft.board.home, &draft.board.founding, &draft.board.split, &draft.board.deserts})
        eraseAt(draft, *list, at);
    for (auto& wall : draft.board.walls)
        eraseAt(draft, wall.column, at);
    const auto walls =
        std::erase_if(draft.board.walls, [&](const auto& wall) { return touches(wall.attack); });
    const auto assembly =
        std::erase_if(draft.board.assembly, [&](const auto& one) { return touches(one.at); });
    if (walls + assembly > 0)
        nameWalls(draft);
    if (draft.board.storm && touches(draft.board.storm->at))
        draft.board.storm.reset();
    if (draft.board.pirate && touches(*draft.board.pirate))
        draft.board.pirate.reset();
    for (const hex::BoardTile* tile : hex::boardTiles())
        if (contains(draft, tile->hexes(draft.board), at))
            tile->takeAway(draft.board);
    std::erase_if(draft.board.markers, uses);
    std::erase_if(draft.board.harbours, [&](const auto& harbour) {
        return find(draft, harbour.at.hex) == nullptr &&
               find(draft, hex::neighbour(harbour.at.hex, harbour.at.direction)) == nullptr;
    });
    std::erase_if(draft.openHarbours, [&](SideName side) { return !hasHarbour(draft, side); });
    return true;
}

bool setNumber(Draft& draft, Axial at, int number) {
    Hex* hex = hexAt(draft, at);
    const bool takes = hex != nullptr && hex::isLand(hex->terrain) && hex->terrain != Terrain::steppe &&
                       (hex->terrain != Terrain::desert || isOpen(draft, at));
    if (!takes || hex->number == number)
        return false;
    hex->number = number;
    return true;
}

// ---- what lies on the hexes

namespace {
/// Sets where the robber or the pirate begins; removes him if he is there.
bool setPiece(const Draft& draft, std::optional<Axial>& piece, Axial at, bool onLand) {
    const Hex* hex = find(draft, at);
    if (hex == nullptr || hex::isLand(hex->terrain) != onLand)
        return false;
    if (piece && same(draft, *piece, at))
        piece.reset();
    else
        piece = hex->at;
    return true;
}
} // namespace

bool setHarbour(Draft& draft, SideName at, std::optional<hex::Resource> trade) {
    auto& harbours = draft.board.harbours;
    auto* const there = findAt(draft, harbours, at);
    const bool wasOpen = eraseAt(draft, draft.openHarbours, at);
    if (there == nullptr) {
        if (!trade)
            return false;
        harbours.push_back({hex::canonical(at), *trade});
        return true;
    }
    if (!trade)
        harbours.erase(harbours.begin() + (there - harbours.data()));
    else if (there->trade == *trade)
        return wasOpen;
    else
        there->trade = *trade;
    return true;
}

bool openHarbour(Draft& draft, SideName at) {
    if (hasHarbour(draft, at))
        return false;
    draft.board.harbours.push_back({hex::canonical(at), hex::Resource::any});
    draft.openHarbours.push_back(hex::canonical(at));
    return true;
}

bool moveHarbour(Draft& draft, SideName from, SideName to) {
    if (hasHarbour(draft, to))
        return false;
    auto* const harbour = findAt(draft, draft.board.harbours, from);
    if (harbour == nullptr)
        return false;
    harbour->at = hex::canonical(to);
    for (SideName& open : draft.openHarbours)
        if (same(draft, open, from))
            open = hex::canonical(to);
    return true;
}

bool confirmHarbours(Draft& draft) {
    const bool open = !draft.openHarbours.empty();
    draft.openHarbours.clear();
    return open;
}

bool setRobber(Draft& draft, Axial at) {
    return setPiece(draft, draft.board.robber, at, true);
}

bool setPirate(Draft& draft, Axial at) {
    return setPiece(draft, draft.board.pirate, at, false);
}

bool setHome(Draft& draft, Axial at, bool home) {
    const Hex* hex = find(draft, at);
    if (hex == nullptr || (home && !hex::isLand(hex->terrain)))
        return false;
    const bool changed = toggleIn(draft, draft.board.home, hex->at, home);
    if (changed && !mayGather(draft, at))
        eraseAt(draft, draft.board.deserts, hex->at);
    return changed;
}

bool mayGather(const Draft& draft, Axial at) {
    const Hex* hex = find(draft, at);
    return hex != nullptr && hex->terrain == Terrain::desert && !isOpen(draft, at) &&
           contains(draft, draft.board.home, at);
}

bool setGathering(Draft& draft, Axial at, bool gathering) {
    const Hex* hex = find(draft, at);
    if (hex == nullptr || (gathering && !mayGather(draft, at)))
        return false;
    return toggleIn(draft, draft.board.deserts, hex->at, gathering);
}

bool setFounding(Draft& draft, Axial at, bool may) {
    const Hex* hex = find(draft, at);
    if (hex == nullptr || !isSettled(*hex))
        return false;
    auto founding = foundingHexes(draft);
    if (!toggleIn(draft, founding, hex->at, may) || founding.empty())
        return false;
    const auto& hexes = draft.board.hexes;
    const bool everywhere = std::all_of(hexes.begin(), hexes.end(), [&](const Hex& one) {
        return !isSettled(one) || contains(draft, founding, one.at);
    });
    draft.board.founding = everywhere ? std::vector<Axial>() : std::move(founding);
    return true;
}

bool setStorm(Draft& draft, Axial at) {
    const Hex* hex = find(draft, at);
    if (hex == nullptr || (draft.board.storm && same(draft, draft.board.storm->at, at)))
        return false;
    const Direction heading = draft.board.storm ? draft.board.storm->heading : Direction::E;
    draft.board.storm = hex::BoardDescription::Storm{hex->at, heading, std::nullopt};
    return true;
}

bool turnStorm(Draft& draft, Direction heading) {
    if (!draft.board.storm || draft.board.storm->heading == heading)
        return false;
    draft.board.storm->heading = heading;
    return true;
}

bool setStormHalf(Draft& draft, hex::MapEdge half) {
    auto& storm = draft.board.storm;
    if (!storm || !isSplit(draft, storm->at) || storm->half == half)
        return false;
    storm->half = half;
    return true;
}

bool setSplit(Draft& draft, Axial at, bool split) {
    const Hex* hex = find(draft, at);
    if (hex == nullptr || (split && !edgeOf(draft, at)) ||
        !toggleIn(draft, draft.board.split, hex->at, split))
        return false;
    if (auto& storm = draft.board.storm; storm && same(draft, storm->at, at))
        storm->half.reset();
    return true;
}

bool toggleMarker(Draft& draft, CornerName at) {
    if (!eraseAt(draft, draft.board.markers, at))
        draft.board.markers.push_back(hex::canonical(at));
    return true;
}

bool setBag(Draft& draft, int number, int count) {
    auto& bag = draft.board.bag;
    const auto before = bag;
    std::erase(bag, number);
    bag.insert(bag.end(), static_cast<std::size_t>(std::max(0, count)), number);
    std::sort(bag.begin(), bag.end());
    auto sorted = before;
    std::sort(sorted.begin(), sorted.end());
    return sorted != bag;
}

bool setPlayers(Draft& draft, int count, bool on) {
    auto& players = draft.board.players;
    const bool there = std::find(players.begin(), players.end(), count) != players.end();
    if (there == on)
        return false;
    if (on)
        players.push_back(count);
    else
        std::erase(players, count);
    std::sort(players.begin(), players.end());
    return true;
}

// ---- a module's tile

namespace {
constexpr int directions = static_cast<int>(hex::allDirections.size());
} // namespace

bool layTile(Draft& draft, const hex::BoardTile& tile, Axial first) {
    const hex::TileLie now = tile.lie(draft.board).value_or(hex::TileLie{});
    const auto covered = tile.hexes(draft.board);
    const Hex* hex = find(draft, first);
    if (hex == nullptr || (!covered.empty() && same(draft, covered.front(), first)))
        return false;
    for (int i = 0; i < directions; ++i)
        if (putTile(draft, tile, hex->at, {hex::turnedBy(now.heading, i), now.mirrored}))
            return true;
    return false;
}

bool turnTile(Draft& draft, const hex::BoardTile& tile, int step) {
    const auto now = tile.lie(draft.board);
    for (int i = 1; now && i < directions; ++i)
        if (putTile(draft, tile, tile.hexes(draft.board).front(),
                    {hex::turnedBy(now->heading, i * step), now->mirrored}))
            return true;
    return false;
}

bool mirrorTile(Draft& draft, const hex::BoardTile& tile) {
    const auto now = tile.lie(draft.board);
    return now && putTile(draft, tile, tile.hexes(draft.board).front(), {now->heading, !now->mirrored});
}

bool removeTile(Draft& draft, const hex::BoardTile& tile) {
    const bool lay = !tile.hexes(draft.board).empty();
    tile.takeAway(draft.board);
    return lay;
}

// ---- the Great Wall

bool toggleSection(Draft& draft, Axial attack) {
    const Hex* hex = find(draft, attack);
    if (hex == nullptr)
        return false;
    const auto removed =
        std::erase_if(draft.board.walls, [&](const auto& wall) { return same(draft, wall.attack, attack); });
    if (removed == 0) {
        if (draft.board.walls.size() >= hex::maxWalls)
            return false;
        std::erase_if(draft.board.assembly, [&](const auto& one) { return same(draft, one.at, attack); });
        hex::BoardDescription::Wall wall;
        wall.attack = hex->at;
        const Axial first = hex::neighbour(hex->at, Direction::SE);
        wall.fort = hex::canonical(CornerName{first, hex::CornerDirection::NW});
        for (Axial at = first; find(draft, at) != nullptr && hex::isLand(find(draft, at)->terrain);
             at = hex::neighbour(at, Direction::SE))
            if (find(draft, at)->terrain != Terrain::desert || isOpen(draft, at))
                wall.column.push_back(at);
        draft.board.walls.push_back(std::move(wall));
    }
    nameWalls(draft);
    return true;
}

bool toggleAssembly(Draft& draft, Axial at) {
    const Hex* hex = find(draft, at);
    if (hex == nullptr)
        return false;
    const auto removed =
        std::erase_if(draft.board.assembly, [&](const auto& one) { return same(draft, one.at, at); });
    if (removed == 0) {
        const bool attacked = std::any_of(draft.board.walls.begin(), draft.board.walls.end(),
                                          [&](const auto& wall) { return same(draft, wall.attack, at); });
        if (attacked || draft.board.assembly.size() >= hex::maxAssembly)
            return false;
        draft.board.assembly.push_back({{}, hex->at, {}, {}});
    }
    nameWalls(draft);
    return true;
}

bool setFort(Draft& draft, const std::string& wall, CornerName at) {
    for (auto& one : draft.board.walls)
        if (one.id == wall && plain(draft, one.fort) != plain(draft, at)) {
            one.fort = hex::canonical(at);
            return true;
        }
    return false;
}

bool toggleColumn(Draft& draft, const std::string& wall, Axial at) {
    const Hex* hex = find(draft, at);
    for (auto& one : draft.board.walls)
        if (hex != nullptr && one.id == wall) {
            if (!eraseAt(draft, one.column, at))
                one.column.push_back(hex->at);
            return true;
        }
    return false;
}

bool setAttackNumber(Draft& draft, const std::string& assembly, bool left, int number) {
    for (auto& one : draft.board.assembly) {
        auto& arrow = left ? one.left : one.right;
        if (one.id == assembly && arrow.number != number) {
            arrow.number = number;
            return true;
        }
    }
    return false;
}

} // namespace watchfire::boards
