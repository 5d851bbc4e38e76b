// SPDX-License-Identifier: Apache-2.0
#include "rules/powder/pieces.h"

#include <fmt/format.h>

#include <cstdlib>

namespace watchfire::powder {

namespace {
std::optional<std::uint8_t> digit(char c, int most) {
    if (c < '1' || c > '0' + most)
        return std::nullopt;
    return static_cast<std::uint8_t>(c - '1');
}
} // namespace

std::optional<Season> seasonAfter(Season season) {
    switch (season) {
    case Season::setUp:
        break;
    case Season::fall:
        return Season::winter;
    case Season::winter:
        return Season::spring;
    case Season::spring:
        return Season::summer;
    case Season::summer:
        return Season::fall;
    }
    return std::nullopt;
}

std::optional<Clan> clanOf(SoldierType special) {
    static constexpr std::array<std::optional<Clan>, soldierTypeCount> clans{
        std::nullopt, std::nullopt, std::nullopt, Clan::monkey,
        Clan::panda,  Clan::dragon, Clan::snake,  Clan::turtle};
    return clans[indexOf(special)];
}

int piecesOf(Clan clan, SoldierType type) {
    if (const auto special = clanOf(type))
        return *special == clan ? 3 : 0;
    if (clan == Clan::reed)
        return type == SoldierType::spearman ? 10 : 0;
    return type == SoldierType::spearman ? 10 : type == SoldierType::archer ? 4 : 2;
}

bool firesFromWall(SoldierType type) {
    return type == SoldierType::archer || type == SoldierType::bomber || type == SoldierType::crossbowman;
}

boost::container::static_vector<Cell, 4> neighbours(Cell cell) {
    boost::container::static_vector<Cell, 4> cells;
    const int line = lineOf(cell);
    const int column = columnOf(cell);
    cells.push_back(cellAt(1 - line, column));
    if (column > 0)
        cells.push_back(cellAt(line, column - 1));
    if (column < 5)
        cells.push_back(cellAt(line, column + 1));
    return cells;
}

boost::container::static_vector<Cell, cellCount> cellsIn(const CellSet& set) {
    boost::container::static_vector<Cell, cellCount> cells;
    for (Cell cell = 0; cell < cellCount; ++cell) {
        if (set.test(cell))
            cells.push_back(cell);
    }
    return cells;
}

CellSet footprint(SoldierType type, Cell first, std::optional<Cell> second) {
    CellSet cells;
    switch (type) {
    case SoldierType::horseman: {
        if (!second)
            return {};
        const int apart =
            std::abs(lineOf(first) - lineOf(*second)) + std::abs(columnOf(first) - columnOf(*second));
        if (apart != 1)
            return {};
        cells.set(first).set(*second);
        return cells;
    }
    case SoldierType::tank:
        if (second || lineOf(first) != 0 || columnOf(first) > 4)
            return {};
        for (const int line : {0, 1})
            for (const int column : {columnOf(first), columnOf(first) + 1})
                cells.set(cellAt(line, column));
        return cells;
    default:
        if (!second)
            cells.set(first);
        return cells;
    }
}

std::string sectionName(SectionIndex section) {
    return fmt::format("S{}", section + 1);
}
std::string towerName(TowerIndex tower) {
    return fmt::format("T{}", tower + 1);
}
std::string cellName(Cell cell) {
    return fmt::format("{}{}", lineOf(cell) == 0 ? 'a' : 'b', columnOf(cell) + 1);
}
std::string slotName(Slot slot) {
    return fmt::format("S{}.{}", slot.section + 1, slot.row + 1);
}
std::string spotName(Spot spot) {
    return fmt::format("{}:{}", slotName(spot.slot), cellName(spot.cell));
}
std::string restName(SectionIndex section) {
    return sectionName(section) + ".rest";
}
std::string fireName(SectionIndex section) {
    return sectionName(section) + ".fire";
}

std::optional<SectionIndex> parseSection(std::string_view text) {
    if (text.size() != 2 || text[0] != 'S')
        return std::nullopt;
    return digit(text[1], sectionCount);
}
std::optional<TowerIndex> parseTower(std::string_view text) {
    if (text.size() != 2 || text[0] != 'T')
        return std::nullopt;
    return digit(text[1], towerCount);
}
std::optional<Cell> parseCell(std::string_view text) {
    if (text.size() != 2 || (text[0] != 'a' && text[0] != 'b'))
        return std::nullopt;
    const auto column = digit(text[1], 6);
    if (!column)
        return std::nullopt;
    return cellAt(text[0] == 'a' ? 0 : 1, *column);
}
std::optional<Slot> parseSlot(std::string_view text) {
    if (text.size() != 4 || text[2] != '.')
        return std::nullopt;
    const auto section = parseSection(text.substr(0, 2));
    const auto row = digit(text[3], rowCount);
    if (!section || !row)
        return std::nullopt;
    return Slot{*section, *row};
}

Post poolPost() {
    return {};
}
Post restPost(SectionIndex section) {
    return {Post::Kind::rest, section, {}, {}, 0};
}
Post firePost(SectionIndex section) {
    return {Post::Kind::fire, section, {}, {}, 0};
}
Post spotPost(Spot spot, std::optional<Cell> second) {
    return {Post::Kind::spot, spot.slot.section, spot, second, 0};
}
Post towerPost(TowerIndex tower) {
    return {Post::Kind::tower, 0, {}, {}, tower};
}

std::string toString(const Post& post) {
    switch (post.kind) {
    case Post::Kind::pool:
        return "pool";
    case Post::Kind::gone:
        return "gone";
    case Post::Kind::rest:
        return restName(post.section);
    case Post::Kind::fire:
        return fireName(post.section);
    case Post::Kind::tower:
        return towerName(post.tower);
    case Post::Kind::spot:
        return post.second ? fmt::format("{}+{}", spotName(post.spot), cellName(*post.second))
                           : spotName(post.spot);
    }
    return {};
}

std::optional<Post> parsePost(std::string_view text) {
    if (text == "pool")
        return poolPost();
    if (text == "gone")
        return Post{Post::Kind::gone, 0, {}, {}, 0};
    if (const auto tower = parseTower(text))
        return towerPost(*tower);
    if (text.size() == 7) {
        const auto section = parseSection(text.substr(0, 2));
        if (section && text.substr(2) == ".rest")
            return restPost(*section);
        if (section && text.substr(2) == ".fire")
            return firePost(*section);
    }
    if (text.size() != 7 && text.size() != 10)
        return std::nullopt;
    const auto slot = parseSlot(text.substr(0, 4));
    const auto cell = parseCell(text.substr(5, 2));
    if (!slot || !cell || text[4] != ':')
        return std::nullopt;
    std::optional<Cell> second;
    if (text.size() == 10) {
        second = parseCell(text.substr(8, 2));
        if (!second || text[7] != '+' || *second <= *cell)
            return std::nullopt;
    }
    return spotPost({*slot, *cell}, second);
}

std::string toString(const SoldierAt& soldier) {
    return fmt::format("{}:{}@{}", toString(soldier.clan), toString(soldier.type), toString(soldier.at));
}

std::optional<SoldierAt> parseSoldierAt(std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::size_t at = text.find('@');
    if (colon == std::string_view::npos || at == std::string_view::npos || at < colon)
        return std::nullopt;
    const auto clan = parse<Clan>(text.substr(0, colon));
    const auto type = parse<SoldierType>(text.substr(colon + 1, at - colon - 1));
    const auto post = parsePost(text.substr(at + 1));
    if (!clan || !type || !post)
        return std::nullopt;
    return SoldierAt{*clan, *type, *post};
}

} // namespace watchfire::powder
