// SPDX-License-Identifier: Apache-2.0
// A step that is done, that was only told, or that is still to come, in one line: its tick or its number, what
// it is, and at the right who gets what.
import QtQuick
import Watchfire.Ui

Item {
    id: line

    required property var model
    // 0: it only tells something, so it has its picture and no number.
    property int number: 0
    readonly property bool coming: line.model.state === "coming" && number > 0
    readonly property bool ticked: line.model.state === "done"
    readonly property color ink: ticked ? Theme.textDim : Theme.text
    readonly property color hue: line.model.tone === "danger" ? Theme.dangerText
                               : line.model.tone === "gain" || line.model.tone === "good" ? Theme.goodText : Theme.text
    property real drawn: 1
    onTickedChanged: if (ticked && Theme.motion) drawing.restart()
    NumberAnimation { id: drawing; target: line; property: "drawn"; from: 0; to: 1; duration: 120; easing.type: Easing.OutCubic }
    readonly property var shares: line.model.shares ?? []
    // Places that the step's card shows as chips need no list.
    readonly property var items: ticked || shares.length > 0 || (line.model.chips ?? []).length > 0 ? [] : line.model.items
    readonly property bool spacious: width > Theme.mm * 50
    // What changes stands beside the sentence if both fit on its line.
    readonly property real gained: (changes.item as StepShares)?.natural ?? 0
    readonly property bool beside: shares.length > 0 && whole.advanceWidth + Theme.pad + gained + 2 <= width - sentence.x

    implicitHeight: Math.max(mark.height, sentence.height) + (changes.active && !beside ? changes.height + Theme.mm * 0.6 : 0)

    TextMetrics {
        id: whole
        font: sentence.font
        text: line.shares.length > 0 ? line.model.sentence : ""
    }
    Item {
        id: mark
        width: Math.round(Theme.body * 1.6)
        height: width
        Loader {
            anchors.fill: parent
            active: line.coming
            sourceComponent: Rectangle {
                radius: width / 2
                color: "transparent"
                border.width: Theme.hairline
                border.color: Theme.line
                Word {
                    objectName: "stepNumber"
                    anchors.centerIn: parent
                    text: line.number
                    color: Theme.textDim
                }
            }
        }
        Glyph {
            anchors.centerIn: parent
            visible: !line.coming
            kind: line.ticked ? "check" : line.model.glyph
            color: line.ticked ? Theme.goodText : line.hue
            width: Theme.body * (line.ticked ? 1.4 : 1.2)
            // A step that is just done: its tick comes.
            scale: line.drawn
        }
    }
    Glyph {
        id: picture
        visible: line.coming && line.spacious
        x: mark.width + Theme.mm
        y: (mark.height - height) / 2
        kind: line.model.glyph
        color: line.hue
        width: Theme.body * 1.2
    }
    Paragraph {
        id: sentence
        x: (picture.visible ? picture.x + picture.width : mark.width) + Theme.mm * 1.2
        y: Math.max(0, (mark.height - height) / 2)
        width: line.width - x - (line.beside ? line.gained + Theme.pad : 0)
        text: line.model.sentence
        color: line.ink
        Accessible.ignored: true
    }
    Loader {
        id: changes
        active: line.shares.length > 0 || line.items.length > 0
        x: line.beside ? line.width - line.gained : sentence.x
        y: line.beside ? (mark.height - height) / 2 : sentence.y + sentence.height + Theme.mm * 0.6
        width: line.beside ? Math.ceil(line.gained) : line.width - x
        sourceComponent: line.shares.length > 0 ? gains : list
    }
    Component {
        id: gains
        StepShares {
            given: line.shares
            spoken: line.model.items
            ink: line.ink
        }
    }
    Component {
        id: list
        Column {
            Repeater {
                model: line.items
                Paragraph {
                    required property var modelData
                    text: modelData
                    color: Theme.textDim
                }
            }
        }
    }
}
