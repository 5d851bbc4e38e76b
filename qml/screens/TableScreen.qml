// SPDX-License-Identifier: Apache-2.0
// The table during play: players, board, walls, the Now panel and the bar of actions. Landscape: board
// two thirds; portrait: board above, panel below (screens page, 3).
import QtQml
import QtQuick

Rectangle {
    id: screen

    required property var table
    required property var device
    property int boardTurn: 0
    signal newGame
    signal tower
    signal settings
    signal leave

    readonly property bool portrait: height > width
    readonly property bool acting: table.build.open || table.knight.open || table.correction.open
    property string sheet // "", "history", "menu"

    objectName: "tableScreen"
    color: Theme.ground

    PlayerBar {
        id: players
        readonly property int count: rows * columns
        x: Theme.gap
        y: Theme.gap
        width: corner.x - 2 * Theme.gap
        players: screen.table.players
        columns: screen.portrait && playerCount > 4 ? Math.ceil(playerCount / 2) : Math.max(1, playerCount)
        readonly property int playerCount: counter.count
        cellHeight: columns < playerCount ? Theme.body * 2.4 + Theme.mm : Theme.target
        Instantiator { id: counter; model: screen.table.players; delegate: QtObject { } }
    }
    Row {
        id: corner
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: Theme.gap
        spacing: Theme.gap
        TowerChip {
            device: screen.device
            small: screen.portrait
            onClicked: screen.tower()
        }
        PushButton {
            objectName: "menu"
            glyph: "menu"
            spoken: qsTr("Menu")
            onClicked: screen.sheet = "menu"
        }
    }

    Item {
        id: stage
        readonly property real upper: Math.max(players.y + players.height, corner.y + corner.height) + Theme.gap
        readonly property real panelWidth: Math.max(screen.width * 0.355, 6 * Theme.confirm + 5 * Theme.gap + 2 * Theme.pad)

        x: Theme.gap
        y: upper
        width: screen.portrait ? screen.width - 2 * Theme.gap : screen.width - panelWidth - 3 * Theme.gap
        height: screen.portrait ? (screen.height - upper) * 0.55 : screen.height - upper - bar.height - 2 * Theme.gap

        BoardView {
            id: board
            // Above the walls' notes, so that they do not lie over its magnifier.
            z: 1
            anchors.fill: parent
            board: screen.table.board
            turn: screen.boardTurn
            noteSizes: strip.shapes
            onHeld: {
                screen.table.build.open = false
                screen.table.knight.open = false
                screen.table.correction.open = true
            }
        }
        StateStrip {
            id: strip
            readonly property int count: (walls ? walls.count : 0) + (facts ? facts.count : 0)
            // As one column, two columns, two rows or one row; the board says which leaves it largest.
            readonly property var choices: {
                const seen = []
                for (const columns of [1, 2, 3, Math.ceil(count / 2), count])
                    if (columns > 0 && columns <= count && !seen.includes(columns))
                        seen.push(columns)
                return seen
            }
            readonly property var shapes: choices.map(columns => {
                const rows = Math.ceil(count / columns)
                return Qt.size(columns * (cellSize.width + columnSpacing), rows * (cellSize.height + rowSpacing))
            })
            visible: count > 0 && board.noteIndex >= 0 && !board.moved
            x: board.noteRect.x
            y: board.noteRect.y
            columns: board.noteIndex >= 0 && board.noteIndex < choices.length ? choices[board.noteIndex] : 1
            walls: screen.table.hasWalls ? screen.table.walls : null
            facts: screen.table.strip
        }
        // What must be said over the board: not saved, a passing word.
        Column {
            z: 2
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            width: Math.min(parent.width, Theme.mm * 100)
            spacing: Theme.gap
            Banner {
                objectName: "notSaved"
                visible: screen.table.saveFailed
                glyph: "save"
                danger: true
                text: screen.table.savedText
            }
            Banner {
                objectName: "notice"
                visible: screen.table.notice.length > 0
                text: screen.table.notice
                onVisibleChanged: if (visible) passing.restart()
                onTextChanged: if (visible) passing.restart()
                TapHandler { onTapped: screen.table.dismissNotice() }
                Timer { id: passing; interval: 6000; onTriggered: screen.table.dismissNotice() }
            }
        }
    }

    Row {
        id: bar
        readonly property real room: screen.portrait ? screen.width - 2 * Theme.gap : stage.width
        readonly property bool over: screen.table.mode === Contract.Over
        x: Theme.gap
        y: screen.height - height - Theme.gap
        width: room
        height: Theme.target
        spacing: Theme.gap
        PushButton {
            id: buildButton
            objectName: "build"
            visible: !bar.over
            glyph: "build"
            text: qsTr("Build")
            checkable: true
            checked: screen.table.build.open
            enabled: screen.table.canBuild || screen.table.build.open
            onClicked: { screen.table.knight.open = false; screen.table.correction.open = false; screen.table.build.open = !screen.table.build.open }
        }
        PushButton {
            id: knightButton
            objectName: "knight"
            visible: !bar.over
            glyph: "knight"
            text: qsTr("Knight")
            checkable: true
            checked: screen.table.knight.open
            enabled: screen.table.canKnight || screen.table.knight.open
            onClicked: { screen.table.build.open = false; screen.table.correction.open = false; screen.table.knight.open = !screen.table.knight.open }
        }
        PushButton {
            objectName: "undo"
            glyph: "undo"
            text: screen.table.canUndo ? screen.table.undoTitle : qsTr("Undo")
            spoken: screen.table.canUndo ? qsTr("Undo: %1").arg(screen.table.undoTitle) : qsTr("Undo")
            size: Theme.body
            lines: 2
            width: Math.min(implicitWidth, (bar.width - history.width - (bar.over ? 0 : buildButton.width + knightButton.width + 2 * bar.spacing) - bar.spacing * 2 - redo.width) )
            enabled: screen.table.canUndo
            onClicked: screen.table.undo()
        }
        PushButton {
            id: redo
            objectName: "redo"
            visible: screen.table.canRedo
            width: visible ? implicitWidth : 0
            glyph: "redo"
            spoken: qsTr("Redo: %1").arg(screen.table.redoTitle)
            enabled: screen.table.canRedo
            onClicked: screen.table.redo()
        }
        PushButton {
            id: history
            objectName: "history"
            glyph: "history"
            text: bar.room > Theme.mm * 122 ? qsTr("History") : ""
            spoken: qsTr("History")
            onClicked: screen.sheet = "history"
        }
    }

    NowPanel {
        x: screen.portrait ? Theme.gap : screen.width - width - Theme.gap
        y: screen.portrait ? stage.y + stage.height + Theme.gap : stage.upper
        width: screen.portrait ? screen.width - 2 * Theme.gap : stage.panelWidth
        height: (screen.portrait ? bar.y : screen.height) - y - Theme.gap
        wide: screen.portrait
        boardTurn: screen.boardTurn
        table: screen.table
        device: screen.device
        onNewGame: screen.newGame()
    }

    Loader {
        anchors.fill: parent
        active: screen.sheet.length > 0
        sourceComponent: screen.sheet === "menu" ? menu : history_
    }
    Component {
        id: history_
        HistorySheet { history: screen.table.history; onClosed: screen.sheet = "" }
    }
    Component {
        id: menu
        MenuSheet {
            table: screen.table
            onClosed: screen.sheet = ""
            onCorrect: { screen.sheet = ""; screen.table.build.open = false; screen.table.knight.open = false; screen.table.correction.open = true }
            onTower: { screen.sheet = ""; screen.tower() }
            onSettings: { screen.sheet = ""; screen.settings() }
            onLeave: { screen.sheet = ""; screen.leave() }
        }
    }
    Loader {
        anchors.fill: parent
        active: screen.table.refusal.open
        sourceComponent: Dialog {
            objectName: "refusal"
            title: screen.table.refusal.text
            glyph: "warning"
            Label { width: parent.width; text: screen.table.refusal.clauseText; size: Theme.lead; visible: text.length > 0 }
            Label { width: parent.width; text: screen.table.refusal.clause; color: Theme.textDim; visible: text.length > 0 }
            actions: [
                PushButton {
                    objectName: "dismissRefusal"
                    tone: "primary"
                    text: qsTr("Understood")
                    onClicked: screen.table.refusal.dismiss()
                },
                PushButton {
                    objectName: "anyway"
                    visible: screen.table.refusal.canAnyway
                    text: qsTr("Place it anyway")
                    onClicked: screen.table.refusal.anyway()
                }
            ]
        }
    }
}
