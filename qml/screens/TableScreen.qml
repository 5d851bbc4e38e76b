// SPDX-License-Identifier: Apache-2.0
// The table of a hex game during play: board and walls in the frame that all tables share.
import QtQuick
import Watchfire.App

TableFrame {
    id: screen

    required property RiskModel risk
    property int boardTurn: 0
    // In a narrow bar undo needs room for its text.
    readonly property bool wordyBar: barWidth > Theme.mm * 100

    // Opens one of the panels in the Now panel's place, or none.
    function openOnly(panel) {
        for (const other of [table.build, table.knight, table.correction])
            other.open = other === panel
    }

    onCorrect: openOnly(table.correction)
    onBuild: if (table.canBuild || table.build.open) openOnly(table.build.open ? null : table.build)
    onCard: if (table.canKnight || table.knight.open) openOnly(table.knight.open ? null : table.knight)
    onEscaped: openOnly(null)
    hasPanel: table.build.open || table.knight.open || table.correction.open

    BoardView {
        id: board
        // Above the walls' notes, so that they do not cover its magnifier.
        z: 1
        anchors.fill: parent
        board: screen.table.board
        turn: screen.boardTurn
        readerTurn: screen.panelTurn
        noteSizes: strip.shapes
        risk: screen.risk
        // Lights belong to the current step; players who answer early may still tap.
        offers: screen.table.steps.left === 0 || screen.hasPanel || screen.table.mode === TableModel.Founding || screen.table.board.hasCandidate
        onHeld: (x, y) => {
            screen.openOnly(screen.table.correction)
            screen.table.correction.chooseAt(x, y)
        }
    }
    StateStrip {
        id: strip
        readonly property int count: (walls ? walls.count : 0) + (facts ? facts.count : 0)
        // As one column, two columns, two rows or one row; the board chooses the one that leaves it largest.
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

    tools: [
        PushButton {
            objectName: "build"
            height: screen.barHeight
            turn: screen.panelTurn
            glyph: "build"
            text: screen.wordyBar ? qsTr("Build") : ""
            spoken: qsTr("Build")
            checkable: true
            checked: screen.table.build.open
            enabled: screen.table.canBuild || screen.table.build.open
            onClicked: screen.openOnly(screen.table.build.open ? null : screen.table.build)
        },
        PushButton {
            objectName: "card"
            height: screen.barHeight
            turn: screen.panelTurn
            glyph: "card"
            text: screen.wordyBar ? qsTr("Card") : ""
            spoken: qsTr("Play a development card")
            checkable: true
            checked: screen.table.knight.open
            enabled: screen.table.canKnight || screen.table.knight.open
            onClicked: screen.openOnly(screen.table.knight.open ? null : screen.table.knight)
        }
    ]
    panel: NowPanel {
        wide: screen.panelWide
        boardTurn: screen.boardTurn
        table: screen.table
        risk: screen.risk
        device: screen.device
        voice: screen.voice
        onNewGame: screen.newGame()
        onStatistics: save => screen.openStatistics(save)
    }
}
