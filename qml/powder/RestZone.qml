// SPDX-License-Identifier: Apache-2.0
// The soldiers that rest behind a section: by clan and type, or only by clan if there is too little room.
import QtQuick
import Watchfire.Ui

Item {
    id: zone

    property string title
    property var groups: []
    property var clans: []

    readonly property real chip: Math.round(Theme.body * 1.45)
    readonly property real chipWidth: chip + Theme.body * 0.8
    readonly property int columns: Math.max(1, Math.floor((width + Theme.mm) / (chipWidth + Theme.mm)))
    readonly property int lines: Math.max(1, Math.floor((height - head.height) / (chip + Theme.mm * 0.4)))
    readonly property bool condensed: groups.length > columns * lines

    Row {
        id: head
        spacing: Theme.mm * 0.8
        Label {
            text: zone.title
            strong: true
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Glyph {
            kind: "campfire"
            color: Theme.textDim
            width: Math.round(Theme.body * 0.9)
            height: width
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Flow {
        anchors.top: head.bottom
        width: parent.width
        spacing: Theme.mm * 0.4
        Repeater {
            model: zone.condensed ? zone.clans : zone.groups
            Row {
                id: group
                required property var modelData
                // One line for all clans, however narrow.
                readonly property real room: zone.condensed ? Math.min(zone.chipWidth, Math.floor((zone.width + Theme.mm * 0.4) / zone.clans.length - Theme.mm * 0.4)) : zone.chipWidth
                readonly property real size: Math.floor(Math.min(zone.chip, room - Theme.body * 0.66 * number.text.length - spacing))
                width: Math.max(room, size + spacing + number.width)
                spacing: Theme.mm * 0.3
                Soldier {
                    width: group.size
                    height: group.size
                    colour: group.modelData.colour
                    symbol: group.modelData.symbol
                    type: group.modelData.type
                }
                Label {
                    id: number
                    anchors.verticalCenter: parent.verticalCenter
                    text: group.modelData.count
                    strong: true
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
