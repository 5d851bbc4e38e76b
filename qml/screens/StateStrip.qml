// SPDX-License-Identifier: Apache-2.0
// The walls at a glance: owner, level as towers, riders, and which sums would breach it. Lies where the
// board leaves room (BoardPicture.noteRect), so it never hides a hex.
import QtQuick
import Watchfire.Ui

Grid {
    id: strip

    required property var walls
    property real cellWidth: cellSize.width
    property real cellHeight: cellSize.height
    // How large a cell has to be; the board weighs the shapes it could take.
    readonly property size cellSize: Qt.size(Math.ceil(Theme.body * 9.2), Math.ceil(Theme.body * 1.3 * 2 + Theme.mm * 2))

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
}
