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

    PassingBanner {
        id: told
        objectName: "editorNotice"
        z: 1
        anchors.bottom: parent.bottom
        glyph: "check"
        text: page.editor.notice
        onTapped: page.editor.noticed()
        onPassed: page.editor.noticed()
    }
    Scroller {
        anchors.fill: parent
        anchors.bottomMargin: told.visible ? told.height + Theme.gap : 0
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
            RowCard {
                objectName: "file-" + model.id
                glyph: "sym-hexagon"
                onClicked: page.editor.importBoard(model.id)
            }
        }
    }
}
