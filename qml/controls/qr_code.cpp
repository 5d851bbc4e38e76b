// SPDX-License-Identifier: Apache-2.0
#include "qr_code.h"

#include <QPainter>

#include <qrcodegen/qrcodegen.hpp>

#include <cmath>

namespace watchfire::ui {

namespace {

constexpr int quietZone = 4;
/// The longest text that every code of this correction level holds.
constexpr qsizetype longestText = 2331;

} // namespace

QrCodeItem::QrCodeItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setOpaquePainting(true);
    connect(this, &QrCodeItem::changed, this, [this] { update(); });
}

void QrCodeItem::paint(QPainter* painter) {
    const QRectF box(0, 0, width(), height());
    painter->fillRect(box, Qt::white);
    const QByteArray bytes = m_text.toUtf8();
    if (bytes.isEmpty() || bytes.size() > longestText)
        return;
    const auto code = qrcodegen::QrCode::encodeText(bytes.constData(), qrcodegen::QrCode::Ecc::MEDIUM);
    const int modules = code.getSize() + 2 * quietZone;
    // Whole pixels: a camera reads even squares best.
    const double module = std::max(1.0, std::floor(std::min(width(), height()) / modules));
    const QPointF corner((width() - module * code.getSize()) / 2, (height() - module * code.getSize()) / 2);
    for (int y = 0; y < code.getSize(); ++y) {
        for (int x = 0; x < code.getSize(); ++x) {
            if (code.getModule(x, y))
                painter->fillRect(QRectF(corner.x() + x * module, corner.y() + y * module, module, module),
                                  Qt::black);
        }
    }
}

} // namespace watchfire::ui

#include "moc_qr_code.cpp"
