// SPDX-License-Identifier: Apache-2.0
#include "row_walk.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace watchfire::ui {

namespace {

bool inOneRow(const QRectF& a, const QRectF& b) {
    const double common = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return common > std::min(a.height(), b.height()) / 2;
}

void collect(const QQuickItem& item, QList<QQuickItem*>& found) {
    for (QQuickItem* child : item.childItems()) {
        if (!child->isVisible())
            continue;
        if (child->inherits("QQuickAbstractButton")) {
            if (child->isEnabled() && child->width() > 0 && child->height() > 0)
                found.append(child);
        } else {
            collect(*child, found);
        }
    }
}

QRectF placeOf(const QQuickItem& item) {
    return item.mapRectToScene({0, 0, item.width(), item.height()});
}

} // namespace

int nextByRows(const QList<QRectF>& places, int from, int dx, int dy) {
    const QRectF& here = places[from];
    int best = from;
    const auto across = [&](int i) { return (places[i].center().x() - here.center().x()) * dx; };
    if (dx != 0) {
        for (int i = 0; i < places.size(); ++i) {
            if (across(i) > 0 && inOneRow(here, places[i]) && (best == from || across(i) < across(best)))
                best = i;
        }
        return best;
    }
    // The nearest row first, and in it what lies straight above or below.
    const auto away = [&](int i) { return (places[i].center().y() - here.center().y()) * dy; };
    for (int i = 0; i < places.size(); ++i) {
        if (away(i) > 0 && !inOneRow(here, places[i]) && (best == from || away(i) < away(best)))
            best = i;
    }
    if (best == from)
        return from;
    const QRectF row = places[best];
    const auto aside = [&](int i) {
        const double gap =
            std::max({0.0, places[i].left() - here.center().x(), here.center().x() - places[i].right()});
        return std::pair(gap, std::abs(places[i].center().x() - here.center().x()));
    };
    for (int i = 0; i < places.size(); ++i) {
        if (away(i) > 0 && !inOneRow(here, places[i]) && inOneRow(row, places[i]) && aside(i) < aside(best))
            best = i;
    }
    return best;
}

QList<QQuickItem*> RowWalk::buttons() const {
    QList<QQuickItem*> found;
    if (m_area)
        collect(*m_area, found);
    std::stable_sort(found.begin(), found.end(), [](const QQuickItem* a, const QQuickItem* b) {
        const QRectF one = placeOf(*a);
        const QRectF other = placeOf(*b);
        return std::pair(one.center().y(), one.left()) < std::pair(other.center().y(), other.left());
    });
    return found;
}

bool RowWalk::move(int dx, int dy) {
    const QList<QQuickItem*> all = buttons();
    const auto here =
        std::find_if(all.begin(), all.end(), [](const QQuickItem* one) { return one->hasActiveFocus(); });
    if (here == all.end())
        return false;
    QList<QRectF> places;
    for (const QQuickItem* one : all)
        places.append(placeOf(*one));
    all[nextByRows(places, static_cast<int>(here - all.begin()), dx, dy)]->forceActiveFocus(
        Qt::TabFocusReason);
    return true;
}

bool RowWalk::enter(const QString& name) {
    const QList<QQuickItem*> all = buttons();
    if (all.isEmpty())
        return false;
    const auto open = [](const QQuickItem* one) { return one->property("open").toBool(); };
    auto chosen = std::find_if(all.begin(), all.end(), [&](const QQuickItem* one) {
        return name.isEmpty() ? one->hasActiveFocus() && open(one) : one->objectName() == name;
    });
    if (chosen == all.end())
        chosen = std::find_if(all.begin(), all.end(), open);
    (chosen == all.end() ? all.first() : *chosen)->forceActiveFocus(Qt::TabFocusReason);
    return true;
}

QString RowWalk::here() const {
    for (const QQuickItem* one : buttons()) {
        if (one->hasActiveFocus())
            return one->objectName();
    }
    return {};
}

bool RowWalk::shown() const {
    const QList<QQuickItem*> all = buttons();
    return std::any_of(all.begin(), all.end(), [](const QQuickItem* one) {
        return one->hasActiveFocus() && one->property("visualFocus").toBool();
    });
}

} // namespace watchfire::ui

#include "moc_row_walk.cpp"
