// SPDX-License-Identifier: Apache-2.0
// A player as a wooden disc in the colour of the real pieces, with the player's symbol.
import QtQuick
import Watchfire.Ui

Item {
    id: disc

    property string colour
    property string symbol

    implicitWidth: Theme.mm * 7.2
    implicitHeight: width

    // Of a circle with an odd number of pixels, Qt's software renderer now and then leaves out the column in the middle.
    Rectangle {
        anchors.centerIn: parent
        width: 2 * Math.floor(disc.width / 2)
        height: width
        radius: width / 2
        color: Theme.pieceColor(disc.colour)
        border.width: Math.max(1, width * 0.05)
        border.color: Theme.dark ? "#14110d" : "#4a4238"
        // Light from above.
        Rectangle {
            x: parent.width * 0.16
            y: parent.height * 0.07
            width: parent.width * 0.68
            height: parent.height * 0.34
            radius: height / 2
            color: "#ffffff"
            opacity: 0.16
        }
        Glyph {
            anchors.centerIn: parent
            width: parent.width * 0.52
            kind: disc.symbol ? "sym-" + disc.symbol : ""
            color: Theme.onPiece(disc.colour)
        }
    }
}
