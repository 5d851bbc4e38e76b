// SPDX-License-Identifier: Apache-2.0
// Shows at the right edge of what scrolls how far it is scrolled, where there is more than fits.
import QtQuick

Rectangle {
    required property Flickable of

    parent: of
    visible: of.interactive
    x: of.width - width
    y: of.visibleArea.yPosition * of.height
    width: Theme.mm
    height: Math.max(Theme.mm * 6, of.visibleArea.heightRatio * of.height)
    radius: width / 2
    color: Theme.line
}
