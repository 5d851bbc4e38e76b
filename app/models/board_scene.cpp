// SPDX-License-Identifier: Apache-2.0
#include "app/models/board_scene.h"

#include "app/rows/row_model_members.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace watchfire {

template class RowModel<BoardWallRow>;
template class RowModel<BuildingRow>;
template class RowModel<HarbourRow>;
template class RowModel<HexRow>;
template class RowModel<LineRow>;
template class RowModel<LitRow>;
template class RowModel<MarkRow>;
template class RowModel<PlaceRow>;

namespace {

/// Fingers are generous: a place within this many units counts as meant.
constexpr qreal generousReach = 0.6;

/// How near to its middle, in units, a tap lies within a place.
qreal insideOf(scene::PlaceKind kind) {
    return kind == scene::PlaceKind::hex ? 0.85 : kind == scene::PlaceKind::heading ? 0.5 : 0.3;
}

} // namespace

BoardScene::BoardScene(QObject* parent) : QObject(parent) {}

BoardRows BoardScene::rows() const {
    return {m_hexes.rows(), m_harbours.rows(), m_walls.rows(), m_buildings.rows(), m_lines.rows(),
            m_marks.rows(), m_places.rows(),   m_lit.rows(),   m_period,           m_mapLeft,
            m_sea};
}

QPointF BoardScene::candidatePoint() const {
    for (const PlaceRow& row : m_places.rows()) {
        if (row.key() == m_candidate)
            return {row.cx, row.cy};
    }
    return {};
}

QString BoardScene::candidateLabel() const {
    for (const PlaceRow& row : m_places.rows()) {
        if (row.key() == m_candidate)
            return row.label;
    }
    return {};
}

qreal BoardScene::distance(QPointF one, QPointF other) const {
    QPointF way = other - one;
    if (m_period > 0)
        way.rx() -= m_period * std::round(way.x() / m_period);
    return std::hypot(way.x(), way.y());
}

int BoardScene::nearest(QPointF at, qreal reach, bool forbidden) const {
    int best = -1;
    qreal bestDistance = std::numeric_limits<qreal>::max();
    const QList<PlaceRow> places = m_places.rows();
    for (int i = 0; i < places.size(); ++i) {
        const PlaceRow& row = places[i];
        if (row.forbidden != forbidden)
            continue;
        const qreal away = distance(at, {row.cx, row.cy});
        // A whole hex is meant wherever it is touched.
        const qreal allowed = row.kind == scene::PlaceKind::hex ? std::max(reach, 1.0) : reach;
        if (away <= allowed && away < bestDistance) {
            best = i;
            bestDistance = away;
        }
    }
    return best;
}

int BoardScene::meantAt(QPointF at, qreal target) const {
    const qreal reach = std::max(target, generousReach);
    const int hit = nearest(at, reach, false);
    const int no = nearest(at, reach, true);
    const QList<PlaceRow> places = m_places.rows();
    const auto awayFrom = [&](int index) {
        const PlaceRow& row = places[index];
        return distance(at, {row.cx, row.cy});
    };
    // Fingers are drawn to what is allowed; one that lies within a forbidden place asks why.
    const bool meant =
        no >= 0 && (hit < 0 || (awayFrom(no) <= insideOf(places[no].kind) && awayFrom(no) < awayFrom(hit)));
    return meant ? no : hit;
}

QString BoardScene::meant(qreal x, qreal y, qreal target) const {
    const int row = meantAt({x, y}, target);
    return row < 0 ? QString() : m_places.rows()[row].key();
}

void BoardScene::tap(qreal x, qreal y, qreal target) {
    const int hit = meantAt({x, y}, target);
    if (hit < 0 || m_places.rows()[hit].forbidden) {
        if (hit >= 0)
            emit refused(m_places.rows()[hit].why);
        else
            emit missed({x, y});
        setCandidate({});
        return;
    }
    const PlaceRow row = m_places.rows()[hit];
    if (row.key() == m_candidate) {
        confirm();
        return;
    }
    bool crowded = false;
    for (const PlaceRow& other : m_places.rows()) {
        if (!other.forbidden && other.key() != row.key() &&
            distance({row.cx, row.cy}, {other.cx, other.cy}) < target)
            crowded = true;
    }
    if (crowded)
        setCandidate(row.key());
    else
        choose(hit);
}

void BoardScene::choose(int index) {
    if (index < 0 || index >= m_places.rowCount())
        return;
    const PlaceRow row = m_places.rows()[index];
    if (row.forbidden) {
        emit refused(row.why);
        return;
    }
    setCandidate({});
    emit picked(word(row.kind), row.place, index);
}

void BoardScene::confirm() {
    for (int i = 0; i < m_places.rowCount(); ++i) {
        if (m_places.rows()[i].key() == m_candidate) {
            choose(i);
            return;
        }
    }
}

void BoardScene::setCandidate(const QString& key) {
    if (key == m_candidate)
        return;
    m_candidate = key;
    QList<PlaceRow> rows = m_places.rows();
    for (PlaceRow& row : rows)
        row.candidate = row.key() == key;
    take(m_places, rows);
    emit candidateChanged();
}

void BoardScene::setPlaces(const QString& title, const QList<PlaceRow>& places) {
    const bool wasPicking = picking();
    QList<PlaceRow> rows = places;
    bool stillThere = false;
    for (PlaceRow& row : rows) {
        row.candidate = row.key() == m_candidate;
        stillThere = stillThere || row.candidate;
    }
    if (!stillThere)
        setCandidate({});
    take(m_places, rows);
    if (picking() != wasPicking || title != m_pickTitle) {
        m_pickTitle = title;
        emit pickingChanged();
    }
}

void BoardScene::setLit(const QList<LitRow>& lit) {
    m_toldLit = lit;
    showLit();
}

void BoardScene::setProposed(const QList<LitRow>& proposed) {
    m_proposed = proposed;
    showLit();
}

void BoardScene::showLit() {
    QList<LitRow> all = m_toldLit;
    for (const LitRow& row : m_proposed) {
        const auto same = [&](const LitRow& told) { return told.key() == row.key(); };
        if (std::none_of(all.begin(), all.end(), same))
            all.append(row);
    }
    take(m_lit, all);
}

void BoardScene::setTitle(const QString& title, bool example) {
    change(*this, std::tie(m_title, m_example), {title, example}, &BoardScene::titleChanged);
}

void BoardScene::setHexes(const QList<HexRow>& hexes, const QSet<QString>& split, qreal period,
                          scene::Sea sea) {
    const qreal halfWidth = std::sqrt(3.0) / 2;
    QRectF bounds;
    qreal mapLeft = std::numeric_limits<qreal>::max();
    for (const HexRow& row : hexes) {
        const QRectF box(row.cx - halfWidth, row.cy - 1, 2 * halfWidth, 2);
        bounds |= box;
        // A split hex lies on the map's edge, wherever it is listed.
        if (!split.contains(row.place))
            mapLeft = std::min(mapLeft, box.left());
    }
    m_sea = sea;
    // First: who draws the hexes reads it with them.
    if (bounds != m_bounds || period != m_period || mapLeft != m_mapLeft) {
        m_bounds = bounds;
        m_period = period;
        m_mapLeft = mapLeft;
        emit boundsChanged();
    }
    take(m_hexes, hexes);
}

} // namespace watchfire

#include "moc_board_scene.cpp"
