// SPDX-License-Identifier: Apache-2.0
// A tower in the wall's line, with the spearman who holds it.
import QtQuick
import Watchfire.Ui

PowderPlace {
    id: place

    required property var tower

    spoken: tower.spoken
    ground: "transparent"

    face: [
        Rectangle {
            id: body
            visible: place.tower.usable
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            width: parent.width * 0.78
            height: parent.height * 0.82
            radius: Theme.mm * 0.6
            color: Theme.raised
            border.width: Theme.hairline
            border.color: Theme.line
        },
        Row {
            visible: place.tower.usable
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: body.top
            anchors.bottomMargin: -Theme.hairline
            spacing: body.width / 5
            Repeater {
                model: 3
                Rectangle { width: body.width / 5; height: place.height * 0.14; color: Theme.line }
            }
        },
        Soldier {
            visible: place.tower.symbol.length > 0
            anchors.centerIn: body
            width: Math.floor(Math.min(body.width, body.height) * 0.78)
            height: width
            colour: place.tower.colour
            symbol: place.tower.symbol
            type: "spearman"
        },
        Label {
            visible: place.tower.usable && place.tower.symbol.length === 0
            anchors.centerIn: body
            text: place.tower.tower
            color: Theme.textDim
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    ]
}
