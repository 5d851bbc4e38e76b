// SPDX-License-Identifier: Apache-2.0
#include "app/boards/pioneers_writer.h"

#include "app/boards/filled.h"
#include "app/boards/pioneers_letters.h"
#include "rules/hex/geometry.h"
#include "rules/hex/scenario.h"

#include <QCoreApplication>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace watchfire::boards {

namespace {

using hex::Axial;
using hex::CornerDirection;
using hex::Terrain;

struct MapForPioneers {
    Q_DECLARE_TR_FUNCTIONS(MapForPioneers)
};

template <class... Words> Error unknown(const QString& sentence, const Words&... words) {
    return {ErrorCode::header, {}, filled(sentence, words...), {}};
}

/// Rows of such a map come in pairs: the second one is shifted half a hex to the right.
struct Grid {
    int top = 0;
    int left = 0;
    int width = 0;
    int height = 0;

    [[nodiscard]] int row(Axial at) const { return at.r - top; }
    /// `top` is even, so the first row is not shifted.
    [[nodiscard]] static int across(Axial at, int top) { return at.q + top / 2 + (at.r - top) / 2; }
    [[nodiscard]] int column(Axial at) const { return across(at, top) - left; }
};

Grid gridOf(const std::vector<hex::BoardDescription::Hex>& hexes) {
    Grid grid;
    const auto [north, south] = std::minmax_element(
        hexes.begin(), hexes.end(), [](const auto& a, const auto& b) { return a.at.r < b.at.r; });
    grid.top = north->at.r - (north->at.r % 2 == 0 ? 0 : 1);
    grid.height = south->at.r - grid.top + 1;
    const auto before = [&](const auto& a, const auto& b) {
        return Grid::across(a.at, grid.top) < Grid::across(b.at, grid.top);
    };
    const auto [west, east] = std::minmax_element(hexes.begin(), hexes.end(), before);
    grid.left = Grid::across(west->at, grid.top);
    grid.width = Grid::across(east->at, grid.top) - grid.left + 1;
    return grid;
}

std::optional<Error> refusal(const hex::BoardDescription& board, const PartWords& wordsOf) {
    const auto wordsFor = [&](std::string_view part, const QString& plain) {
        const QString own = wordsOf ? wordsOf(part) : QString();
        return own.isEmpty() ? plain : own;
    };
    if (board.circumference != 0)
        return unknown(MapForPioneers::tr("The map goes around a globe; Pioneers has none."));
    if (!board.walls.empty() || !board.assembly.empty())
        return unknown(MapForPioneers::tr("Pioneers has no walls."));
    if (const hex::BoardTile* tile = hex::tileOn(board))
        return unknown(wordsFor(tile->name(), MapForPioneers::tr("Pioneers has no such tile.")));
    if (board.storm || !board.markers.empty() || !board.bag.empty())
        return unknown(MapForPioneers::tr("Pioneers has no storm, no markers and no bag."));
    if (!board.deserts.empty())
        return unknown(MapForPioneers::tr("Pioneers has no raiders."));
    for (const auto& hex : board.hexes) {
        if (!letterOf(terrainLetters, hex.terrain))
            return unknown(
                wordsFor(hex::toString(hex.terrain), MapForPioneers::tr("%1: Pioneers has no such terrain.")),
                hex::toString(hex.at));
        if (hex::isLand(hex.terrain) && hex.terrain != Terrain::desert && hex.number == 0)
            return unknown(MapForPioneers::tr("%1: in Pioneers all land but desert has a number."),
                           hex::toString(hex.at));
    }
    return std::nullopt;
}

/// The corner's index in this list is its number in such a map: counter-clockwise from the corner between
/// east and north-east.
constexpr std::array numberedCorners{CornerDirection::NE, CornerDirection::N, CornerDirection::NW,
                                     CornerDirection::SW, CornerDirection::S, CornerDirection::SE};

/// Writes a line for each corner of land that touches no hex where founding is allowed (BA-34). The reader
/// allows founding on the land hexes without such a corner. So the same corners come back, and the same
/// hexes, plus any hex that is surrounded by such hexes, which opens no other corner.
Result<std::string> closedCorners(const hex::BoardDescription& board,
                                  const std::map<Axial, Terrain>& terrains, const Grid& grid) {
    if (board.founding.empty())
        return std::string();
    const auto isLandAt = [&](Axial at) {
        const auto it = terrains.find(at);
        return it != terrains.end() && hex::isLand(it->second);
    };
    std::set<hex::CornerName> open;
    for (const Axial at : board.founding)
        for (const CornerDirection corner : numberedCorners)
            open.insert(hex::canonical({at, corner}));
    std::set<hex::CornerName> ofLand;
    for (const Axial at : board.founding)
        if (isLandAt(at))
            for (const CornerDirection corner : numberedCorners)
                ofLand.insert(hex::canonical({at, corner}));
    for (const hex::CornerName corner : open) {
        const auto around = hex::hexesAt(corner);
        if (!ofLand.contains(corner) && std::any_of(around.begin(), around.end(), isLandAt))
            return unknown(MapForPioneers::tr("%1: founding is allowed here by a sea hex alone; a map for "
                                              "Pioneers allows whole land hexes. Allow it at a land hex."),
                           hex::toString(corner));
    }
    if (ofLand.empty())
        return unknown(MapForPioneers::tr("Founding is allowed at no land hex. Allow it at one."));
    std::string lines;
    std::set<hex::CornerName> closed;
    for (const auto& [at, terrain] : terrains) {
        if (!hex::isLand(terrain))
            continue;
        for (std::size_t i = 0; i < numberedCorners.size(); ++i) {
            const auto corner = hex::canonical({at, numberedCorners[i]});
            if (!ofLand.contains(corner) && closed.insert(corner).second)
                lines += fmt::format("nosetup {} {} {}\n", grid.column(at), grid.row(at), i);
        }
    }
    return lines;
}

} // namespace

Result<std::string> writePioneers(const hex::BoardDescription& board, std::string title,
                                  const PartWords& wordsOf) {
    if (board.hexes.empty())
        return unknown(MapForPioneers::tr("The board has no hexes."));
    if (auto error = refusal(board, wordsOf))
        return *std::move(error);
    auto hexes = board.hexes;
    std::sort(hexes.begin(), hexes.end(), [](const auto& a, const auto& b) {
        return a.at.r != b.at.r ? a.at.r < b.at.r : a.at.q < b.at.q;
    });
    const Grid grid = gridOf(hexes);
    std::map<Axial, Terrain> terrains;
    for (const auto& hex : hexes)
        terrains[hex.at] = hex.terrain;
    // A harbour belongs to its sea hex, which faces the land and has room for one.
    std::map<Axial, std::string> harbours;
    for (const auto& harbour : board.harbours) {
        const Axial beyond = hex::neighbour(harbour.at.hex, harbour.at.direction);
        const auto isSea = [&](Axial at) {
            const auto it = terrains.find(at);
            return it != terrains.end() && it->second == Terrain::sea;
        };
        const bool here = isSea(harbour.at.hex);
        const Axial sea = here ? harbour.at.hex : beyond;
        const auto toLand = here ? harbour.at.direction : hex::opposite(harbour.at.direction);
        if (!isSea(sea))
            return unknown(
                MapForPioneers::tr("%1: in Pioneers a harbour lies on a sea hex of the map; there is none."),
                hex::toString(harbour.at));
        const auto [it, isNew] =
            harbours.emplace(sea, fmt::format("{}{}", letterOf(tradeLetters, harbour.trade).value_or('?'),
                                              static_cast<int>(toLand)));
        if (!isNew)
            return unknown(
                MapForPioneers::tr("%1: in Pioneers a sea hex has one harbour, and this one has two."),
                hex::toString(sea));
    }

    const auto closed = closedCorners(board, terrains, grid);
    if (!closed)
        return closed.error();

    std::vector<std::vector<std::string>> rows(
        static_cast<std::size_t>(grid.height),
        std::vector<std::string>(static_cast<std::size_t>(grid.width), "-"));
    std::vector<int> chits;
    int order = 0;
    for (const auto& hex : hexes) {
        std::string& cell =
            rows[static_cast<std::size_t>(grid.row(hex.at))][static_cast<std::size_t>(grid.column(hex.at))];
        cell = *letterOf(terrainLetters, hex.terrain);
        if (!hex::isLand(hex.terrain)) {
            if (const auto it = harbours.find(hex.at); it != harbours.end())
                cell += it->second;
            continue;
        }
        cell += std::to_string(order++);
        if (hex.terrain != Terrain::desert)
            chits.push_back(hex.number);
    }
    std::replace_if(
        title.begin(), title.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    const int players =
        board.players.empty() ? 4 : *std::max_element(board.players.begin(), board.players.end());
    const auto made = hex::Board::make(board);
    const int ships = made && made->hasSeaRoutes() ? 15 : 0;
    std::string text = fmt::format("title {}\nnum-players {}\nvictory-points 10\nnum-roads 15\nnum-ships {}\n"
                                   "num-settlements 5\nnum-cities 4\nchits {}\nmap\n",
                                   title, players, ships, fmt::join(chits, ","));
    for (const auto& row : rows)
        text += fmt::format("{}\n", fmt::join(row, ","));
    return text + ".\n" + *closed;
}

} // namespace watchfire::boards
