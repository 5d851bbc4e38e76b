// SPDX-License-Identifier: Apache-2.0
// Boards from JSON and back (game-log, "Boards"). Every reader knows the path of its field, so that a refusal
// can name it.
#include "rules/hex/log/board_reader.h"
#include "rules/hex/log/board_value.h"
#include "rules/hex/log/json.h"
#include "rules/hex/log/names.h"
#include "rules/hex/module.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <functional>

namespace watchfire::hex {

namespace {

BoardDescription::Arrow readArrow(const BoardValue& reader) {
    return {reader.field("number").integer(), reader.field("wall").text()};
}

/// A list that may be missing, element by element.
template <class List, class Read>
void readList(const BoardValue& parent, const char* name, List& into, Read&& read) {
    if (parent.has(name))
        parent.field(name).each([&](const BoardValue& value) { into.push_back(std::invoke(read, value)); });
}

/// A corner of this hex: its name, or only its direction.
CornerName readCornerOf(const BoardValue& reader, Axial hex) {
    return parseCorner(reader.text()).has_value()
               ? reader.corner()
               : CornerName{hex, reader.named(&parseCornerDirection, "corner of this hex")};
}

BoardDescription::Storm readStorm(const BoardValue& storm) {
    BoardDescription::Storm made{storm.field("at").hex(), storm.field("heading").direction()};
    if (storm.has("half"))
        made.half = storm.field("half").named(&parseEdge, "half: that is \"west\" or \"east\"");
    return made;
}

/// Reads a part whose module reads it itself, under the part's own name.
template <class Part> void readPart(const BoardValue& board, std::optional<Part>& part) {
    if (board.has(Part::name))
        read(board.field(Part::name), part.emplace());
}

BoardDescription::Hex readHex(const BoardValue& hex) {
    BoardDescription::Hex made{hex.field("at").hex(), hex.field("terrain").named(&parseTerrain, "terrain"),
                               hex.has("number") ? hex.field("number").integer() : 0};
    readList(hex, "corners", made.corners,
             [&](const BoardValue& corner) { return readCornerOf(corner, made.at); });
    return made;
}

BoardDescription::Wall readWall(const BoardValue& wall) {
    BoardDescription::Wall made{
        wall.field("id").text(), wall.field("attack").hex(), wall.field("fort").corner(), {}};
    wall.field("column").each([&](const BoardValue& hex) { made.column.push_back(hex.hex()); });
    return made;
}

void readWallCosts(const BoardValue& costs, BoardDescription& d) {
    if (!costs.json().is_object())
        costs.refuse("an object of costs by level is wanted here");
    for (const auto& [level, cost] : costs.json().items()) {
        const BoardValue reader = costs.entry(level, cost);
        if (level.size() != 1 || level[0] < '1' || level[0] > '5')
            reader.refuse("walls have the levels 1 to 5");
        auto& resources = d.wallCosts[level[0] - '0'];
        reader.each([&](const BoardValue& resource) {
            resources.push_back(resource.named(&parseResource, "resource"));
        });
    }
}

BoardDescription readBoard(const BoardValue& board) {
    if (const int version = board.field("watchfire-board").integer(); version != 1)
        board.field("watchfire-board")
            .refuse(fmt::format("this is version {}; version 1 is understood here", version));

    BoardDescription d;
    d.name = board.field("name").text();
    if (board.has("title")) {
        const BoardValue title = board.field("title");
        if (!title.json().is_object())
            title.refuse("an object of titles by language is wanted here");
        for (const auto& [language, text] : title.json().items())
            d.title[language] = title.entry(language, text).text();
    }
    if (board.has("example"))
        d.example = board.field("example").boolean();
    readList(board, "players", d.players, &BoardValue::integer);
    board.field("hexes").each([&](const BoardValue& hex) { d.hexes.push_back(readHex(hex)); });
    readList(board, "harbours", d.harbours, [](const BoardValue& harbour) {
        return BoardDescription::Harbour{harbour.field("at").side(),
                                         harbour.field("trade").named(&parseResource, "trade")};
    });
    readList(board, "walls", d.walls, readWall);
    readList(board, "assembly", d.assembly, [](const BoardValue& assembly) {
        return BoardDescription::Assembly{assembly.field("id").text(), assembly.field("at").hex(),
                                          readArrow(assembly.field("left")),
                                          readArrow(assembly.field("right"))};
    });
    if (board.has("wall-costs"))
        readWallCosts(board.field("wall-costs"), d);
    if (board.has("circumference")) {
        d.circumference = board.field("circumference").integer();
        if (d.circumference <= 0)
            board.field("circumference")
                .refuse("a circumference is a positive number; a plane board has none");
    }
    readList(board, "split", d.split, &BoardValue::hex);
    if (board.has("storm"))
        d.storm = readStorm(board.field("storm"));
    readList(board, "markers", d.markers, &BoardValue::corner);
    readList(board, "bag", d.bag, &BoardValue::integer);
    readList(board, "home", d.home, &BoardValue::hex);
    std::apply([&](auto&... part) { (readPart(board, part), ...); }, boardPartsOf(d));
    readList(board, "deserts", d.deserts, &BoardValue::hex);
    readList(board, "founding", d.founding, &BoardValue::hex);
    if (board.has("robber"))
        d.robber = board.field("robber").hex();
    if (board.has("pirate"))
        d.pirate = board.field("pirate").hex();
    return d;
}

// ---- writing

/// Makes a list from another one, element by element.
template <class List, class F> Json listOf(const List& list, F&& make) {
    Json json = Json::array();
    for (const auto& element : list)
        json.push_back(make(element));
    return json;
}
template <class List> Json namesOf(const List& places) {
    return listOf(places, [](const auto& place) { return toString(place); });
}

template <class List> void writeNames(Json& json, const char* name, const List& places) {
    if (!places.empty())
        json[name] = namesOf(places);
}

Json hexJson(const BoardDescription::Hex& hex) {
    Json json{{"at", toString(hex.at)}, {"terrain", toString(hex.terrain)}};
    if (hex.number != 0)
        json["number"] = hex.number;
    writeNames(json, "corners", hex.corners);
    return json;
}

template <class Part> void writePart(Json& json, const std::optional<Part>& part) {
    if (part)
        json[Part::name] = toJson(*part);
}

Json arrowJson(const BoardDescription::Arrow& arrow) {
    return {{"number", arrow.number}, {"wall", arrow.wall}};
}

} // namespace

Json toJson(const BoardDescription& board) {
    Json json{{"watchfire-board", 1}, {"name", board.name}};
    if (!board.title.empty())
        json["title"] = board.title;
    if (board.example)
        json["example"] = true;
    if (!board.players.empty())
        json["players"] = board.players;
    json["hexes"] = listOf(board.hexes, hexJson);
    if (!board.harbours.empty())
        json["harbours"] = listOf(board.harbours, [](const auto& harbour) {
            return Json{{"at", toString(harbour.at)}, {"trade", toString(harbour.trade)}};
        });
    if (!board.walls.empty())
        json["walls"] = listOf(board.walls, [](const auto& wall) {
            return Json{{"id", wall.id},
                        {"attack", toString(wall.attack)},
                        {"fort", toString(wall.fort)},
                        {"column", namesOf(wall.column)}};
        });
    if (!board.assembly.empty())
        json["assembly"] = listOf(board.assembly, [](const auto& assembly) {
            return Json{{"id", assembly.id},
                        {"at", toString(assembly.at)},
                        {"left", arrowJson(assembly.left)},
                        {"right", arrowJson(assembly.right)}};
        });
    for (const auto& [level, cost] : board.wallCosts)
        json["wall-costs"][std::to_string(level)] =
            listOf(cost, [](Resource resource) { return toString(resource); });
    if (board.circumference != 0)
        json["circumference"] = board.circumference;
    writeNames(json, "split", board.split);
    if (board.storm) {
        json["storm"] = {{"at", toString(board.storm->at)}, {"heading", toString(board.storm->heading)}};
        if (board.storm->half)
            json["storm"]["half"] = toString(*board.storm->half);
    }
    writeNames(json, "markers", board.markers);
    if (!board.bag.empty())
        json["bag"] = board.bag;
    writeNames(json, "founding", board.founding);
    writeNames(json, "home", board.home);
    std::apply([&](const auto&... part) { (writePart(json, part), ...); }, boardPartsOf(board));
    writeNames(json, "deserts", board.deserts);
    if (board.robber)
        json["robber"] = toString(*board.robber);
    if (board.pirate)
        json["pirate"] = toString(*board.pirate);
    return json;
}

Result<BoardDescription> boardDescriptionFromJson(const Json& json) {
    // Reading is nested; one exception type, caught here, keeps the readers simple. Nothing escapes.
    try {
        return readBoard(BoardValue(json, "$"));
    } catch (const BoardValue::Refused& refused) {
        return headerError(refused.path, refused.reason);
    }
}

Result<Board> boardFromJson(const Json& json) {
    auto description = boardDescriptionFromJson(json);
    if (!description)
        return description.error();
    return Board::make(std::move(*description));
}

} // namespace watchfire::hex
