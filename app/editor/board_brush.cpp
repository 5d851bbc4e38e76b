// SPDX-License-Identifier: Apache-2.0
#include "app/editor/board_brush.h"

#include "app/boards/board_print.h"
#include "app/editor/board_editor_rows.h"
#include "app/hex/room.h"
#include "rules/hex/geometry.h"
#include "rules/hex/scenario.h"

#include <algorithm>
#include <array>
#include <string>

namespace watchfire::editor {

namespace {

/// A brush that does one thing to the hex where it is used.
struct Plain {
    QLatin1String brush;
    bool (*paint)(boards::Draft&, hex::Axial);
};
constexpr std::array plainBrushes{
    Plain{QLatin1String("open"), boards::reopen},
    Plain{QLatin1String("remove"), boards::removeHex},
    Plain{QLatin1String("robber"), boards::setRobber},
    Plain{QLatin1String("pirate"), boards::setPirate},
    Plain{QLatin1String("storm"), boards::setStorm},
    Plain{QLatin1String("section"), boards::toggleSection},
    Plain{QLatin1String("assembly"), boards::toggleAssembly},
};

/// Two brushes: one gives the hex a property, the other takes it away.
struct Pair {
    QLatin1String on, off;
    bool (*paint)(boards::Draft&, hex::Axial, bool);
};
constexpr std::array pairedBrushes{
    Pair{QLatin1String("home"), QLatin1String("abroad"), boards::setHome},
    Pair{QLatin1String("gathering"), QLatin1String("no-gathering"), boards::setGathering},
    Pair{QLatin1String("founding"), QLatin1String("no-founding"), boards::setFounding},
    Pair{QLatin1String("split"), QLatin1String("whole"), boards::setSplit},
};

bool togglePlayers(boards::Draft& draft, int count) {
    // A board without the field allows every player count of the scenario; from now on it lists them.
    if (draft.board.players.empty())
        for (const BrushRow& row : brushRows(draft, QStringLiteral("players"), {}, false))
            boards::setPlayers(draft, after(row.id, "players-")->toInt(), true);
    const auto& made = draft.board.players;
    return boards::setPlayers(draft, count, std::find(made.begin(), made.end(), count) == made.end());
}

bool addToBag(boards::Draft& draft, int token) {
    const auto& bag = draft.board.bag;
    return boards::setBag(draft, token, static_cast<int>(std::count(bag.begin(), bag.end(), token)) + 1);
}

bool paintAttackNumber(boards::Draft& draft, hex::Axial at, bool left, int number) {
    const auto* assembly = boards::findAt(draft, draft.board.assembly, at);
    return assembly != nullptr && boards::setAttackNumber(draft, assembly->id, left, number);
}

/// A tile that lies on the board, turned, mirrored or taken away: "river-left" …
std::optional<QString> wayOf(const QString& brush, const hex::BoardTile& tile) {
    return after(brush, (std::string(tile.name()) + "-").c_str());
}
bool changesTile(const QString& brush) {
    const auto tiles = hex::boardTiles();
    return std::any_of(tiles.begin(), tiles.end(),
                       [&](const hex::BoardTile* tile) { return wayOf(brush, *tile).has_value(); });
}
bool changeTile(boards::Draft& draft, const QString& brush) {
    for (const hex::BoardTile* tile : hex::boardTiles()) {
        const auto way = wayOf(brush, *tile);
        if (!way)
            continue;
        if (*way == QLatin1String("left") || *way == QLatin1String("right"))
            return boards::turnTile(draft, *tile, *way == QLatin1String("left") ? 1 : -1);
        return *way == QLatin1String("mirror") ? boards::mirrorTile(draft, *tile)
                                               : boards::removeTile(draft, *tile);
    }
    return false;
}

} // namespace

bool isAtOnce(const QString& brush) {
    for (const char* kind : {"heading-", "bag-", "players-", "half-", "cost-", "no-cost-"})
        if (after(brush, kind))
            return true;
    return brush == QLatin1String("empty-bag") || changesTile(brush);
}

bool picksFace(const QString& brush) {
    return after(brush, "face-").has_value();
}

bool picksCorner(const QString& brush) {
    return picksFace(brush) || brush == QLatin1String("marker") || after(brush, "fort-");
}

bool picksSide(const QString& brush) {
    return after(brush, "harbour-").has_value();
}

bool doAtOnce(boards::Draft& draft, const QString& brush) {
    if (const auto heading = after(brush, "heading-")) {
        const auto way = hex::parseDirection(heading->toStdString());
        return way && boards::turnStorm(draft, *way);
    }
    if (const auto half = after(brush, "half-"))
        return boards::setStormHalf(draft,
                                    *half == QLatin1String("west") ? hex::MapEdge::west : hex::MapEdge::east);
    if (const auto cost = after(brush, "cost-")) {
        const auto resource = hex::parseResource(cost->section(QLatin1Char('-'), 1).toStdString());
        return resource &&
               boards::addWallCost(draft, cost->section(QLatin1Char('-'), 0, 0).toInt(), *resource);
    }
    if (const auto level = after(brush, "no-cost-"))
        return boards::clearWallCost(draft, level->toInt());
    if (const auto number = after(brush, "bag-"))
        return addToBag(draft, number->toInt());
    if (brush == QLatin1String("empty-bag")) {
        const bool full = !draft.board.bag.empty();
        draft.board.bag.clear();
        return full;
    }
    if (const auto count = after(brush, "players-"))
        return togglePlayers(draft, count->toInt());
    return changeTile(draft, brush);
}

bool paint(boards::Draft& draft, const QString& brush, hex::Axial at) {
    if (const auto name = after(brush, "terrain-")) {
        const auto terrain = hex::parseTerrain(name->toStdString());
        return terrain && boards::setTerrain(draft, at, *terrain);
    }
    if (const auto number = after(brush, "number-"))
        return boards::setNumber(draft, at, number->toInt());
    if (const auto wall = after(brush, "column-"))
        return boards::toggleColumn(draft, wall->toStdString(), at);
    if (const auto number = after(brush, "west-"))
        return paintAttackNumber(draft, at, true, number->toInt());
    if (const auto number = after(brush, "east-"))
        return paintAttackNumber(draft, at, false, number->toInt());
    if (const auto way = turnOfFaces(brush))
        return boards::turnFaces(draft, at, *way == QLatin1String("right") ? 1 : -1);
    for (const hex::BoardTile* tile : hex::boardTiles())
        if (brush == QLatin1String(wordsOf(*tile).brush))
            return boards::layTile(draft, *tile, at);
    for (const Plain& one : plainBrushes)
        if (brush == one.brush)
            return one.paint(draft, at);
    for (const Pair& pair : pairedBrushes)
        if (brush == pair.on || brush == pair.off)
            return pair.paint(draft, at, brush == pair.on);
    return false;
}

bool pick(boards::Draft& draft, const QString& brush, const QString& kind, const QString& place) {
    if (const auto trade = after(brush, "harbour-"); trade && kind == QLatin1String("side")) {
        const auto side = hex::parseSide(place.toStdString());
        return side && boards::setHarbour(draft, *side, hex::parseResource(trade->toStdString()));
    }
    if (kind != QLatin1String("corner"))
        return false;
    const auto corner = hex::parseCorner(place.toStdString());
    if (!corner)
        return false;
    if (const auto wall = after(brush, "fort-"))
        return boards::setFort(draft, wall->toStdString(), *corner);
    if (const auto face = after(brush, "face-"))
        return boards::setFace(draft, corner->hex, corner->direction, face->toInt());
    return boards::toggleMarker(draft, *corner);
}

} // namespace watchfire::editor
