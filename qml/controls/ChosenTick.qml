// SPDX-License-Identifier: Apache-2.0
// The tick in the corner of a choice that is made, so that it does not differ by its outline alone.
import QtQuick
import Watchfire.Ui

Rectangle {
    id: tick

    property color mark: Theme.current

    objectName: "chosenTick"
    anchors.top: parent ? parent.top : undefined
    anchors.right: parent ? parent.right : undefined
    anchors.margins: Theme.mm * 0.5
    width: Math.round(Theme.mm * 3.2)
    height: width
    radius: width / 2
    color: Theme.chosen
    Glyph {
        anchors.fill: parent
        anchors.margins: Math.round(parent.width * 0.16)
        kind: "check"
        color: tick.mark
    }
}
