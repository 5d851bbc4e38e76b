// SPDX-License-Identifier: Apache-2.0
// One soldier as a wooden counter: its type on its clan's colour, its clan's symbol in the corner.
import QtQuick
import Watchfire.Ui

WoodenCounter {
    property string colour
    // Still to be put there: a ring tells him from who is pale because he is to be taken off.
    property bool comes: false
    // He is a part of what is being entered: his ring is that of a chosen spot.
    property bool planned: false

    implicitWidth: Theme.body * 1.4
    implicitHeight: implicitWidth
    dark: Theme.dark
    wood: Theme.pieceColor(colour)

    Rectangle {
        visible: parent.comes
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border.width: Math.max(1, Math.min(Theme.ring, width * 0.08))
        border.color: parent.planned ? Theme.goodText : Theme.lit
    }
}
