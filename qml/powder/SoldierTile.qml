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

    background: PressSurface { of: tile; color: Theme.raised }
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
