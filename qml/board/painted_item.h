// SPDX-License-Identifier: Apache-2.0
// Describes QQuickPaintedItem to the QML tools: Qt does not, and without it they know neither width nor
// anchors of the pictures.
#pragma once

#include <QQuickPaintedItem>
#include <qqmlregistration.h>

namespace watchfire::ui {

struct PaintedItem {
    Q_GADGET
    QML_FOREIGN(QQuickPaintedItem)
    QML_ANONYMOUS
};

} // namespace watchfire::ui
