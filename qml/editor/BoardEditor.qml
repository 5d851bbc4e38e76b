// SPDX-License-Identifier: Apache-2.0
// The board editor over the new game page: what to start from, the board itself, files (screens page, 2).
import QtQuick
import Watchfire.Editor

FocusScope {
    id: shell

    required property BoardEditorModel editor

    objectName: "boardEditor"
    Keys.onEscapePressed: {
        if (shell.editor.doubt.length > 0 || shell.editor.problem.length > 0)
            shell.editor.dismiss()
        else
            shell.editor.leave()
    }

    // Taps beside the buttons must not reach the page beneath.
    MouseArea { anchors.fill: parent; Accessible.ignored: true }
    Loader {
        anchors.fill: parent
        focus: true
        sourceComponent: {
            switch (shell.editor.page) {
            case "edit": return paint
            case "files": return files
            case "imported": return imported
            }
            return choose
        }
    }
    Component { id: choose; EditorStart { editor: shell.editor } }
    Component { id: paint; EditorDesk { editor: shell.editor } }
    Component { id: files; EditorFiles { editor: shell.editor } }
    Component { id: imported; EditorImported { editor: shell.editor } }

    Loader {
        anchors.fill: parent
        active: shell.editor.doubt.length > 0 || shell.editor.problem.length > 0
        sourceComponent: Dialog {
            objectName: "editorDialog"
            title: shell.editor.doubt.length > 0 ? shell.editor.doubt : qsTr("That did not work")
            glyph: "warning"
            glyphColor: shell.editor.doubt.length > 0 ? Theme.hintText : Theme.dangerText
            Paragraph { visible: text.length > 0; text: shell.editor.problem; size: Theme.lead }
            actions: [
                PushButton {
                    objectName: "editorYes"
                    visible: shell.editor.doubt.length > 0
                    tone: "danger"
                    text: shell.editor.act
                    onClicked: shell.editor.goOn()
                },
                PushButton {
                    objectName: "editorNo"
                    tone: shell.editor.doubt.length > 0 ? "plain" : "primary"
                    text: shell.editor.doubt.length > 0 ? qsTr("Cancel") : qsTr("Understood")
                    onClicked: shell.editor.dismiss()
                }
            ]
        }
    }
}
