// SPDX-License-Identifier: Apache-2.0
// A part of the board, enlarged over it; a tap beside it closes it.
import QtQuick

Item {
    id: lens

    property string title
    property real wanted: Theme.mm * 110
    // What matters most is the lowest of what does not fit.
    property bool fromBelow: false
    // How much of its content is seen at once, at most.
    property real most: Infinity
    readonly property real closeSide: close.width // of its button
    property alias facts: facts.data
    default property alias items: column.data
    signal closed

    Accessible.role: Accessible.Dialog
    Accessible.name: title

    Rectangle {
        anchors.fill: parent
        // Fractions of a pixel at the edge of the board are covered too.
        anchors.margins: -Theme.mm * 0.5
        color: Theme.scrim
        radius: Theme.radius
        MouseArea { anchors.fill: parent; onClicked: lens.closed(); Accessible.ignored: true }
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(lens.width, lens.wanted)
        height: Math.min(lens.height, head.height + Math.min(column.height, lens.most) + Theme.gap + 2 * Theme.pad)
        border.width: Theme.ring
        border.color: Theme.line
        MouseArea { anchors.fill: parent; Accessible.ignored: true }

        Item {
            id: head
            x: Theme.pad
            y: Theme.pad
            width: parent.width - 2 * Theme.pad
            height: Math.max(close.height, words.height)
            Column {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                width: close.x - Theme.gap
                Paragraph { objectName: "lensTitle"; text: lens.title; size: Theme.step; strong: true }
                Flow { id: facts; width: parent.width; spacing: Theme.mm * 3 }
            }
            PushButton {
                id: close
                objectName: "closeLens"
                anchors.right: parent.right
                glyph: "close"
                spoken: qsTr("Close")
                onClicked: lens.closed()
            }
        }
        Scroller {
            id: inside
            x: Theme.pad
            onContentHeightChanged: if (lens.fromBelow) contentY = Math.max(0, contentHeight - height)
            onHeightChanged: if (lens.fromBelow) contentY = Math.max(0, contentHeight - height)
            anchors.top: head.bottom
            anchors.topMargin: Theme.gap
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.pad
            width: parent.width - 2 * Theme.pad
            Column {
                id: column
                width: parent.width
                spacing: Theme.gap
            }
        }
        Fold { list: inside }
    }
}
