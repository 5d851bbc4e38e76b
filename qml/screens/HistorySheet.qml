// SPDX-License-Identifier: Apache-2.0
// Every command, newest first: who, what, when, by tower or hand, and the way back to it (BA-61).
import QtQuick
import Watchfire.App

Sheet {
    id: sheet

    required property HistoryModel history
    // Games without dice have no rolls to look for.
    property bool rolls: true
    readonly property var chapters: {
        const all = { id: "", name: "all", text: qsTr("All") }
        const build = { id: "build", name: "build", text: rolls ? qsTr("Building") : qsTr("Soldiers and works") }
        const correction = { id: "correction", name: "correction", text: qsTr("Corrections") }
        return rolls ? [all, { id: "roll", name: "roll", text: qsTr("Rolls") }, build, correction] : [all, build, correction]
    }

    objectName: "historySheet"
    title: qsTr("History")
    // Wider than other sheets: its sentences are long, and the board beside it only has to be recognised.
    sheetWidth: Math.min(width, Math.max(Theme.mm * 100, width * 0.54))

    Component.onDestruction: {
        sheet.history.filter = ""
        sheet.history.closePreview()
    }

    Flow {
        id: kinds
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: sheet.chapters
            ChapterTab {
                required property var modelData
                objectName: "kind-" + modelData.name
                text: modelData.text
                chosen: sheet.history.filter === modelData.id
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
    Paragraph {
        id: way
        objectName: "historyWay"
        anchors.top: kinds.bottom
        anchors.topMargin: Theme.gap
        width: parent.width
        visible: list.count > 1
        text: qsTr("The arrow beside an entry undoes everything above it.")
        color: Theme.textDim
    }
    ListView {
        id: list
        objectName: "historyList"
        y: kinds.height + Theme.gap + (way.visible ? way.height + Theme.gap : 0)
        width: parent.width
        height: Math.min(parent.height - y, measured)
        // The newest stays in view until a finger moves the list.
        property bool touched: false
        onMovementStarted: touched = true
        // Few entries start at the top, like many.
        property real measured: parent.height
        onContentHeightChanged: settling.restart()
        Timer {
            id: settling
            interval: 0
            onTriggered: {
                list.measured = list.contentHeight
                if (!list.touched && list.count > 0)
                    list.positionViewAtIndex(Math.max(0, sheet.history.nowIndex), ListView.Center)
            }
        }
        clip: true
        spacing: Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        model: sheet.history
        // The model has the oldest first; the table looks for the newest.
        verticalLayoutDirection: ListView.BottomToTop

        delegate: HistoryEntry {
            width: list.width
            onJump: sheet.history.preview(model.number)
        }
    }

    Fold { list: list; onUsed: list.touched = true }

    Loader {
        parent: sheet
        anchors.fill: parent
        active: sheet.history.asking
        sourceComponent: Dialog {
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
