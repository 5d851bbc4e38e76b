// SPDX-License-Identifier: Apache-2.0
// Where each piece is painted on its hex, corner or side, in pixels: beside the number, this many in a row.
// Painting and travelling both use it.
#pragma once

#include "picture_rows.h"

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QTransform>
#include <QVariantMap>

namespace watchfire::ui {

/// A hex's circumradius in pixels.
double radiusOf(const QTransform& place);

/// `place` maps board units to pixels, `m_r` is the hex's circumradius there.
class Spots {
public:
    explicit Spots(const QTransform& place) : m_place(place), m_r(radiusOf(place)) {}

    const QTransform& place() const { return m_place; }
    /// The middle of one piece of a row. `piece`: "rider" (the `rider`-th of the hex), "raider", "robber",
    /// "pirate", "token", "water" of a hex; "line", "building", "storm", "marker". `wall`: the one before an
    /// attack hex.
    QPointF spot(const QString& piece, const QVariantMap& row, const QVariantMap* wall, int rider) const;

protected:
    struct RaiderStand {
        QPointF at;
        double size;
    };

    QPointF tokenSpot(const QVariantMap& map) const;
    QPointF robberSpot(const QVariantMap& hex) const;
    RaiderStand raiderStand(const QVariantMap& hex) const;
    /// The riders of a hex; empty strings if their numerals are unknown.
    static QStringList numerals(const QVariantMap& map);
    /// The position of each rider of a hex.
    QList<QRectF> riderChips(const QVariantMap& map, const QVariantMap* wall) const;
    /// From a hex outside the wall towards it, length 1.
    QPointF aheadOf(const QVariantMap& map, const QVariantMap* wall) const;
    QPointF leftOf(const QVariantMap& map) const;
    QPointF rightOf(const QVariantMap& map) const;

    QTransform m_place;
    double m_r;

private:
    /// From a hex towards the hex an arrow points to, length 1; `fallback` if the row does not say.
    QPointF direction(const QVariantMap& map, const char* x, const char* y, QPointF fallback) const;
    /// In at most two rows.
    QList<QRectF> chipsIn(const QRectF& area, int count) const;
};

} // namespace watchfire::ui
