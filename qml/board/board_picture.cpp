// SPDX-License-Identifier: Apache-2.0
// See board_picture.h.
#include "board_picture.h"

#include "board_layers.h"
#include "shapes.h"
#include "traveller.h"

#include <QPainter>
#include <QPainterPath>
#include <QQuickWindow>
#include <QScopeGuard>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace watchfire::ui {

using scene::PlaceKind;

namespace {

/// How far around its middle a hex is seen, in hex radii: with the pieces on its outermost sides; the steppe,
/// which has none; sea that only the pirate crosses; and the sign of a harbour.
constexpr double WithPieces = 1.2;
constexpr double Bare = 1.03;
constexpr double Middle = 0.52;
constexpr double Sign = 0.42;
/// Shows a cylinder in part if less than this share of the way around fits at its full height.
constexpr double MostOfTheWay = 0.85;

QList<Seen> seenOf(const BoardRows& rows) {
    QList<Seen> all;
    for (const HexRow& hex : rows.hexes) {
        const bool sea = hex.terrain == scene::Terrain::sea;
        if (sea && rows.sea == scene::Sea::bare)
            continue;
        const bool outside = hex.kind == scene::HexKind::assembly || hex.kind == scene::HexKind::attack ||
                             hex.kind == scene::HexKind::steppe;
        all << Seen{pointOf(hex), sea && rows.sea == scene::Sea::crossed ? Middle
                                  : outside                              ? Bare
                                                                         : WithPieces};
    }
    for (const HarbourRow& harbour : rows.harbours)
        all << Seen{harbourSpot(harbour), Sign};
    return all;
}

} // namespace

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
    if (std::exchange(m_motion, value) == value)
        return;
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
    repaint();
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
    if (rows.period != before.period || rows.mapLeft != before.mapLeft || rows.sea != before.sea ||
        !std::equal(rows.hexes.begin(), rows.hexes.end(), before.hexes.begin(), before.hexes.end(),
                    sameSpot)) {
        if (rows.period != before.period)
            m_seam = 0;
        m_seen = seenOf(rows);
        m_period = rows.period;
        m_mapLeft = rows.mapLeft;
        fit();
        if (rows.period != before.period)
            emit periodChanged();
        emit mapChanged();
    } else if (m_motion && !m_ahead && isVisible()) {
        if (const auto found = passage(before, rows, m_read.lit, rows.lit, m_period))
            setOut(*found);
    }
    repaint();
    emit rowsShown();
}

void BoardPicture::updatePolish() {
    read();
    if (m_ahead)
        paintAhead();
}

/// The ground as it will be painted first. A cylinder keeps its map otherwise (around.h).
void BoardPicture::paintAhead() {
    if (m_period > 0 || window() == nullptr)
        return;
    const QRectF sight = sightRect();
    m_ground.paintAhead({m_rows, m_look, transform(), window()->effectiveDevicePixelRatio(), sight,
                         copies(transform(), sight)},
                        [this] {
                            QMetaObject::invokeMethod(
                                this, [this] { polish(); }, Qt::QueuedConnection);
                        });
}

void BoardPicture::restyle() {
    repaint();
    emit lookChanged();
}

void BoardPicture::moved() {
    update();
    ++m_layout;
    if (m_ahead)
        polish();
    emit layoutChanged();
}

void BoardPicture::setSeam(qreal units) {
    if (m_period > 0)
        units -= m_period * std::floor(units / m_period);
    set(m_seam, units, &BoardPicture::moved);
}

void BoardPicture::setOverlap(qreal units) {
    if (std::exchange(m_overlap, units) != units && m_period > 0)
        fit();
}

void BoardPicture::setMoving(bool value) {
    if (std::exchange(m_moving, value) == value)
        return;
    m_following = m_following || m_moving;
    update();
    emit movingChanged();
}

void BoardPicture::setAhead(bool value) {
    if (value == m_ahead)
        return;
    if (!value)
        read(); // the first board that is seen is no move from the one before
    m_ahead = value;
    if (m_ahead)
        polish();
    emit aheadChanged();
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
    if (m_period > 0 && !m_seen.isEmpty()) {
        const auto [north, south] =
            std::minmax_element(m_seen.begin(), m_seen.end(),
                                [](const Seen& one, const Seen& other) { return one.at.y() < other.at.y(); });
        const double top = north->at.y() - WithPieces;
        const double bottom = south->at.y() + WithPieces;
        // The whole way around, unless that leaves a good part of the height empty.
        const bool lying = m_look.turn % 180 != 0;
        const double along = lying ? height() : width();
        const double across = lying ? width() : height();
        const double whole = m_period + 2 * m_overlap;
        const double seen = across > 0 ? along * (bottom - top) / across : whole;
        const double half = (m_croppable && seen < MostOfTheWay * whole ? seen : whole) / 2;
        const double middle = m_mapLeft + m_period / 2;
        const QPointF first(middle - half, top);
        const QPointF last(middle + half, bottom);
        return QRectF(turned(first), turned(last)).normalized();
    }
    const bool lying = m_look.turn % 180 != 0;
    QRectF box;
    for (const Seen& seen : m_seen) {
        const QPointF centre = turned(seen.at);
        const double more = seen.out - 1;
        const double wide = seen.out < 1 ? seen.out : (lying ? 1 : HalfWidth) + more;
        const double high = seen.out < 1 ? seen.out : (lying ? HalfWidth : 1) + more;
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
    return std::any_of(m_seen.begin(), m_seen.end(), [&](const Seen& seen) {
        const QPointF centre = origin + turned(seen.at) * scale;
        const double radius = scale * std::min(1.0, seen.out);
        // Most hexes are too far away. The pixel more makes up for rounding.
        const double near = radius + 1;
        if (!note.adjusted(-near, -near, near, near).contains(centre))
            return false;
        const QPolygonF corners = hexagon(centre, radius, m_look.turn);
        if (std::any_of(corners.begin(), corners.end(),
                        [&](QPointF corner) { return note.contains(corner); }))
            return true;
        // Three rectangles fill a hexagon closely enough for a note's corner.
        const std::array<QSizeF, 3> fills{QSizeF(2 * HalfWidth, 1), QSizeF(1.3 * HalfWidth, 1.35),
                                          QSizeF(0.6 * HalfWidth, 1.7)};
        return std::any_of(fills.begin(), fills.end(), [&](QSizeF fill) {
            const QSizeF size = (lying ? fill.transposed() : fill) * scale * std::min(1.0, seen.out);
            return note.intersects(around(centre, size.width(), size.height()));
        });
    });
}

QList<BoardPicture::Note> BoardPicture::freePlaces(double scale, QPointF origin) const {
    QList<Note> notes;
    for (const QVariant& sizes : m_noteSizes) {
        Note found;
        const QVariantList choices = sizes.toList();
        for (int i = 0; i < choices.size() && found.index < 0; ++i) {
            const QSizeF size = choices.at(i).toSizeF();
            if (size.isEmpty() || size.width() > width() || size.height() > height())
                continue;
            // The map of a cylinder that is seen in part is everywhere: there notes lie upon it, the others
            // as flat as they can, the first one below and the next one above.
            if (partly()) {
                const auto flat =
                    notes.isEmpty()
                        ? choices.begin()
                        : std::min_element(choices.begin(), choices.end(),
                                           [](const QVariant& one, const QVariant& other) {
                                               return one.toSizeF().height() < other.toSizeF().height();
                                           });
                const int above = notes.isEmpty() ? 0 : 1;
                found = {
                    static_cast<int>(flat - choices.begin()),
                    QRectF(QPointF(0, above != 0 ? 0 : height() - flat->toSizeF().height()), flat->toSizeF()),
                    2 * above};
                break;
            }
            for (int corner = 0; corner < 4; ++corner) {
                // Near the hands first.
                const int right = corner % 2;
                const int bottom = corner < 2 ? 1 : 0;
                const QRectF rect(
                    QPointF(right * (width() - size.width()), bottom * (height() - size.height())), size);
                const bool free = !covers(scale, origin, rect) &&
                                  std::none_of(notes.begin(), notes.end(),
                                               [&](const Note& note) { return note.rect.intersects(rect); });
                if (free) {
                    found = {i, rect, corner};
                    break;
                }
            }
        }
        if (found.index < 0)
            return {};
        notes << found;
    }
    return notes;
}

void BoardPicture::fit() {
    const QRectF box = bounds();
    const QSizeF room(width(), height());
    const double along = m_look.turn % 180 != 0 ? box.height() : box.width();
    const bool wasPartly = std::exchange(m_partly, m_period > 0 && !box.isEmpty() && along < m_period);
    // Last: whoever hears it may change this item's size.
    const auto telling = qScopeGuard([this, wasPartly] {
        moved();
        if (m_partly != wasPartly)
            emit partlyChanged();
    });
    m_notes.clear();
    if (box.isEmpty() || room.isEmpty())
        return;
    const double full = std::min(room.width() / box.width(), room.height() / box.height());
    const auto originAt = [&](double scale, QPointF share) {
        const QPointF slack(room.width() - box.width() * scale, room.height() - box.height() * scale);
        return QPointF(slack.x() * share.x(), slack.y() * share.y()) - box.topLeft() * scale;
    };
    m_scale = full;
    m_origin = originAt(full, {0.5, 0.5});
    // The board stands in the middle, at a side or in a corner: wherever it stays largest beside its notes.
    double best = 0;
    int bestCorner = 4;
    for (const QPointF share :
         {QPointF(0.5, 0.5), QPointF(0.5, 0), QPointF(0.5, 1), QPointF(0, 0.5), QPointF(1, 0.5),
          QPointF(0, 0), QPointF(1, 0), QPointF(0, 1), QPointF(1, 1)}) {
        if (m_noteSizes.isEmpty())
            break;
        double low = 0;
        double high = full;
        if (!freePlaces(full, originAt(full, share)).isEmpty())
            low = full;
        for (int half = 0; half < 12 && low < full && high > best * 0.995; ++half) {
            const double middle = (low + high) / 2;
            (freePlaces(middle, originAt(middle, share)).isEmpty() ? high : low) = middle;
        }
        if (low < best * 0.995)
            continue;
        const QPointF origin = originAt(low, share);
        const QList<Note> notes = freePlaces(low, origin);
        if (notes.isEmpty() || (low < best * 1.005 && notes.first().corner >= bestCorner))
            continue;
        best = low;
        bestCorner = notes.first().corner;
        m_scale = low;
        m_origin = origin;
        m_notes = notes;
    }
}

QVariantList BoardPicture::noteIndexes() const {
    QVariantList indexes;
    for (const Note& note : m_notes)
        indexes << note.index;
    return indexes;
}

QVariantList BoardPicture::noteRects() const {
    QVariantList rects;
    for (const Note& note : m_notes)
        rects << note.rect;
    return rects;
}

double BoardPicture::shownSeam() const {
    if (m_period <= 0 || unit() <= 0)
        return m_seam;
    const double pixels = unit() * (window() ? window()->effectiveDevicePixelRatio() : 1);
    return std::round(m_seam * pixels) / pixels;
}

QTransform BoardPicture::transform() const {
    return QTransform::fromTranslate(-shownSeam(), 0) * home();
}

QTransform BoardPicture::home() const {
    const QPointF middle(width() / 2, height() / 2);
    const QPointF shift = middle + m_pan + (m_origin - middle) * m_zoom;
    const double scale = m_scale * m_zoom;
    const QPointF east = turned(QPointF(1, 0)) * scale;
    const QPointF south = turned(QPointF(0, 1)) * scale;
    return {east.x(), east.y(), south.x(), south.y(), shift.x(), shift.y()};
}

double BoardPicture::seamToSee() const {
    QList<double> points;
    const auto add = [&](const auto& rows) {
        for (const auto& row : rows)
            points << (points.isEmpty() ? pointOf(row)
                                        : nearest(pointOf(row), QPointF(points.first(), 0), m_period))
                          .x();
    };
    add(m_read.lit);
    if (points.isEmpty())
        add(m_read.places);
    if (points.isEmpty() || !partly() || m_zoom > 1)
        return m_seam;
    const auto [west, east] = std::minmax_element(points.begin(), points.end());
    const QRectF box = bounds();
    const double seen = (m_look.turn % 180 != 0 ? box.height() : box.width()) - 2 * WithPieces;
    const double middle = m_mapLeft + m_period / 2;
    // From where it stands now to where the places would be in the middle.
    const double target = *east - *west <= seen ? (*east + *west) / 2 : points.first();
    const double way =
        nearest(QPointF(target, 0), QPointF(middle + m_seam, 0), m_period).x() - middle - m_seam;
    const double spare = std::max(0.0, (seen - std::min(seen, *east - *west)) / 2);
    return std::abs(way) <= spare ? m_seam : m_seam + way;
}

QRectF BoardPicture::mapRect() const {
    if (m_period <= 0 || m_zoom > 1)
        return {QPointF(), size()};
    if (partly())
        return sightRect();
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

QPointF BoardPicture::placeSpot(int row, int /*layout*/) const {
    if (row < 0 || row >= m_read.places.size())
        return {};
    const PlaceRow& place = m_read.places.at(row);
    const bool line = place.kind == PlaceKind::side || place.kind == PlaceKind::wall;
    const QPointF at = line ? middleOf(place) : pointOf(place);
    return toPixels(at.x(), at.y());
}

QPointF BoardPicture::litSpot(const QString& key, int /*layout*/) const {
    for (const LitRow& row : m_read.lit)
        if (word(row.kind) + QLatin1Char(' ') + row.place == key)
            return toPixels(row.cx, row.cy);
    return {};
}

QPointF BoardPicture::hexSpot(const QString& place) const {
    for (const HexRow& row : m_read.hexes)
        if (row.place == place)
            return toPixels(row.cx, row.cy);
    return {};
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

QPointF BoardPicture::toPixels(qreal x, qreal y, int /*layout*/) const {
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

void BoardPicture::draw(QPainter& painter, Ground& ground, const QTransform& place,
                        const QRectF& sight) const {
    const QList<QTransform> all = copies(place, sight);
    ground.paint(painter, {m_rows, m_look, place, radiusOf(painter.deviceTransform()), sight, all});
    BoardLayers(painter, all, sight, m_look, m_rows).contents();
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

void BoardPicture::repaint() {
    m_around.soil();
    if (m_ahead)
        polish();
    update();
}

void BoardPicture::paintLayers(QPainter& painter, const QTransform& place, const QRectF& sight,
                               double density) {
    const QList<QTransform> all = copies(place, sight);
    m_ground.paint(painter, {m_rows, m_look, place, density, sight, all});
    BoardLayers(painter, all, sight, m_look, m_rows).contents();
}

void BoardPicture::paint(QPainter* painter) {
    ++m_paints;
    const double density = radiusOf(painter->deviceTransform());
    const bool around =
        m_around.paint(*painter, *this, [&](QPainter& once, const QTransform& place, const QRectF& sight) {
            paintLayers(once, place, sight, density);
        });
    if (around) {
        m_following = m_moving;
        return;
    }
    const QRectF sight = sightRect();
    if (m_period > 0)
        painter->setClipRect(strip());
    if (!m_following) {
        paintLayers(*painter, transform(), sight, density);
        return;
    }
    // With a border, which comes into sight next.
    const QSize border = (sight.size() * 0.15).toSize() / 4 * 4;
    const QRectF wide = sight.adjusted(-border.width(), -border.height(), border.width(), border.height());
    const GroundScene scene(m_rows, m_look, transform(), density, wide, copies(transform(), wide));
    const bool sharp = m_ground.follow(*painter, scene, [this] {
        QMetaObject::invokeMethod(
            this, [this] { update(); }, Qt::QueuedConnection);
    });
    m_following = m_moving || !sharp;
    BoardLayers(*painter, copies(transform(), sight), sight, m_look, m_rows).contents();
}

void BoardPicture::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) {
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() != oldGeometry.size())
        fit();
}

} // namespace watchfire::ui

#include "moc_board_picture.cpp"
