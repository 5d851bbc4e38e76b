// SPDX-License-Identifier: Apache-2.0
#include "app/editor/board_editor_rows.h"

#include "app/boards/board_print.h"
#include "app/editor/board_editor_words.h"
#include "app/editor/draft_rows.h"
#include "app/hex/rooms.h"
#include "app/text/names.h"
#include "rules/hex/geometry.h"
#include "rules/hex/scenario.h"

#include <algorithm>
#include <array>
#include <map>

namespace watchfire {

namespace editor {

namespace {

using hex::Terrain;

constexpr std::array tokenNumbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
constexpr std::array trades{hex::Resource::any,  hex::Resource::wood,  hex::Resource::brick,
                            hex::Resource::wool, hex::Resource::grain, hex::Resource::ore};

QString upper(const QString& text) {
    return text.left(1).toUpper() + text.mid(1);
}

QString leftText(int left) {
    return left >= 0 ? BoardEditor::tr("%n left", "of a terrain or number", left)
                     : BoardEditor::tr("%n too many", "of a terrain or number", -left);
}

template <class Key> int countOf(const std::map<Key, int>& pieces, Key key) {
    const auto it = pieces.find(key);
    return it == pieces.end() ? 0 : it->second;
}

/// Says how many of the box's pieces are left; nothing if the box is unknown.
template <class Key>
void count(BrushRow& row, const std::map<Key, int>& box, const std::map<Key, int>& laid, Key key) {
    if (box.empty())
        return;
    const int left = countOf(box, key) - countOf(laid, key);
    row.left = leftText(left);
    row.over = left < 0;
}

class Brushes {
public:
    explicit Brushes(QString chosen) : m_chosen(std::move(chosen)) {}
    BrushRow& add(const QString& id, const QString& title, const QString& glyph) {
        BrushRow row;
        row.id = id;
        row.title = title;
        row.glyph = glyph;
        row.chosen = id == m_chosen;
        m_rows.append(row);
        return m_rows.last();
    }
    BrushRow& add(const char* id, const QString& title, const char* glyph) {
        return add(QString::fromLatin1(id), title, QString::fromLatin1(glyph));
    }
    QList<BrushRow> rows() const { return m_rows; }

private:
    QString m_chosen;
    QList<BrushRow> m_rows;
};

void addTerrains(const boards::Draft& draft, bool asked, Brushes& brushes) {
    const auto laid = boards::laidTiles(draft);
    // Of all terrains the lands come first, and sea and steppe last.
    for (int i = 0; i < static_cast<int>(Terrain::sea); ++i) {
        const auto terrain = static_cast<Terrain>(i);
        if (asked && !draft.tiles.empty() && countOf(draft.tiles, terrain) == 0 &&
            countOf(laid, terrain) == 0)
            continue;
        const QString name = QString::fromLatin1(hex::toString(terrain));
        BrushRow& row =
            brushes.add(QStringLiteral("terrain-") + name, upper(text::terrainName(terrain)), name);
        count(row, draft.tiles, laid, terrain);
    }
    if (asked)
        return;
    brushes.add("terrain-sea", upper(text::terrainName(Terrain::sea)), "sea");
    if (draft.scenario == hex::Scenario::greatWall)
        brushes.add("terrain-steppe", upper(text::terrainName(Terrain::steppe)), "steppe");
    brushes.add("open", BoardEditor::tr("Not entered yet"), "question");
    brushes.add("remove", BoardEditor::tr("No hex"), "erase");
}

void addNumbers(const boards::Draft& draft, bool asked, Brushes& brushes) {
    const auto laid = boards::laidTokens(draft);
    for (const int number : tokenNumbers) {
        BrushRow& row =
            brushes.add(QStringLiteral("number-%1").arg(number), QString::number(number), QString());
        row.number = number;
        count(row, draft.tokens, laid, number);
    }
    // On the quick way only where the box has fewer numbers than hexes wait for one.
    const auto order = boards::numberOrder(draft);
    const auto waiting = std::count_if(order.begin(), order.end(),
                                       [&](hex::Axial at) { return boards::numberAt(draft, at) == 0; });
    int left = 0;
    for (const auto& [number, stock] : draft.tokens)
        left += stock - countOf(laid, number);
    if (!asked || left < waiting)
        brushes.add("number-0", BoardEditor::tr("No number"), "erase");
}

void addHarbours(const boards::Draft& draft, bool asked, Brushes& brushes) {
    const auto laid = boards::laidHarbours(draft);
    for (const hex::Resource trade : trades) {
        const QString name = QString::fromLatin1(hex::toString(trade));
        BrushRow& row =
            brushes.add(QStringLiteral("harbour-") + name,
                        trade == hex::Resource::any
                            ? BoardEditor::tr("3:1, any goods")
                            : BoardEditor::tr("2:1, %1", "a resource").arg(text::resourceName(trade)),
                        name);
        count(row, draft.harbours, laid, trade);
    }
    brushes.add("harbour-none", BoardEditor::tr("No harbour"), "erase");
    if (asked)
        brushes.add("harbours-begun", BoardEditor::tr("All as on the starting board"), "check");
}

void addWalls(const boards::Draft& draft, Brushes& brushes) {
    brushes.add("section", BoardEditor::tr("Wall section"), "wall");
    brushes.add("assembly", BoardEditor::tr("Assembly hex"), "rider");
    for (const auto& wall : draft.board.walls) {
        const QString id = QString::fromStdString(wall.id);
        brushes.add(QStringLiteral("column-") + id, BoardEditor::tr("Column of %1").arg(id),
                    QStringLiteral("heading"));
        brushes.add(QStringLiteral("fort-") + id, BoardEditor::tr("Fort of %1").arg(id),
                    QStringLiteral("settlement"));
    }
}

void addAttackNumbers(Brushes& brushes) {
    for (const bool left : {true, false})
        for (const int number : tokenNumbers) {
            BrushRow& row = brushes.add(QStringLiteral("%1-%2")
                                            .arg(left ? QStringLiteral("west") : QStringLiteral("east"))
                                            .arg(number),
                                        left ? BoardEditor::tr("%1 leads west").arg(number)
                                             : BoardEditor::tr("%1 leads east").arg(number),
                                        left ? QStringLiteral("back") : QStringLiteral("next"));
            row.number = number;
        }
}

/// The levels with their costs, and the cards that can be added to the chosen one (GW-61).
void addCosts(const boards::Draft& draft, const QString& chosen, Brushes& brushes) {
    constexpr int levels = 5;
    for (int level = 1; level <= levels; ++level) {
        const auto cost = draft.board.wallCosts.find(level);
        BrushRow& row = brushes.add(QStringLiteral("level-%1").arg(level),
                                    BoardEditor::tr("Level %1").arg(level), QStringLiteral("wall"));
        row.left = cost == draft.board.wallCosts.end() ? BoardEditor::tr("not entered")
                                                       : text::resourceList(cost->second);
    }
    const auto level = after(chosen, "level-");
    if (!level)
        return;
    for (const hex::Resource resource : trades) {
        const QString name = QString::fromLatin1(hex::toString(resource));
        if (resource != hex::Resource::any)
            brushes.add(QStringLiteral("cost-%1-%2").arg(*level, name), upper(text::resourceName(resource)),
                        name);
    }
    brushes.add(QStringLiteral("no-cost-%1").arg(*level), BoardEditor::tr("Clear level %1").arg(*level),
                QStringLiteral("erase"));
}

void addFaces(const char* id, Brushes& brushes) {
    brushes.add(QStringLiteral("%1-left").arg(QLatin1String(id)), BoardEditor::tr("Turn left"),
                QStringLiteral("undo"));
    brushes.add(QStringLiteral("%1-right").arg(QLatin1String(id)), BoardEditor::tr("Turn right"),
                QStringLiteral("redo"));
    constexpr int faces = 6;
    for (int face = 1; face <= faces; ++face)
        brushes.add(QStringLiteral("face-%1").arg(face), QString::number(face),
                    QStringLiteral("die-%1").arg(face));
}

void addPieces(const boards::Draft& draft, Brushes& brushes) {
    switch (draft.scenario) {
    case hex::Scenario::greatWall:
        brushes.add("pirate", BoardEditor::tr("Pirate"), "pirate");
        break;
    case hex::Scenario::raiders:
        brushes.add("home", BoardEditor::tr("Home island"), "settlement");
        brushes.add("abroad", BoardEditor::tr("Another island"), "ship");
        brushes.add("gathering", BoardEditor::tr("Raiders gather"), "raider");
        brushes.add("no-gathering", BoardEditor::tr("No raiders"), "erase");
        break;
    case hex::Scenario::world:
        brushes.add("home", BoardEditor::tr("Eurasia"), "settlement");
        brushes.add("abroad", BoardEditor::tr("Another continent"), "ship");
        brushes.add("robber", BoardEditor::tr("Robber"), "robber");
        brushes.add("marker", BoardEditor::tr("One-point marker"), "marker");
        break;
    case hex::Scenario::base:
        brushes.add("robber", BoardEditor::tr("Robber"), "robber");
        brushes.add("pirate", BoardEditor::tr("Pirate"), "pirate");
        break;
    default:
        brushes.add("robber", BoardEditor::tr("Robber"), "robber");
        break;
    }
    brushes.add("founding", BoardEditor::tr("Founding allowed"), "settlement");
    brushes.add("no-founding", BoardEditor::tr("No founding"), "erase");
    if (draft.board.circumference != 0) {
        brushes.add("split", BoardEditor::tr("Half on either edge"), "move");
        brushes.add("whole", BoardEditor::tr("Whole on one edge"), "erase");
    }
}

void addStorm(const boards::Draft& draft, Brushes& brushes) {
    brushes.add("storm", BoardEditor::tr("Where the storm begins"), "storm");
    for (const hex::Direction heading : hex::allDirections) {
        BrushRow& row = brushes.add(QStringLiteral("heading-") + QString::fromLatin1(hex::toString(heading)),
                                    BoardEditor::tr("Heading %1").arg(text::directionName(heading)),
                                    QStringLiteral("heading"));
        row.chosen = draft.board.storm && draft.board.storm->heading == heading;
    }
    if (!draft.board.storm || !boards::isSplit(draft, draft.board.storm->at))
        return;
    const auto half =
        draft.board.storm->half ? draft.board.storm->half : boards::edgeOf(draft, draft.board.storm->at);
    brushes.add("half-west", BoardEditor::tr("At the western edge"), "back").chosen =
        half == hex::MapEdge::west;
    brushes.add("half-east", BoardEditor::tr("At the eastern edge"), "next").chosen =
        half == hex::MapEdge::east;
}

void addBag(const boards::Draft& draft, Brushes& brushes) {
    for (const int number : tokenNumbers) {
        const auto count = std::count(draft.board.bag.begin(), draft.board.bag.end(), number);
        BrushRow& row = brushes.add(QStringLiteral("bag-%1").arg(number), QString::number(number), QString());
        row.number = number;
        row.left = BoardEditor::tr("%n in the bag", nullptr, static_cast<int>(count));
    }
    brushes.add("empty-bag", BoardEditor::tr("Empty the bag"), "erase");
}

void addTile(const boards::Draft& draft, const hex::BoardTile& tile, Brushes& brushes) {
    const TileWords& words = wordsOf(tile);
    brushes.add(words.brush, BoardEditor::tr(words.brushTitle), words.brushGlyph);
    if (tile.hexes(draft.board).empty())
        return;
    const auto add = [&](const char* way, const QString& title, const char* glyph) {
        brushes.add(QStringLiteral("%1-%2").arg(QLatin1String(tile.name()), QLatin1String(way)), title,
                    QString::fromLatin1(glyph));
    };
    add("left", BoardEditor::tr("Turn left"), "undo");
    add("right", BoardEditor::tr("Turn right"), "redo");
    add("mirror", BoardEditor::tr("Mirror"), "move");
    add("none", BoardEditor::tr(words.none), "erase");
}

void addPlayers(const boards::Draft& draft, Brushes& brushes) {
    for (const std::size_t count : hex::factsOf(draft.scenario).playerCounts) {
        const auto& made = draft.board.players;
        BrushRow& row = brushes.add(QStringLiteral("players-%1").arg(count),
                                    BoardEditor::tr("%n player(s)", nullptr, static_cast<int>(count)),
                                    QStringLiteral("people"));
        row.chosen =
            made.empty() || std::find(made.begin(), made.end(), static_cast<int>(count)) != made.end();
    }
}

} // namespace

const hex::BoardTile* tileOf(const QString& group) {
    const auto tiles = hex::boardTiles();
    const auto found = std::find_if(tiles.begin(), tiles.end(), [&](const hex::BoardTile* tile) {
        return group == QLatin1String(tile->name());
    });
    return found == tiles.end() ? nullptr : *found;
}

const TileWords& wordsOf(const hex::BoardTile& tile) {
    return *roomOf(tile.module())->tile();
}

FaceWords faceWords() {
    return *askRooms([](const ModuleRoom& room) { return room.faces(); });
}

bool showsFaces(const QString& group) {
    return group == QLatin1String(faceWords().id);
}

std::optional<QString> turnOfFaces(const QString& brush) {
    return after(brush, (std::string(faceWords().id) + "-").c_str());
}

std::optional<QString> after(const QString& id, const char* kind) {
    const QString start = QString::fromLatin1(kind);
    return id.startsWith(start) ? std::optional(id.mid(start.size())) : std::nullopt;
}

QList<ChoiceRow> groupRows(const boards::Draft& draft, const QString& chosen) {
    QList<ChoiceRow> rows;
    // The picture's name goes into the detail, because groups are buttons, not cards.
    const auto add = [&](const char* id, const QString& title, const char* glyph) {
        ChoiceRow row;
        row.id = QString::fromLatin1(id);
        row.title = title;
        row.detail = QString::fromLatin1(glyph);
        row.chosen = row.id == chosen;
        rows.append(row);
    };
    add("terrain", BoardEditor::tr("Terrain"), "forest");
    add("number", BoardEditor::tr("Numbers"), "token");
    add("harbour", BoardEditor::tr("Harbours"), "ship");
    switch (draft.scenario) {
    case hex::Scenario::greatWall:
        add("walls", BoardEditor::tr("Walls"), "wall");
        add("attack", BoardEditor::tr("Attacks"), "rider");
        add("cost", BoardEditor::tr("Wall costs"), "ore");
        break;
    case hex::Scenario::world:
        add("storm", BoardEditor::tr("Storm"), "storm");
        add("bag", BoardEditor::tr("Bag"), "bag");
        break;
    default:
        break;
    }
    if (const FaceWords faces = faceWords(); !boards::facedHexes(draft).empty())
        add(faces.id, faces.group, faces.glyph);
    for (const hex::BoardTile* tile : hex::boardTiles())
        add(tile->name(), BoardEditor::tr(wordsOf(*tile).group), wordsOf(*tile).glyph);
    add("pieces", BoardEditor::tr("Pieces"), "knight");
    add("players", BoardEditor::tr("Players"), "people");
    return rows;
}

QList<BrushRow> brushRows(const boards::Draft& draft, const QString& group, const QString& chosen,
                          bool asked) {
    Brushes brushes(asked ? QString() : chosen);
    if (group == QLatin1String("terrain"))
        addTerrains(draft, asked, brushes);
    else if (group == QLatin1String("number"))
        addNumbers(draft, asked, brushes);
    else if (group == QLatin1String("harbour"))
        addHarbours(draft, asked, brushes);
    else if (group == QLatin1String("walls"))
        addWalls(draft, brushes);
    else if (group == QLatin1String("attack"))
        addAttackNumbers(brushes);
    else if (group == QLatin1String("cost"))
        addCosts(draft, chosen, brushes);
    else if (showsFaces(group))
        addFaces(faceWords().id, brushes);
    else if (group == QLatin1String("pieces"))
        addPieces(draft, brushes);
    else if (group == QLatin1String("storm"))
        addStorm(draft, brushes);
    else if (group == QLatin1String("bag"))
        addBag(draft, brushes);
    else if (const hex::BoardTile* tile = tileOf(group))
        addTile(draft, *tile, brushes);
    else if (group == QLatin1String("players"))
        addPlayers(draft, brushes);
    return brushes.rows();
}

} // namespace editor

} // namespace watchfire
