// SPDX-License-Identifier: Apache-2.0
#include "stamps.h"

#include <QCache>
#include <QImage>
#include <QPainter>
#include <QThreadStorage>
#include <QTransform>

#include <cmath>

namespace watchfire::ui {
namespace {

constexpr qsizetype MostKilobytes = 12 * 1024;

} // namespace

void stamp(QPainter& painter, const QByteArray& key, QPointF at, double reach,
           const std::function<void(QPainter&)>& draw) {
    const QTransform device = painter.deviceTransform();
    const double density = device.m11();
    if (device.type() > QTransform::TxScale || density != device.m22() || density <= 0) {
        painter.save();
        painter.translate(at);
        draw(painter);
        painter.restore();
        return;
    }
    // Each painting thread has its own.
    static QThreadStorage<QCache<QByteArray, QImage>> storage;
    QCache<QByteArray, QImage>& kept = storage.localData();
    kept.setMaxCost(MostKilobytes);
    const QByteArray name = key + '@' + QByteArray::number(density);
    const int half = static_cast<int>(std::ceil(reach * density)) + 1;
    const QImage* image = kept.object(name);
    QImage made;
    if (image == nullptr) {
        made = QImage(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
        made.fill(Qt::transparent);
        {
            QPainter own(&made);
            own.setRenderHint(QPainter::Antialiasing);
            own.setRenderHint(QPainter::TextAntialiasing);
            own.translate(half, half);
            own.scale(density, density);
            draw(own);
        }
        made.setDevicePixelRatio(density);
        image = &made;
        kept.insert(name, new QImage(made), std::max<qsizetype>(1, made.sizeInBytes() / 1024));
    }
    // On whole device pixels, so that it is copied and not blurred.
    const QPointF corner = device.map(at) - QPointF(half, half);
    painter.drawImage(device.inverted().map(QPointF(corner.toPoint())), *image);
}

} // namespace watchfire::ui
