// SPDX-License-Identifier: Apache-2.0
// The scenario's state at a glance: the walls with owner, level as towers, riders, and which sums would
// breach them; storm, flood, raiders, tokens, counters and duties as a title, a value and a line below. It is
// placed where the board leaves room (BoardPicture.noteRect), so it never hides a hex.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Grid {
    id: strip

    required property WallsModel walls
    required property StripModel facts
    property real cellWidth: cellSize.width
    property real cellHeight: cellSize.height
    // The smallest size of a cell; the board compares the possible shapes.
    readonly property size cellSize: Qt.size(leastWidth,
                                           Math.ceil(Theme.body * 1.3 * (1 + detailLines) + Theme.mm * 2))
    readonly property real leastWidth: Math.ceil(Theme.body * (factCount > 0 ? 11.6 : 9.2))
    readonly property int factCount: facts ? facts.count : 0
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
        model: strip.walls
        Panel {
            id: cell
            required property var model
            readonly property string danger: cell.model.danger
            readonly property color hue: danger === "breach" ? Theme.dangerText
                                       : danger === "warn" ? Theme.hintText
                                       : danger === "secure" ? Theme.goodText : Theme.text

            objectName: "wall-" + cell.model.wall
            width: strip.cellWidth
            height: strip.cellHeight
            color: danger === "breach" ? Theme.dangerSurface : Theme.panel
            Accessible.role: Accessible.StaticText
            Accessible.name: [cell.model.title, cell.model.levelText, cell.model.ridersText, cell.model.verdict].join(", ")

            Rectangle {
                width: Theme.mm * 1.1
                height: parent.height
                radius: width / 2
                color: cell.hue
            }
            PlayerSymbol {
                id: sign
                x: Theme.mm * 2.2
                y: top.y + (top.height - height) / 2
                visible: cell.model.symbol.length > 0
                colour: cell.model.colour
                symbol: cell.model.symbol
            }
            Row {
                id: top
                x: sign.x + sign.width + Theme.mm * 0.8
                y: Theme.mm * 0.7
                spacing: Theme.mm * 0.8
                Label { text: cell.model.wall; strong: true; wrapMode: Text.NoWrap; Accessible.ignored: true }
                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.mm * 0.35
                    Repeater {
                        model: 5
                        Rectangle {
                            required property int index
                            readonly property bool stands: index < cell.model.level
                            width: Theme.body * 0.44
                            height: stands ? Theme.body * 0.88 : Theme.body * 0.3
                            anchors.bottom: parent ? parent.bottom : undefined
                            color: stands ? Theme.text : Theme.line
                        }
                    }
                }
                Glyph {
                    kind: "rider"
                    color: Theme.text
                    width: Theme.body
                    height: width
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label { text: cell.model.riders; strong: true; wrapMode: Text.NoWrap; Accessible.ignored: true }
            }
            Label {
                x: Theme.mm * 2.2
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.mm * 0.6
                width: parent.width - x - Theme.mm * 0.6
                text: cell.model.verdict
                color: cell.hue
                strong: true
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.body * 0.8
                Accessible.ignored: true
            }
        }
    }

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
            width: strip.cellWidth
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
                height: width
            }
            Row {
                id: upper
                readonly property bool lone: fact.model.detail.length === 0
                x: picture.x + picture.width + (picture.visible ? Theme.mm * 0.8 : 0)
                y: lone ? (fact.height - height) / 2 : Theme.mm * 0.7
                width: fact.width - x - Theme.mm
                spacing: Theme.mm
                Label { id: title; text: fact.model.title; color: Theme.textDim; wrapMode: Text.NoWrap; Accessible.ignored: true }
                Label {
                    width: parent.width - title.width - parent.spacing
                    text: fact.model.value
                    strong: true
                    color: fact.hue
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.body * 0.8
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }
            }
            FontMetrics {
                id: letters
                font: title.font
            }
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
