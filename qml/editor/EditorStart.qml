// SPDX-License-Identifier: Apache-2.0
// The starting point: a board, and what to do with it. The quick way comes first: the board on the table,
// tile by tile.
import QtQuick
import Watchfire.Editor
import Watchfire.Ui

Page {
    id: page

    required property BoardEditorModel editor

    objectName: "editorStart"
    title: page.editor.ofAllGames ? qsTr("Own boards") : qsTr("A board for: %1").arg(page.editor.scenarioTitle)
    onBack: page.editor.leave()

    Panel {
        id: look
        width: page.portrait ? parent.width : parent.width * 0.42
        height: page.portrait ? parent.height * 0.34 : parent.height
        BoardPicture {
            anchors.fill: parent
            anchors.margins: Theme.pad
            board: page.editor.board
            dark: Theme.dark
            family: Theme.family
            hues: Theme.pieceHues
        }
    }
    Scroller {
        x: page.portrait ? 0 : look.width + Theme.pad
        y: page.portrait ? look.height + Theme.pad : 0
        width: parent.width - x
        height: parent.height - y

        ChoiceCard {
            objectName: "resumeBoard"
            visible: page.editor.unsavedTitle.length > 0
            glyph: "begin"
            title: qsTr("Go on with %1").arg(page.editor.unsavedTitle)
            detail: qsTr("It was being changed when the program ended, and is not saved yet.")
            chosen: true
            onClicked: page.editor.resume()
        }
        ChoiceCard {
            objectName: "startEmpty"
            glyph: "hand"
            readonly property string unfinished: page.editor.unfinishedTitle
            title: unfinished ? qsTr("Go on with %1").arg(unfinished) : qsTr("Tile by tile")
            detail: unfinished ? qsTr("Hex by hex: enter what is still missing.") : qsTr("Enter what lies on your table, hex by hex: first the terrain, then the numbers.")
            onClicked: page.editor.startEmpty()
        }
        ChoiceCard {
            objectName: "startCopy"
            visible: !page.editor.wasWalked
            glyph: "correct"
            title: page.editor.ownChosen ? qsTr("Change it") : qsTr("Change a copy")
            detail: qsTr("Paint terrain, numbers, harbours and all the rest.")
            onClicked: page.editor.startCopy()
        }
        ChoiceCard {
            objectName: "startRandom"
            glyph: "dice"
            title: qsTr("Random board")
            detail: qsTr("Shuffled, with no two red numbers side by side.")
            onClicked: page.editor.startRandom()
        }
        ChoiceCard {
            objectName: "openFiles"
            glyph: "save"
            title: qsTr("Import or export")
            detail: qsTr("Boards from a drive, also maps of the program Pioneers.")
            onClicked: page.editor.page = "files"
        }
        Heading {
            text: qsTr("Start from")
        }
        Repeater {
            model: page.editor.sources
            RowCard {
                objectName: "source-" + model.id
                glyph: "sym-hexagon"
                onClicked: page.editor.chooseSource(model.id)
            }
        }
        PushButton {
            objectName: "deleteBoard"
            visible: page.editor.ownChosen
            tone: "danger"
            glyph: "bin"
            text: qsTr("Delete this board")
            onClicked: page.editor.remove()
        }
    }
}
