// SPDX-License-Identifier: Apache-2.0
// The calm view of a running game that nobody has touched for a while (screens page, 1): the night landscape with one
// beacon, in both themes, whose turn, names and points, to be read from three metres. Once a minute everything moves
// by 24 pixels of the tablet, against burn-in; between two moves nothing is drawn. Any touch or key leads back, and
// presses nothing beneath.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Rectangle {
    id: view

    required property TableModel table
    // Milliseconds between two moves, and how often it has moved.
    property int moveEvery: 60000
    property int moves: 0
    signal woken

    readonly property bool powder: table.scenario === "black-powder"
    // How far it moves: 24 pixels on the tablet.
    readonly property int far: Math.round(Theme.mm * 4)
    // Its offsets from the middle, one step to a neighbour at a time: all nine places in turn.
    readonly property var places: [[0, 0], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]]
    readonly property var place: places[moves % places.length]
    // A capital of 6 mm is read from three metres; on a small screen what fits.
    readonly property int letter: Math.round(Math.min(6 * Theme.capital, (height - 4 * far) / 9))
    readonly property real line: letter * 1.42
    readonly property int columns: rows.count > 4 && width > height ? 2 : 1

    objectName: "idleView"
    color: Theme.nightInk
    clip: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Back to the game")
    Accessible.description: headline.text
    Accessible.onPressAction: view.woken()

    Timer {
        interval: view.moveEvery
        running: true
        repeat: true
        onTriggered: view.moves += 1
    }
    // The program takes the touch before any item; this is for presses without a touch.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onPressed: view.woken()
        onWheel: view.woken()
    }

    Item {
        objectName: "idleContent"
        x: Math.round(view.place[0] * view.far)
        y: Math.round(view.place[1] * view.far)
        width: view.width
        height: view.height

        // Larger than the screen, so that no edge shows when it moves; upright, there is more sky above it.
        NightLandscape {
            objectName: "idleLandscape"
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: -view.far
            height: Math.min(parent.height + 2 * view.far, width * 0.87)
            fires: 1
            // On a low screen the names would lie on the flame, so it burns on the other side.
            transform: Scale { xScale: Theme.low ? -1 : 1; origin.x: view.width / 2 + view.far }
        }
        Column {
            id: words
            objectName: "idleWords"
            x: view.far * 2
            y: view.far * 2
            width: parent.width - 2 * x
            spacing: Math.round(view.letter * 0.3)
            Paragraph {
                id: headline
                objectName: "idleHeadline"
                text: view.table.mode === TableModel.Over ? view.table.end.headline
                    : view.table.turnName.length > 0 ? qsTr("%1's turn").arg(view.table.turnName) : view.table.headline
                size: view.letter
                strong: true
                color: Theme.nightText
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.lead
                elide: Text.ElideRight
            }
            Grid {
                id: people
                readonly property real cell: Math.min((width - (columns - 1) * columnSpacing) / columns, view.letter * 13)
                width: parent.width
                columns: view.columns
                columnSpacing: view.far * 3
                flow: Grid.TopToBottom
                rows: Math.ceil(rows.count / columns)
                Repeater {
                    id: rows
                    model: view.table.players
                    Item {
                        id: row
                        required property var model
                        width: people.cell
                        height: view.line
                        PlayerDisc {
                            id: sign
                            colour: row.model.colour
                            symbol: row.model.symbol
                            width: view.letter * 1.1
                            anchors.verticalCenter: parent.verticalCenter
                        }
                        Word {
                            x: sign.width + view.letter * 0.5
                            width: points.x - x - Theme.gap
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.model.name
                            size: view.letter
                            strong: row.model.turn
                            color: row.model.turn || Theme.low ? Theme.nightText : Theme.nightDim
                            elide: Text.ElideRight
                        }
                        Word {
                            id: points
                            objectName: "idlePoints-" + row.model.player
                            x: parent.width - width
                            anchors.verticalCenter: parent.verticalCenter
                            text: row.model.points < 0 ? "" : row.model.points
                            size: view.letter
                            strong: true
                            color: row.model.turn || Theme.low ? Theme.nightText : Theme.nightDim
                        }
                    }
                }
            }
            Paragraph {
                objectName: "idleYear"
                visible: text.length > 0
                text: view.powder ? view.table.powder.yearText : ""
                size: Theme.step
                color: Theme.nightDim
            }
        }
        Label {
            x: words.x
            anchors.bottom: parent.bottom
            anchors.bottomMargin: view.far * 2
            width: words.width
            text: qsTr("Touch the screen to go on.")
            size: Theme.lead
            color: Theme.nightDim
            style: Text.Outline
            styleColor: Theme.nightInk
        }
    }
}
