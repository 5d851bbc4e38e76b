// SPDX-License-Identifier: Apache-2.0
// A choice that is a few soldiers, the sign of each side by side: counters with their clan would be too small to tell.
import QtQuick
import Watchfire.Ui

Pressable {
    id: tile

    property string title
    property var soldiers: []

    padding: Theme.mm * 0.6
    Accessible.name: title

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: tile.visualFocus ? Theme.ring : 0
        border.color: Theme.focus
        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: "#000000"
            opacity: tile.down ? 0.2 : 0
        }
    }
    contentItem: Item {
        Row {
            id: counters
            readonly property real size: Math.floor(Math.min(tile.availableHeight, (tile.availableWidth - (tile.soldiers.length - 1) * spacing) / Math.max(1, tile.soldiers.length), Theme.target * 0.6))
            anchors.centerIn: parent
            spacing: Theme.mm * 0.5
            Repeater {
                model: tile.soldiers
                Glyph {
                    required property string modelData
                    width: counters.size
                    color: Theme.text
                    kind: modelData
                }
            }
        }
    }
}
