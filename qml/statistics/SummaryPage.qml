// SPDX-License-Identifier: Apache-2.0
// The game on one page: who won and with what, how the points came about, cards, dice. It fills the room that there
// is; the saved picture is this whole item, whatever part of it is visible.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Rectangle {
    id: page

    required property StatisticsModel statistics
    property real room: 0
    property real margin: 0
    readonly property bool wide: width > Theme.mm * 150
    readonly property real inner: width - 2 * margin
    readonly property real apart: Math.round(Theme.gap * 1.4)
    readonly property real leftWidth: wide ? Math.round(inner * 0.31) : inner
    readonly property real rightWidth: wide ? inner - leftWidth - apart : inner
    readonly property real lowerHeight: statistics.hasDice ? Math.max(cards.implicitHeight, Theme.mm * 29) : years.y + years.height + Theme.gap + legend.height + Theme.pad
    // With dice the legend stands below the curve.
    readonly property real legendRoom: statistics.hasDice && legend.visible ? legend.height + Theme.gap : 0
    readonly property real least: head.height + ranks.implicitHeight + lowerHeight + 2 * apart
    readonly property real diceHeight: wide ? lowerHeight : Theme.mm * 30
    // One below the other; the race takes what is left.
    readonly property real others: head.height + ranks.implicitHeight + lowerHeight + 3 * apart + (statistics.hasDice ? diceHeight + apart : 0)
    readonly property real curveHeight: Math.max(Theme.mm * 42 + legendRoom, Math.min(Theme.mm * 90, room - others))
    readonly property real stacked: others + curveHeight
    // Where there is more room, ranks and race share it.
    readonly property real upperHeight: wide ? Math.max(least, room) - head.height - lowerHeight - 2 * apart : ranks.implicitHeight

    // What has happened is told once more, when an ended game's page opens.
    function open() {
        if (statistics.over && !statistics.lost && Theme.motion)
            motion.start()
    }
    function finish() {
        motion.finish()
    }

    objectName: "summaryPage"
    color: Theme.ground
    implicitHeight: 2 * margin + (wide ? Math.max(least, room) : stacked)

    EndMotion { id: motion; objectName: "endMotion" }
    PointHandler {
        enabled: motion.running
        onActiveChanged: if (active) motion.finish()
    }

    SummaryHead {
        id: head
        x: page.margin
        y: page.margin
        width: page.inner
        statistics: page.statistics
        motion: motion
    }
    RankList {
        id: ranks
        x: page.margin
        y: head.y + head.height + page.apart
        width: page.leftWidth
        height: page.upperHeight
        players: page.statistics.players
        words: page.statistics.hasDice ? ({}) : legend.yearWords
    }
    Card {
        id: race
        x: page.wide ? page.margin + page.leftWidth + page.apart : page.margin
        y: page.wide ? ranks.y : ranks.y + ranks.height + page.apart
        width: page.rightWidth
        height: page.wide ? page.upperHeight : page.curveHeight
        PointsCurve {
            anchors.fill: parent
            anchors.margins: Math.round(Theme.pad)
            anchors.bottomMargin: Math.round(Theme.pad + page.legendRoom)
            statistics: page.statistics
            drawn: motion.drawn
        }
    }
    Card {
        visible: page.statistics.hasDice
        x: page.margin
        y: race.y + race.height + page.apart
        width: page.leftWidth
        height: page.lowerHeight
        CardBars {
            id: cards
            anchors.fill: parent
            players: page.statistics.players
        }
    }
    Card {
        visible: page.statistics.hasDice
        x: race.x
        y: race.y + race.height + page.apart + (page.wide ? 0 : page.lowerHeight + page.apart)
        width: page.rightWidth
        height: page.diceHeight
        DiceBars {
            id: dice
            anchors.left: parent.left
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.margins: Theme.pad
            anchors.bottomMargin: Theme.gap
            width: Math.round((parent.width - 2 * Theme.pad) * 0.7)
            rows: page.statistics.sums
            highest: page.statistics.sumsTop
        }
        Column {
            anchors.left: dice.right
            anchors.leftMargin: Theme.pad
            anchors.right: parent.right
            anchors.rightMargin: Theme.pad
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.mm * 0.6
            Paragraph { objectName: "diceNews"; text: page.statistics.diceNews; size: Theme.lead; strong: true }
            Paragraph { text: page.statistics.diceDue; color: Theme.textDim; visible: text.length > 0 }
            DiceLegend { width: parent.width; brief: true; topPadding: Theme.gap }
        }
    }
    // A game without dice has its years.
    Card {
        id: table
        visible: !page.statistics.hasDice
        x: page.margin
        y: race.y + race.height + page.apart
        width: page.inner
        height: page.lowerHeight
        YearTable {
            id: years
            visible: !page.statistics.hasDice
            x: Theme.pad
            y: Theme.pad
            width: parent.width - 2 * x
            statistics: page.statistics
            brief: true
        }
    }
    SignLegend {
        id: legend
        statistics: page.statistics
        x: (page.statistics.hasDice ? race.x : page.margin) + Theme.pad
        y: page.statistics.hasDice ? race.y + race.height - height - Theme.pad : table.y + years.y + years.height + Theme.gap
        width: (page.statistics.hasDice ? race.width : page.inner) - 2 * Theme.pad
    }
}
