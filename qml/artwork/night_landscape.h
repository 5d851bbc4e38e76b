// SPDX-License-Identifier: Apache-2.0
// The program's own picture: a wall over hills at night, with beacons on its towers. It stands where no board
// can be shown, and burns while nothing has to be done.
#pragma once

#include <QQuickPaintedItem>
#include <qqmlregistration.h>

namespace watchfire::ui {

/// The picture in this size from the painter's origin, on a surface with transparency. In a place much wider
/// than high the wall runs over and over.
void paintNight(QPainter& painter, const QSizeF& size, double radius, int fires);

class NightLandscape : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// How many of the four towers have a fire, from the left.
    Q_PROPERTY(int fires MEMBER m_fires WRITE setFires NOTIFY changed)
    /// The radius of the picture's corners, in pixels.
    Q_PROPERTY(double radius MEMBER m_radius WRITE setRadius NOTIFY changed)

public:
    explicit NightLandscape(QQuickItem* parent = nullptr);

    void setFires(int fires);
    void setRadius(double radius);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    int m_fires = 3;
    double m_radius = 0;
};

} // namespace watchfire::ui
