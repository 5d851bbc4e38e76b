// SPDX-License-Identifier: Apache-2.0
// One command of the history: who, what, what it did to the table, when and how, and the way back to it.
import QtQuick
import Watchfire.Ui

Rectangle {
    id: row

    required property var model
    // "20:14 · dice tower", or what is known of it.
    readonly property string whenAndHow: model.time + (model.time.length > 0 && model.how.length > 0 ? " · " : "") + model.how
    signal jump

    height: Math.max(Theme.target, words.height) + 2 * Theme.gap
    radius: Theme.radius
    // What was taken back is only an outline.
    color: row.model.now ? Theme.current : row.model.undone ? "transparent" : Theme.card
    border.width: row.model.undone ? Theme.hairline : 0
    border.color: Theme.raised
    Accessible.role: Accessible.ListItem
    Accessible.name: row.model.title + (row.model.time.length > 0 ? ", " + row.model.time : "") + (row.model.how.length > 0 ? ", " + row.model.how : "")

    // The present stands here.
    Rectangle {
        objectName: row.model.now ? "historyNow" : ""
        visible: row.model.now
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
        visible: row.model.symbol.length > 0
        opacity: row.model.undone ? 0.45 : 1
        width: Theme.mm * 7.2
        colour: row.model.colour
        symbol: row.model.symbol
    }
    Column {
        id: words
        objectName: "historyWords-" + row.model.number
        // What no player did needs no room for his sign.
        x: sign.visible ? sign.x + sign.width + Theme.pad : Theme.pad
        width: jump.x - x - Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.mm * 0.3
        Paragraph {
            text: row.model.undone ? qsTr("%1 (undone)").arg(row.model.title) : row.model.title
            size: Theme.lead
            strong: row.model.now
            color: row.model.undone ? Theme.textDim : Theme.text
        }
        Paragraph {
            visible: text.length > 0 && !row.model.undone
            text: row.model.lines.join(" · ")
        }
        Paragraph {
            objectName: visible ? "historyBack-" + row.model.number : ""
            visible: text.length > 0
            text: row.model.back
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
        objectName: row.model.later ? "" : "history-" + row.model.number
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        // The present has no way to itself, but keeps the column.
        visible: !row.model.now && !row.model.later
        width: Theme.target
        glyph: row.model.undone ? "redo" : "undo"
        spoken: qsTr("Go to: %1").arg(row.model.title)
        onClicked: row.jump()
    }
}
