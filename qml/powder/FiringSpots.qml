// SPDX-License-Identifier: Apache-2.0
// The firing spots on a wall, taken or free, and the war machines of its section.
import QtQuick
import Watchfire.Ui

Item {
    id: row

    property int firing: 0
    property var soldiers: []
    property var machines: []

    readonly property int spots: Math.max(firing, soldiers.length)
    readonly property int places: Math.max(1, spots + machines.length)
    readonly property real room: (width - sign.width - (places + 1) * Theme.mm * 0.6) / places
    readonly property real size: Math.floor(Math.min(height, room, Theme.target * 0.62))

    Glyph {
        id: sign
        kind: "archer"
        color: Theme.textDim
        width: Math.round(Theme.body * 0.9)
        height: width
        anchors.verticalCenter: parent.verticalCenter
    }
    Row {
        anchors.left: sign.right
        anchors.leftMargin: Theme.mm * 0.6
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.mm * 0.6
        Repeater {
            model: row.spots
            Item {
                id: spot
                required property int index
                readonly property var soldier: row.soldiers[index]
                width: row.size
                height: row.size
                Rectangle {
                    anchors.fill: parent
                    visible: !spot.soldier
                    radius: width / 2
                    color: "transparent"
                    border.width: Theme.hairline
                    border.color: Theme.line
                }
                Soldier {
                    anchors.fill: parent
                    visible: spot.soldier !== undefined
                    colour: spot.soldier ? spot.soldier.colour : ""
                    symbol: spot.soldier ? spot.soldier.symbol : ""
                    type: spot.soldier ? spot.soldier.type : ""
                }
            }
        }
        Label {
            visible: row.firing < 0
            anchors.verticalCenter: parent.verticalCenter
            text: "?"
            color: Theme.hintText
            Accessible.ignored: true
        }
    }
    Row {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.mm * 0.6
        Repeater {
            model: row.machines
            Rectangle {
                id: machine
                required property string modelData
                width: row.size
                height: row.size
                radius: Theme.mm * 0.6
                color: Theme.raised
                border.width: Theme.hairline
                border.color: Theme.line
                Glyph { anchors.centerIn: parent; width: parent.width * 0.74; height: width; kind: machine.modelData; color: Theme.text }
            }
        }
    }
}
