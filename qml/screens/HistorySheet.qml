// SPDX-License-Identifier: Apache-2.0
// Every command, newest first: who, what, when, by tower or hand, and the way back to it (BA-61).
import QtQuick
import Watchfire.App

Sheet {
    id: sheet

    required property HistoryModel history

    objectName: "historySheet"
    title: qsTr("History")

    Component.onDestruction: {
        sheet.history.filter = ""
        sheet.history.closePreview()
    }

    Flow {
        id: kinds
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: [{ id: "", name: "all", text: qsTr("All") }, { id: "roll", name: "roll", text: qsTr("Rolls") }, { id: "build", name: "build", text: qsTr("Building") }, { id: "correction", name: "correction", text: qsTr("Corrections") }]
            PushButton {
                required property var modelData
                objectName: "kind-" + modelData.name
                text: modelData.text
                tone: sheet.history.filter === modelData.id ? "primary" : "plain"
                onClicked: {
                    list.touched = false
                    sheet.history.filter = modelData.id
                }
            }
        }
    }
    Paragraph {
        anchors.top: kinds.bottom
        anchors.topMargin: Theme.pad
        visible: list.count === 0
        text: qsTr("Nothing of this kind has happened yet.")
        color: Theme.textDim
    }
    ListView {
        id: list
        y: kinds.height + Theme.gap
        width: parent.width
        height: parent.height - y
        // The newest stays in view until a finger moves the list.
        property bool touched: false
        onMovementStarted: touched = true
        // Few entries start at the top, like many.
        onContentHeightChanged: settling.restart()
        Timer {
            id: settling
            interval: 0
            onTriggered: {
                list.height = Math.min(list.parent.height - list.y, list.contentHeight)
                if (!list.touched && list.count > 0)
                    list.positionViewAtIndex(Math.max(0, sheet.history.nowIndex), ListView.Center)
            }
        }
        clip: true
        spacing: Theme.mm * 0.8
        boundsBehavior: Flickable.StopAtBounds
        model: sheet.history
        // The model has the oldest first; the table looks for the newest.
        verticalLayoutDirection: ListView.BottomToTop

        delegate: Rectangle {
            id: row
            required property var model
            width: list.width
            height: Math.max(Theme.target, words.height) + Theme.mm * 2
            radius: Theme.radius
            color: row.model.now ? Theme.current : Theme.raised
            border.width: row.model.now ? Theme.ring : 0
            border.color: Theme.lit
            Accessible.role: Accessible.ListItem
            Accessible.name: [row.model.title, row.model.time, row.model.how].filter(word => word).join(", ")

            PlayerSymbol {
                id: sign
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                colour: row.model.colour
                symbol: row.model.symbol
            }
            Column {
                id: words
                x: Theme.gap * 2 + Theme.body * 1.25
                width: jump.x - x - Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                Paragraph {
                    text: row.model.undone ? qsTr("%1 (undone)").arg(row.model.title) : row.model.title
                    strong: row.model.now
                    color: row.model.undone ? Theme.textDim : Theme.text
                }
                Paragraph {
                    visible: text.length > 0
                    text: [row.model.time, row.model.how].filter(word => word).join(" · ")
                    color: Theme.textDim
                }
                Paragraph {
                    visible: text.length > 0 && !row.model.undone
                    text: row.model.lines ? row.model.lines.join("\n") : ""
                    color: Theme.textDim
                }
            }
            PushButton {
                id: jump
                objectName: "history-" + row.model.number
                anchors.right: parent.right
                anchors.rightMargin: Theme.mm
                anchors.verticalCenter: parent.verticalCenter
                visible: !row.model.now
                width: visible ? implicitWidth : 0
                glyph: row.model.undone ? "redo" : "undo"
                spoken: qsTr("Go to: %1").arg(row.model.title)
                onClicked: sheet.history.preview(row.model.number)
            }
        }
    }

    Loader {
        parent: sheet
        anchors.fill: parent
        active: sheet.history.asking
        sourceComponent: Dialog {
            id: question
            objectName: "historyDialog"
            title: sheet.history.previewTitle
            glyph: sheet.history.previewForward ? "redo" : "undo"
            glyphColor: Theme.hintText
            focus: true
            Keys.onEscapePressed: sheet.history.closePreview()
            Component.onCompleted: forceActiveFocus()
            Repeater {
                model: sheet.history.previewLines
                Paragraph { required property string modelData; text: modelData }
            }
            actions: [
                PushButton {
                    objectName: "historyGo"
                    tone: "primary"
                    text: sheet.history.previewForward ? qsTr("Go forward") : qsTr("Go back")
                    onClicked: sheet.history.go()
                },
                PushButton { objectName: "historyStay"; text: qsTr("Cancel"); onClicked: sheet.history.closePreview() }
            ]
        }
    }
}
