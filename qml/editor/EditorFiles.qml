// SPDX-License-Identifier: Apache-2.0
// Boards that are carried from one table to another: to and from the documents folder and drives.
import QtQuick

Page {
    id: page

    required property var editor

    objectName: "editorFiles"
    title: qsTr("Import and export")
    onBack: page.editor.leave()

    Scroller {
        anchors.fill: parent
        Banner {
            objectName: "editorNotice"
            visible: page.editor.notice.length > 0
            glyph: "check"
            text: page.editor.notice
        }
        Label {
            objectName: "editorBusy"
            width: parent ? parent.width : 0
            visible: page.editor.busy
            text: qsTr("One moment: the drive is at work.")
            size: Theme.lead
            color: Theme.textDim
        }
        Label { width: parent ? parent.width : 0; text: qsTr("Where"); size: Theme.lead; strong: true }
        Repeater {
            model: page.editor.places
            ChoiceCard {
                required property var model
                objectName: "place-" + model.title
                width: parent ? parent.width : 0
                title: model.title
                detail: model.detail
                glyph: "link"
                chosen: model.chosen
                onClicked: page.editor.choosePlace(model.id)
            }
        }
        PushButton { objectName: "refreshFiles"; glyph: "redo"; text: qsTr("Look again"); onClicked: page.editor.refreshFiles() }
        Label { width: parent ? parent.width : 0; text: qsTr("Export"); size: Theme.lead; strong: true }
        PushButton {
            objectName: "exportBoard"
            enabled: !page.editor.busy
            glyph: "save"
            text: qsTr("Write the board there")
            onClicked: page.editor.exportBoard()
        }
        PushButton {
            objectName: "exportPioneers"
            enabled: !page.editor.busy
            glyph: "save"
            text: qsTr("Write it as a map of Pioneers")
            onClicked: page.editor.exportPioneers()
        }
        Label { width: parent ? parent.width : 0; text: qsTr("Import"); size: Theme.lead; strong: true }
        Label { width: parent ? parent.width : 0; visible: found.count === 0; text: qsTr("No board lies there (.json or .game)."); color: Theme.textDim }
        Repeater {
            id: found
            model: page.editor.files
            ChoiceCard {
                required property var model
                objectName: "file-" + model.id
                width: parent ? parent.width : 0
                title: model.title
                glyph: "sym-hexagon"
                onClicked: page.editor.importBoard(model.id)
            }
        }
    }
}
