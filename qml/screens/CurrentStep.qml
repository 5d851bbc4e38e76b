// SPDX-License-Identifier: Apache-2.0
// The step that is due: the real piece, what to do with it, who gets what, and the button that ends it. "?"
// opens the clause in plain words.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: step

    required property var model
    required property StepsModel steps
    property bool whyOpen: false
    // False if the buttons stand elsewhere, where no long text moves them.
    property bool buttoned: true
    // A question stands below: the step is still to be read from afar, but not the loudest thing.
    property bool asked: false
    readonly property var shares: step.model.shares ?? []
    readonly property color hue: step.model.tone === "danger" ? Theme.dangerText
                               : step.model.tone === "gain" || step.model.tone === "good" ? Theme.goodText : Theme.text
    // In half a panel the buttons' texts need the room of their signs.
    readonly property bool narrow: width < Theme.mm * 68
    signal why(open: bool)
    readonly property var chips: step.model.chips ?? []
    // Chips where the screen has the height; then a list of the same places says nothing new.
    readonly property bool chipped: !narrow && chips.length > 0 && Theme.screenHeight >= Theme.mm * 110
    readonly property bool listed: shares.length === 0 && !(chipped && step.model.items.every(item => step.chips.some(chip => chip.name === item)))

    // In half of a low panel the words need the room of the picture and its margin.
    readonly property bool tight: Theme.low && narrow
    // The height down to the end of the sentence.
    readonly property real sentenceHeight: words.y + sentence.height
    // The clause in plain words, while it is open.
    readonly property Item explanation: clause.item as Item
    // In half of a low panel a long sentence has the room of the picture, too: its last words, which say where, would be
    // below the fold.
    readonly property bool lengthy: tight && run.advanceWidth > 3 * (width - picture.width - Theme.gap)
    Letters { id: run; strong: true; size: Theme.step; text: step.tight ? step.model.sentence : "" }

    implicitHeight: body.height
    height: implicitHeight

    // Moves the focus to the button that ends the step.
    function focusDone() {
        const row = buttons.item as StepButtons
        if (row)
            row.focusDone()
    }

    Column {
        id: body
        width: parent.width
        spacing: Theme.gap

        Item {
            id: what
            width: parent.width
            height: Math.max(picture.visible ? picture.height : 0, tile.visible ? tile.height : 0, words.height)
            // The real piece that the step moves, where there is room for it.
            Rectangle {
                id: tile
                visible: piece.known && step.width > Theme.mm * 56 && !step.asked
                width: Theme.step * 2.4
                height: width
                radius: Theme.radius
                color: Theme.panel
                WoodenPiece {
                    id: piece
                    anchors.fill: parent
                    anchors.margins: Theme.mm * 0.8
                    kind: step.model.glyph
                }
            }
            Glyph {
                id: picture
                visible: !tile.visible && !step.lengthy
                kind: step.model.glyph
                color: step.hue
                width: step.asked || step.tight ? Theme.lead * 1.3 : Theme.step * 1.5
                y: Theme.mm * 0.4
            }
            Column {
                id: words
                x: step.lengthy ? 0 : (tile.visible ? tile.width : picture.width) + (step.tight ? Theme.gap : Theme.pad)
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.mm * 0.6
                Paragraph {
                    id: sentence
                    objectName: "currentSentence"
                    text: step.model.sentence
                    // A season moves no piece: on a low screen the question below it needs the room.
                    size: Theme.low && step.asked && step.model.icon === "season" ? Theme.lead : Theme.step
                    strong: !step.asked
                    Accessible.ignored: true
                }
                Paragraph {
                    // What a season brings is asked for one by one.
                    visible: text.length > 0 && !(Theme.low && step.asked && step.model.icon === "season")
                    text: step.model.detail
                    // In half a panel it is smaller, so that the button below it stays visible.
                    size: step.narrow || step.asked ? Theme.body : Theme.lead
                    color: Theme.textDim
                    Accessible.ignored: true
                }
                Item {
                    id: room
                    visible: step.chipped
                    width: parent.width
                    height: chipRow.height
                }
            }
        }
        OnDemand {
            active: step.shares.length > 0
            sourceComponent: StepShares {
                leftPadding: step.narrow ? 0 : words.x
                given: step.shares
                spoken: step.model.items
                letter: Theme.lead
                worded: true
            }
        }
        Repeater {
            model: step.listed ? step.model.items : []
            Label {
                required property var modelData
                width: step.width
                leftPadding: words.x
                text: modelData
                size: Theme.lead
            }
        }
        OnDemand {
            id: clause
            active: step.whyOpen
            sourceComponent: Column {
                readonly property string text: step.model.clauseTitle + "\n" + step.model.why
                objectName: "whyText"
                Paragraph { objectName: "whyTitle"; text: step.model.clauseTitle; strong: true; color: Theme.hintText }
                Paragraph { text: step.model.why; color: Theme.hintText }
            }
        }
        OnDemand {
            id: buttons
            active: step.buttoned
            sourceComponent: StepButtons {
                steps: step.steps
                clause: step.model.clause
                whyOpen: step.whyOpen
                onWhy: open => step.why(open)
            }
        }
    }
    // Last, so that the keyboard comes to the buttons first.
    Loader {
        id: chipRow
        active: step.chipped
        x: words.x
        y: what.y + words.y + room.y
        width: words.width
        sourceComponent: Flow {
            spacing: Theme.gap
            Repeater {
                model: step.chips
                PlaceChip {
                    required property var modelData
                    place: modelData
                    onClicked: step.steps.pointed(place.place)
                }
            }
        }
    }
}
