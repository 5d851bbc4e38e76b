// SPDX-License-Identifier: Apache-2.0
// What of the scenario's state has no place on the board: storm, flood, raiders, tokens, counters and duties as a
// title, a value and a line below. It is placed where the board leaves room (BoardPicture.noteRects), so it
// never hides a hex.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Grid {
    id: strip

    required property StripModel facts
    // One line for each: a screen reader still tells the rest.
    property bool compact: false
    // Whether its words have room beside their glyphs.
    property bool wordy: true
    property real cellWidth: cellSize.width
    property real cellHeight: cellSize.height
    // The smallest size of a cell; the board compares the possible shapes.
    readonly property size cellSize: Qt.size(leastWidth,
                                           Math.ceil(Theme.body * 1.3 * (compact ? 1 : 1 + detailLines) + Theme.mm * (compact ? 1 : 2)))
    readonly property real leastWidth: Math.ceil(Theme.body * (compact ? 9.6 : 11.6))
    // If a detail does not fit on one line, all cells get as many lines as the longest needs.
    readonly property int detailLines: {
        let most = 1
        for (let i = 0; i < factCells.count; ++i)
            most = Math.max(most, linesOf(factCells.itemAt(i)))
        return most
    }
    function linesOf(cell: var): int {
        return cell ? cell.lines : 1
    }

    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Repeater {
        id: factCells
        model: strip.facts
        Panel {
            id: fact
            required property var model
            required property int index
            // "danger" is red, "warn" amber; anything else means no danger.
            readonly property string danger: fact.model.danger
            // Words are not broken, so up to a fifth of two lines may stay empty.
            readonly property int lines: {
                const full = letters.advanceWidth(fact.model.detail) * 0.8 / (strip.leastWidth - detail.x - Theme.mm)
                return upper.lone || full <= 1 ? 1 : full <= 1.6 ? 2 : 3
            }
            readonly property color hue: danger === "danger" ? Theme.dangerText : danger === "warn" ? Theme.hintText
                                       : danger === "good" ? Theme.goodText : Theme.text

            objectName: "fact-" + fact.model.kind + "-" + fact.index
            // One line is as wide as its words.
            width: strip.compact ? Math.ceil(upper.x + (title.visible ? title.width + upper.spacing : 0) + worth.advanceWidth + Theme.mm * 2) : strip.cellWidth
            height: strip.cellHeight
            color: danger === "danger" ? Theme.dangerSurface : Theme.panel
            Accessible.role: Accessible.StaticText
            Accessible.name: [fact.model.title, fact.model.value, fact.model.detail].filter(words => words.length > 0).join(", ")

            Rectangle {
                width: Theme.mm * 1.1
                height: parent.height
                radius: width / 2
                color: fact.hue
            }
            Glyph {
                id: picture
                x: Theme.mm * 2.2
                y: upper.y + (upper.height - height) / 2
                visible: fact.model.glyph.length > 0
                kind: fact.model.glyph
                color: Theme.text
                width: visible ? Math.round(Theme.body * 1.1) : 0
            }
            Row {
                id: upper
                readonly property bool lone: strip.compact || fact.model.detail.length === 0
                x: picture.x + picture.width + (picture.visible ? Theme.mm * 0.8 : 0)
                y: lone ? (fact.height - height) / 2 : Theme.mm * 0.7
                width: fact.width - x - Theme.mm
                spacing: Theme.mm
                Word { id: title; visible: !strip.compact || !picture.visible || strip.wordy; text: fact.model.title; color: Theme.textDim }
                Word {
                    width: parent.width - (title.visible ? title.width + parent.spacing : 0)
                    text: fact.model.value
                    strong: true
                    color: fact.hue
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.body * 0.8
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignRight
                }
            }
            FontMetrics {
                id: letters
                font: title.font
            }
            Letters { id: worth; strong: true; text: fact.model.value }
            Label {
                id: detail
                x: Theme.mm * 2.2
                y: upper.y + upper.height
                width: parent.width - x - Theme.mm
                height: parent.height - y - Theme.mm * 0.6
                visible: !upper.lone
                text: fact.model.detail
                color: Theme.textDim
                wrapMode: fact.lines > 1 ? Text.WordWrap : Text.NoWrap
                fontSizeMode: fact.lines > 1 ? Text.Fit : Text.HorizontalFit
                minimumPixelSize: Theme.body * 0.8
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
