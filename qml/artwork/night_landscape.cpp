// SPDX-License-Identifier: Apache-2.0
#include "night_landscape.h"

#include "qml/board/brush.h"

#include <QImage>
#include <QLinearGradient>
#include <QPainter>
#include <QQuickWindow>
#include <QRadialGradient>
#include <QSGImageNode>
#include <QSGTexture>
#include <QThreadPool>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <future>
#include <random>
#include <utility>

namespace watchfire::ui {
namespace {

// The picture is drawn 480 wide, its ground at 0, the sky upwards (negative).
constexpr double Wide = 480;

struct Tower {
    double x, foot, size;
};
constexpr std::array Towers{Tower{84, -56, 1.0}, Tower{202, -80, 1.05}, Tower{320, -64, 0.92},
                            Tower{438, -38, 0.9}};

/// The crown of the wall, from tower to tower.
constexpr std::string_view Crest = "M-10 -78 C30 -78 50 -82 84 -86 C130 -92 150 -112 202 -112 C250 -112 270 "
                                   "-98 320 -92 C370 -84 390 -62 438 -62 C460 -62 "
                                   "476 -66 490 -68";

void stars(QPainter& painter, double high) {
    std::minstd_rand random(7);
    std::uniform_real_distribution<double> anywhere(0, 1);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 60; ++i) {
        const double x = anywhere(random) * Wide;
        const double y = -130 - anywhere(random) * std::max(20.0, high - 140);
        const double size = 0.5 + anywhere(random) * 0.9;
        painter.setBrush(QColor(0xf2, 0xec, 0xdc, static_cast<int>(60 + anywhere(random) * 150)));
        painter.drawEllipse(QPointF(x, y), size, size);
    }
}

void tower(QPainter& painter, const Tower& tower, bool fire) {
    painter.save();
    painter.translate(tower.x, tower.foot);
    painter.scale(tower.size, tower.size);
    Brush brush(painter);
    if (fire) {
        QRadialGradient glow(QPointF(0, -66), 74);
        glow.setColorAt(0, QColor(0xff, 0xb0, 0x40, 150));
        glow.setColorAt(0.35, QColor(0xd8, 0x7a, 0x24, 64));
        glow.setColorAt(1, QColor(0xd8, 0x7a, 0x24, 0));
        painter.fillRect(QRectF(-80, -146, 160, 160), glow);
    }
    brush.fill("M-16 30 L-11 -42 H11 L17 30 Z", QColor(0x6c, 0x62, 0x58));
    brush.fill("M3 -42 H11 L17 30 H6 Z", QColor(0x4b, 0x45, 0x40));
    brush.fill("M-16 -42 V-58 H-10 V-52 H-4 V-58 H4 V-52 H10 V-58 H16 V-42 Z", QColor(0x5c, 0x54, 0x4c));
    brush.fill("M-16 -46 H16 V-42 H-16 Z", QColor(0x3d, 0x38, 0x34));
    brush.fill("M-3 -30 H1 V-20 H-3 Z", QColor(0x2c, 0x28, 0x26));
    if (fire) {
        brush.fill("M-8 -56 L-6 -62 H6 L8 -56 Z", QColor(0x2c, 0x22, 0x1a));
        brush.fill("M-7 -61 C-10 -70 -2 -74 -1 -84 C6 -77 10 -70 6 -61 Z", QColor(0xf0, 0x6a, 0x24));
        brush.fill("M-4 -61 C-6 -67 -1 -70 0 -77 C5 -71 6 -66 3 -61 Z", QColor(0xff, 0xb5, 0x3a));
        brush.fill("M-1.6 -61 C-2.6 -65 0 -67 .4 -70 C2.6 -67 2.6 -64 1.4 -61 Z", QColor(0xff, 0xec, 0xb0));
    }
    painter.restore();
}

/// The wall from tower to tower, with its merlons in the colour of the stones.
void wall(QPainter& painter) {
    Brush brush(painter);
    brush.line(Crest, QColor(0x4f, 0x4a, 0x46), 13);
    brush.line(Crest, QColor(0x6c, 0x64, 0x5b), 8);
    painter.translate(0, -8);
    QPen merlons(QColor(0x6c, 0x64, 0x5b), 5, Qt::CustomDashLine, Qt::FlatCap);
    merlons.setDashPattern({0.9, 0.8});
    brush.dashes(Crest, merlons);
    painter.translate(0, 8);
}

/// Hills, the wall and its towers, of which the first `fires` burn.
void land(QPainter& painter, int fires) {
    Brush brush(painter);
    brush.fill(
        "M-10 0 V-86 C60 -108 110 -84 170 -94 C240 -106 290 -132 360 -122 C420 -114 450 -100 490 -104 V0 Z",
        QColor(0x1d, 0x30, 0x43));
    wall(painter);
    for (std::size_t i = 0; i < Towers.size(); ++i)
        tower(painter, Towers.at(i), static_cast<int>(i) < fires);
    brush.fill("M-10 0 V-52 C60 -34 120 -58 200 -64 C280 -70 330 -46 400 -34 C440 -28 470 -34 490 -38 V0 Z",
               QColor(0x15, 0x24, 0x33));
    brush.fill("M-10 0 V-22 C90 -40 180 -10 270 -20 C350 -30 420 -12 490 -16 V0 Z", QColor(0x0d, 0x18, 0x24));
}

/// The wall over and over, with the flames of its first part: for a place that is far wider than high.
void strip(QPainter& painter, const QSizeF& size, int fires) {
    // Crest and flames fill the strip; what lies below them is cut off.
    constexpr double Crown = 178;
    constexpr double Cut = 66;
    const double scale = size.height() / (Crown - Cut);
    painter.translate(size.width(), size.height() + Cut * scale);
    painter.scale(scale, scale);
    const int repeats = static_cast<int>(std::ceil(size.width() / scale / Wide));
    // From the right; every other one is mirrored, so that the wall goes on.
    for (int i = 0; i < repeats; ++i) {
        painter.save();
        painter.translate(-Wide * i - (i % 2 == 0 ? Wide : 0), 0);
        if (i % 2 == 1)
            painter.scale(-1, 1);
        painter.setClipRect(QRectF(0, -Crown, Wide, Crown), Qt::IntersectClip);
        stars(painter, Crown);
        land(painter, i == 0 ? fires : 0);
        painter.restore();
    }
}

/// The wall once, as wide as the place; a high place has more sky, a flat one shows the middle of the wall.
void wide(QPainter& painter, const QSizeF& size, int fires) {
    const double scale = std::max(size.width() / Wide, size.height() / 420);
    // A flat one has less ground, so that there is sky above the fires.
    constexpr double withSky = 230;
    constexpr double spareGround = 62;
    const double sunk = std::clamp(withSky * scale - size.height(), 0.0, spareGround * scale);
    painter.translate(size.width() / 2 - Wide / 2 * scale, size.height() + sunk);
    painter.scale(scale, scale);
    stars(painter, (size.height() + sunk) / scale);
    land(painter, fires);
}

/// Makes the corners transparent at the end: a clip path would slow down every stroke before, and has jagged
/// edges.
void cutCorners(QPainter& painter, const QRectF& frame, double radius) {
    if (radius <= 0)
        return;
    QPainterPath rounded;
    rounded.addRoundedRect(frame, radius, radius);
    QPainterPath corners;
    corners.addRect(frame);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.fillPath(corners.subtracted(rounded), Qt::black);
}

} // namespace

/// A picture that another thread paints, unless it has not begun when the picture is needed: then who needs
/// it paints it, so that nobody waits for threads that others keep busy.
struct NightLandscape::Ahead {
    explicit Ahead(const Picture& wanted) : picture(wanted) {}

    const Picture picture;
    std::atomic<bool> begun = false;
    std::promise<QImage> image{};
};

NightLandscape::NightLandscape(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &NightLandscape::changed, this, &NightLandscape::paintAnew);
}

void NightLandscape::paintAnew() {
    m_stale = true;
    update();
    m_ahead.reset();
    if (!isComponentComplete() || !isVisible() || window() == nullptr)
        return;
    const Picture wanted = picture();
    if (wanted.pixels().isEmpty())
        return;
    m_ahead = std::make_shared<Ahead>(wanted);
    QThreadPool::globalInstance()->start([ahead = m_ahead] {
        if (!ahead->begun.exchange(true))
            ahead->image.set_value(ahead->picture.paint());
    });
}

NightLandscape::Picture NightLandscape::picture() const {
    return {size(), window()->effectiveDevicePixelRatio(), m_radius, m_fires};
}

QSize NightLandscape::Picture::pixels() const {
    return QSize(qRound(size.width()), qRound(size.height())) * ratio;
}

QImage NightLandscape::Picture::paint() const {
    QImage image(pixels(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(ratio, ratio);
    paintNight(painter, size, radius, fires);
    return image;
}

void NightLandscape::geometryChange(const QRectF& now, const QRectF& before) {
    if (now.size() != before.size())
        paintAnew();
    QQuickItem::geometryChange(now, before);
}

void NightLandscape::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemDevicePixelRatioHasChanged)
        paintAnew();
    QQuickItem::itemChange(change, data);
}

QSGNode* NightLandscape::updatePaintNode(QSGNode* node, UpdatePaintNodeData*) {
    const Picture wanted = picture();
    if (wanted.pixels().isEmpty()) {
        delete node;
        return nullptr;
    }
    auto* shown = static_cast<QSGImageNode*>(node);
    if (shown == nullptr) {
        shown = window()->createImageNode();
        shown->setOwnsTexture(true);
        m_stale = true;
    }
    shown->setRect(0, 0, qRound(width()), qRound(height()));
    shown->setFiltering(smooth() ? QSGTexture::Linear : QSGTexture::Nearest);
    if (!std::exchange(m_stale, false))
        return shown;
    const std::shared_ptr<Ahead> ahead = std::exchange(m_ahead, nullptr);
    const bool painted = ahead != nullptr && ahead->picture == wanted && ahead->begun.exchange(true);
    const QImage image = painted ? ahead->image.get_future().get() : wanted.paint();
    shown->setTexture(window()->createTextureFromImage(image, QQuickWindow::TextureHasAlphaChannel));
    shown->setSourceRect(QRectF(QPointF(), image.size()));
    return shown;
}

void paintNight(QPainter& painter, const QSizeF& size, double radius, int fires) {
    if (size.width() < 1 || size.height() < 1)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame(QPointF(), size);
    painter.setClipRect(frame);
    QLinearGradient sky(0, 0, 0, size.height());
    sky.setColorAt(0, QColor(0x0b, 0x15, 0x24));
    sky.setColorAt(1, QColor(0x24, 0x3a, 0x50));
    painter.fillRect(frame, sky);
    painter.save();
    if (size.width() > 5 * size.height())
        strip(painter, size, fires);
    else
        wide(painter, size, fires);
    painter.restore();
    cutCorners(painter, frame, radius);
    painter.restore();
}

} // namespace watchfire::ui

#include "moc_night_landscape.cpp"
