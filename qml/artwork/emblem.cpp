// SPDX-License-Identifier: Apache-2.0
#include "emblem.h"

#include "qml/board/brush.h"

#include <QPainter>

#include <algorithm>
#include <string_view>

namespace watchfire::ui {
namespace {

// The sign is drawn on a square of 64.
constexpr double Side = 64;
// Below this size fine parts would only blur the large ones.
constexpr int FinePartsFrom = 24;

struct Patch {
    enum class Part { tile, fine, beacon } part;
    std::string_view data;
    QRgb color;
};

constexpr std::array Patches{
    Patch{Patch::Part::tile,
          "M16 1 H48 C56.3 1 63 7.7 63 16 V48 C63 56.3 56.3 63 48 63 H16 C7.7 63 1 56.3 1 48 V16 "
          "C1 7.7 7.7 1 16 1 Z",
          qRgb(0x5b, 0x74, 0x8a)},
    Patch{Patch::Part::tile,
          "M16 2.5 H48 C55.5 2.5 61.5 8.5 61.5 16 V48 C61.5 55.5 55.5 61.5 48 61.5 H16 "
          "C8.5 61.5 2.5 55.5 2.5 48 V16 C2.5 8.5 8.5 2.5 16 2.5 Z",
          qRgb(0x14, 0x26, 0x38)},
    // The glow, and the wall on both sides.
    Patch{Patch::Part::fine, "M32 3 C46 3 55 13 55 25 C55 37 46 44 32 44 C18 44 9 37 9 25 C9 13 18 3 32 3 Z",
          qRgb(0x2a, 0x3a, 0x47)},
    Patch{Patch::Part::fine,
          "M2.5 47 H6.5 V50 H10.5 V47 H14.5 V50 H20 L18.5 61.5 H16 C8.5 61.5 2.5 55.5 2.5 48 Z",
          qRgb(0x8a, 0x7f, 0x6f)},
    Patch{Patch::Part::fine,
          "M61.5 47 H57.5 V50 H53.5 V47 H49.5 V50 H44 L45.5 61.5 H48 C55.5 61.5 61.5 55.5 61.5 48 Z",
          qRgb(0x6b, 0x62, 0x57)},
    // The tower, its side in the shade, and its crown.
    Patch{Patch::Part::beacon, "M21.5 42 H42.5 L45.5 61.5 H18.5 Z", qRgb(0xea, 0xdf, 0xc8)},
    Patch{Patch::Part::beacon, "M35 42 H42.5 L45.5 61.5 H36.5 Z", qRgb(0xb3, 0xa3, 0x88)},
    Patch{Patch::Part::beacon, "M16 33 H22.5 V37 H28.5 V33 H35.5 V37 H41.5 V33 H48 V44 H16 Z",
          qRgb(0xf6, 0xec, 0xd6)},
    Patch{Patch::Part::fine, "M16 41.5 H48 V44 H16 Z", qRgb(0xb3, 0xa3, 0x88)},
    Patch{Patch::Part::fine, "M29.5 48.5 H33 V56 H29.5 Z", qRgb(0x3a, 0x34, 0x30)},
    // The fire.
    Patch{Patch::Part::beacon,
          "M33 4 C35 11 44 15 44 25 C44 32 39 36 32 36 C25 36 20 32 20 25 C20 20 23 18 24.5 13 "
          "C26.5 15.5 27.5 17 28 19 C31 15 33.5 10 33 4 Z",
          qRgb(0xf2, 0x6f, 0x22)},
    Patch{Patch::Part::beacon,
          "M32.5 13.5 C34 18 40 20.5 40 27 C40 32 36.5 35 32 35 C27.5 35 24 32 24 27.5 C24 24.5 "
          "26 23 27 20.5 C28 21.7 28.6 22.6 29 24 C31 21 32.6 18 32.5 13.5 Z",
          qRgb(0xff, 0xb5, 0x3a)},
    Patch{Patch::Part::fine,
          "M32 24 C33 26.5 36 27.5 36 30.5 C36 33 34.5 35 32 35 C29.5 35 28 33 28 30.8 C28 28 31 "
          "27 32 24 Z",
          qRgb(0xff, 0xf0, 0xbe)},
};

/// The glow and the wall need the tile's sky behind them.
bool wanted(const Patch& patch, EmblemGround ground, bool fine) {
    switch (patch.part) {
    case Patch::Part::tile:
        return ground == EmblemGround::tile;
    case Patch::Part::fine:
        return fine && ground == EmblemGround::tile;
    case Patch::Part::beacon:
        break;
    }
    return true;
}

} // namespace

void paintEmblem(QPainter& painter, const QRectF& at, EmblemGround ground) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // Without the tile's margin, the beacon fills the place.
    const QRectF drawn = ground == EmblemGround::tile ? QRectF(0, 0, Side, Side) : QRectF(16, 4, 32, 57.5);
    const double scale = std::min(at.width() / drawn.width(), at.height() / drawn.height());
    painter.translate(at.center());
    painter.scale(scale, scale);
    painter.translate(-drawn.center());
    Brush brush(painter);
    for (const Patch& patch : Patches) {
        if (wanted(patch, ground, scale * Side >= FinePartsFrom))
            brush.fill(patch.data, QColor::fromRgb(patch.color));
    }
    painter.restore();
}

QImage iconImage(int size) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintEmblem(painter, QRectF(0, 0, size, size), EmblemGround::tile);
    return image;
}

QByteArray iconSvg() {
    QByteArray svg = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                     "<!-- SPDX-License-Identifier: Apache-2.0. Made by scripts/artwork.sh: change "
                     "qml/artwork/emblem.cpp. -->\n"
                     "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\" width=\"512\" "
                     "height=\"512\">\n  <title>Watchfire</title>\n";
    for (const Patch& patch : Patches) {
        svg += "  <path fill=\"" + QColor::fromRgb(patch.color).name().toLatin1() + "\" d=\"" +
               QByteArray(patch.data.data(), static_cast<qsizetype>(patch.data.size())) + "\"/>\n";
    }
    return svg + "</svg>\n";
}

Emblem::Emblem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void Emblem::paint(QPainter* painter) {
    paintEmblem(*painter, boundingRect(), EmblemGround::none);
}

} // namespace watchfire::ui

#include "moc_emblem.cpp"
