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
    onEndTurn: if (table.canEndTurn) table.endTurn()
    onEscaped: openOnly(null)
    arena: board
    hasPanel: table.build.open || table.knight.open || table.correction.open

    // Beside the board lie the buttons and, if there are any, the facts that have no place on it.
    floating: !portrait && !lying
    giveWay: table.board.hasCandidate
    toolsShape: board.noteIndexes.length > 0 ? board.noteIndexes[0] : 1
    toolsPlace: board.noteRects.length > 0 ? board.noteRects[0] : Qt.rect(0, board.height - toolSizes[1].height, toolSizes[1].width, toolSizes[1].height)

    BoardView {
        id: board
        // Above the facts, so that they do not cover its magnifier.
        z: 1
        anchors.fill: parent
        board: screen.table.board
        ahead: screen.ahead
        croppable: true
        turn: screen.boardTurn
        readerTurn: screen.panelTurn
        // While the panel is away the board has all the room.
        noteSizes: screen.panelAway ? [] : (screen.floating ? [screen.toolSizes] : []).concat(strip.count > 0 ? [strip.shapes] : [])
        risk: screen.risk
        // Lights belong to the current step; players who answer early may still tap.
        // Nothing is lit beneath a sheet, where nothing can be tapped.
        offers: screen.sheet.length === 0
                && (screen.table.steps.left === 0 || screen.hasPanel || screen.table.mode === TableModel.Founding || screen.table.board.hasCandidate)
        onHeld: (x, y) => {
            screen.openOnly(screen.table.correction)
            screen.table.correction.chooseAt(x, y)
        }
    }
    StateStrip {
        id: strip
        readonly property int count: facts ? facts.count : 0
        // As one column, two columns, two rows or one row.
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
        readonly property int note: board.noteSizes.length - 1
        readonly property rect place: board.noteRects.length > note && note >= 0 ? board.noteRects[note] : Qt.rect(0, 0, 0, 0)
        visible: count > 0 && place.width > 0 && !board.moved && !screen.panelAway
        // Over the outer sea, but below the magnifier.
        z: screen.table.board.hasCandidate ? 0 : 2
        x: place.x
        y: place.y
        columns: place.width > 0 ? choices[board.noteIndexes[note]] ?? 1 : 1
        facts: screen.table.strip
        compact: board.picture.partly
        wordy: board.width > Theme.mm * 100
    }
    // The walls are read on the board; this tells a screen reader about them, in their order.
    Repeater {
        model: screen.table.hasWalls ? screen.table.walls : null
        Item {
            required property var model
            readonly property point spot: board.picture.toPixels(model.cx, model.cy, board.picture.layout)
            objectName: "wall-" + model.wall
            x: spot.x - 1
            y: spot.y - 1
            width: 2
            height: 2
            Accessible.role: Accessible.StaticText
            Accessible.name: [model.title, model.levelText, model.riders > 0 ? model.ridersText : "", model.verdict].filter(words => words.length > 0).join(", ")
        }
    }

    CardFlight {
        id: flight
        parent: screen
        anchors.fill: parent
        picture: board.picture
        players: screen.playerBar
    }
    Connections {
        target: screen.table.steps
        // After the dice have fallen.
        function onHandedOut(shares, ticked) { flight.start(shares, ticked ? 0 : 480) }
    }

    tools: [
        PushButton {
            objectName: "build"
            width: screen.floating ? screen.tile.width : implicitWidth
            height: screen.floating ? screen.tile.height : screen.barHeight
            stacked: screen.floating
            turn: screen.panelTurn
            glyph: "build"
            text: (screen.floating ? !screen.wordless : screen.wordyBar) ? qsTr("Build") : ""
            spoken: qsTr("Build")
            checkable: true
            checked: screen.table.build.open
            enabled: screen.table.canBuild || screen.table.build.open
            onClicked: screen.openOnly(screen.table.build.open ? null : screen.table.build)
        },
        PushButton {
            objectName: "card"
            width: screen.floating ? screen.tile.width : implicitWidth
            height: screen.floating ? screen.tile.height : screen.barHeight
            stacked: screen.floating
            turn: screen.panelTurn
            glyph: "card"
            text: (screen.floating ? !screen.wordless : screen.wordyBar) ? qsTr("Card") : ""
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
