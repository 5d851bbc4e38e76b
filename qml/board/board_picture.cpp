// SPDX-License-Identifier: Apache-2.0
// See board_picture.h. Drawing order: hexes, river and flood, harbours, tokens and labels, walls, lines,
// buildings, then what moves (riders, raiders, robber, pirate, storm), so that nothing that decides a roll
// lies beneath.
#include "board_picture.h"

#include "painting.h"
#include "shapes.h"
#include "traveller.h"
#include "ways.h"

#include <QAbstractItemModel>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace watchfire::ui {
BoardPicture::BoardPicture(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    m_stage = new QQuickItem(this);
    m_stage->setObjectName(QStringLiteral("boardTravel"));
    m_stage->setVisible(false);
    connect(this, &BoardPicture::layoutChanged, this, [this] {
        if (m_travelling && transform() != m_from)
            arrive();
    });
    connect(this, &BoardPicture::lookChanged, this, &BoardPicture::arrive);
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, [this](const QVariant& progress) {
        for (Traveller* traveller : std::as_const(m_travellers))
            traveller->setProgress(progress.toDouble());
    });
    connect(&m_clock, &QVariantAnimation::finished, this, &BoardPicture::arrive);
}

void BoardPicture::setMotion(bool value) {
    if (value == m_motion)
        return;
    m_motion = value;
    if (!m_motion)
        arrive();
    emit motionChanged();
}

void BoardPicture::setOut(const Passage& passage) {
    m_arrived = std::exchange(m_rows, passage.rest);
    m_from = transform();
    const QRectF room = m_period > 0 ? strip() : QRectF(QPointF(), size());
    // Beyond a cylinder's ends nothing is visible.
    m_stage->setClip(m_period > 0);
    m_stage->setPosition(room.topLeft());
    m_stage->setSize(room.size());
    const QRectF sight(QPointF(), room.size());
    for (const QTransform& copy : copies(m_from, sightRect())) {
        const QTransform place = copy * QTransform::fromTranslate(-room.left(), -room.top());
        const double reach = radiusOf(place);
        for (const Journey& journey : passage.journeys) {
            auto* const traveller = new Traveller(journey, m_arrived.walls, place, m_look, m_stage);
            if (traveller->wayRect().adjusted(-reach, -reach, reach, reach).intersects(sight))
                m_travellers << traveller;
            else
                delete traveller;
        }
    }
    m_stage->setVisible(true);
    m_travelling = true;
    m_clock.setDuration(durationOf(passage.journeys));
    m_clock.start();
    emit travellingChanged();
}

void BoardPicture::arrive() {
    if (!std::exchange(m_travelling, false))
        return;
    m_clock.stop();
    m_rows = m_arrived;
    m_stage->setVisible(false);
    qDeleteAll(std::exchange(m_travellers, {}));
    update();
    emit travellingChanged();
}

void BoardPicture::setBoard(QObject* board) {
    if (board == m_board)
        return;
    for (const QMetaObject::Connection& link : std::as_const(m_links))
        disconnect(link);
    m_links.clear();
    m_board = board;
    if (m_board) {
        for (const char* list : {"hexes", "harbours", "walls", "buildings", "lines", "marks"})
            watch(list, false);
        for (const char* list : {"places", "lit"})
            watch(list, true);
    }
    m_boardStale = m_placesStale = true;
    polish();
    emit boardChanged();
}

void BoardPicture::watch(const char* list, bool isPlaces) {
    auto* const model = m_board->property(list).value<QAbstractItemModel*>();
    if (!model)
        return;
    // A step of the game sends a dozen of these; they are read once, before the next frame.
    const auto stale = [this, isPlaces] {
        (isPlaces ? m_placesStale : m_boardStale) = true;
        polish();
    };
    m_links << connect(model, &QAbstractItemModel::dataChanged, this, stale)
            << connect(model, &QAbstractItemModel::rowsInserted, this, stale)
            << connect(model, &QAbstractItemModel::rowsRemoved, this, stale)
            << connect(model, &QAbstractItemModel::rowsMoved, this, stale)
            << connect(model, &QAbstractItemModel::modelReset, this, stale);
}

void BoardPicture::read() {
    const bool boardStale = std::exchange(m_boardStale, false);
    const bool placesStale = std::exchange(m_placesStale, false);
    const Rows lit = placesStale && m_board ? rowsOf(*m_board, "lit") : placesStale ? Rows() : m_lit;
    if (boardStale)
        show(m_board ? pictureRowsOf(*m_board) : PictureRows(), lit);
    if (placesStale) {
        m_places = m_board ? rowsOf(*m_board, "places") : Rows();
        m_lit = lit;
        emit placesChanged();
    }
}

void BoardPicture::show(const PictureRows& rows, const Rows& lit) {
    arrive();
    QList<QPointF> centres;
    for (const QVariantMap& hex : rows.hexes)
        centres << pointOf(hex);
    const double period = m_board ? m_board->property("period").toDouble() : 0;
    const double mapLeft = m_board ? m_board->property("mapLeft").toDouble() : 0;
    const PictureRows before = std::exchange(m_rows, rows);
    if (centres != m_centres || period != m_period || mapLeft != m_mapLeft) {
        const bool other = period != m_period;
        if (other)
            m_seam = 0;
        m_centres = centres;
        m_period = period;
        m_mapLeft = mapLeft;
        fit();
        if (other)
            emit periodChanged();
    } else if (m_motion && isVisible()) {
        if (const auto found = passage(before, m_rows, m_lit, lit, m_period))
            setOut(*found);
    }
    update();
}

void BoardPicture::updatePolish() {
    read();
}

void BoardPicture::setDark(bool value) {
    if (value == m_look.dark)
        return;
    m_look.dark = value;
    update();
    emit lookChanged();
}

void BoardPicture::setFamily(const QString& value) {
    if (value == m_look.family)
        return;
    m_look.family = value;
    update();
    emit lookChanged();
}

void BoardPicture::setHues(const QVariantMap& value) {
    if (value == m_look.hues)
        return;
    m_look.hues = value;
    update();
    emit lookChanged();
}

void BoardPicture::setZoom(qreal value) {
    value = std::clamp(value, 1.0, 5.0);
    if (value == m_zoom)
        return;
    m_zoom = value;
    update();
    emit layoutChanged();
}

void BoardPicture::setPanX(qreal value) {
    if (value == m_pan.x())
        return;
    m_pan.setX(value);
    update();
    emit layoutChanged();
}

void BoardPicture::setPanY(qreal value) {
    if (value == m_pan.y())
        return;
    m_pan.setY(value);
    update();
    emit layoutChanged();
}

void BoardPicture::setTurn(int degrees) {
    degrees = ((degrees % 360) + 360) % 360 / 90 * 90;
    if (degrees == m_look.turn)
        return;
    m_look.turn = degrees;
    fit();
}

void BoardPicture::setSeam(qreal units) {
    if (m_period > 0)
        units -= m_period * std::floor(units / m_period);
    if (units == m_seam)
        return;
    m_seam = units;
    update();
    emit layoutChanged();
}

void BoardPicture::setOverlap(qreal units) {
    if (units == m_overlap)
        return;
    m_overlap = units;
    if (m_period > 0)
        fit();
}

void BoardPicture::setNoteSizes(const QVariantList& value) {
    if (value == m_noteSizes)
        return;
    m_noteSizes = value;
    fit();
}

QPointF BoardPicture::turned(QPointF unit) const {
    switch (m_look.turn) {
    case 90:
        return {-unit.y(), unit.x()};
    case 180:
        return -unit;
    case 270:
        return {unit.y(), -unit.x()};
    default:
        return unit;
    }
}

QRectF BoardPicture::bounds() const {
    // In hex radii: pieces on the outermost sides reach beyond their hexes, and are seen and touched whole.
    constexpr double PieceOut = 0.2;
    if (m_period > 0 && !m_centres.isEmpty()) {
        const auto [north, south] =
            std::minmax_element(m_centres.begin(), m_centres.end(),
                                [](QPointF one, QPointF other) { return one.y() < other.y(); });
        const QPointF first(m_mapLeft - m_overlap, north->y() - 1 - PieceOut);
        const QPointF last(m_mapLeft + m_period + m_overlap, south->y() + 1 + PieceOut);
        return QRectF(turned(first), turned(last)).normalized();
    }
    const bool lying = m_look.turn % 180 != 0;
    const double wide = (lying ? 1 : HalfWidth) + PieceOut;
    const double high = (lying ? HalfWidth : 1) + PieceOut;
    QRectF box;
    for (const QPointF unit : m_centres) {
        const QPointF centre = turned(unit);
        box |= QRectF(centre.x() - wide, centre.y() - high, 2 * wide, 2 * high);
    }
    return box;
}

bool BoardPicture::covers(double scale, QPointF origin, const QRectF& note) const {
    if (m_period > 0) {
        // Whatever is scrolled into view: hexes cover the whole strip.
        const QRectF box = bounds();
        return note.intersects(QRectF(origin + box.topLeft() * scale, box.size() * scale));
    }
    const bool lying = m_look.turn % 180 != 0;
    return std::any_of(m_centres.begin(), m_centres.end(), [&](QPointF unit) {
        const QPointF centre = origin + turned(unit) * scale;
        const QPolygonF corners = hexagon(centre, scale, m_look.turn);
        if (std::any_of(corners.begin(), corners.end(),
                        [&](QPointF corner) { return note.contains(corner); }))
            return true;
        // Three rectangles fill a hexagon closely enough for a note's corner.
        const std::array<QSizeF, 3> fills{QSizeF(2 * HalfWidth, 1), QSizeF(1.3 * HalfWidth, 1.35),
                                          QSizeF(0.6 * HalfWidth, 1.7)};
        return std::any_of(fills.begin(), fills.end(), [&](QSizeF fill) {
            const QSizeF size = (lying ? fill.transposed() : fill) * scale;
            return note.intersects(around(centre, size.width(), size.height()));
        });
    });
}

void BoardPicture::fit() {
    const QRectF box = bounds();
    const QSizeF room(width(), height());
    m_noteIndex = -1;
    m_noteRect = {};
    if (box.isEmpty() || room.isEmpty()) {
        emit layoutChanged();
        return;
    }
    const double full = std::min(room.width() / box.width(), room.height() / box.height());
    m_scale = full;
    m_origin = QPointF(room.width(), room.height()) / 2 - box.center() * full;

    double best = 0;
    for (int i = 0; i < m_noteSizes.size(); ++i) {
        const QSizeF size = m_noteSizes.at(i).toSizeF();
        if (size.isEmpty() || size.width() > room.width() || size.height() > room.height())
            continue;
        for (int corner = 0; corner < 4; ++corner) {
            // A cylinder leaves no free corner, only a band, which is read from the left.
            const bool right = (corner % 2 == 0) != (m_period > 0);
            const bool bottom = corner >= 2;
            const QRectF note(
                QPointF(right ? room.width() - size.width() : 0, bottom ? room.height() - size.height() : 0),
                size);
            // The board goes into the opposite corner; if there is slack, it moves back towards the middle.
            auto originAt = [&](double scale, double slackShare) {
                const QPointF slack(room.width() - box.width() * scale, room.height() - box.height() * scale);
                return QPointF(slack.x() * (right ? slackShare : 1 - slackShare),
                               slack.y() * (bottom ? slackShare : 1 - slackShare)) -
                       box.topLeft() * scale;
            };
            double low = 0;
            double high = full;
            if (!covers(full, originAt(full, 0), note))
                low = full;
            for (int turn = 0; turn < 18 && low < full; ++turn) {
                const double middle = (low + high) / 2;
                (covers(middle, originAt(middle, 0), note) ? high : low) = middle;
            }
            if (low <= best * 1.001)
                continue;
            best = low;
            double share = 0;
            for (double next = 0.05; next <= 0.5 && !covers(low, originAt(low, next), note); next += 0.05)
                share = next;
            m_scale = low;
            m_origin = originAt(low, share);
            m_noteIndex = i;
            m_noteRect = note;
        }
    }
    update();
    emit layoutChanged();
}

QTransform BoardPicture::transform() const {
    const QPointF middle(width() / 2, height() / 2);
    const QPointF shift = middle + m_pan + (m_origin - middle) * m_zoom;
    const double scale = m_scale * m_zoom;
    const QPointF east = turned(QPointF(1, 0)) * scale;
    const QPointF south = turned(QPointF(0, 1)) * scale;
    return QTransform::fromTranslate(-m_seam, 0) *
           QTransform(east.x(), east.y(), south.x(), south.y(), shift.x(), shift.y());
}

QRectF BoardPicture::mapRect() const {
    if (m_period <= 0 || m_zoom > 1)
        return {QPointF(), size()};
    const QRectF box = bounds();
    const QPointF aside = turned(QPointF(m_overlap, 0));
    const QRectF map =
        box.adjusted(std::abs(aside.x()), std::abs(aside.y()), -std::abs(aside.x()), -std::abs(aside.y()));
    return {m_origin + map.topLeft() * m_scale, map.size() * m_scale};
}

QRectF BoardPicture::sightRect() const {
    if (m_period <= 0 || m_zoom > 1)
        return {QPointF(), size()};
    const QRectF box = bounds();
    return {m_origin + box.topLeft() * m_scale, box.size() * m_scale};
}

QRectF BoardPicture::strip() const {
    const QRectF sight = sightRect();
    return m_look.turn % 180 == 0 ? QRectF(sight.x(), 0, sight.width(), height())
                                  : QRectF(0, sight.y(), width(), sight.height());
}

QPointF BoardPicture::near(QPointF point, QPointF other) const {
    if (m_period > 0)
        point.rx() -= m_period * std::round((point.x() - other.x()) / m_period);
    return point;
}

QList<QTransform> BoardPicture::copies(const QTransform& place, const QRectF& sight) const {
    if (m_period <= 0)
        return {place};
    // Rows lie within the printed map; a side's row may be named from the other edge, so one more.
    const QRectF seen = place.inverted().mapRect(sight);
    const int first = qFloor((seen.left() - m_mapLeft) / m_period) - 1;
    const int last = qFloor((seen.right() - m_mapLeft) / m_period) + 1;
    QList<QTransform> list;
    for (int copy = first; copy <= last; ++copy)
        list << QTransform::fromTranslate(copy * m_period, 0) * place;
    return list;
}

QPointF BoardPicture::placeSpot(int row) const {
    if (row < 0 || row >= m_places.size())
        return {};
    const QVariantMap& place = m_places[row];
    const auto number = [&](const char* name) { return place.value(QLatin1String(name)).toDouble(); };
    const QString kind = word(place, "kind");
    if (kind == QLatin1String("side") || kind == QLatin1String("wall"))
        return toPixels((number("x1") + number("x2")) / 2, (number("y1") + number("y2")) / 2);
    return toPixels(number("cx"), number("cy"));
}

QString BoardPicture::placeKey(int row) const {
    if (row < 0 || row >= m_places.size())
        return {};
    return word(m_places[row], "kind") + QLatin1Char(' ') + word(m_places[row], "place");
}

std::vector<int> BoardPicture::placesInReadingOrder() const {
    struct Spot {
        int row;
        QPointF at;
    };
    std::vector<Spot> spots;
    for (int i = 0; i < m_places.size(); ++i)
        if (!m_places[i].value(QStringLiteral("forbidden")).toBool())
            spots.push_back({i, placeSpot(i)});
    std::stable_sort(spots.begin(), spots.end(),
                     [](const Spot& a, const Spot& b) { return a.at.y() < b.at.y(); });
    // Two corners of a side may lie half a hex apart and still are in one line.
    const double lineHeight = 0.6 * unit();
    for (auto line = spots.begin(); line != spots.end();) {
        const auto next = std::find_if(
            line, spots.end(), [&](const Spot& spot) { return spot.at.y() > line->at.y() + lineHeight; });
        std::stable_sort(line, next, [](const Spot& a, const Spot& b) { return a.at.x() < b.at.x(); });
        line = next;
    }
    std::vector<int> rows;
    for (const Spot& spot : spots)
        rows.push_back(spot.row);
    return rows;
}

int BoardPicture::placeTowards(int from, int dx, int dy) const {
    const std::vector<int> order = placesInReadingOrder();
    if (order.empty())
        return -1;
    const auto here = std::find(order.begin(), order.end(), from);
    if (here == order.end() || (dx == 0 && dy == 0))
        return order.front();
    if (dy == 0) {
        if (dx < 0)
            return here == order.begin() ? from : *(here - 1);
        return here + 1 == order.end() ? from : *(here + 1);
    }
    const QPointF start = placeSpot(from);
    int best = from;
    double least = std::numeric_limits<double>::infinity();
    for (const int i : order) {
        const QPointF way = placeSpot(i) - start;
        const double ahead = way.y() * dy;
        const double aside = std::abs(way.x());
        // Within 60 degrees of the direction; sideways distance counts twice.
        if (i == from || ahead <= 0 || aside > ahead * 1.75)
            continue;
        const double away = ahead + 2 * aside;
        if (away < least) {
            least = away;
            best = i;
        }
    }
    return best;
}

QPointF BoardPicture::toPixels(qreal x, qreal y) const {
    const QTransform place = transform();
    if (m_period > 0) {
        const double middle = m_zoom > 1 ? place.inverted().map(QPointF(width(), height()) / 2).x()
                                         : m_mapLeft + m_seam + m_period / 2;
        x -= m_period * std::round((x - middle) / m_period);
    }
    return place.map(QPointF(x, y));
}

QPointF BoardPicture::toUnits(qreal x, qreal y) {
    read();
    QPointF at = transform().inverted().map(QPointF(x, y));
    if (m_period > 0)
        at.rx() -= m_period * std::floor((at.x() - m_mapLeft) / m_period);
    return at;
}

void BoardPicture::slide(qreal dx, qreal dy) {
    QPointF way(dx, dy);
    if (m_period > 0) {
        const QPointF east = turned(QPointF(1, 0));
        const double along = QPointF::dotProduct(way, east);
        way -= east * along;
        setSeam(m_seam - along / unit());
    }
    setPanX(m_pan.x() + way.x());
    setPanY(m_pan.y() + way.y());
}

const QVariantMap* BoardPicture::attackHex(const QString& wall) const {
    const auto hit = std::find_if(m_rows.hexes.begin(), m_rows.hexes.end(), [&](const QVariantMap& hex) {
        return word(hex, "kind") == QLatin1String("attack") && word(hex, "label") == wall;
    });
    return hit == m_rows.hexes.end() ? nullptr : &*hit;
}

/// The copies of the board in view, drawn layer by layer: pieces on the seam must not vanish under the hexes
/// of the next copy.
class BoardPicture::Layers {
public:
    /// `beside`: only rows that lie within reach of one of these; nullptr: all.
    Layers(const BoardPicture& picture, QPainter& painter, const QTransform& place, const QRectF& sight,
           const Rows* beside = nullptr)
        : m_picture(picture), m_sight(sight), m_beside(beside) {
        for (const QTransform& copy : picture.copies(place, sight))
            m_copies.emplace_back(painter, copy, picture.m_look);
    }

    template <class Draw> void each(const Rows& rows, const Draw& draw) {
        for (const QVariantMap& row : rows)
            if (!m_beside || lies(row))
                for (Painting& copy : m_copies)
                    if (copy.reaches(m_sight, row))
                        draw(copy, row);
    }

private:
    bool lies(const QVariantMap& row) const {
        // Two hexes away: a storm's arrow and a harbour's pier reach that far into another hex.
        constexpr double Reach = 2.6;
        const QPointF here = row.contains(QStringLiteral("cx")) ? pointOf(row) : middleOf(row);
        return std::any_of(m_beside->begin(), m_beside->end(), [&](const QVariantMap& mark) {
            const QPointF way = m_picture.near(pointOf(mark), here) - here;
            return std::hypot(way.x(), way.y()) < Reach;
        });
    }

    const BoardPicture& m_picture;
    std::vector<Painting> m_copies;
    QRectF m_sight;
    const Rows* m_beside;
};

void BoardPicture::draw(QPainter& painter, const QTransform& place, const QRectF& sight) const {
    Layers layers(*this, painter, place, sight);
    layers.each(m_rows.hexes, [](Painting& copy, const QVariantMap& hex) { copy.hex(hex); });
    layers.each(m_rows.marks, [](Painting& copy, const QVariantMap& mark) {
        if (word(mark, "kind") == QLatin1String("river"))
            copy.river(mark);
    });
    layers.each(m_rows.hexes, [](Painting& copy, const QVariantMap& hex) {
        if (hex.value(QStringLiteral("flooded")).toBool())
            copy.flood(hex);
    });
    if (m_period > 0) {
        const auto [north, south] =
            std::minmax_element(m_centres.begin(), m_centres.end(),
                                [](QPointF one, QPointF other) { return one.y() < other.y(); });
        for (const QTransform& copy : copies(place, sight))
            Painting(painter, copy, m_look).edge(m_mapLeft, north->y() - 1, south->y() + 1);
    }
    drawContents(painter, place, sight, nullptr);
}

void BoardPicture::drawContents(QPainter& painter, const QTransform& place, const QRectF& sight,
                                const Rows* beside) const {
    Layers layers(*this, painter, place, sight, beside);
    layers.each(m_rows.harbours, [](Painting& copy, const QVariantMap& harbour) { copy.harbour(harbour); });
    layers.each(m_rows.hexes, [](Painting& copy, const QVariantMap& hex) {
        copy.unknownToken(hex);
        copy.numberToken(hex);
    });
    layers.each(m_rows.walls, [this](Painting& copy, const QVariantMap& wall) {
        copy.wall(wall, frameOf(wall, attackHex(word(wall, "wall")), copy.place()));
    });
    layers.each(m_rows.lines, [](Painting& copy, const QVariantMap& line) { copy.line(line); });
    layers.each(m_rows.marks, [](Painting& copy, const QVariantMap& mark) {
        if (word(mark, "kind") == QLatin1String("repair"))
            copy.repair(mark);
        else if (word(mark, "kind") == QLatin1String("marker"))
            copy.marker(mark);
    });
    layers.each(m_rows.buildings,
                [](Painting& copy, const QVariantMap& building) { copy.building(building); });
    // On the building that a corner's number threatens.
    layers.each(m_rows.marks, [](Painting& copy, const QVariantMap& mark) {
        if (word(mark, "kind") == QLatin1String("face"))
            copy.face(mark);
    });
    layers.each(m_rows.hexes, [this](Painting& copy, const QVariantMap& hex) {
        copy.outside(hex, wallBefore(hex, m_rows.walls));
        if (hex.value(QStringLiteral("pirate")).toBool())
            copy.pirate(hex);
        if (hex.value(QStringLiteral("robber")).toBool())
            copy.robber(hex);
        copy.raiders(hex);
    });
    layers.each(m_rows.marks, [](Painting& copy, const QVariantMap& mark) {
        if (word(mark, "kind") == QLatin1String("storm"))
            copy.storm(mark);
    });
}

bool BoardPicture::taken(const QVariantMap& row) const {
    const QString kind = word(row, "kind");
    if (kind != QLatin1String("side") && kind != QLatin1String("corner"))
        return false;
    const Rows& pieces = kind == QLatin1String("side") ? m_rows.lines : m_rows.buildings;
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const QVariantMap& piece) { return word(piece, "place") == word(row, "place"); });
}

bool BoardPicture::numbered(const QVariantMap& row) const {
    return word(row, "kind") == QLatin1String("hex") &&
           std::any_of(m_rows.hexes.begin(), m_rows.hexes.end(), [&](const QVariantMap& hex) {
               return word(hex, "place") == word(row, "place") &&
                      (hex.value(QStringLiteral("number")).toInt() > 0 ||
                       hex.value(QStringLiteral("undiscovered")).toBool());
           });
}

QPainterPath BoardPicture::outline(const QVariantMap& row, const QTransform& place) const {
    const double radius = radiusOf(place);
    const QString kind = word(row, "kind");
    const QPointF at = place.map(pointOf(row));
    QPainterPath shape;
    if (kind == QLatin1String("corner") && word(row, "act") == QLatin1String("erupt")) {
        shape.addPolygon(spiked(at, 9, radius * 0.74, radius * 0.46));
        shape.closeSubpath();
    } else if (kind == QLatin1String("heading")) {
        const QPointF way = unitVector(at - place.map(pointOf(row, "x1", "y1")));
        shape.addPolygon(arrowHead(at + way * 0.42 * radius, way, 0.8 * radius, 1.06 * radius));
        shape.closeSubpath();
    } else if (kind == QLatin1String("corner")) {
        // Around a building, which lies upon it.
        const double size = taken(row) ? 0.54 : 0.3;
        shape.addEllipse(at, radius * size, radius * size);
    } else if (kind == QLatin1String("side")) {
        const QPointF from = place.map(pointOf(row, "x1", "y1"));
        const QPointF to = place.map(pointOf(row, "x2", "y2"));
        // Around a road or ship, which lies upon it.
        if (taken(row)) {
            shape.addEllipse((from + to) / 2, radius * 0.48, radius * 0.48);
            return shape;
        }
        QPainterPath middle(from + (to - from) * 0.28);
        middle.lineTo(to + (from - to) * 0.28);
        QPainterPathStroker stroker(QPen(Qt::black, radius * 0.36, Qt::SolidLine, Qt::RoundCap));
        shape = stroker.createStroke(middle).simplified();
    } else if (kind == QLatin1String("wall")) {
        const auto wall =
            std::find_if(m_rows.walls.begin(), m_rows.walls.end(), [&](const QVariantMap& candidate) {
                return word(candidate, "wall") == word(row, "place");
            });
        if (wall == m_rows.walls.end()) {
            shape.addEllipse(at, radius * 0.5, radius * 0.5);
            return shape;
        }
        const WallFrame frame = frameOf(*wall, attackHex(word(row, "place")), place);
        shape.addRoundedRect(wallBox(radius), radius * 0.1, radius * 0.1);
        shape = QTransform::fromTranslate(frame.attack.x(), frame.attack.y()).rotate(frame.angle).map(shape);
    } else {
        shape.addPolygon(hexagon(at, radius * 0.93, m_look.turn));
        shape.closeSubpath();
    }
    return shape;
}

void BoardPicture::paint(QPainter* painter) {
    ++m_paints;
    const QRectF sight = sightRect();
    if (m_period > 0)
        painter->setClipRect(strip());
    draw(*painter, transform(), sight);
}

void BoardPicture::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) {
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() != oldGeometry.size())
        fit();
}

BoardLights::BoardLights(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &BoardLights::changed, this, [this] { update(); });
}

void BoardLights::setPicture(BoardPicture* picture) {
    if (picture == m_picture)
        return;
    if (m_picture)
        m_picture->disconnect(this);
    m_picture = picture;
    if (m_picture) {
        connect(m_picture, &BoardPicture::placesChanged, this, [this] {
            update();
            emit placesChanged();
        });
        connect(m_picture, &BoardPicture::layoutChanged, this, [this] { update(); });
        // Its pieces lie upon the lights, too.
        connect(m_picture, &BoardPicture::travellingChanged, this, [this] { update(); });
    }
    emit changed();
}

int BoardLights::count() const {
    return m_picture ? static_cast<int>(offered().size() + m_picture->lit().size()) : 0;
}

void BoardLights::setOffers(bool offers) {
    if (offers == m_offers)
        return;
    m_offers = offers;
    update();
    emit placesChanged();
}

namespace {

/// Points of a way, so close together that everything it passes is beside one of them.
Rows between(const Rows& way) {
    Rows points;
    for (int i = 1; i < way.size(); ++i) {
        const QPointF from = pointOf(way.at(i - 1));
        const QPointF leg = pointOf(way.at(i)) - from;
        const int parts = std::max(1, qCeil(std::hypot(leg.x(), leg.y()) / 2));
        for (int part = 0; part <= parts; ++part) {
            const QPointF at = from + leg * part / parts;
            points << QVariantMap{{QStringLiteral("cx"), at.x()}, {QStringLiteral("cy"), at.y()}};
        }
    }
    return points;
}

/// A letter or a number of a place, on a disc; `size` of it as a share of the hex's radius.
void tag(QPainter& painter, QPointF at, double radius, double size, const QString& note,
         const QString& family) {
    painter.setPen(QPen(Ink, std::max(1.0, 0.04 * radius)));
    painter.setBrush(QColor(0xff, 0xfa, 0xf0));
    painter.drawEllipse(at, size * radius, size * radius);
    QFont font(family);
    font.setWeight(QFont::Bold);
    font.setPixelSize(std::max(1, qRound(1.6 * size * radius)));
    painter.setFont(font);
    painter.drawText(square(at - QPointF(0, 0.03 * radius), radius), Qt::AlignCenter | Qt::TextDontClip,
                     note);
}

/// Crosses out what may not be chosen.
void crossOut(QPainter& painter, const QString& kind, QPointF at, double radius) {
    // On a hex the arms leave the number in the middle free.
    const bool hex = kind == QLatin1String("hex");
    const double from = (hex ? 0.3 : 0) * radius;
    const double to = (hex ? 0.58 : 0.26) * radius;
    for (const bool casing : {true, false}) {
        painter.setPen(QPen(casing ? Ink : QColor(0xff, 0xfa, 0xf0), (casing ? 0.2 : 0.11) * radius,
                            Qt::SolidLine, Qt::RoundCap));
        for (const QPointF way : {QPointF(1, 1), QPointF(-1, 1), QPointF(1, -1), QPointF(-1, -1)})
            painter.drawLine(at + way * from, at + way * to);
    }
}

} // namespace

Rows BoardLights::marked(const QList<Rows>& ways) const {
    Rows marks;
    for (const QVariantMap& row : m_picture->lit())
        if (!isLeg(row))
            marks << row;
    for (const Rows& way : ways) {
        for (QVariantMap end : {way.first(), way.last()}) {
            const bool known = std::any_of(marks.begin(), marks.end(), [&](const QVariantMap& row) {
                return word(row, "kind") == word(end, "kind") && word(row, "place") == word(end, "place");
            });
            if (!known)
                marks << end;
        }
    }
    return marks;
}

void BoardLights::draw(QPainter& painter, const QTransform& place, const QRectF& sight) const {
    if (!m_picture)
        return;
    const double radius = radiusOf(place);
    const QList<QTransform> copies = m_picture->copies(place, sight);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto ring = [&](const QVariantMap& row, const QTransform& copy, bool pick) {
        const QPainterPath shape = m_picture->outline(row, copy);
        if (!shape.boundingRect().intersects(sight))
            return;
        const bool forbidden = row.value(QStringLiteral("forbidden")).toBool();
        const bool candidate = row.value(QStringLiteral("candidate")).toBool();
        const QString kind = word(row, "kind");
        const QString tone = word(row, "tone");
        QColor hue = tone == QLatin1String("danger") ? QColor(0xff, 0x5b, 0x2e)
                     : tone == QLatin1String("gain") ? QColor(0x3f, 0xe0, 0xae)
                                                     : m_color;
        QColor fill = hue;
        const bool taken = m_picture->taken(row);
        const bool arrow = kind == QLatin1String("heading");
        fill.setAlphaF(arrow || (candidate && !taken) ? 0.95F : candidate || (pick && !taken) ? 0.34F : 0.0F);
        if (forbidden) {
            hue = QColor(0xc4, 0xca, 0xd0);
            fill = QColor(0x10, 0x14, 0x18, 0x68);
        }
        // Inside its hex, and clear of the sign in its tip.
        const double casing = kind == QLatin1String("hex") ? 0.16 : 0.2;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Ink, std::max(4.0, radius * casing), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(shape);
        painter.setBrush(fill);
        painter.setPen(QPen(candidate ? QColor(Qt::white) : hue, std::max(2.5, radius * casing * 0.55),
                            forbidden ? Qt::DotLine : Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(shape);
        if (forbidden)
            crossOut(painter, kind, copy.map(pointOf(row)), radius);
    };
    // From where the piece lies to where it goes; the storm's from hex to hex, each leg with its arrow.
    const auto draw = [&](const Rows& way, const QTransform& copy) {
        QPolygonF course;
        for (const QVariantMap& row : way)
            course << m_picture->near(pointOf(row), course.isEmpty() ? pointOf(row) : course.last());
        course = copy.map(course);
        if (!course.boundingRect().adjusted(-radius, -radius, radius, radius).intersects(sight))
            return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Ink, 0.26 * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(course);
        painter.setPen(QPen(m_color, 0.14 * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(course);
        painter.setPen(QPen(Ink, 0.06 * radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(m_color);
        for (int i = 1; i < course.size(); ++i) {
            const QPointF leg = course.at(i) - course.at(i - 1);
            // At the middle, but before a number that lies there.
            const double gap = m_picture->numbered(way.at(i)) ? 0.5 * radius : 0.0;
            painter.drawPolygon(arrowHead(course.at(i) - unitVector(leg) * gap, unitVector(leg),
                                          0.66 * radius, 0.8 * radius));
        }
    };
    const auto note = [&](const QVariantMap& row, const QTransform& copy) {
        const QString words = word(row, "note");
        const bool forbidden = row.value(QStringLiteral("forbidden")).toBool();
        if (!words.isEmpty())
            tag(painter, copy.map(pointOf(row)) + QPointF(0, forbidden ? 0.68 * radius : 0), radius,
                forbidden ? 0.25 : 0.2, words, m_picture->family());
    };
    const QList<Rows> ways = waysOf(m_picture->lit(), m_picture->rows());
    const Rows marks = marked(ways);
    const Rows places = offered();
    for (const QTransform& copy : copies) {
        for (const QVariantMap& row : marks)
            ring(row, copy, false);
        for (const QVariantMap& row : places)
            ring(row, copy, true);
    }
    Rows beside = marks + places;
    for (const Rows& way : ways) {
        for (const QTransform& copy : copies)
            draw(way, copy);
        beside += between(way);
    }
    // Pieces, numbers, harbours and walls are drawn over their light and stay visible.
    m_picture->drawContents(painter, place, sight, &beside);
    for (const QTransform& copy : copies)
        for (const QVariantMap& row : places)
            note(row, copy);
}

void BoardLights::paint(QPainter* painter) {
    if (!m_picture)
        return;
    const QRectF sight = m_picture->sightRect();
    if (m_picture->period() > 0)
        painter->setClipRect(m_picture->strip());
    draw(*painter, m_picture->transform(), sight);
}

BoardLoupe::BoardLoupe(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &BoardLoupe::changed, this, [this] { update(); });
}

void BoardLoupe::setLights(BoardLights* lights) {
    if (lights == m_lights)
        return;
    m_lights = lights;
    if (m_lights)
        connect(m_lights, &BoardLights::placesChanged, this, [this] { update(); });
    emit changed();
}

QTransform BoardLoupe::place() const {
    const QTransform whole = m_lights->picture()->transform();
    const QPointF here = whole.map(m_point);
    return whole * QTransform::fromTranslate(-here.x(), -here.y()) *
           QTransform::fromScale(m_magnification, m_magnification) *
           QTransform::fromTranslate(width() / 2, height() / 2);
}

bool BoardLoupe::contains(const QPointF& at) const {
    const QPointF from = at - QPointF(width() / 2, height() / 2);
    return std::hypot(from.x(), from.y()) <= width() / 2;
}

QPointF BoardLoupe::toUnits(qreal x, qreal y) const {
    return m_lights && m_lights->picture() ? place().inverted().map(QPointF(x, y)) : m_point;
}

void BoardLoupe::paint(QPainter* painter) {
    if (!m_lights || !m_lights->picture())
        return;
    const BoardPicture& picture = *m_lights->picture();
    const QTransform place = this->place();
    const QPointF middle(width() / 2, height() / 2);
    const double border = std::max(3.0, width() * 0.02);
    QPainterPath round;
    round.addEllipse(middle, width() / 2 - border, height() / 2 - border);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(round, m_ground);
    painter->save();
    painter->setClipPath(round);
    const QRectF sight(QPointF(), size());
    picture.draw(*painter, place, sight);
    m_lights->draw(*painter, place, sight);
    painter->restore();
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_rim, border));
    painter->drawPath(round);
}

} // namespace watchfire::ui
