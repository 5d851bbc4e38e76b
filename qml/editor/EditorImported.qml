// SPDX-License-Identifier: Apache-2.0
// What an imported board has of its file, and what it could not keep. The page stays until somebody goes on.
import QtQuick
import Watchfire.Editor

Page {
    id: page

    required property BoardEditorModel editor

    objectName: "editorImported"
    title: qsTr("Imported from %1").arg(page.editor.importedFrom)
    onBack: page.editor.leave()

    Scroller {
        width: parent.width
        height: parent.height - seen.height - Theme.gap

        Banner {
            objectName: "importVerdict"
            glyph: page.editor.legal ? "check" : "warning"
            danger: !page.editor.legal
            text: page.editor.verdict
        }
        Heading { text: qsTr("On the board now") }
        Repeater {
            model: page.editor.importTaken
            GlyphLine { required property string modelData; glyph: "check"; text: modelData }
        }
        Heading {
            objectName: "importLeft"
            visible: page.editor.importLeft.length > 0
            text: qsTr("In the file, but not on the board")
        }
        Repeater {
            model: page.editor.importLeft
            GlyphLine { required property string modelData; glyph: "warning"; text: modelData }
        }
    }
    WideButton {
        id: seen
        objectName: "importSeen"
        anchors.bottom: parent.bottom
        tone: "primary"
        glyph: "next"
        text: qsTr("On to the board")
        onClicked: page.editor.leave()
    }
}
