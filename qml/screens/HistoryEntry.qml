// SPDX-License-Identifier: Apache-2.0
// One command of the history: who, what, what it did to the table, when and how, and the way back to it.
import QtQuick
import Watchfire.Ui

Rectangle {
    id: row

    property int number: 0
    property string title
    property string colour
    property string symbol
    property string time
    property string how
    property var lines: []
    // It was undone just now: what the table puts back.
    property string back
    // It went on by itself after the entry with this number: there is no way to it alone.
    property bool later: false
    property bool undone: false
    property bool now: false
    // "20:14 · dice tower", or what is known of it.
    readonly property string whenAndHow: time.length > 0 && how.length > 0 ? time + " · " + how : time + how
    signal jump

    height: Math.max(Theme.target, words.height) + 2 * Theme.gap
    radius: Theme.radius
    // What was taken back is only an outline.
    color: row.now ? Theme.current : row.undone ? "transparent" : Theme.card
    border.width: row.undone ? Theme.hairline : 0
    border.color: Theme.raised
    Accessible.role: Accessible.ListItem
    Accessible.name: row.title + (row.time.length > 0 ? ", " + row.time : "") + (row.how.length > 0 ? ", " + row.how : "")

    // The present stands here.
    Rectangle {
        objectName: row.now ? "historyNow" : ""
        visible: row.now
        y: Theme.radius
        width: Theme.mm
        height: parent.height - 2 * y
        radius: width / 2
        color: Theme.ember
    }
    PlayerDisc {
        id: sign
        x: Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        visible: row.symbol.length > 0
        opacity: row.undone ? 0.45 : 1
        width: Theme.mm * 7.2
        height: width
        colour: row.colour
        symbol: row.symbol
    }
    Column {
        id: words
        objectName: "historyWords-" + row.number
        // What no player did needs no room for his sign.
        x: sign.visible ? sign.x + sign.width + Theme.pad : Theme.pad
        width: jump.x - x - Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.mm * 0.3
        Paragraph {
            text: row.undone ? qsTr("%1 (undone)").arg(row.title) : row.title
            size: Theme.lead
            strong: row.now
            color: row.undone ? Theme.textDim : Theme.text
        }
        Paragraph {
            visible: text.length > 0 && !row.undone
            text: row.lines.join(" · ")
        }
        Paragraph {
            objectName: visible ? "historyBack-" + row.number : ""
            visible: text.length > 0
            text: row.back
            color: Theme.hintText
        }
        Paragraph {
            visible: text.length > 0
            text: row.whenAndHow
            color: Theme.textDim
        }
    }
    PushButton {
        id: jump
        objectName: row.later ? "" : "history-" + row.number
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        // The present has no way to itself, but keeps the column.
        visible: !row.now && !row.later
        width: Theme.target
        glyph: row.undone ? "redo" : "undo"
        spoken: qsTr("Go to: %1").arg(row.title)
        onClicked: row.jump()
    }
}
