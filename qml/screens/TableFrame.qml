// SPDX-License-Identifier: Apache-2.0
// What every table screen has around its board: players, tower, menu, the Now panel's place, the bar with
// undo, redo and history, messages over the board, a refused command. Landscape: board two thirds; portrait:
// board above, panel below (screens page, 3).
import QtQml
import QtQuick
import Watchfire.App
import Watchfire.Kiosk
import Watchfire.Ui

Rectangle {
    id: frame

    required property TableModel table
    required property DeviceModel device
    // The voice; null if nothing speaks.
    property VoiceModel voice: null
    // What players' phones propose; null without phones.
    property ProposalModel proposal: null
    // Announces the acting player and news.
    required property TableHerald herald
    // The game's own buttons, left in the bar.
    property alias tools: tools.data
    // The buttons as tiles on free table beside the board, at `toolsPlace` of the stage, instead of in a bar of
    // their own below it.
    property bool floating: false
    property rect toolsPlace
    property int toolsShape: 0 // which of toolSizes
    // The tiles give way to what needs the whole stage for a moment, such as the magnifier.
    property bool giveWay: false
    // The shapes in which the tiles may lie, the best one first: columns for each.
    readonly property var toolColumns: [2, 4, 1]
    // On a small screen the board needs the room of the words.
    readonly property bool wordless: height < Theme.mm * 110
    // There the panel is as narrow as both dice with three rows of faces, and goes away for a look at the board.
    readonly property bool small: wordless && !portrait && !lying
    // The panel is away; whatever comes to be done brings it back.
    property bool away: false
    readonly property bool panelAway: small && away
    readonly property string due: `${table.mode} ${table.turnName} ${table.headline} ${table.steps.left} ${table.steps.currentIndex}`
        + ` ${table.decision.title} ${table.decision.player} ${table.pendingRoll.open ? table.pendingRoll.key : ""} ${hasPanel}`
    onDueChanged: away = false
    // Three buttons fit into the width of two tiles.
    readonly property size tile: Qt.size(wordless ? Theme.target : Math.ceil(Math.max(Theme.mm * 19.4, 1.5 * Theme.target + Theme.gap)), Theme.target)
    // There is always room for redo, so that the board stays as it is when somebody undoes something.
    readonly property var toolSizes: toolColumns.map(columns => {
        const across = columns === 4 && wordless ? 5 : columns
        const rows = columns === 1 ? 5 : columns === 4 ? 1 : wordless ? 3 : 2
        return Qt.size(across * (tile.width + Theme.gap) + Theme.gap, rows * (tile.height + Theme.gap) + Theme.gap)
    })
    // The Now panel.
    property Component panel: null
    // The panel's rotation: 0, 90, 180 or 270 degrees, and whether it turns to the acting player by itself
    // (screens page, 3).
    property int panelTurn: 0
    property bool panelFollowsTurn: false
    // The game's own sheet, with its name.
    property Component ownSheet: null
    property bool rolls: true
    // A dice tower can serve this game.
    property bool towered: rolls
    // What has to be done now, in a few words: the board alone shows it on a button that brings the panel back. Empty: no button.
    property string doing
    default property alias items: content.data
    readonly property alias playerBar: players
    readonly property alias panelItem: panelLoader.item
    // The player who must answer now, for the bar of players.
    property string asked
    signal newGame
    signal tower
    signal phones
    signal book
    signal settings
    signal leave
    signal correct
    signal panelTurned(int degrees)
    // Triggered by keys; Escape closes whatever is in the panel's place.
    signal build
    signal card
    signal endTurn
    // An act that is being entered may end the turn too, also while steps are left.
    property bool ending: false
    signal escaped
    // Arrow keys lead to it from everywhere.
    property Item arena: null
    property bool hasPanel: false
    property bool closable: hasPanel

    readonly property bool portrait: height > width
    readonly property bool lying: panelTurn % 180 !== 0
    // As read, the panel is wider than high.
    readonly property bool panelWide: portrait !== lying
    // The rotation in which the acting player reads the panel upright: seats are around the screen as around
    // the table.
    readonly property int actingTurn: ({ south: 0, west: 90, north: 180, east: 270 })[herald.actingSeat] ?? -1
    onActingTurnChanged: {
        turnedTo = -1
        follow()
    }
    readonly property bool turnsToActor: actingTurn >= 0 && actingTurn !== panelTurn && actingTurn !== turnedTo
    onPanelFollowsTurnChanged: follow()
    Component.onCompleted: follow()
    readonly property real barWidth: bar.width
    // When turned sideways, the texts of bar and players lie across it, so they get more room if there is
    // some.
    readonly property real barHeight: lying && height > Theme.mm * 110 ? Math.ceil(Theme.target * 1.6) : Theme.target
    // The seat to which the button has turned the panel; from there it goes round.
    property int turnedTo: -1
    property string sheet // "", "history", "menu", "own", "signs", "words", "statistics"
    readonly property bool own: sheet === "own" || sheet === "signs" || sheet === "words"
    // The game's own sheet also explains the signs of the board; the menu has an entry for it.
    property bool explains: false
    // The game has printed values; the menu leads to their book.
    property bool printed: false
    // What could not be saved covers this item, which nobody has to touch at once, and passing notices cover the players.
    // Without it both stand at the foot of the board.
    property Item messagesOver: null
    property bool savePicture: false
    // The page is made before its game is opened, and nobody sees or hears it yet.
    property bool ahead: false
    onAheadChanged: {
        if (ahead)
            return
        reader.say(herald.open())
        follow()
    }

    // Opens the page of statistics; `save`: also saves the summary as a picture at once.
    function openStatistics(save) {
        frame.savePicture = save
        frame.sheet = "statistics"
    }

    function follow() {
        if (!ahead && panelFollowsTurn && actingTurn >= 0 && actingTurn !== panelTurn)
            panelTurned(actingTurn)
    }
    // Turns to the acting player first, then by a quarter each time, so that every side is reached.
    function turnPanel() {
        const next = turnsToActor ? actingTurn : (panelTurn + 90) % 360
        turnedTo = actingTurn
        panelTurned(next)
    }

    // Keys that no item has taken: letters for the bar's buttons, digits for the dice.
    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier) || table.refusal.open)
            return
        event.accepted = keyed(event.key)
    }
    Keys.forwardTo: sheet.length > 0 || table.refusal.open ? [] : [place.panel]
    function keyed(key: int): bool {
        if (sheet.length > 0) {
            if (key === Qt.Key_Escape)
                sheet = ""
            return key === Qt.Key_Escape
        }
        switch (key) {
        case Qt.Key_U: if (table.canUndo) table.undo(); return true
        case Qt.Key_R: if (table.canRedo) table.redo(); return true
        case Qt.Key_H: sheet = "history"; return true
        case Qt.Key_M: sheet = "menu"; return true
        case Qt.Key_T: turnPanel(); return true
        case Qt.Key_P: away = small && !away; return small
        case Qt.Key_C: correct(); return true
        case Qt.Key_B: build(); return true
        case Qt.Key_K: card(); return true
        case Qt.Key_D: if (table.steps.left > 0) table.steps.done(); return true
        case Qt.Key_Backspace: table.steps.back(); return true
        case Qt.Key_E: if (table.mode === TableModel.Act || ending) endTurn(); return true
        case Qt.Key_Escape: if (closable) escaped(); return closable
        case Qt.Key_Left:
        case Qt.Key_Right:
        case Qt.Key_Up:
        case Qt.Key_Down:
            if (!arena || !arena.activeFocusOnTab)
                return false
            arena.forceActiveFocus(Qt.TabFocusReason)
            return true
        }
        return false
    }

    objectName: "tableScreen"
    color: Theme.ground

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableTop }
            GradientStop { position: 1; color: Theme.tableBottom }
        }
    }

    // Texts for a screen reader: steps, questions, whose roll it is.
    Announcer {
        id: reader
        objectName: "announcer"
        width: 1
        height: 1
        Accessible.role: Accessible.Notification
        Accessible.name: text
        Component.onCompleted: if (!frame.ahead) say(frame.herald.open())
    }
    Connections {
        target: frame.herald
        enabled: !frame.ahead
        function onAnnounced(text) { reader.say(text) }
    }

    component TurnButton: PushButton {
        objectName: "turnPanel"
        glyph: "turn-panel"
        turn: frame.panelTurn
        spoken: frame.turnsToActor ? qsTr("Turn the panel to whoever acts") : qsTr("Turn the panel by a quarter")
        onClicked: frame.turnPanel()
        onPressAndHold: frame.panelTurned((frame.panelTurn + 90) % 360)
    }

    PlayerBar {
        id: players
        readonly property int count: rows * columns
        x: Theme.gap
        y: Theme.gap
        // When turned sideways they are higher; the panel beside the board loses nothing.
        width: frame.lying && !frame.portrait ? stage.width : corner.x - 2 * Theme.gap
        players: frame.table.players
        asked: frame.asked
        columns: frame.portrait && playerCount > 4 ? Math.ceil(playerCount / 2) : Math.max(1, playerCount)
        readonly property int playerCount: counter.count
        turn: frame.panelTurn
        cellHeight: frame.lying ? frame.barHeight : columns < playerCount ? Theme.body * 2.4 + Theme.mm : Theme.target
        Instantiator { id: counter; model: frame.table.players; delegate: QtObject { } }
    }
    Loader {
        x: players.x
        y: players.y
        z: 1
        width: players.width
        height: players.height
        rotation: frame.panelTurn === 180 ? 180 : 0
        active: frame.proposal?.open ?? false
        sourceComponent: ProposalCard { proposal: frame.proposal }
    }
    Row {
        id: corner
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: Theme.gap
        spacing: Theme.gap
        TowerChip {
            visible: frame.towered
            device: frame.device
            small: frame.portrait || frame.small
            turn: frame.panelTurn
            onClicked: frame.tower()
        }
        TurnButton { visible: !frame.portrait && !frame.small }
        PushButton {
            objectName: "panelAway"
            visible: frame.small
            glyph: frame.away ? "panel-back" : "panel-away"
            turn: frame.panelTurn
            spoken: frame.away ? qsTr("Show the panel") : qsTr("Put the panel away to see more of the board")
            onClicked: frame.away = !frame.away
        }
        PushButton {
            objectName: "menu"
            glyph: "menu"
            turn: frame.panelTurn
            spoken: qsTr("Menu")
            onClicked: frame.sheet = "menu"
        }
    }

    Item {
        id: stage
        readonly property real upper: Math.max(players.y + players.height, corner.y + corner.height) + Theme.gap
        // Six faces of a die side by side.
        readonly property real faces: 6 * Theme.confirm + 5 * Theme.gap + 2 * Theme.pad
        readonly property real panelWidth: frame.small ? 4 * Theme.confirm + 4 * Theme.gap + 2 * Theme.pad : Math.max(frame.width * 0.355, faces)
        readonly property real below: frame.height - upper - frame.barHeight - 3 * Theme.gap

        x: Theme.gap
        y: upper
        width: frame.portrait || frame.panelAway ? frame.width - 2 * Theme.gap : frame.width - panelWidth - 3 * Theme.gap
        height: frame.portrait ? Math.min((frame.height - upper) * 0.55, frame.lying ? below - faces : below)
              : frame.floating ? frame.height - upper - Theme.gap : frame.height - upper - frame.barHeight - 2 * Theme.gap

        Item {
            id: content
            anchors.fill: parent
        }
        // Messages over the board: not saved, a passing notice.
        Column {
            id: messages
            // Where the tiles lie in this corner, above them or, if they reach far up, beside them.
            readonly property bool met: frame.floating && bar.visible && bar.x - stage.x < Theme.mm * 100
                                        && bar.y + bar.height > stage.y + stage.height - Theme.mm * 30
            readonly property bool above: met && bar.height < stage.height / 2
            z: 2
            anchors.left: parent.left
            anchors.leftMargin: met && !above ? bar.x + bar.implicitWidth - stage.x + Theme.gap : 0
            y: frame.messagesOver ? frame.messagesOver.y
               : parent.height - height - (above ? stage.y + stage.height - bar.y + Theme.gap : 0)
            width: Math.min(parent.width - anchors.leftMargin, Theme.mm * 100)
            spacing: Theme.gap
            Banner {
                objectName: "notSaved"
                visible: frame.table.saveFailed
                glyph: "save"
                danger: true
                text: visible ? frame.table.savedText : ""
            }
            PassingBanner {
                objectName: "notice"
                parent: frame.messagesOver && !frame.lying ? overPlayers : messages
                height: Math.max(implicitHeight, parent === overPlayers ? players.height : 0)
                text: frame.table.notice
                onTapped: frame.table.dismissNotice()
                onPassed: frame.table.dismissNotice()
            }
        }
    }

    // A passing notice lies over the players, who are not touched: the board shows what it speaks of.
    Item {
        id: overPlayers
        x: players.x
        y: players.y
        width: players.width
    }

    Grid {
        id: bar
        visible: !(frame.floating && (frame.giveWay || frame.panelAway))
        // As tiles: how many lie side by side.
        readonly property int columnsOfTiles: frame.toolColumns[frame.toolsShape]
        readonly property bool pairs: columnsOfTiles !== 1
        // Undo, redo and history share the room of two tiles.
        readonly property bool tight: frame.floating && pairs && !frame.wordless && frame.table.canRedo
        x: frame.floating ? stage.x + frame.toolsPlace.x + (frame.toolsPlace.x > 0 ? Theme.gap : 0) : Theme.gap
        y: frame.floating ? stage.y + frame.toolsPlace.y + (frame.toolsPlace.y > 0 ? Theme.gap : 0) : frame.height - height - Theme.gap
        width: frame.portrait ? frame.width - 2 * Theme.gap : stage.width
        columns: !frame.floating || columnsOfTiles === 4 ? 8 : 1
        spacing: Theme.gap
        Grid {
            id: tools
            columns: frame.floating && !bar.pairs ? 1 : 2
            spacing: Theme.gap
        }
        Grid {
            columns: frame.floating && !bar.pairs ? 1 : frame.floating && frame.wordless && bar.columnsOfTiles < 4 ? 2 : 5
            spacing: Theme.gap
            PushButton {
                id: doing
                objectName: visible ? "doing" : ""
                visible: frame.panelAway && !frame.floating && frame.doing.length > 0
                // Undo keeps the room of its word.
                width: Math.floor(Math.min(bar.width * 0.4, bar.width - history.width - tools.width - redo.implicitWidth - 5 * bar.spacing - Theme.mm * 32))
                height: undo.height
                glyph: "panel-back"
                size: Theme.body
                strong: true
                lines: 2
                text: frame.doing
                spoken: Spoken.sentences([frame.doing, qsTr("Show the panel")])
                onClicked: frame.away = false
            }
            UndoButton {
                id: undo
                table: frame.table
                turn: frame.panelTurn
                stacked: frame.floating
                wordless: frame.floating && (frame.wordless || bar.tight)
                filling: !frame.floating
                height: frame.floating ? frame.tile.height : frame.barHeight
                room: frame.floating ? bar.tight ? Theme.target : frame.tile.width
                    : bar.width - history.width - (doing.visible ? doing.width + bar.spacing : 0) - (tools.visible ? tools.width + bar.spacing : 0) - bar.spacing * 2 - redo.implicitWidth
                      - (turnBelow.visible ? turnBelow.width + bar.spacing : 0)
            }
            PushButton {
                id: history
                objectName: "history"
                width: !frame.floating ? implicitWidth : bar.tight ? 2 * (frame.tile.width - Theme.target) - Theme.gap : frame.tile.width
                height: undo.height
                turn: frame.panelTurn
                stacked: frame.floating
                glyph: "history"
                // In portrait, undo and redo need the room of the text.
                text: frame.floating ? frame.wordless || bar.tight ? "" : qsTr("History") : bar.width > Theme.mm * 122 && !frame.portrait ? qsTr("History") : ""
                spoken: qsTr("History")
                onClicked: frame.sheet = "history"
            }
            // In portrait, the players need the room above.
            TurnButton { id: turnBelow; visible: frame.portrait; height: undo.height }
            // Last, and its room is kept: where it comes and goes, nothing else moves.
            PushButton {
                id: redo
                objectName: "redo"
                visible: frame.table.canRedo
                width: !visible ? 0 : !frame.floating ? implicitWidth : bar.tight ? Theme.target : frame.tile.width
                height: undo.height
                turn: frame.panelTurn
                glyph: "redo"
                spoken: qsTr("Redo: %1").arg(frame.table.redoTitle)
                enabled: frame.table.canRedo
                onClicked: frame.table.redo()
            }
        }
    }

    // The panel fills the same place in every rotation; its content is laid out for its own sides.
    Item {
        id: place
        readonly property alias panel: panelLoader
        x: frame.portrait ? Theme.gap : frame.panelAway ? frame.width : frame.width - width - Theme.gap
        visible: x < frame.width
        Behavior on x {
            enabled: Theme.motion && frame.small
            NumberAnimation { duration: 160; easing.type: Easing.OutCubic }
        }
        y: frame.portrait ? stage.y + stage.height + Theme.gap : frame.lying ? corner.y + corner.height + Theme.gap : stage.upper
        width: frame.portrait ? frame.width - 2 * Theme.gap : stage.panelWidth
        height: (frame.portrait ? bar.y : frame.height) - y - Theme.gap
        Loader {
            id: panelLoader
            objectName: "panelPlace"
            Keys.forwardTo: item ? [item] : []
            anchors.centerIn: parent
            width: frame.lying ? parent.height : parent.width
            height: frame.lying ? parent.width : parent.height
            rotation: frame.panelTurn
            sourceComponent: frame.panel
        }
    }

    Loader {
        anchors.fill: parent
        active: frame.sheet.length > 0
        sourceComponent: frame.sheet === "menu" ? menu : frame.own ? frame.ownSheet : frame.sheet === "statistics" ? statistics_ : history_
        // Keys go to the sheet.
        onLoaded: {
            const first = nextItemInFocusChain(true)
            if (first)
                first.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    Component {
        id: history_
        HistorySheet { history: frame.table.history; rolls: frame.rolls; onClosed: frame.sheet = "" }
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
            explains: frame.explains
            printed: frame.printed
            onClosed: frame.sheet = ""
            onSigns: frame.sheet = "signs"
            onCorrect: { frame.sheet = ""; frame.correct() }
            onStatistics: frame.openStatistics(false)
            onTower: { frame.sheet = ""; frame.tower() }
            onPhones: { frame.sheet = ""; frame.phones() }
            onBook: { frame.sheet = ""; frame.book() }
            onSettings: { frame.sheet = ""; frame.settings() }
            onLeave: { frame.sheet = ""; frame.leave() }
            turns: frame.small
            onTurn: { frame.sheet = ""; frame.turnPanel() }
        }
    }
    Loader {
        anchors.fill: parent
        active: frame.table.refusal.open
        sourceComponent: RefusalDialog { refusal: frame.table.refusal }
    }
}
