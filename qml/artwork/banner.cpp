// SPDX-License-Identifier: Apache-2.0
#include "banner.h"

#include "emblem.h"
#include "night_landscape.h"

#include <QFont>
#include <QPainter>

namespace watchfire::ui {

QImage bannerImage(const QString& family) {
    constexpr QSize size(1600, 640);
    constexpr int corner = 28;
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.save();
    constexpr int fires = 4;
    paintNight(painter, size, corner, fires);
    painter.restore();
    painter.setRenderHint(QPainter::Antialiasing);
    paintEmblem(painter, QRectF(84, 46, 100, 124), EmblemGround::none);
    QFont name(family);
    name.setPixelSize(118);
    name.setWeight(QFont::Bold);
    name.setLetterSpacing(QFont::PercentageSpacing, 98);
    painter.setFont(name);
    painter.setPen(QColor(0xf6, 0xf1, 0xe7));
    painter.drawText(QPointF(206, 160), QStringLiteral("Watchfire"));
    QFont line(family);
    line.setPixelSize(40);
    line.setWeight(QFont::Medium);
    painter.setFont(line);
    painter.setPen(QColor(0xd9, 0xdf, 0xe3));
    painter.drawText(QPointF(850, 160), QStringLiteral("keeps watch over your board"));
    return image;
}

} // namespace watchfire::ui
