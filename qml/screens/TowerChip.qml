// SPDX-License-Identifier: Apache-2.0
// The dice tower as a sign, with two words only if something is wrong with it; a tap opens its page. A screen reader
// hears the whole state. Many tables have no tower, so that alone is nothing wrong.
import QtQuick
import Watchfire.Kiosk
import Watchfire.Ui

Pressable {
    id: chip

    required property DeviceModel device
    property bool small: false
    // Its width at most on a page that says what the sign is; 0: the sign alone.
    property real room: 0
    readonly property bool named: room > 0
    // Its sign is turned towards the reader; sideways there is no room for its text.
    property int turn: 0
    readonly property bool brief: small || turn % 180 !== 0
    readonly property bool fine: device.state === "connected"
    readonly property bool bad: device.state === "lost" || device.state === "silent" || device.state === "trouble"
    readonly property bool worded: !brief && (bad || device.state === "aside")

    objectName: "towerChip"
    implicitHeight: Theme.target
    implicitWidth: worded || named ? row.width + 2 * chip.side : Theme.target
    readonly property real side: named ? Theme.mm * 2 : Theme.pad
    Accessible.name: (device.stateText ? device.stateText : device.chipText)
                     + (device.waiting > 0 ? " " + qsTr("%n roll(s) of another tower waiting.", "", device.waiting) : "")

    background: Rectangle {
        radius: height / 2
        color: chip.bad ? Theme.dangerSurface : Theme.panel
        border.width: chip.visualFocus ? Theme.ring : Theme.hairline
        border.color: chip.visualFocus ? Theme.focus : chip.bad ? Theme.dangerText : chip.fine ? Theme.goodText : Theme.line
    }
    contentItem: Item {
        // Waiting rolls of a tower that does not play.
        Rectangle {
            objectName: "towerWaiting"
            visible: chip.device.waiting > 0
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.rightMargin: Theme.mm * 0.4
            anchors.topMargin: Theme.mm * 0.4
            width: Math.max(height, number.width + Theme.gap)
            height: number.height
            radius: height / 2
            color: Theme.orange
            z: 1
            Word {
                id: number
                anchors.centerIn: parent
                text: chip.device.waiting
                color: Theme.onFill
                strong: true
            }
        }
        Letters { id: whole; text: qsTr("Dice tower") }
        Row {
            id: row
            anchors.centerIn: parent
            rotation: chip.turn
            spacing: Theme.gap
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                kind: chip.bad ? "unlink" : "tower"
                color: chip.bad ? Theme.dangerText : chip.fine ? Theme.goodText : Theme.textDim
                width: Theme.lead * 1.3
                // Colour is never alone.
                Glyph {
                    objectName: "towerFine"
                    visible: chip.fine
                    anchors.left: parent.right
                    anchors.top: parent.verticalCenter
                    anchors.leftMargin: -Theme.mm * 0.6
                    kind: "check"
                    color: Theme.goodText
                    width: Theme.body * 0.8
                }
            }
            Word {
                objectName: "towerWords"
                visible: chip.worded || chip.named
                anchors.verticalCenter: parent.verticalCenter
                text: chip.worded ? chip.device.chipText : whole.advanceWidth + Theme.lead * 1.3 + Theme.gap + 2 * chip.side <= chip.room ? whole.text : qsTr("Tower", "a dice tower, where there is little room")
            }
        }
    }
}
