// SPDX-License-Identifier: Apache-2.0
// The dice tower's state in two words; a tap opens its page. Not by colour alone: a sign goes with it.
import QtQuick
import QtQuick.Templates as T
import Watchfire.Ui

T.AbstractButton {
    id: chip

    required property var device
    property bool small: false
    readonly property bool fine: device.state === "connected"
    readonly property bool bad: device.state === "lost" || device.state === "silent"

    objectName: "towerChip"
    // What a tap does, for keys and screen readers.
    function press() {
        if (!enabled)
            return
        clicked()
    }

    implicitHeight: Theme.target
    implicitWidth: small ? Theme.target : row.width + 2 * Theme.pad
    focusPolicy: Qt.StrongFocus
    hoverEnabled: false
    Accessible.role: Accessible.Button
    Accessible.name: device.stateText ? device.stateText : device.chipText
    Accessible.onPressAction: chip.press()
    Keys.onReturnPressed: chip.press()

    background: Rectangle {
        radius: height / 2
        color: chip.bad ? Theme.dangerSurface : Theme.panel
        border.width: chip.visualFocus ? Theme.ring : Theme.hairline
        border.color: chip.visualFocus ? Theme.focus : chip.bad ? Theme.dangerText : chip.fine ? Theme.goodText : Theme.line
    }
    contentItem: Item {
        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.gap
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                kind: chip.bad ? "unlink" : chip.fine ? "tower" : "link"
                color: chip.bad ? Theme.dangerText : chip.fine ? Theme.goodText : Theme.text
                width: Theme.lead * 1.3
                height: width
            }
            Label {
                visible: !chip.small
                anchors.verticalCenter: parent.verticalCenter
                text: chip.device.chipText
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
