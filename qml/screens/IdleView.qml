// SPDX-License-Identifier: Apache-2.0
// The calm view of a running game that nobody has touched for a while (screens page, 1): dark in both themes,
// whose turn, points, a small picture. Once a minute everything moves by a few millimetres, against burn-in;
// between two moves nothing is drawn. Any touch or key leads back, and presses nothing beneath.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Rectangle {
    id: view

    required property TableModel table
    property int boardTurn: 0
    // Milliseconds between two moves, and how often it has moved.
    property int moveEvery: 60000
    property int moves: 0
    signal woken

    readonly property bool portrait: height > width
    readonly property bool powder: table.scenario === "black-powder"
    readonly property color ink: "#c3cbd2"
    readonly property color faint: "#93a0ab"
    // Its offsets in millimetres from the middle: consecutive ones are never close to each other.
    readonly property var places: [[0, 0], [3, -2], [-3, 2], [2, 3], [-2, -3], [3, 1], [-3, -1], [0, 3], [1, -3]]
    readonly property var place: places[moves % places.length]
    readonly property real margin: Theme.mm * 6

    objectName: "idleView"
    color: "#07090b"
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
        id: content
        objectName: "idleContent"
        x: Math.round(view.margin + view.place[0] * Theme.mm)
        y: Math.round(view.margin + view.place[1] * Theme.mm)
        width: view.width - 2 * view.margin
        height: view.height - 2 * view.margin

        Item {
            id: scene
            width: view.portrait ? parent.width : Math.round(parent.width * 0.55)
            height: view.portrait ? Math.round(parent.height * 0.45) : parent.height
            opacity: 0.45

            BoardPicture {
                objectName: "idlePicture"
                anchors.centerIn: parent
                width: Math.round(parent.width * 0.85)
                height: Math.round(parent.height * 0.85)
                visible: !view.powder
                board: visible ? view.table.board : null
                turn: view.boardTurn
                dark: true
                family: Theme.family
                hues: Theme.pieceHues
            }
            Row {
                id: walls
                objectName: "idleWalls"
                visible: view.powder
                anchors.centerIn: parent
                width: Math.round(parent.width * 0.9)
                spacing: Theme.pad
                Repeater {
                    model: view.powder ? view.table.powder.sections : null
                    Column {
                        id: section
                        required property var model
                        width: Math.floor((walls.width - 2 * walls.spacing) / 3)
                        spacing: Theme.gap
                        opacity: section.model.inPlay ? 1 : 0.4
                        Paragraph { text: section.model.title; size: Theme.lead; color: view.ink; horizontalAlignment: Text.AlignHCenter; Accessible.ignored: true }
                        Repeater {
                            model: 3
                            Rectangle {
                                required property int index
                                width: section.width
                                height: Theme.mm * 5
                                radius: Theme.radius
                                color: 3 - index <= section.model.level ? view.ink : "transparent"
                                border.width: Theme.hairline
                                border.color: view.ink
                            }
                        }
                        Paragraph { text: section.model.verdictText; size: Theme.lead; color: view.ink; horizontalAlignment: Text.AlignHCenter; Accessible.ignored: true }
                    }
                }
            }
        }

        Column {
            id: words
            x: view.portrait ? 0 : scene.width + Theme.pad
            width: parent.width - x
            y: view.portrait ? scene.height + Theme.pad : Math.max(0, Math.round((parent.height - height) / 2))
            spacing: Theme.pad
            Paragraph {
                id: headline
                objectName: "idleHeadline"
                text: view.table.mode === TableModel.Over ? view.table.end.headline
                    : view.table.turnName.length > 0 ? qsTr("%1's turn").arg(view.table.turnName) : view.table.headline
                size: Theme.title
                color: view.ink
            }
            Paragraph {
                visible: text.length > 0
                text: view.powder ? view.table.powder.yearText : ""
                size: Theme.lead
                color: view.faint
            }
            Column {
                width: parent.width
                spacing: Theme.gap
                Repeater {
                    model: view.table.players
                    Item {
                        id: row
                        required property var model
                        width: parent ? parent.width : 0
                        height: name.height
                        PlayerSymbol {
                            id: sign
                            colour: row.model.colour
                            symbol: row.model.symbol
                            outline: "#f6f1e7"
                            opacity: 0.7
                            anchors.verticalCenter: parent.verticalCenter
                        }
                        Label {
                            id: name
                            x: sign.width + Theme.pad
                            width: points.x - x - Theme.gap
                            text: row.model.name
                            size: Theme.step
                            strong: row.model.turn
                            color: row.model.turn ? view.ink : view.faint
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                        Label {
                            id: points
                            x: parent.width - width - Theme.pad
                            text: row.model.points < 0 ? "" : row.model.points
                            size: Theme.step
                            strong: row.model.turn
                            color: row.model.turn ? view.ink : view.faint
                            wrapMode: Text.NoWrap
                            Accessible.ignored: true
                        }
                    }
                }
            }
            Paragraph { text: qsTr("Touch the screen to go on."); color: view.faint }
        }
    }
}
