// SPDX-License-Identifier: Apache-2.0
#include "app/text/names.h"

#include "app/hex/rooms.h"
#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace watchfire::text {

namespace {

struct Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

struct Colour {
    const char* id;
    const char* symbol;
};
constexpr std::array<Colour, 6> colours{{{"red", "square"},
                                         {"blue", "circle"},
                                         {"white", "shield"},
                                         {"orange", "diamond"},
                                         {"green", "triangle"},
                                         {"brown", "hexagon"}}};

QString fromStd(const std::string& text) {
    return QString::fromStdString(text);
}

} // namespace

QString playerName(const hex::Setup& setup, hex::PlayerId player) {
    if (!player.valid() || player.index() >= setup.playerCount())
        return Names::tr("nobody");
    const hex::Player& p = setup[player];
    if (!p.name.empty() && p.name != p.id)
        return fromStd(p.name);
    return colourName(fromStd(p.id));
}

QString whose(const QString& name) {
    static const QRegularExpression hiss(QStringLiteral("(?:[sßxzSXZ]|ce)$"));
    return hiss.match(name).hasMatch() ? Names::tr("%1's", "whose; the name ends like Max or Klaus").arg(name)
                                       : Names::tr("%1's", "whose, as in Ann's").arg(name);
}

QString playerColour(const hex::Setup& setup, hex::PlayerId player) {
    if (!player.valid())
        return {};
    QString id = fromStd(setup[player].id);
    if (std::any_of(colours.begin(), colours.end(),
                    [&](const Colour& c) { return id == QLatin1String(c.id); }))
        return id;
    return QString::fromLatin1(colours[player.index() % colours.size()].id);
}

QString symbolOf(const QString& colour) {
    for (const Colour& c : colours) {
        if (colour == QLatin1String(c.id))
            return QString::fromLatin1(c.symbol);
    }
    return {};
}

QStringList allColours() {
    QStringList all;
    for (const Colour& c : colours)
        all.append(QString::fromLatin1(c.id));
    return all;
}

QString colourName(const QString& colour) {
    if (colour == QLatin1String("red"))
        return Names::tr("Red");
    if (colour == QLatin1String("blue"))
        return Names::tr("Blue");
    if (colour == QLatin1String("white"))
        return Names::tr("White");
    if (colour == QLatin1String("orange"))
        return Names::tr("Orange");
    if (colour == QLatin1String("green"))
        return Names::tr("Green");
    if (colour == QLatin1String("brown"))
        return Names::tr("Brown");
    return colour;
}

namespace {

/// How a sea hex is identified: it has no number, and nobody sees coordinates on a table.
struct SeaPlace {
    using Land = std::pair<hex::Terrain, int>; ///< terrain and number: two hexes may have the same text

    std::array<hex::HexId, 2> hexes{};  ///< two land hexes beside it are enough to find it; invalid if fewer
    std::array<Land, 2> lands{};        ///< their terrain and number
    std::optional<hex::Direction> side; ///< of the first one, if two seas share both

    bool readsAs(const SeaPlace& other) const { return lands == other.lands && side == other.side; }
};

bool isPlainSea(const hex::Board& board, hex::HexId id) {
    return board[id].terrain == hex::Terrain::sea && !board.wallAt(id).valid() &&
           !board.assemblyAt(id).valid();
}

std::array<hex::HexId, 2> landBeside(const hex::Board& board, hex::HexId sea) {
    std::array<hex::HexId, 2> found{};
    auto free = found.begin();
    for (const hex::HexId next : board[sea].neighbours) {
        const bool land = next.valid() && board[next].terrain != hex::Terrain::sea &&
                          !board.wallAt(next).valid() && !board.assemblyAt(next).valid();
        if (land && free != found.end())
            *free++ = next;
    }
    return found;
}

SeaPlace seaPlace(const hex::State& state, hex::HexId id) {
    const hex::Board& board = state.board();
    SeaPlace place{landBeside(board, id), {}, {}};
    const hex::HexId first = place.hexes.front();
    if (!first.valid())
        return place;
    const auto& around = board[first].neighbours;
    const bool shared = std::any_of(around.begin(), around.end(), [&](hex::HexId other) {
        return other.valid() && other != id && board[other].terrain == hex::Terrain::sea &&
               landBeside(board, other) == place.hexes;
    });
    if (shared) {
        place.hexes.back() = {};
        for (const hex::Direction to : hex::allDirections)
            if (around.at(static_cast<std::size_t>(to)) == id)
                place.side = to;
    }
    for (std::size_t i = 0; i < place.hexes.size(); ++i)
        if (const hex::HexId land = place.hexes.at(i); land.valid())
            place.lands.at(i) = {board[land].terrain, state.numbers[land]};
    return place;
}

/// Terrain and number, without the article that a separate name needs.
QString landName(const hex::State& state, hex::HexId id) {
    const QString terrain = terrainName(state.board()[id].terrain);
    const int number = state.numbers[id];
    return number == 0 ? terrain
                       : Names::tr("%1 %2", "terrain and its number, as in hills 5").arg(terrain).arg(number);
}

QString seaName(const hex::State& state, const SeaPlace& place) {
    if (!place.hexes.front().valid())
        return Names::tr("open sea");
    if (place.side)
        return Names::tr("sea %1 of %2", "as in sea east of hills 5")
            .arg(directionName(*place.side), landName(state, place.hexes.front()));
    QStringList lands;
    for (const hex::HexId land : place.hexes)
        if (land.valid())
            lands.append(landName(state, land));
    return Names::tr("sea beside %1", "%1 is a list of hexes").arg(listOf(lands));
}

/// If another one has the same text, only its coordinates can distinguish it.
QString seaNameApart(const hex::State& state, hex::HexId id) {
    const hex::Board& board = state.board();
    const SeaPlace place = seaPlace(state, id);
    QString name = seaName(state, place);
    for (int i = 0; i < static_cast<int>(board.hexes().size()); ++i) {
        const hex::HexId other(i);
        if (other != id && isPlainSea(board, other) && seaPlace(state, other).readsAs(place))
            return QStringLiteral("%1 (%2)").arg(name, fromStd(board.nameOf(id)));
    }
    return name;
}

} // namespace

QString hexName(const hex::State& state, hex::HexId id) {
    const hex::Board& board = state.board();
    if (!id.valid())
        return Names::tr("off the board");
    if (const auto wall = board.wallAt(id); wall.valid())
        return Names::tr("the hex before %1").arg(wallName(board, wall));
    if (const auto assembly = board.assemblyAt(id); assembly.valid())
        return Names::tr("assembly hex %1").arg(assemblyName(board, assembly));
    if (board[id].terrain == hex::Terrain::sea)
        return seaNameApart(state, id);
    const QString land = landName(state, id);
    // Without a number, a language may need a word without an article, as in "auf Feld Wald".
    return state.numbers[id] == 0
               ? Names::tr("%1", "a hex without a number, as in desert; articles are not added").arg(land)
               : land;
}

QString hexNameSeen(const hex::State& state, hex::HexId id) {
    return id.valid() && isPlainSea(state.board(), id) ? seaName(state, seaPlace(state, id))
                                                       : hexName(state, id);
}

QString ontoHex(const hex::State& state, hex::HexId id) {
    if (id.valid() && state.board()[id].terrain == hex::Terrain::desert)
        return Names::tr("on the desert");
    if (id.valid() && isPlainSea(state.board(), id))
        return Names::tr("on the %1", "as in on the sea beside hills 5").arg(hexNameSeen(state, id));
    return Names::tr("on %1", "as in on hills 5").arg(hexName(state, id));
}

QString toHex(const hex::State& state, hex::HexId id) {
    if (id.valid() && state.board()[id].terrain == hex::Terrain::desert)
        return Names::tr("to the desert");
    if (id.valid() && isPlainSea(state.board(), id))
        return Names::tr("to the %1", "as in to the sea beside hills 5").arg(hexNameSeen(state, id));
    return Names::tr("to %1", "as in to hills 5").arg(hexName(state, id));
}

QString besideName(const hex::State& state, hex::HexId id) {
    QStringList lands;
    for (const hex::HexId land : landBeside(state.board(), id))
        if (land.valid())
            lands.append(landName(state, land));
    return lands.isEmpty() ? QString() : Names::tr("beside %1", "%1 is a list of hexes").arg(listOf(lands));
}

QString desertName(const hex::State& state, hex::HexId id) {
    const hex::Board& board = state.board();
    if (!id.valid() || board[id].terrain != hex::Terrain::desert)
        return hexName(state, id);
    // Land beside a desert distinguishes it from others; two hexes are enough to find it.
    const auto beside = [&](const hex::Board::Hex& desert) {
        constexpr qsizetype enough = 2;
        QStringList names;
        for (const hex::HexId next : desert.neighbours)
            if (next.valid() && state.numbers[next] != 0 && names.size() < enough)
                names.append(hexName(state, next));
        return names;
    };
    const QStringList own = beside(board[id]);
    int deserts = 0;
    int alike = 0;
    for (const auto& other : board.hexes()) {
        if (other.terrain != hex::Terrain::desert)
            continue;
        ++deserts;
        alike += beside(other) == own ? 1 : 0;
    }
    if (deserts == 1)
        return hexName(state, id);
    if (alike > 1)
        return Names::tr("desert hex %1").arg(fromStd(board.nameOf(id)));
    return Names::tr("desert beside %1").arg(listOf(own));
}

QString cornerName(const hex::State& state, hex::CornerId id) {
    QStringList around;
    for (const hex::HexId h : state.board()[id].hexes) {
        const bool sea = state.board()[h].terrain == hex::Terrain::sea;
        const QString name = sea ? Names::tr("sea") : hexName(state, h);
        if (!sea || !around.contains(name))
            around.append(name);
    }
    return Names::tr("corner of %1", "%1 is a list of hexes").arg(listOf(around));
}

QString sideName(const hex::State& state, hex::SideId id) {
    const auto& side = state.board()[id];
    QStringList around;
    for (const hex::HexId h : side.hexes)
        around.append(state.board()[h].terrain == hex::Terrain::sea ? Names::tr("sea") : hexName(state, h));
    if (around.size() == 2)
        return Names::tr("side between %1 and %2").arg(around[0], around[1]);
    return Names::tr("outer side of %1").arg(listOf(around));
}

QString wallName(const hex::Board& board, hex::WallId id) {
    return fromStd(board[id].id);
}

QString assemblyName(const hex::Board& board, hex::AssemblyId id) {
    return fromStd(board[id].id);
}

QString harbourName(const hex::Board& board, hex::HarbourId id) {
    const hex::Resource trade = board[id].trade;
    return trade == hex::Resource::any ? Names::tr("the 3:1 harbour")
                                       : Names::tr("the %1 harbour").arg(resourceName(trade));
}

QString placeName(const hex::State& state, const hex::Place& place) {
    struct Visitor {
        const hex::State& state;
        QString operator()(std::monostate) const { return Names::tr("nowhere"); }
        QString operator()(hex::HexId id) const { return hexName(state, id); }
        QString operator()(hex::CornerId id) const { return cornerName(state, id); }
        QString operator()(hex::SideId id) const { return sideName(state, id); }
        QString operator()(hex::WallId id) const {
            return Names::tr("wall %1").arg(wallName(state.board(), id));
        }
        QString operator()(hex::AssemblyId id) const {
            return Names::tr("assembly hex %1").arg(assemblyName(state.board(), id));
        }
    };
    return std::visit(Visitor{state}, place);
}

QString directionName(hex::Direction direction) {
    switch (direction) {
    case hex::Direction::E:
        return Names::tr("east");
    case hex::Direction::NE:
        return Names::tr("north-east");
    case hex::Direction::NW:
        return Names::tr("north-west");
    case hex::Direction::W:
        return Names::tr("west");
    case hex::Direction::SW:
        return Names::tr("south-west");
    case hex::Direction::SE:
        return Names::tr("south-east");
    }
    return {};
}

QString compassName(double east, double north) {
    // Twice as long as wide: north or south alone.
    if (std::abs(north) > 2 * std::abs(east))
        return north > 0 ? Names::tr("north") : Names::tr("south");
    if (std::abs(east) > 2 * std::abs(north))
        return directionName(east > 0 ? hex::Direction::E : hex::Direction::W);
    if (north > 0)
        return directionName(east > 0 ? hex::Direction::NE : hex::Direction::NW);
    return directionName(east > 0 ? hex::Direction::SE : hex::Direction::SW);
}

QString terrainName(hex::Terrain terrain) {
    switch (terrain) {
    case hex::Terrain::forest:
        return Names::tr("forest");
    case hex::Terrain::hills:
        return Names::tr("hills");
    case hex::Terrain::pasture:
        return Names::tr("pasture");
    case hex::Terrain::fields:
        return Names::tr("fields");
    case hex::Terrain::mountains:
        return Names::tr("mountains");
    case hex::Terrain::desert:
        return Names::tr("desert");
    case hex::Terrain::gold:
        return Names::tr("gold");
    case hex::Terrain::sea:
        return Names::tr("sea");
    case hex::Terrain::steppe:
        return Names::tr("steppe");
    default:
        return askRooms([&](const ModuleRoom& room) { return room.terrain(terrain); });
    }
}

QString resourceName(hex::Resource resource) {
    switch (resource) {
    case hex::Resource::none:
        return Names::tr("nothing");
    case hex::Resource::wood:
        return Names::tr("wood");
    case hex::Resource::brick:
        return Names::tr("brick");
    case hex::Resource::wool:
        return Names::tr("wool");
    case hex::Resource::grain:
        return Names::tr("grain");
    case hex::Resource::ore:
        return Names::tr("ore");
    case hex::Resource::any:
        return Names::tr("of any kind");
    }
    return {};
}

QString pieceName(hex::Piece piece) {
    return wordsFor(piece, PieceSaying::name,
                    {.settlement = Names::tr("settlement"),
                     .city = Names::tr("city"),
                     .road = Names::tr("road"),
                     .ship = Names::tr("ship"),
                     .wall = Names::tr("wall level")});
}

QString resourceList(const std::vector<hex::Resource>& resources) {
    QStringList names;
    for (std::size_t i = 0; i < resources.size();) {
        std::size_t same = i;
        while (same < resources.size() && resources[same] == resources[i])
            ++same;
        const int count = static_cast<int>(same - i);
        names.append(count == 1 ? resourceName(resources[i])
                                : Names::tr("%1 %2", "a number and a resource, as in 3 ore")
                                      .arg(count)
                                      .arg(resourceName(resources[i])));
        i = same;
    }
    return listOf(names);
}

QString listOf(const QStringList& items) {
    if (items.size() < 2)
        return items.value(0);
    return Names::tr("%1 and %2", "the end of a list: all but the last, the last")
        .arg(items.mid(0, items.size() - 1).join(Names::tr(", ", "between the items of a list")),
             items.last());
}

QString playerList(const hex::Setup& setup, const hex::PlayerList& players) {
    QStringList names;
    for (const hex::PlayerId p : players)
        names.append(playerName(setup, p));
    return listOf(names);
}

QString scenarioTitle(hex::Scenario scenario) {
    if (scenario == hex::Scenario::base)
        return Names::tr("The plain game");
    const auto words = askRooms([&](const ModuleRoom& room) { return room.scenario(scenario); });
    return words ? words->title : QString();
}

QString additionTitle(hex::Addition addition) {
    const auto words = askRooms([&](const ModuleRoom& room) { return room.addition(addition); });
    return words ? words->title : QString();
}

} // namespace watchfire::text
