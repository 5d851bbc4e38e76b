// SPDX-License-Identifier: Apache-2.0
#include "app/models/board_model.h"

#include "app/hex/rooms.h"
#include "app/models/board_geometry.h"
#include "app/text/names.h"
#include "app/text/titles.h"
#include "rules/hex/modules/riders/riders.h"
#include "rules/hex/placement.h"
#include "rules/hex/scoring.h"
#include "rules/hex/state.h"

#include <QCoreApplication>
#include <QLineF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace watchfire {

namespace {
struct BoardNames {
    Q_DECLARE_TR_FUNCTIONS(BoardNames)
};

int waysOf(int number) {
    return number == 0 ? 0 : 6 - std::abs(7 - number);
}

scene::HexKind kindOf(const hex::Board& board, hex::HexId id) {
    if (board.wallAt(id).valid())
        return scene::HexKind::attack;
    if (board.assemblyAt(id).valid())
        return scene::HexKind::assembly;
    if (board[id].terrain == hex::Terrain::sea)
        return scene::HexKind::sea;
    return board[id].terrain == hex::Terrain::steppe ? scene::HexKind::steppe : scene::HexKind::land;
}

/// `name` is the hex's own, without what stands on it.
HexRow hexRow(const hex::State& state, hex::HexId id, const std::vector<const ModuleRoom*>& played,
              const QString& name) {
    const hex::Board& board = state.board();
    HexRow row;
    row.place = QString::fromStdString(board.nameOf(id));
    geometry::putAt(row, geometry::centre(board, id));
    row.terrain = scene::named<scene::Terrain>(QLatin1String(hex::toString(board[id].terrain)));
    row.number = state.numbers[id];
    row.ways = waysOf(row.number);
    row.kind = kindOf(board, id);
    if (const auto wall = board.wallAt(id); wall.valid())
        row.label = text::wallName(board, wall);
    if (const auto assembly = board.assemblyAt(id); assembly.valid()) {
        const hex::Board::Assembly& a = board[assembly];
        row.label = text::assemblyName(board, assembly);
        row.leftNumber = a.left.number;
        row.rightNumber = a.right.number;
        if (a.left.wall.valid()) {
            const QPointF left = geometry::centre(board, board[a.left.wall].attack);
            row.leftX = left.x();
            row.leftY = left.y();
        }
        if (a.right.wall.valid()) {
            const QPointF right = geometry::centre(board, board[a.right.wall].attack);
            row.rightX = right.x();
            row.rightY = right.y();
        }
    }
    row.robber = state.thieves.robber == id;
    row.pirate = state.thieves.pirate == id;
    if (row.robber && row.kind == scene::HexKind::land)
        row.blocked = QStringLiteral("robber");
    for (const ModuleRoom* room : played)
        room->onHex(state, id, row);

    row.name = name;
    if (row.riders > 0)
        row.name = BoardNames::tr("%1, %n rider(s)", nullptr, row.riders).arg(row.name);
    if (row.robber)
        row.name = BoardNames::tr("%1, robber").arg(row.name);
    // The other way round: what a module further down the list says of the hex itself comes first.
    for (auto room = played.rbegin(); room != played.rend(); ++room)
        row.name = (*room)->hexName(state, id, row.name);
    return row;
}

HarbourRow harbourRow(const hex::State& state, hex::HarbourId id) {
    const hex::Board& board = state.board();
    HarbourRow row;
    row.place = QString::fromStdString(board.nameOf(board[id].at));
    const QLineF side = geometry::line(board, board[id].at);
    geometry::putEnds(row, side);
    // Towards the sea: away from the land hex of the side.
    QPointF away = side.center();
    for (const hex::HexId h : board[board[id].at].hexes) {
        if (board[h].terrain != hex::Terrain::sea)
            away = 2 * side.center() - geometry::near(board, geometry::centre(board, h), side.center());
    }
    geometry::putAt(row, away);
    row.trade = scene::named<scene::Trade>(QLatin1String(hex::toString(board[id].trade)));
    row.shut = (board[id].sea.valid() && board[id].sea == state.thieves.pirate) ||
               (state.setup->has(hex::ModuleName::raiders) && state.shutHarbours[id.index()] != 0);
    row.name = text::harbourName(board, id);
    return row;
}

scene::Piece pieceIn(hex::LineKind kind) {
    return scene::named<scene::Piece>(QLatin1String(hex::toString(hex::pieceOf(kind))));
}

QString ownedBy(const QString& owner, hex::LineKind kind) {
    return wordsFor(hex::pieceOf(kind), PieceSaying::owned,
                    {.road = BoardNames::tr("%1's road"), .ship = BoardNames::tr("%1's ship")})
        .arg(owner);
}

bool sameAs(const hex::Building& one, const hex::Building& other) {
    return one.kind == other.kind && one.player == other.player;
}

bool sameAs(const hex::Line& one, const hex::Line& other) {
    return one.kind == other.kind && one.player == other.player;
}

/// The places of pieces that are in `now` but were not there before.
template <class Id, class Pieces>
QSet<int> newIn(const Pieces& before, const Pieces& now, std::size_t count) {
    QSet<int> places;
    for (std::size_t i = 0; i < count; ++i)
        if (const Id id(i); now[id] && !sameAs(before[id], now[id]))
            places.insert(static_cast<int>(i));
    return places;
}

} // namespace

void BoardModel::nameHexes(const hex::State& state) {
    const QLocale language;
    if (m_named.state && m_named.state->setup == state.setup && m_named.state->numbers == state.numbers &&
        m_named.language == language)
        return;
    m_named = {m_shown, language, {}};
    for (std::size_t i = 0; i < state.board().hexes().size(); ++i)
        m_named.names.append(text::hexName(state, hex::HexId(i)));
}

void BoardModel::showHexes(const hex::State& state) {
    const hex::Board& board = state.board();
    const std::vector<const ModuleRoom*> played = roomsOf(*state.setup);
    nameHexes(state);
    QList<HexRow> hexes;
    QSet<QString> split;
    for (std::size_t i = 0; i < board.hexes().size(); ++i) {
        const hex::HexId id(i);
        hexes.append(hexRow(state, id, played, m_named.names[static_cast<qsizetype>(i)]));
        if (board.isSplit(id))
            split.insert(hexes.last().place);
    }
    const scene::Sea sea = state.setup->ships() || geometry::period(board) > 0 ? scene::Sea::sailed
                           : state.thieves.pirate.valid()                      ? scene::Sea::crossed
                                                                               : scene::Sea::bare;
    setHexes(hexes, split, geometry::period(board), sea);
}

void BoardModel::showPieces(const hex::State& state) {
    const hex::Board& board = state.board();
    const hex::Setup& setup = *state.setup;

    QList<HarbourRow> harbours;
    for (std::size_t i = 0; i < board.harbours().size(); ++i)
        harbours.append(harbourRow(state, hex::HarbourId(i)));
    setHarbours(harbours);

    QList<BuildingRow> buildings;
    for (std::size_t i = 0; i < board.corners().size(); ++i) {
        const hex::CornerId id(i);
        const hex::Building building = state.buildings[id];
        if (!building)
            continue;
        const bool city = building.kind == hex::BuildingKind::city;
        const QPointF at = geometry::point(board, id);
        const QString colour = text::playerColour(setup, building.player);
        QString name = city ? BoardNames::tr("%1's city").arg(text::playerName(setup, building.player))
                            : BoardNames::tr("%1's settlement").arg(text::playerName(setup, building.player));
        if (building.fallen)
            name = BoardNames::tr("%1, fallen").arg(name);
        buildings.append({QString::fromStdString(board.nameOf(id)), at.x(), at.y(),
                          city ? scene::Piece::city : scene::Piece::settlement,
                          QString::fromStdString(setup[building.player].id), colour, text::symbolOf(colour),
                          building.fallen, name, m_latestBuildings.contains(static_cast<int>(i))});
    }
    setBuildings(buildings);

    QList<LineRow> lines;
    for (std::size_t i = 0; i < board.sides().size(); ++i) {
        const hex::SideId id(i);
        const hex::Line line = state.lines[id];
        if (!line)
            continue;
        const QLineF at = geometry::line(board, id);
        const QString colour = text::playerColour(setup, line.player);
        QString name = ownedBy(text::playerName(setup, line.player), line.kind);
        if (line.turned)
            name = BoardNames::tr("%1, turned").arg(name);
        lines.append({QString::fromStdString(board.nameOf(id)), at.x1(), at.y1(), at.x2(), at.y2(),
                      pieceIn(line.kind), QString::fromStdString(setup[line.player].id), colour,
                      text::symbolOf(colour), line.turned, name,
                      m_latestLines.contains(static_cast<int>(i))});
    }
    setLines(lines);
}

void BoardModel::showMarks(const hex::State& state) {
    const hex::Board& board = state.board();
    const hex::Setup& setup = *state.setup;
    QList<MarkRow> marks;
    for (const ModuleRoom* room : roomsOf(setup))
        marks += room->marks(board);
    const auto played = roomsOf(setup);
    for (auto room = played.rbegin(); room != played.rend(); ++room)
        marks += (*room)->movingMarks(state);
    for (const ModuleRoom* room : played)
        marks += room->questionMarks(state);
    setMarks(marks);
}

void BoardModel::showWalls(const hex::State& state) {
    const hex::Board& board = state.board();
    const hex::Setup& setup = *state.setup;
    QList<BoardWallRow> walls;
    for (std::size_t i = 0; i < board.walls().size(); ++i) {
        const hex::WallId id(i);
        BoardWallRow row;
        row.wall = text::wallName(board, id);
        geometry::putEnds(row, geometry::wallLine(board, id));
        const QPointF fort = geometry::point(board, board[id].fort);
        row.fortX = fort.x();
        row.fortY = fort.y();
        const hex::PlayerId owner = hex::ownerOf(state, id);
        if (owner.valid()) {
            row.player = QString::fromStdString(setup[owner].id);
            row.colour = text::playerColour(setup, owner);
            row.symbol = text::symbolOf(row.colour);
        }
        row.level = state.greatWall.level[i];
        row.riders = hex::ridersAt(state, board[id].attack);
        row.danger = row.level >= hex::maxWallLevel ? QStringLiteral("secure")
                     : row.riders == row.level      ? QStringLiteral("warn")
                                                    : QStringLiteral("holds");
        row.name = owner.valid()
                       ? BoardNames::tr("%2's wall %1, level %3")
                             .arg(row.wall, text::playerName(setup, owner), QString::number(row.level))
                       : BoardNames::tr("wall %1, level %2").arg(row.wall, QString::number(row.level));
        walls.append(row);
    }
    setWalls(walls);
}

void BoardModel::threatenWalls(const QList<WallRow>& news) {
    QList<BoardWallRow> rows = wallsShown();
    for (BoardWallRow& row : rows) {
        const auto told =
            std::find_if(news.begin(), news.end(), [&](const WallRow& one) { return one.wall == row.wall; });
        if (told == news.end())
            continue;
        row.danger = told->danger;
        row.sums = told->sums;
    }
    setWalls(rows);
}

void BoardModel::markLatest(const hex::State& state) {
    // More at once means another game or a long jump in this one, not a placed piece.
    constexpr qsizetype most = 2;
    if (m_shown && *m_shown == state)
        return;
    m_latestBuildings.clear();
    m_latestLines.clear();
    if (m_shown && m_shown->setup == state.setup) {
        const hex::Board& board = state.board();
        auto buildings = newIn<hex::CornerId>(m_shown->buildings, state.buildings, board.corners().size());
        auto lines = newIn<hex::SideId>(m_shown->lines, state.lines, board.sides().size());
        if (buildings.size() + lines.size() <= most) {
            m_latestBuildings = std::move(buildings);
            m_latestLines = std::move(lines);
        }
    }
    m_shown = std::make_shared<hex::State>(state);
}

void BoardModel::show(const hex::State& state) {
    const hex::Board& board = state.board();
    markLatest(state);
    showHexes(state);
    setTitle(text::titleOf(board.description().title, board.name()), board.description().example);
    showPieces(state);
    showMarks(state);
    showWalls(state);
}

} // namespace watchfire

#include "moc_board_model.cpp"
