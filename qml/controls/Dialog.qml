// SPDX-License-Identifier: Apache-2.0
// A question or message in the middle of the screen; the screen beneath waits.
import QtQuick
import Watchfire.Ui

Item {
    id: dialog

    readonly property alias coveredSince: cage.born
    property string title
    property string glyph
    property color glyphColor: Theme.dangerText
    // It needs the height, for keys or many choices: on a low screen its actions stand beside the title.
    property bool tall: false
    readonly property bool beside: tall && Theme.low
    default property alias items: column.data
    property alias actions: buttons.data

    anchors.fill: parent
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    FocusCage { id: cage; over: dialog }
    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
        // Taps beside the dialog must not reach the board.
        MouseArea { anchors.fill: parent; Accessible.ignored: true }
    }
    Panel {
        anchors.centerIn: parent
        // Ten keys side by side, each as wide as a target.
        width: Math.min(parent.width - 2 * Theme.pad, Theme.mm * (Theme.kiosk ? 172 : 134))
        height: Math.min(parent.height - 2 * Theme.pad, head.height + column.height + (beside ? 0 : buttons.height + Theme.pad) + 3 * Theme.pad)
        border.width: Theme.ring
        border.color: Theme.line

        Row {
            id: head
            x: Theme.pad
            y: Theme.pad
            width: parent.width - 2 * Theme.pad - (dialog.beside ? buttons.natural + Theme.pad : 0)
            height: Math.max(words.height, sign.visible ? sign.height : 0, dialog.beside ? buttons.height : 0)
            spacing: Theme.pad
            Glyph {
                id: sign
                visible: dialog.glyph.length > 0
                anchors.verticalCenter: parent.verticalCenter
                kind: dialog.glyph
                color: dialog.glyphColor
                width: Theme.step * 1.3
            }
            Label {
                id: words
                width: parent.width - (sign.visible ? sign.width + Theme.pad : 0)
                anchors.verticalCenter: parent.verticalCenter
                text: dialog.title
                size: Theme.step
                strong: true
            }
        }
        Scroller {
            x: Theme.pad
            anchors.top: head.bottom
            anchors.topMargin: Theme.pad
            anchors.bottom: dialog.beside ? parent.bottom : buttons.top
            anchors.bottomMargin: Theme.pad
            width: parent.width - 2 * Theme.pad
            Column {
                id: column
                width: parent.width
                spacing: Theme.gap
            }
        }
        Flow {
            id: buttons
            // Side by side, as wide as its buttons.
            readonly property real natural: {
                let sum = 0
                for (let i = 0; i < children.length; ++i)
                    sum += children[i].visible ? children[i].width + spacing : 0
                return Math.max(0, sum - spacing)
            }
            x: dialog.beside ? parent.width - width - Theme.pad : Theme.pad
            y: dialog.beside ? Theme.pad : parent.height - height - Theme.pad
            width: dialog.beside ? natural + 1 : parent.width - 2 * Theme.pad
            spacing: Theme.gap
            layoutDirection: Qt.RightToLeft
        }
    }
}
