// SPDX-License-Identifier: Apache-2.0
// What every table screen has around its board: players, tower, menu, the Now panel's place, the bar with undo,
// redo and history, what must be said over the board, a refused command. Landscape: board two thirds;
// portrait: board above, panel below (screens page, 3).
import QtQml
import QtQuick

Rectangle {
    id: frame

    required property var table
    required property var device
    // What speaks; null where nothing does.
    property var voice: null
    // The game's own buttons, left in the bar.
    property alias tools: tools.data
    property bool withTools: true
    // The Now panel.
    property Component panel: null
    // A sheet of the game's own, with its name.
    property Component ownSheet: null
    property bool rolls: true
    default property alias items: content.data
    signal newGame
    signal tower
    signal settings
    signal leave
    signal correct

    readonly property bool portrait: height > width
    readonly property real barWidth: bar.width
    property string sheet // "", "history", "menu", "own", "statistics"
    property bool savePicture: false

    // The page of statistics; `save`: and the summary as a picture at once.
    function openStatistics(save) {
        frame.savePicture = save
        frame.sheet = "statistics"
    }

    objectName: "tableScreen"
    color: Theme.ground

    PlayerBar {
        id: players
        readonly property int count: rows * columns
        x: Theme.gap
        y: Theme.gap
        width: corner.x - 2 * Theme.gap
        players: frame.table.players
        columns: frame.portrait && playerCount > 4 ? Math.ceil(playerCount / 2) : Math.max(1, playerCount)
        readonly property int playerCount: counter.count
        cellHeight: columns < playerCount ? Theme.body * 2.4 + Theme.mm : Theme.target
        Instantiator { id: counter; model: frame.table.players; delegate: QtObject { } }
    }
    Row {
        id: corner
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: Theme.gap
        spacing: Theme.gap
        TowerChip {
            device: frame.device
            small: frame.portrait
            onClicked: frame.tower()
        }
        PushButton {
            objectName: "menu"
            glyph: "menu"
            spoken: qsTr("Menu")
            onClicked: frame.sheet = "menu"
        }
    }

    Item {
        id: stage
        readonly property real upper: Math.max(players.y + players.height, corner.y + corner.height) + Theme.gap
        readonly property real panelWidth: Math.max(frame.width * 0.355, 6 * Theme.confirm + 5 * Theme.gap + 2 * Theme.pad)

        x: Theme.gap
        y: upper
        width: frame.portrait ? frame.width - 2 * Theme.gap : frame.width - panelWidth - 3 * Theme.gap
        height: frame.portrait ? (frame.height - upper) * 0.55 : frame.height - upper - bar.height - 2 * Theme.gap

        Item {
            id: content
            anchors.fill: parent
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
                visible: frame.table.saveFailed
                glyph: "save"
                danger: true
                text: frame.table.savedText
            }
            Banner {
                objectName: "notice"
                visible: frame.table.notice.length > 0
                text: frame.table.notice
                onVisibleChanged: if (visible) passing.restart()
                onTextChanged: if (visible) passing.restart()
                TapHandler { onTapped: frame.table.dismissNotice() }
                Timer { id: passing; interval: 6000; onTriggered: frame.table.dismissNotice() }
            }
        }
    }

    Row {
        id: bar
        x: Theme.gap
        y: frame.height - height - Theme.gap
        width: frame.portrait ? frame.width - 2 * Theme.gap : stage.width
        height: Theme.target
        spacing: Theme.gap
        Row {
            id: tools
            visible: frame.withTools
            spacing: Theme.gap
        }
        PushButton {
            objectName: "undo"
            glyph: "undo"
            text: frame.table.canUndo ? frame.table.undoTitle : qsTr("Undo")
            spoken: frame.table.canUndo ? qsTr("Undo: %1").arg(frame.table.undoTitle) : qsTr("Undo")
            size: Theme.body
            lines: 2
            width: Math.min(implicitWidth, bar.width - history.width - (tools.visible ? tools.width + bar.spacing : 0) - bar.spacing * 2 - redo.width)
            enabled: frame.table.canUndo
            onClicked: frame.table.undo()
        }
        PushButton {
            id: redo
            objectName: "redo"
            visible: frame.table.canRedo
            width: visible ? implicitWidth : 0
            glyph: "redo"
            spoken: qsTr("Redo: %1").arg(frame.table.redoTitle)
            enabled: frame.table.canRedo
            onClicked: frame.table.redo()
        }
        PushButton {
            id: history
            objectName: "history"
            glyph: "history"
            text: bar.width > Theme.mm * 122 ? qsTr("History") : ""
            spoken: qsTr("History")
            onClicked: frame.sheet = "history"
        }
    }

    Loader {
        x: frame.portrait ? Theme.gap : frame.width - width - Theme.gap
        y: frame.portrait ? stage.y + stage.height + Theme.gap : stage.upper
        width: frame.portrait ? frame.width - 2 * Theme.gap : stage.panelWidth
        height: (frame.portrait ? bar.y : frame.height) - y - Theme.gap
        sourceComponent: frame.panel
    }

    Loader {
        anchors.fill: parent
        active: frame.sheet.length > 0
        sourceComponent: frame.sheet === "menu" ? menu : frame.sheet === "own" ? frame.ownSheet : frame.sheet === "statistics" ? statistics_ : history_
    }
    Component {
        id: history_
        HistorySheet { history: frame.table.history; onClosed: frame.sheet = "" }
    }
    Component {
        id: statistics_
        StatisticsScreen { statistics: frame.table.statistics; saveAtOnce: frame.savePicture; onBack: frame.sheet = "" }
    }
    Component {
        id: menu
        MenuSheet {
            table: frame.table
            rolls: frame.rolls
            onClosed: frame.sheet = ""
            onCorrect: { frame.sheet = ""; frame.correct() }
            onStatistics: frame.openStatistics(false)
            onTower: { frame.sheet = ""; frame.tower() }
            onSettings: { frame.sheet = ""; frame.settings() }
            onLeave: { frame.sheet = ""; frame.leave() }
        }
    }
    Loader {
        anchors.fill: parent
        active: frame.table.refusal.open
        sourceComponent: RefusalDialog { refusal: frame.table.refusal }
    }
}
