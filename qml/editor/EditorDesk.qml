// SPDX-License-Identifier: Apache-2.0
// The board under construction with its brushes beside it: the quick way through the hexes in reading order,
// or free painting. Problems are listed below and lit on the board.
import QtQuick
import Watchfire.Editor

Page {
    id: page

    required property BoardEditorModel editor
    readonly property bool walking: page.editor.walking.length > 0
    property bool naming: false
    // The faults that are listed: during the walk those of what has been entered.
    property int faulty: 0
    property Item firstFault: null
    readonly property Timer toBrushes: Timer {
        interval: 40 // when the new brushes have their places
        onTriggered: tools.reveal(brushes, hint.height + 2 * tools.spacing)
    }
    function countFaults() {
        let count = 0
        let first = null
        for (let i = 0; i < faults.count; ++i) {
            if ((faults.itemAt(i) as ProblemCard)?.listed) {
                count += 1
                first = first ?? faults.itemAt(i)
            }
        }
        faulty = count
        firstFault = first
    }

    objectName: "editorDesk"
    title: page.editor.title
    onBack: page.editor.leave()
    corner: [
        // On a low screen the faults are below the brushes.
        PushButton {
            objectName: "toProblems"
            visible: page.faulty > 0
            glyph: "warning"
            text: page.faulty
            spoken: qsTr("%n thing(s) to look at", "", page.faulty)
            onClicked: tools.reveal(page.walking ? page.firstFault : verdict, 0)
        },
        PushButton {
            objectName: "editorUndo"
            glyph: "undo"
            text: page.walking ? qsTr("One back") : ""
            spoken: page.walking ? text : qsTr("Undo")
            enabled: page.editor.canUndo
            onClicked: page.editor.undo()
        },
        PushButton {
            objectName: "editorRedo"
            visible: !page.walking
            glyph: "redo"
            spoken: qsTr("Redo")
            enabled: page.editor.canRedo
            onClicked: page.editor.redo()
        },
        PushButton {
            objectName: "saveBoard"
            tone: page.editor.legal ? "primary" : "plain"
            glyph: "save"
            text: page.editor.legal ? qsTr("Save") : qsTr("Save unfinished")
            onClicked: page.naming = true
        }
    ]

    Panel {
        id: look
        width: page.portrait ? parent.width : parent.width * 0.56
        height: page.portrait ? parent.height * 0.46 : parent.height
        BoardView {
            id: boardView
            anchors.fill: parent
            anchors.margins: Theme.pad
            board: page.editor.board
            painting: true
            BrushLayer {
                // Beneath the view's own buttons.
                z: -1
                anchors.fill: parent
                anchors.bottomMargin: boardView.endless ? Theme.target + Theme.gap : 0
                editor: page.editor
                view: boardView
            }
        }
        Banner {
            objectName: "whyNothing"
            x: Theme.pad
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.pad
            width: parent.width - 2 * Theme.pad
            glyph: "warning"
            text: page.editor.whyNothing
            onTapped: page.editor.dismiss()
        }
        // Over the board's edge, for as long as it takes to read it: above the brushes it would push them from
        // under the finger.
        PassingBanner {
            objectName: "editorNotice"
            x: Theme.pad
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.pad
            width: parent.width - 2 * Theme.pad
            glyph: "check"
            text: page.editor.notice
            onTapped: page.editor.dismiss()
            onPassed: page.editor.noticed()
        }
    }
    Scroller {
        id: tools
        objectName: "tools"
        about: page.editor.walking.length > 0
        x: page.portrait ? 0 : look.width + Theme.pad
        y: page.portrait ? look.height + Theme.pad : 0
        width: parent.width - x
        height: parent.height - y

        Heading {
            objectName: "walkTitle"
            visible: page.walking
            text: page.editor.walkTitle
            size: Theme.low ? Theme.lead : Theme.step
        }
        WideButton {
            objectName: "anotherRandom"
            visible: page.editor.random
            tone: "primary"
            glyph: "dice"
            text: qsTr("Another one")
            onClicked: page.editor.anotherRandom()
        }
        // First: whoever left the board unfinished looks for the way on.
        WideButton {
            objectName: visible ? "walk" : ""
            visible: !page.walking && page.editor.canWalk
            glyph: "hand"
            text: qsTr("Enter what is missing, hex by hex")
            onClicked: page.editor.walk()
        }
        Flow {
            id: groups
            // On a small screen two, so that no name is cut.
            readonly property int columns: width > Theme.mm * 70 ? 3 : 2
            readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)
            visible: !page.walking
            width: parent ? parent.width : 0
            spacing: Theme.gap
            Repeater {
                model: page.editor.groups
                PushButton {
                    required property var model
                    objectName: "group-" + model.id
                    width: groups.cell
                    leftPadding: Theme.gap
                    glyph: model.detail
                    text: model.title
                    size: Theme.body
                    alignment: Qt.AlignLeft
                    checked: model.chosen
                    onClicked: {
                        // On a low screen the groups fill the list, and what one of them paints with is below them.
                        if (Theme.low)
                            page.toBrushes.restart()
                        // Last: the groups are made anew.
                        page.editor.group = model.id
                    }
                }
            }
        }
        Paragraph {
            id: hint
            objectName: "hint"
            visible: !page.walking
            text: page.editor.hint
            color: Theme.textDim
        }
        Flow {
            id: brushes
            readonly property bool figures: page.editor.walking === "number" || !page.walking && (page.editor.group === "number" || page.editor.group === "bag")
            readonly property int columns: figures ? Math.min(5, Math.floor((width + spacing) / (Theme.target + spacing))) : width > Theme.mm * 80 ? 3 : 2
            readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)
            width: parent ? parent.width : 0
            spacing: Theme.gap
            Repeater {
                model: page.editor.brushes
                BrushButton {
                    objectName: "brush-" + model.id
                    width: brushes.figures && model.number === 0 ? 2 * brushes.cell + brushes.spacing : brushes.cell
                    height: Math.max(implicitHeight, Theme.confirm * (!page.walking ? 1 : Theme.low ? 1.1 : 1.4))
                    onClicked: page.editor.choose(model.id)
                }
            }
        }
        WideButton {
            objectName: visible ? "toGroups" : ""
            visible: Theme.low && !page.walking
            glyph: "back"
            alignment: Qt.AlignLeft
            text: qsTr("Paint something else")
            onClicked: tools.contentY = 0
        }
        Paragraph {
            visible: page.walking
            text: page.editor.lacksHarbour ? qsTr("One harbour fewer than in the box. Tap the side where it lies.")
                  : page.editor.walking === "harbour" ? qsTr("Does it lie elsewhere? Tap its side on the board.")
                                                    : qsTr("Tap another hex on the board to go on from there.")
            color: Theme.textDim
        }
        WideButton {
            objectName: visible ? "walk" : ""
            visible: page.walking
            glyph: "correct"
            text: qsTr("Paint freely instead")
            onClicked: page.editor.walk()
        }
        Banner {
            id: verdict
            objectName: "verdict"
            visible: !page.walking
            glyph: page.editor.legal && page.faulty === 0 ? "check" : "warning"
            danger: !page.editor.legal
            text: page.editor.legal && page.faulty > 0 ? page.editor.verdict + " " + qsTr("But look at %n thing(s) below.", "", page.faulty) : page.editor.verdict
        }
        Repeater {
            id: faults
            model: page.editor.problems
            onItemAdded: page.countFaults()
            onItemRemoved: page.countFaults()
            ProblemCard {
                listed: !page.walking || model.entered
                onListedChanged: page.countFaults()
                onShown: page.editor.showProblem(model.id)
                onMended: page.editor.mend(model.id)
            }
        }
        WideButton {
            objectName: "showImport"
            visible: !page.walking && page.editor.importedFrom.length > 0
            glyph: "question"
            alignment: Qt.AlignLeft
            text: qsTr("What came from the file")
            onClicked: page.editor.page = "imported"
        }
        WideButton {
            objectName: "openFiles"
            visible: !page.walking
            glyph: "link"
            alignment: Qt.AlignLeft
            text: qsTr("Export this board")
            onClicked: page.editor.page = "files"
        }
    }

    Loader {
        parent: page
        anchors.fill: parent
        active: page.naming
        sourceComponent: Dialog {
            objectName: "boardNameDialog"
            tall: true
            title: qsTr("What is this board called?")
            Paragraph { visible: !Theme.low; text: page.editor.verdict; color: Theme.textDim }
            NameField { objectName: "typedBoardName"; width: parent ? parent.width : 0; keyboard: keys }
            Paragraph {
                objectName: "nameTaken"
                visible: !page.editor.nameIsFree(keys.text)
                text: keys.text.trim().length === 0 ? qsTr("It needs a name.") : qsTr("Another board has this name.")
                color: Theme.dangerText
            }
            NameKeyboard {
                id: keys
                objectName: "boardKeyboard"
                width: parent ? parent.width : 0
                limit: 30
                text: page.editor.title
                doneText: qsTr("Save")
                onAccepted: {
                    if (!page.editor.nameIsFree(text))
                        return
                    page.naming = false
                    page.editor.save(text)
                }
            }
            actions: PushButton { objectName: "closeName"; glyph: "close"; text: qsTr("Cancel"); onClicked: page.naming = false }
        }
    }
}
