// SPDX-License-Identifier: Apache-2.0
// An on/off setting as one wide target: its text on the left, the switch on the right.
import QtQuick
import Watchfire.Ui

Pressable {
    id: control

    property string detail
    readonly property alias titleItem: heading

    checkable: true
    implicitWidth: parent ? parent.width : Theme.target * 4
    implicitHeight: Math.max(Theme.target, words.height + 2 * padding)
    padding: Theme.mm * 1.6
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: control.visualFocus ? Theme.ring : 0
        border.color: Theme.focus
    }
    contentItem: Item {
        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - track.width - Theme.pad
            Paragraph { id: heading; text: control.text; size: Theme.lead; Accessible.ignored: true }
            Paragraph { text: control.detail; visible: text.length > 0; color: Theme.textDim; Accessible.ignored: true }
        }
        Rectangle {
            id: track
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.mm * 13
            height: Theme.mm * 7
            radius: height / 2
            color: control.checked ? Theme.green : Theme.ground
            border.width: Theme.hairline
            border.color: Theme.line
            Rectangle {
                width: parent.height - Theme.mm * 1.4
                height: width
                radius: width / 2
                y: Theme.mm * 0.7
                x: control.checked ? parent.width - width - Theme.mm * 0.7 : Theme.mm * 0.7
                color: control.checked ? Theme.onFill : Theme.text
                Glyph {
                    anchors.fill: parent
                    anchors.margins: parent.width * 0.2
                    kind: control.checked ? "check" : "close"
                    color: control.checked ? Theme.dark ? Theme.text : Theme.panel : Theme.ground
                }
            }
        }
    }
}
