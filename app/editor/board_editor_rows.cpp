// SPDX-License-Identifier: Apache-2.0
#include "app/editor/board_editor_rows.h"

#include "app/boards/board_print.h"
#include "app/editor/board_editor_words.h"
#include "app/editor/draft_rows.h"
#include "app/hex/rooms.h"
#include "app/text/names.h"
#include "app/text/setup_text.h"
#include "rules/hex/geometry.h"
#include "rules/hex/scenario.h"

#include <algorithm>
#include <array>

namespace watchfire {

namespace editor {

namespace {

using hex::Terrain;

constexpr std::array numbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
constexpr std::array trades{hex::Resource::any,  hex::Resource::wood,  hex::Resource::brick,
                            hex::Resource::wool, hex::Resource::grain, hex::Resource::ore};

QString fromView(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QString upper(const QString& text) {
    return text.left(1).toUpper() + text.mid(1);
}

QString leftText(int left) {
    return left >= 0 ? BoardEditor::tr("%n left", "of a terrain or number", left)
                     : BoardEditor::tr("%n too many", "of a terrain or number", -left);
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
        const auto stock = draft.tiles.find(terrain);
        const int have = stock == draft.tiles.end() ? 0 : stock->second;
        const auto lies = laid.find(terrain);
        const int used = lies == laid.end() ? 0 : lies->second;
        if (asked && !draft.tiles.empty() && have == 0 && used == 0)
            continue;
        const QString name = fromView(hex::toString(terrain));
        BrushRow& row =
            brushes.add(QStringLiteral("terrain-") + name, upper(text::terrainName(terrain)), name);
        if (!draft.tiles.empty()) {
            row.left = leftText(have - used);
            row.over = used > have;
        }
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
    for (const int number : numbers) {
        const auto stock = draft.tokens.find(number);
        const int have = stock == draft.tokens.end() ? 0 : stock->second;
        const auto lies = laid.find(number);
        const int used = lies == laid.end() ? 0 : lies->second;
        BrushRow& row =
            brushes.add(QStringLiteral("number-%1").arg(number), QString::number(number), QString());
        row.number = number;
        if (!draft.tokens.empty()) {
            row.left = leftText(have - used);
            row.over = used > have;
        }
    }
    if (!asked)
        brushes.add("number-0", BoardEditor::tr("No number"), "erase");
}

void addHarbours(Brushes& brushes) {
    for (const hex::Resource trade : trades) {
        const QString name = fromView(hex::toString(trade));
        brushes.add(QStringLiteral("harbour-") + name,
                    trade == hex::Resource::any
                        ? BoardEditor::tr("3:1, any goods")
                        : BoardEditor::tr("2:1, %1", "a resource").arg(text::resourceName(trade)),
                    name);
    }
    brushes.add("harbour-none", BoardEditor::tr("No harbour"), "erase");
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
        for (const int number : numbers) {
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
        const QString name = fromView(hex::toString(resource));
        if (resource != hex::Resource::any)
            brushes.add(QStringLiteral("cost-%1-%2").arg(*level, name), upper(text::resourceName(resource)),
                        name);
    }
    brushes.add(QStringLiteral("no-cost-%1").arg(*level), BoardEditor::tr("Clear level %1").arg(*level),
                QStringLiteral("erase"));
}

void addVolcanoes(Brushes& brushes) {
    brushes.add("volcano-left", BoardEditor::tr("Turn left"), "undo");
    brushes.add("volcano-right", BoardEditor::tr("Turn right"), "redo");
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
        BrushRow& row = brushes.add(QStringLiteral("heading-") + fromView(hex::toString(heading)),
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
    for (const int number : numbers) {
        const auto count = std::count(draft.board.bag.begin(), draft.board.bag.end(), number);
        BrushRow& row = brushes.add(QStringLiteral("bag-%1").arg(number), QString::number(number), QString());
        row.number = number;
        row.left = BoardEditor::tr("%n in the bag", nullptr, static_cast<int>(count));
    }
    brushes.add("empty-bag", BoardEditor::tr("Empty the bag"), "erase");
}

/// The tile whose group of brushes this is; null: it is another group.
const hex::BoardTile* tileOf(const QString& group) {
    const auto tiles = hex::boardTiles();
    const auto found = std::find_if(tiles.begin(), tiles.end(), [&](const hex::BoardTile* tile) {
        return group == QLatin1String(tile->name());
    });
    return found == tiles.end() ? nullptr : *found;
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

/// "3 or 4"
QString choiceOf(const std::vector<int>& counts) {
    QStringList words;
    for (const int count : counts)
        words.append(QString::number(count));
    if (words.size() < 2)
        return words.join(QString());
    const QString last = words.takeLast();
    return BoardEditor::tr("%1 or %2", "numbers")
        .arg(words.join(BoardEditor::tr(", ", "between numbers")), last);
}

} // namespace

const TileWords& wordsOf(const hex::BoardTile& tile) {
    return *roomOf(tile.module())->tile();
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
    if (!boards::facedHexes(draft).empty())
        add("volcano", BoardEditor::tr("Volcanoes"), "volcano");
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
        addHarbours(brushes);
    else if (group == QLatin1String("walls"))
        addWalls(draft, brushes);
    else if (group == QLatin1String("attack"))
        addAttackNumbers(brushes);
    else if (group == QLatin1String("cost"))
        addCosts(draft, chosen, brushes);
    else if (group == QLatin1String("volcano"))
        addVolcanoes(brushes);
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

QString hintFor(const QString& group, const QString& brush) {
    if (group == QLatin1String("bag"))
        return BoardEditor::tr("Each tap puts one more into the bag.");
    if (group == QLatin1String("players"))
        return BoardEditor::tr("How many can play on this board?");
    if (group == QLatin1String("cost"))
        return brush.isEmpty() ? BoardEditor::tr("Choose the level whose cost is printed on the wall piece.")
                               : BoardEditor::tr("Each tap on a resource puts one more card into the cost.");
    if (group == QLatin1String("volcano") && brush.isEmpty())
        return BoardEditor::tr(
            "Does the tile lie turned? Turn its numbers, or set one corner after the other.");
    if (brush.isEmpty())
        return BoardEditor::tr("Choose what to paint with.");
    if (after(brush, "volcano-"))
        return BoardEditor::tr("Tap the volcano: its six numbers turn by one corner.");
    if (const auto face = after(brush, "face-"))
        return BoardEditor::tr(
                   "Tap the volcano's corner at which %1 is printed; the two numbers change places.")
            .arg(*face);
    if (brush.endsWith(QLatin1String("founding")))
        return BoardEditor::tr(
            "Lit are the hexes at whose corners the first settlements may stand. Tap hexes, "
            "or draw over them.");
    if (brush == QLatin1String("split") || brush == QLatin1String("whole"))
        return BoardEditor::tr("Tap a hex at the map's edge whose other half is printed at the other edge.");
    if (brush == QLatin1String("terrain-sea"))
        return BoardEditor::tr("Tap hexes, or the places around the board, or draw over them.");
    const QStringList painted{QStringLiteral("terrain"), QStringLiteral("number"), QStringLiteral("home"),
                              QStringLiteral("abroad")};
    if (painted.contains(group) || painted.contains(brush))
        return BoardEditor::tr("Tap hexes, or draw over them with one finger.");
    if (group == QLatin1String("harbour"))
        return BoardEditor::tr("Tap the side on which the harbour lies.");
    if (brush == QLatin1String("section"))
        return BoardEditor::tr("Tap the hex before the wall; a second tap takes the section away.");
    if (brush == QLatin1String("assembly"))
        return BoardEditor::tr("Tap the hex where riders gather; a second tap makes it a plain one.");
    if (after(brush, "column-"))
        return BoardEditor::tr(
            "Tap the column's hexes, from the wall to the coast; a second tap takes one out.");
    if (after(brush, "fort-") || brush == QLatin1String("marker"))
        return BoardEditor::tr("Tap the corner.");
    if (group == QLatin1String("attack"))
        return BoardEditor::tr("Tap the assembly hex on which the number is printed.");
    if (const hex::BoardTile* tile = tileOf(group))
        return BoardEditor::tr(wordsOf(*tile).hint);
    return BoardEditor::tr("Tap the hex.");
}

QString sentence(const boards::Draft& draft, const boards::Problem& problem) {
    using Kind = boards::Problem::Kind;
    const QString name = QString::fromStdString(problem.name);
    const QString terrain = text::terrainName(problem.terrain);
    const auto place = [&](std::size_t i) {
        return i < problem.hexes.size() ? draftHexName(draft, problem.hexes[i]) : QString();
    };
    switch (problem.kind) {
    case Kind::open:
        return BoardEditor::tr("%n hex(es) have no terrain yet.", nullptr, problem.count);
    case Kind::tooManyTiles:
        return BoardEditor::tr("%n too many: %1.", "%1 is a terrain", problem.count).arg(terrain);
    case Kind::tooFewTiles:
        return BoardEditor::tr("%n left over: %1.", "%1 is a terrain", problem.count).arg(terrain);
    case Kind::tooManyTokens:
        return BoardEditor::tr("%n token(s) with a %1 too many.", nullptr, problem.count).arg(problem.number);
    case Kind::tooFewTokens:
        return BoardEditor::tr("%n token(s) with a %1 left over.", nullptr, problem.count)
            .arg(problem.number);
    case Kind::noNumber:
        return BoardEditor::tr("%n hex(es) have no number and never yield.", nullptr, problem.count);
    case Kind::redNeighbours:
        return BoardEditor::tr("Red numbers lie side by side: %1 and %2.").arg(place(0), place(1));
    case Kind::harbourPlace:
        return BoardEditor::tr("A harbour does not lie between land and sea.");
    case Kind::sections:
        return BoardEditor::tr("There are %n wall section(s); 4 or 6 are needed, one for each player.",
                               nullptr, problem.count);
    case Kind::assemblyHexes:
        return BoardEditor::tr("There are %n assembly hex(es); one stands between each two wall sections.",
                               nullptr, problem.count);
    case Kind::columnEmpty:
        return BoardEditor::tr("The column of %1 has no hex with a number.").arg(name);
    case Kind::fortPlace:
        return BoardEditor::tr("The border fort of %1 does not stand on land.").arg(name);
    case Kind::arrow:
        return BoardEditor::tr("The assembly hex %1 does not stand between two wall sections.").arg(name);
    case Kind::attackNumber:
        return BoardEditor::tr("The assembly hex %1 lacks an attack number.").arg(name);
    case Kind::noTile:
        return BoardEditor::tr(wordsOf(*problem.tile).missing);
    case Kind::tileTerrain:
        return BoardEditor::tr(wordsOf(*problem.tile).terrain).arg(terrain);
    case Kind::tileNumber:
        return BoardEditor::tr(wordsOf(*problem.tile).number);
    case Kind::tileShore:
        return BoardEditor::tr(wordsOf(*problem.tile).shore);
    case Kind::noStorm:
        return BoardEditor::tr("The storm has no starting place yet. Choose Storm and tap a sea hex.");
    case Kind::noHome:
        return draft.scenario == hex::Scenario::world
                   ? BoardEditor::tr(
                         "No hex belongs to Eurasia, where everyone begins. Choose Pieces, then Eurasia.")
                   : BoardEditor::tr("No hex belongs to the home island. Choose Pieces, then Home island.");
    case Kind::noGathering:
        return BoardEditor::tr(
            "Raiders need a desert on the home island. Choose Pieces, then Raiders gather.");
    case Kind::faces:
        return BoardEditor::tr(
            "Not every corner of this volcano has its number. Choose Volcanoes and set them.");
    case Kind::noPlayers:
        return BoardEditor::tr("The board is made for other numbers of players. Choose Players.");
    case Kind::rules:
        return BoardEditor::tr("The rules refuse this board: %1").arg(text::setupRefusal(problem.refusal));
    }
    return {};
}

bool wasEntered(const boards::Problem& problem) {
    using Kind = boards::Problem::Kind;
    return problem.kind == Kind::tooManyTiles || problem.kind == Kind::tooManyTokens ||
           problem.kind == Kind::redNeighbours;
}

QString verdict(const boards::Draft& draft, const std::vector<int>& players,
                const std::vector<boards::Problem>& problems) {
    if (!players.empty())
        return BoardEditor::tr("Ready for %1 players.").arg(choiceOf(players));
    return problems.empty()
               ? BoardEditor::tr("Not ready for a game.")
               : BoardEditor::tr("Not ready for a game: %1").arg(sentence(draft, problems.front()));
}

} // namespace editor

} // namespace watchfire
