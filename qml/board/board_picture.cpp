// SPDX-License-Identifier: Apache-2.0
// See board_picture.h.
#include "board_picture.h"

#include "board_layers.h"
#include "shapes.h"
#include "traveller.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace watchfire::ui {

using scene::PlaceKind;

Light::Light(const LitRow& row)
    : kind(row.kind)
    , place(row.place)
    , at(pointOf(row))
    , first(firstOf(row))
    , second(secondOf(row))
    , tone(row.tone)
    , burst(row.motion() == scene::Motion::burst) {}

Light::Light(const PlaceRow& row)
    : kind(row.kind)
    , place(row.place)
    , at(pointOf(row))
    , first(firstOf(row))
    , second(secondOf(row))
    , pick(true)
    , forbidden(row.forbidden)
    , candidate(row.candidate) {}

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
    const QList<BoardWallRow> walls = std::exchange(m_rows, passage.rest).walls;
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
            auto* const traveller = new Traveller(journey, walls, place, m_look, m_stage);
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
    m_rows = m_read;
    m_stage->setVisible(false);
    qDeleteAll(std::exchange(m_travellers, {}));
    update();
    emit travellingChanged();
}

void BoardPicture::setBoard(QObject* board) {
    if (board == m_board)
        return;
    if (m_board)
        m_board->disconnect(this);
    m_board = board;
    if (m_board)
        connect(m_board, SIGNAL(rowsChanged()), this, SLOT(soil()));
    soil();
    emit boardChanged();
}

void BoardPicture::soil() {
    m_stale = true;
    polish();
}

void BoardPicture::read() {
    if (!std::exchange(m_stale, false))
        return;
    const BoardRows rows = m_board ? m_board->property("rows").value<BoardRows>() : BoardRows();
    const bool places = rows.places != m_read.places || rows.lit != m_read.lit;
    if (!rows.sameBoard(m_read))
        show(rows);
    m_read = rows;
    if (places)
        emit placesChanged();
}

void BoardPicture::show(const BoardRows& rows) {
    arrive();
    const BoardRows before = std::exchange(m_rows, rows);
    const auto sameSpot = [](const HexRow& one, const HexRow& other) {
        return pointOf(one) == pointOf(other);
    };
    if (rows.period != before.period || rows.mapLeft != before.mapLeft ||
        !std::equal(rows.hexes.begin(), rows.hexes.end(), before.hexes.begin(), before.hexes.end(),
                    sameSpot)) {
        if (rows.period != before.period)
            m_seam = 0;
        m_centres.clear();
        for (const HexRow& hex : rows.hexes)
            m_centres << pointOf(hex);
        m_period = rows.period;
        m_mapLeft = rows.mapLeft;
        fit();
        if (rows.period != before.period)
            emit periodChanged();
    } else if (m_motion && isVisible()) {
        if (const auto found = passage(before, rows, m_read.lit, rows.lit, m_period))
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
    if (row < 0 || row >= m_read.places.size())
        return {};
    const PlaceRow& place = m_read.places.at(row);
    const bool line = place.kind == PlaceKind::side || place.kind == PlaceKind::wall;
    const QPointF at = line ? middleOf(place) : pointOf(place);
    return toPixels(at.x(), at.y());
}

QString BoardPicture::placeKey(int row) const {
    if (row < 0 || row >= m_read.places.size())
        return {};
    const PlaceRow& place = m_read.places.at(row);
    return word(place.kind) + QLatin1Char(' ') + place.place;
}

std::vector<int> BoardPicture::placesInReadingOrder() const {
    struct Spot {
        int row;
        QPointF at;
    };
    std::vector<Spot> spots;
    for (int i = 0; i < m_read.places.size(); ++i)
        if (!m_read.places.at(i).forbidden)
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

void BoardPicture::draw(QPainter& painter, const QTransform& place, const QRectF& sight) const {
    BoardLayers layers(painter, copies(place, sight), sight, m_look, m_rows);
    layers.ground();
    layers.contents();
}

void BoardPicture::drawContents(QPainter& painter, const QTransform& place, const QRectF& sight,
                                const QList<QPointF>& beside) const {
    BoardLayers(painter, copies(place, sight), sight, m_look, m_rows, &beside).contents();
}

bool BoardPicture::taken(const Light& light) const {
    const auto lies = [&](const auto& piece) { return piece.place == light.place; };
    return (light.kind == PlaceKind::side && std::any_of(m_rows.lines.begin(), m_rows.lines.end(), lies)) ||
           (light.kind == PlaceKind::corner &&
            std::any_of(m_rows.buildings.begin(), m_rows.buildings.end(), lies));
}

bool BoardPicture::numbered(const LitRow& row) const {
    return row.kind == PlaceKind::hex &&
           std::any_of(m_rows.hexes.begin(), m_rows.hexes.end(), [&](const HexRow& hex) {
               return hex.place == row.place && (hex.number > 0 || hex.undiscovered);
           });
}

QPainterPath BoardPicture::outline(const Light& light, const QTransform& place) const {
    const double radius = radiusOf(place);
    const QPointF at = place.map(light.at);
    const QPointF first = place.map(light.first);
    const QPointF second = place.map(light.second);
    QPainterPath shape;
    switch (light.kind) {
    case PlaceKind::heading: {
        const QPointF way = unitVector(at - first);
        shape.addPolygon(arrowHead(at + way * 0.42 * radius, way, 0.8 * radius, 1.06 * radius));
        shape.closeSubpath();
        break;
    }
    case PlaceKind::corner:
        if (light.burst) {
            shape.addPolygon(spiked(at, 9, radius * 0.74, radius * 0.46));
            shape.closeSubpath();
        } else {
            // Around a building, which lies upon it.
            const double size = taken(light) ? 0.54 : 0.3;
            shape.addEllipse(at, radius * size, radius * size);
        }
        break;
    case PlaceKind::side: {
        // Around a road or ship, which lies upon it.
        if (taken(light)) {
            shape.addEllipse((first + second) / 2, radius * 0.48, radius * 0.48);
            break;
        }
        QPainterPath middle(first + (second - first) * 0.28);
        middle.lineTo(second + (first - second) * 0.28);
        QPainterPathStroker stroker(QPen(Qt::black, radius * 0.36, Qt::SolidLine, Qt::RoundCap));
        shape = stroker.createStroke(middle).simplified();
        break;
    }
    case PlaceKind::wall: {
        const auto wall = std::find_if(m_rows.walls.begin(), m_rows.walls.end(),
                                       [&](const BoardWallRow& one) { return one.wall == light.place; });
        if (wall == m_rows.walls.end()) {
            shape.addEllipse(at, radius * 0.5, radius * 0.5);
            break;
        }
        const WallFrame frame = frameOf(*wall, attackHex(light.place, m_rows.hexes), place);
        shape.addRoundedRect(wallBox(radius), radius * 0.1, radius * 0.1);
        shape = QTransform::fromTranslate(frame.attack.x(), frame.attack.y()).rotate(frame.angle).map(shape);
        break;
    }
    case PlaceKind::none:
    case PlaceKind::hex:
        shape.addPolygon(hexagon(at, radius * 0.93, m_look.turn));
        shape.closeSubpath();
        break;
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

} // namespace watchfire::ui
