// SPDX-License-Identifier: Apache-2.0
// The table of Black Powder during play: the year, the wall with its hordes, and what to do now, in the
// frame that all tables share.
import QtQuick
import Watchfire.App

TableFrame {
    id: screen

    readonly property PowderModel powder: table.powder

    rolls: false
    onCorrect: table.powderAction.start("correct")
    hasPanel: table.powderAction.open
    onEscaped: table.powderAction.back()

    PowderYear {
        id: year
        width: parent.width
        powder: screen.powder
        facts: screen.table.strip
    }
    PowderBoard {
        anchors.fill: parent
        anchors.topMargin: year.height + Theme.gap
        powder: screen.powder
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
    ownSheet: HoldingsSheet {
        holdings: screen.powder.holdings
        onClosed: screen.sheet = ""
    }
    panel: PowderNowPanel {
        wide: screen.panelWide
        table: screen.table
        device: screen.device
        voice: screen.voice
        onNewGame: screen.newGame()
        onStatistics: save => screen.openStatistics(save)
    }
}
