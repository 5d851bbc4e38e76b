// SPDX-License-Identifier: Apache-2.0
// The table of Black Powder during play: the year, the wall with its hordes, and what to do now, in the
// frame that all tables share.
import QtQuick
import Watchfire.App

TableFrame {
    id: screen

    readonly property PowderModel powder: table.powder
    readonly property PowderActionModel action: table.powderAction

    rolls: false
    towered: powder.lots
    doing: action.open ? powder.secondTitle || action.title
         : table.mode === TableModel.Decision ? table.decision.title
         : table.steps.left > 0 ? table.headline || powder.guideTitle : powder.turnTitle || powder.guideTitle
    onCorrect: action.start("correct")
    hasPanel: action.open
    asked: (panelItem as PowderNowPanel)?.asked ?? ""
    closable: hasPanel || board.looked.length > 0
    onEscaped: {
        if (board.looked.length > 0)
            board.looked = ""
        else
            action.back()
    }
    // The keys of the hex games, with the same meaning as far as there is one.
    onBuild: {
        if (action.open && action.action === "build")
            action.open = false
        else
            action.startAny(["build"])
    }
    onCard: if (!action.startAny(["horde"])) (panelItem as PowderNowPanel).showAll()
    // The turn, or what the season ends with if no more turns come.
    readonly property var endings: ["begin", "season", "assault"]
    readonly property bool ends: endings.includes(powder.nextAction)
    // While an act is being entered: what its button does, also if the act asks something first.
    ending: action.open && action.doneText.length > 0 && action.endText.length > 0
    onEndTurn: {
        if (ending)
            action.doneAndEnd()
        else
            action.startAny(ends ? ["end-turn", powder.nextAction] : ["end-turn"])
    }
    arena: board

    PowderBoard {
        id: board
        anchors.fill: parent
        anchors.topMargin: year.height + Theme.mm * (compact ? 0.4 : 1.4)
        powder: screen.powder
        page: (screen.action.open ? "entering/" : "/") + screen.action.action + "/" + screen.action.title + "/" + screen.table.mode + "/" + screen.powder.turnTitle + "/" + screen.powder.season
        // The ground reaches to the edges of the screen and under the buttons below.
        groundTop: Theme.mm * (compact ? 0.4 : 1)
        groundLeft: Theme.gap
        groundRight: screen.portrait ? Theme.gap : Theme.gap / 2
        groundBottom: screen.portrait ? Theme.gap / 2 : screen.barHeight + 2 * Theme.gap
        onValueAsked: value => screen.table.powderAction.start("value:" + value)
        // A message would lie over the enlarged card's way back.
        onLookedChanged: if (looked.length > 0) screen.table.dismissNotice()
    }
    // The next question may mean something else by a touch on the same spot: first who is killed, then who is saved.
    Connections {
        target: screen.table.decision
        function onDecisionChanged() { board.looked = "" }
    }
    // On a low screen the panel is too narrow for the keys of a name, and a panel below the board too low: they have the
    // width of the screen.
    Loader {
        parent: screen
        anchors.fill: parent
        z: 2
        active: screen.action.open && screen.action.words && (Theme.low || screen.panelWide)
        sourceComponent: BookNameDialog {
            title: screen.action.title
            taken: ""
            onNamed: words => screen.action.type(words)
            onClosed: screen.action.back()
        }
    }
    PowderYear {
        id: year
        width: parent.width
        powder: screen.powder
        facts: screen.table.strip
        onAsked: screen.sheet = "own"
        onYearAsked: screen.explain(["year", "spring", "summer", "fall", "winter"])
    }

    // What a "?" asks for (HoldingsSheet::topics).
    property var topics: []
    function explain(topics: var) {
        screen.topics = topics
        sheet = "words"
    }

    tools: PushButton {
        objectName: "holdings"
        height: screen.barHeight
        turn: screen.panelTurn
        glyph: "people"
        text: screen.barWidth > Theme.mm * 122 ? qsTr("Pools") : ""
        spoken: qsTr("Pools, shame and claimed hordes of all players")
        onClicked: screen.sheet = "own"
    }
    explains: true
    printed: true
    messagesOver: year
    ownSheet: HoldingsSheet {
        explaining: screen.sheet === "signs"
        topics: screen.sheet === "words" ? screen.topics : []
        laddersBreak: screen.powder.laddersBreak
        holdings: screen.powder.holdings
        entering: screen.table.powderAction.open && ["recruit", "here"].includes(screen.table.powderAction.action)
        facts: screen.table.strip
        onClosed: screen.sheet = ""
    }
    panel: PowderNowPanel {
        hand: board.hand
        over: screen
        wide: screen.panelWide
        aimed: board.aiming
        table: screen.table
        voice: screen.voice
        onNewGame: screen.newGame()
        onStatistics: save => screen.openStatistics(save)
        onExplained: topics => screen.explain(topics)
    }
}
