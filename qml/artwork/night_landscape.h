// SPDX-License-Identifier: Apache-2.0
// The program's own picture: a wall over hills at night, with beacons on its towers. It stands where no board
// can be shown, and burns while nothing has to be done.
#pragma once

#include <QImage>
#include <QQuickItem>
#include <qqmlregistration.h>

#include <memory>

namespace watchfire::ui {

/// The picture in this size from the painter's origin, on a surface with transparency. In a place much wider
/// than high the wall runs over and over.
void paintNight(QPainter& painter, const QSizeF& size, double radius, int fires);

/// Painted by another thread as soon as its size is known, because the first frame has it. Not a
/// QQuickPaintedItem: drawing by software, that copies its whole picture once before it paints it.
class NightLandscape : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// How many of the four towers have a fire, from the left.
    Q_PROPERTY(int fires MEMBER m_fires NOTIFY changed)
    /// The radius of the picture's corners, in pixels.
    Q_PROPERTY(double radius MEMBER m_radius NOTIFY changed)

public:
    explicit NightLandscape(QQuickItem* parent = nullptr);

signals:
    void changed();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    QSGNode* updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) override;

private:
    struct Picture {
        QSizeF size;
        qreal ratio; ///< pixels of the picture to those of the item
        double radius;
        int fires;

        bool operator==(const Picture&) const = default;
        [[nodiscard]] QSize pixels() const;
        [[nodiscard]] QImage paint() const;
    };
    struct Ahead;

    void paintAnew();
    [[nodiscard]] Picture picture() const;

    bool m_stale = true; ///< the node, if there is one, shows another picture
    std::shared_ptr<Ahead> m_ahead;
    int m_fires = 3;
    double m_radius = 0;
};

} // namespace watchfire::ui
