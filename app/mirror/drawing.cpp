// SPDX-License-Identifier: Apache-2.0
#include "app/mirror/drawing.h"

#include "app/mirror/item.h"
#include "app/models/board_scene.h"
#include "app/models/powder_model.h"
#include "app/rows/row_model_members.h"

#include <QPointF>

#include <algorithm>
#include <array>
#include <utility>

namespace watchfire::mirror {

namespace {

using Json = nlohmann::ordered_json;

Item item(const char* kind) {
    Item begun;
    begun.with("is", QString::fromLatin1(kind));
    return begun;
}

template <class Row> Item& owned(Item& item, const Row& row) {
    return item.with("player", row.player).with("colour", row.colour).with("symbol", row.symbol);
}

/// The roles of a row that the page does not need, and those that it calls otherwise.
constexpr std::array unneeded{"leftX", "leftY", "rightX", "rightY", "fortX", "fortY"};
constexpr std::array<std::pair<const char*, const char*>, 5> otherNames{
    {{"cx", "x"}, {"cy", "y"}, {"leftNumber", "left"}, {"rightNumber", "right"}, {"name", "says"}}};

void add(Item& item, const char* field, const QVariant& value) {
    switch (value.typeId()) {
    case QMetaType::Bool:
        item.with(field, value.toBool());
        break;
    case QMetaType::Int:
        item.with(field, value.toInt());
        break;
    case QMetaType::Double:
        item.at(field, value.toDouble());
        break;
    case QMetaType::QStringList:
        item.with(field, value.toStringList());
        break;
    default:
        item.with(field, value.toString());
    }
}

/// A row as its roles say it, without one of them: where it lies says it on the page.
template <class Row> Json drawn(const char* kind, const Row& row, const char* without) {
    Item begun = item(kind);
    for (const Role<Row>& role : rolesOf<Row>()) {
        if (role.name == without || std::find(unneeded.begin(), unneeded.end(), role.name) != unneeded.end())
            continue;
        const auto other = std::find_if(otherNames.begin(), otherNames.end(),
                                        [&](const auto& names) { return role.name == names.first; });
        add(begun, other == otherNames.end() ? role.name.constData() : other->second, role.read(row));
    }
    return std::move(begun).json();
}

Json drawn(const MarkRow& row) {
    Item mark = item("mark");
    mark.with("kind", scene::word(row.kind)).at("x", row.cx).at("y", row.cy).at("size", row.size);
    if (scene::hasEnds(row.kind))
        mark.at("x1", row.x1).at("y1", row.y1).at("x2", row.x2).at("y2", row.y2);
    Json path = Json::array();
    for (const QVariant& point : row.path) {
        const QPointF at = point.toPointF();
        path.push_back(std::move(Item().at("x", at.x()).at("y", at.y())).json());
    }
    mark.with("path", std::move(path)).with("number", row.number).with("piece", scene::word(row.piece));
    owned(mark, row).with("says", row.name);
    return std::move(mark).json();
}

Json drawn(const LitRow& row) {
    Item light = item("light");
    light.with("kind", scene::word(row.kind)).with("place", row.place).at("x", row.cx).at("y", row.cy);
    if (row.kind == scene::PlaceKind::side || row.kind == scene::PlaceKind::wall)
        light.at("x1", row.x1).at("y1", row.y1).at("x2", row.x2).at("y2", row.y2);
    return std::move(light.with("tone", scene::word(row.tone))).json();
}

/// Whether a soldier is only on the way.
bool isPale(const QVariantMap& soldier) {
    return soldier.value(QStringLiteral("ghost")).toBool();
}

/// Soldiers as the row has them: a list of objects with colour, symbol, type and perhaps count and words.
Json soldiers(const QVariantList& rows) {
    Json list = Json::array();
    for (const QVariant& row : rows) {
        const QVariantMap soldier = row.toMap();
        if (isPale(soldier))
            continue;
        Item item;
        for (const char* field : {"colour", "symbol", "type"})
            item.with(field, soldier.value(QLatin1String(field)).toString());
        item.with("count", soldier.value(QStringLiteral("count")).toInt());
        list.push_back(std::move(item).json());
    }
    return list;
}

Json drawn(const PowderSectionRow& row) {
    Item section = item("section");
    section.with("section", row.section).with("title", row.title).with("out", !row.inPlay);
    section.with("note", row.note).with("level", row.level).with("barricades", row.barricades);
    section.with("machines", row.machines).with("fire", soldiers(row.fire));
    section.with("rest", soldiers(row.restClans));
    section.with("verdict", row.verdict).with("verdict-text", row.verdictText);
    return std::move(section.with("says", row.spokenWall)).json();
}

Json drawn(const PowderSlotRow& row) {
    Item horde = item("horde");
    horde.with("slot", row.slot).with("section", row.section).with("row", row.row).with("title", row.title);
    Json fighters = Json::array();
    for (const QVariant& each : row.cells) {
        const QVariantMap cell = each.toMap();
        if (cell.value(QStringLiteral("mark")).toString() != QLatin1String("soldier") ||
            !cell.value(QStringLiteral("first")).toBool() || isPale(cell))
            continue;
        Item soldier;
        for (const char* field : {"colour", "symbol", "type"})
            soldier.with(field, cell.value(QLatin1String(field)).toString());
        fighters.push_back(std::move(soldier).json());
    }
    return std::move(horde.with("soldiers", std::move(fighters))).json();
}

Json drawn(const PowderTowerRow& row) {
    Item tower = item("tower");
    tower.with("tower", row.tower).with("fallen", !row.usable).with("colour", row.colour);
    return std::move(tower.with("symbol", row.symbol).with("says", row.spoken)).json();
}

template <class Row> void drawAll(Json& items, const QList<Row>& rows) {
    for (const Row& row : rows)
        items.push_back(drawn(row));
}

template <class Row>
void drawAll(Json& items, const char* kind, const QList<Row>& rows, const char* without = "") {
    for (const Row& row : rows)
        items.push_back(drawn(kind, row, without));
}

} // namespace

Json boardDrawing(const BoardScene& board) {
    const BoardRows rows = board.rows();
    const QRectF bounds = board.bounds();
    Item drawing;
    drawing.at("left", bounds.left()).at("top", bounds.top());
    drawing.at("right", bounds.right()).at("bottom", bounds.bottom());
    if (rows.period > 0)
        drawing.at("around", rows.period).at("map-left", rows.mapLeft);
    Json items = Json::array();
    drawAll(items, "hex", rows.hexes);
    QList<MarkRow> ground, above;
    for (const MarkRow& mark : rows.marks)
        (scene::liesOnTop(mark.kind) ? above : ground).append(mark);
    drawAll(items, ground);
    drawAll(items, "harbour", rows.harbours, "place");
    drawAll(items, "wall", rows.walls);
    drawAll(items, "line", rows.lines, "place");
    drawAll(items, "building", rows.buildings, "place");
    drawAll(items, above);
    drawAll(items, rows.lit);
    return std::move(drawing.with("items", std::move(items))).json();
}

Json yardDrawing(const PowderModel& powder) {
    Json items = Json::array();
    for (const PowderSlotRow& row : powder.slotRows().rows()) {
        if (row.filled)
            items.push_back(drawn(row));
    }
    drawAll(items, powder.sectionRows().rows());
    drawAll(items, powder.towerRows().rows());
    return std::move(Item().with("items", std::move(items)).with("lit", powder.lit())).json();
}

} // namespace watchfire::mirror
