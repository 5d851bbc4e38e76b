// SPDX-License-Identifier: Apache-2.0
// Boards as files for other tables: to and from the documents folder and drives.
import QtQuick
import Watchfire.Editor

Page {
    id: page

    required property BoardEditorModel editor

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
        DrivePlaces { drives: page.editor }
        Paragraph { text: qsTr("Export"); size: Theme.lead; strong: true }
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
        Paragraph { text: qsTr("Import"); size: Theme.lead; strong: true }
        Paragraph { visible: found.count === 0; text: qsTr("There is no board file (.json or .game)."); color: Theme.textDim }
        Repeater {
            id: found
            model: page.editor.files
            ChoiceCard {
                required property var model
                objectName: "file-" + model.id
                title: model.title
                glyph: "sym-hexagon"
                onClicked: page.editor.importBoard(model.id)
            }
        }
    }
}
