// SPDX-License-Identifier: Apache-2.0
// A sheet over one side of the screen: the board stays visible, and taps beside the sheet close it.
import QtQuick

Item {
    id: sheet

    readonly property alias coveredSince: cage.born
    property string title
    property real sheetWidth: Math.min(width, Math.max(Theme.mm * 90, width * 0.45))
    default property alias items: content.data
    signal closed

    anchors.fill: parent
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    FocusCage { id: cage; over: sheet }
    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        MouseArea { anchors.fill: parent; onClicked: sheet.closed(); Accessible.ignored: true }
    }
    Rectangle {
        anchors.right: parent.right
        height: parent.height
        width: sheet.sheetWidth
        color: Theme.panel
        MouseArea { anchors.fill: parent; Accessible.ignored: true }
        Label {
            x: Theme.pad
            anchors.verticalCenter: close.verticalCenter
            width: close.x - 2 * Theme.pad
            text: sheet.title
            size: Theme.step
            strong: true
            Accessible.role: Accessible.Heading
        }
        PushButton {
            id: close
            objectName: "closeSheet"
            anchors.right: parent.right
            anchors.rightMargin: Theme.pad
            y: Theme.pad
            glyph: "close"
            spoken: qsTr("Close")
            onClicked: sheet.closed()
        }
        Item {
            id: content
            anchors.fill: parent
            anchors.margins: Theme.pad
            anchors.topMargin: close.y + close.height + Theme.pad
        }
    }
}
