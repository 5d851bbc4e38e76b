// SPDX-License-Identifier: Apache-2.0
// See board_model.h.
#include "app/models/board_model.h"

#include "app/models/board_geometry.h"
#include "app/text/names.h"
#include "rules/hex/scoring.h"
#include "rules/hex/state.h"

#include <QCoreApplication>
#include <QLineF>

#include <cmath>
#include <limits>

namespace watchfire {

namespace {
struct BoardNames {
    Q_DECLARE_TR_FUNCTIONS(BoardNames)
};

/// Fingers are generous: a place within this many units counts as meant.
constexpr qreal generousReach = 0.6;

int waysOf(int number) {
    return number == 0 ? 0 : 6 - std::abs(7 - number);
}

QString kindOf(const hex::Board& board, hex::HexId id) {
    if (board.wallAt(id).valid())
        return QStringLiteral("attack");
    if (board.assemblyAt(id).valid())
        return QStringLiteral("assembly");
    if (board[id].terrain == hex::Terrain::sea)
        return QStringLiteral("sea");
    return board[id].terrain == hex::Terrain::steppe ? QStringLiteral("steppe") : QStringLiteral("land");
}

HexRow hexRow(const hex::State& state, hex::HexId id) {
    const hex::Board& board = state.board();
    HexRow row;
    row.place = QString::fromStdString(board.nameOf(id));
    const QPointF at = geometry::centre(board, id);
    row.cx = at.x();
    row.cy = at.y();
    row.terrain = QString::fromUtf8(hex::toString(board[id].terrain).data());
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
    for (const auto& rider : state.greatWall.riders) {
        if (rider.at == id)
            row.numerals.append(text::assemblyName(board, rider.numeral));
    }
    row.riders = static_cast<int>(row.numerals.size());
    row.robber = state.thieves.robber == id;
    row.pirate = state.thieves.pirate == id;
    const bool produces = row.number != 0;
    if (row.robber && row.kind == QStringLiteral("land"))
        row.blocked = QStringLiteral("robber");
    else if (row.riders > 0 && produces)
        row.blocked = QStringLiteral("rider");

    row.name = text::hexName(state, id);
    if (row.riders > 0)
        row.name = BoardNames::tr("%1, %n rider(s)", nullptr, row.riders).arg(row.name);
    if (row.robber)
        row.name = BoardNames::tr("%1, robber").arg(row.name);
    if (row.pirate)
        row.name = BoardNames::tr("%1, pirate").arg(row.name);
    return row;
}

HarbourRow harbourRow(const hex::State& state, hex::HarbourId id) {
    const hex::Board& board = state.board();
    HarbourRow row;
    row.place = QString::fromStdString(board.nameOf(board[id].at));
    const QLineF side = geometry::line(board, board[id].at);
    row.x1 = side.x1();
    row.y1 = side.y1();
    row.x2 = side.x2();
    row.y2 = side.y2();
    // Towards the sea: away from the land hex of the side.
    QPointF away = side.center();
    for (const hex::HexId h : board[board[id].at].hexes) {
        if (board[h].terrain != hex::Terrain::sea)
            away = side.center() + (side.center() - geometry::centre(board, h));
    }
    row.cx = away.x();
    row.cy = away.y();
    row.trade = QString::fromUtf8(hex::toString(board[id].trade).data());
    row.shut = board[id].sea.valid() && board[id].sea == state.thieves.pirate;
    row.name = text::harbourName(board, id);
    return row;
}

} // namespace

const QList<Role<HexRow>>& HexRow::roles() {
    static const QList<Role<HexRow>> table{
        role<&HexRow::place>("place"),
        role<&HexRow::cx>("cx"),
        role<&HexRow::cy>("cy"),
        role<&HexRow::terrain>("terrain"),
        role<&HexRow::number>("number"),
        role<&HexRow::ways>("ways"),
        role<&HexRow::label>("label"),
        role<&HexRow::kind>("kind"),
        role<&HexRow::leftNumber>("leftNumber"),
        role<&HexRow::rightNumber>("rightNumber"),
        role<&HexRow::leftX>("leftX"),
        role<&HexRow::leftY>("leftY"),
        role<&HexRow::rightX>("rightX"),
        role<&HexRow::rightY>("rightY"),
        role<&HexRow::riders>("riders"),
        role<&HexRow::numerals>("numerals"),
        role<&HexRow::blocked>("blocked"),
        role<&HexRow::robber>("robber"),
        role<&HexRow::pirate>("pirate"),
        role<&HexRow::name>("name"),
    };
    return table;
}

const QList<Role<HarbourRow>>& HarbourRow::roles() {
    static const QList<Role<HarbourRow>> table{
        role<&HarbourRow::place>("place"), role<&HarbourRow::x1>("x1"),       role<&HarbourRow::y1>("y1"),
        role<&HarbourRow::x2>("x2"),       role<&HarbourRow::y2>("y2"),       role<&HarbourRow::cx>("cx"),
        role<&HarbourRow::cy>("cy"),       role<&HarbourRow::trade>("trade"), role<&HarbourRow::shut>("shut"),
        role<&HarbourRow::name>("name"),
    };
    return table;
}

const QList<Role<BuildingRow>>& BuildingRow::roles() {
    static const QList<Role<BuildingRow>> table{
        role<&BuildingRow::place>("place"),   role<&BuildingRow::cx>("cx"),
        role<&BuildingRow::cy>("cy"),         role<&BuildingRow::piece>("piece"),
        role<&BuildingRow::player>("player"), role<&BuildingRow::colour>("colour"),
        role<&BuildingRow::symbol>("symbol"), role<&BuildingRow::name>("name"),
    };
    return table;
}

const QList<Role<LineRow>>& LineRow::roles() {
    static const QList<Role<LineRow>> table{
        role<&LineRow::place>("place"),   role<&LineRow::x1>("x1"),         role<&LineRow::y1>("y1"),
        role<&LineRow::x2>("x2"),         role<&LineRow::y2>("y2"),         role<&LineRow::piece>("piece"),
        role<&LineRow::player>("player"), role<&LineRow::colour>("colour"), role<&LineRow::symbol>("symbol"),
        role<&LineRow::name>("name"),
    };
    return table;
}

const QList<Role<BoardWallRow>>& BoardWallRow::roles() {
    static const QList<Role<BoardWallRow>> table{
        role<&BoardWallRow::wall>("wall"),     role<&BoardWallRow::x1>("x1"),
        role<&BoardWallRow::y1>("y1"),         role<&BoardWallRow::x2>("x2"),
        role<&BoardWallRow::y2>("y2"),         role<&BoardWallRow::fortX>("fortX"),
        role<&BoardWallRow::fortY>("fortY"),   role<&BoardWallRow::player>("player"),
        role<&BoardWallRow::colour>("colour"), role<&BoardWallRow::symbol>("symbol"),
        role<&BoardWallRow::level>("level"),   role<&BoardWallRow::riders>("riders"),
        role<&BoardWallRow::danger>("danger"), role<&BoardWallRow::name>("name"),
    };
    return table;
}

const QList<Role<PlaceRow>>& PlaceRow::roles() {
    static const QList<Role<PlaceRow>> table{
        role<&PlaceRow::kind>("kind"),   role<&PlaceRow::place>("place"),
        role<&PlaceRow::cx>("cx"),       role<&PlaceRow::cy>("cy"),
        role<&PlaceRow::x1>("x1"),       role<&PlaceRow::y1>("y1"),
        role<&PlaceRow::x2>("x2"),       role<&PlaceRow::y2>("y2"),
        role<&PlaceRow::label>("label"), role<&PlaceRow::forbidden>("forbidden"),
        role<&PlaceRow::why>("why"),     role<&PlaceRow::candidate>("candidate"),
    };
    return table;
}

const QList<Role<LitRow>>& LitRow::roles() {
    static const QList<Role<LitRow>> table{
        role<&LitRow::kind>("kind"), role<&LitRow::place>("place"), role<&LitRow::cx>("cx"),
        role<&LitRow::cy>("cy"),     role<&LitRow::x1>("x1"),       role<&LitRow::y1>("y1"),
        role<&LitRow::x2>("x2"),     role<&LitRow::y2>("y2"),       role<&LitRow::tone>("tone"),
    };
    return table;
}

BoardModel::BoardModel(QObject* parent) : QObject(parent) {}

QPointF BoardModel::candidatePoint() const {
    for (const PlaceRow& row : m_places.rows()) {
        if (row.key() == m_candidate)
            return {row.cx, row.cy};
    }
    return {};
}

QString BoardModel::candidateLabel() const {
    for (const PlaceRow& row : m_places.rows()) {
        if (row.key() == m_candidate)
            return row.label;
    }
    return {};
}

int BoardModel::nearest(QPointF at, qreal reach, bool forbidden) const {
    int best = -1;
    qreal bestDistance = std::numeric_limits<qreal>::max();
    for (int i = 0; i < m_places.rowCount(); ++i) {
        const PlaceRow& row = m_places.rows()[i];
        if (row.forbidden != forbidden)
            continue;
        const qreal distance = QLineF(at, {row.cx, row.cy}).length();
        // A whole hex is meant wherever it is touched.
        const qreal allowed = row.kind == QStringLiteral("hex") ? std::max(reach, 1.0) : reach;
        if (distance <= allowed && distance < bestDistance) {
            best = i;
            bestDistance = distance;
        }
    }
    return best;
}

void BoardModel::tap(qreal x, qreal y, qreal target) {
    const QPointF at(x, y);
    const qreal reach = std::max(target, generousReach);
    const int hit = nearest(at, reach, false);
    if (hit < 0) {
        if (const int no = nearest(at, reach, true); no >= 0)
            emit refused(m_places.rows()[no].why);
        cancelCandidate();
        return;
    }
    const PlaceRow& row = m_places.rows()[hit];
    if (row.key() == m_candidate) {
        confirm();
        return;
    }
    bool crowded = false;
    for (const PlaceRow& other : m_places.rows()) {
        if (other.key() != row.key() && QLineF(row.cx, row.cy, other.cx, other.cy).length() < target)
            crowded = true;
    }
    if (crowded)
        setCandidate(row.key());
    else
        choose(hit);
}

void BoardModel::choose(int index) {
    if (index < 0 || index >= m_places.rowCount())
        return;
    const PlaceRow row = m_places.rows()[index];
    if (row.forbidden) {
        emit refused(row.why);
        return;
    }
    setCandidate({});
    emit picked(row.kind, row.place);
}

void BoardModel::confirm() {
    for (int i = 0; i < m_places.rowCount(); ++i) {
        if (m_places.rows()[i].key() == m_candidate) {
            choose(i);
            return;
        }
    }
}

void BoardModel::cancelCandidate() {
    setCandidate({});
}

void BoardModel::setCandidate(const QString& key) {
    if (key == m_candidate)
        return;
    m_candidate = key;
    QList<PlaceRow> rows = m_places.rows();
    for (PlaceRow& row : rows)
        row.candidate = row.key() == key;
    m_places.setRows(rows);
    emit candidateChanged();
}

void BoardModel::show(const hex::State& state) {
    const hex::Board& board = state.board();
    const hex::Setup& setup = *state.setup;

    QList<HexRow> hexes;
    QRectF bounds;
    for (std::size_t i = 0; i < board.hexes().size(); ++i) {
        hexes.append(hexRow(state, hex::HexId(i)));
        const qreal halfWidth = std::sqrt(3.0) / 2;
        bounds |= QRectF(hexes.last().cx - halfWidth, hexes.last().cy - 1, 2 * halfWidth, 2);
    }
    m_hexes.setRows(hexes);
    if (bounds != m_bounds) {
        m_bounds = bounds;
        emit boundsChanged();
    }

    const auto& titles = board.description().title;
    const auto english = titles.find("en");
    const QString title = QString::fromStdString(english == titles.end() ? board.name() : english->second);
    if (title != m_title || board.description().example != m_example) {
        m_title = title;
        m_example = board.description().example;
        emit titleChanged();
    }

    QList<HarbourRow> harbours;
    for (std::size_t i = 0; i < board.harbours().size(); ++i)
        harbours.append(harbourRow(state, hex::HarbourId(i)));
    m_harbours.setRows(harbours);

    QList<BuildingRow> buildings;
    for (std::size_t i = 0; i < board.corners().size(); ++i) {
        const hex::CornerId id(i);
        const hex::Building building = state.buildings[id];
        if (!building)
            continue;
        const bool city = building.kind == hex::BuildingKind::city;
        const QPointF at = geometry::point(board, id);
        const QString colour = text::playerColour(setup, building.player);
        buildings.append(
            {QString::fromStdString(board.nameOf(id)), at.x(), at.y(),
             city ? QStringLiteral("city") : QStringLiteral("settlement"),
             QString::fromStdString(setup[building.player].id), colour, text::symbolOf(colour),
             city ? BoardNames::tr("city of %1").arg(text::playerName(setup, building.player))
                  : BoardNames::tr("settlement of %1").arg(text::playerName(setup, building.player))});
    }
    m_buildings.setRows(buildings);

    QList<LineRow> lines;
    for (std::size_t i = 0; i < board.sides().size(); ++i) {
        const hex::SideId id(i);
        const hex::Line line = state.lines[id];
        if (!line)
            continue;
        const bool ship = line.kind == hex::LineKind::ship;
        const QLineF at = geometry::line(board, id);
        const QString colour = text::playerColour(setup, line.player);
        lines.append({QString::fromStdString(board.nameOf(id)), at.x1(), at.y1(), at.x2(), at.y2(),
                      ship ? QStringLiteral("ship") : QStringLiteral("road"),
                      QString::fromStdString(setup[line.player].id), colour, text::symbolOf(colour),
                      ship ? BoardNames::tr("ship of %1").arg(text::playerName(setup, line.player))
                           : BoardNames::tr("road of %1").arg(text::playerName(setup, line.player))});
    }
    m_lines.setRows(lines);

    QList<BoardWallRow> walls;
    for (std::size_t i = 0; i < board.walls().size(); ++i) {
        const hex::WallId id(i);
        BoardWallRow row;
        row.wall = text::wallName(board, id);
        const QLineF at = geometry::wallLine(board, id);
        row.x1 = at.x1();
        row.y1 = at.y1();
        row.x2 = at.x2();
        row.y2 = at.y2();
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
        for (const auto& rider : state.greatWall.riders)
            row.riders += rider.at == board[id].attack ? 1 : 0;
        row.danger = row.level >= 5            ? QStringLiteral("secure")
                     : row.riders == row.level ? QStringLiteral("warn")
                                               : QStringLiteral("holds");
        row.name = owner.valid() ? BoardNames::tr("wall %1 of %2, level %3")
                                       .arg(row.wall, text::playerName(setup, owner))
                                       .arg(row.level)
                                 : BoardNames::tr("wall %1, level %2").arg(row.wall).arg(row.level);
        walls.append(row);
    }
    m_walls.setRows(walls);
}

void BoardModel::setPlaces(const QString& title, const QList<PlaceRow>& places) {
    const bool wasPicking = picking();
    QList<PlaceRow> rows = places;
    bool stillThere = false;
    for (PlaceRow& row : rows) {
        row.candidate = row.key() == m_candidate;
        stillThere = stillThere || row.candidate;
    }
    if (!stillThere)
        setCandidate({});
    m_places.setRows(rows);
    if (picking() != wasPicking || title != m_pickTitle) {
        m_pickTitle = title;
        emit pickingChanged();
    }
}

void BoardModel::setLit(const QList<LitRow>& lit) {
    m_lit.setRows(lit);
}

} // namespace watchfire
