// SPDX-License-Identifier: Apache-2.0
// The program's sign: a beacon that burns on a tower of the wall. One set of shapes makes the icon of the
// window, the files of packaging/icons and the sign beside the name on the screen.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QQuickPaintedItem>
#include <QRectF>
#include <qqmlregistration.h>

#include <array>

namespace watchfire::ui {

/// The sizes in which packaging/icons holds the icon, in pixels.
inline constexpr std::array iconSizes{16, 32, 48, 128, 512};

/// On a tile of night sky, so that it can be read on any ground; or the beacon alone, for a dark one.
enum class EmblemGround { tile, none };

void paintEmblem(QPainter& painter, const QRectF& at, EmblemGround ground);
[[nodiscard]] QImage iconImage(int size);
[[nodiscard]] QByteArray iconSvg();

/// The beacon alone, as large as its item allows.
class Emblem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit Emblem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;
};

} // namespace watchfire::ui
