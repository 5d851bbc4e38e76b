// SPDX-License-Identifier: Apache-2.0
// The game on one page: the ranking, the points over time, the events, the dice. The saved picture is this
// whole item, whatever part of it is visible.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Rectangle {
    id: page

    required property StatisticsModel statistics
    property real margin: 0
    readonly property bool wide: width > Theme.mm * 160

    objectName: "summaryPage"
    color: Theme.ground
    implicitHeight: 2 * margin + head.height + Math.max(left.height, page.wide ? right.height : left.height + right.height + Theme.pad) + 2 * Theme.pad

    Column {
        id: head
        x: page.margin
        y: page.margin
        width: parent.width - 2 * page.margin
        Paragraph { objectName: "summaryHeadline"; text: page.statistics.headline; size: Theme.title; strong: true; Accessible.role: Accessible.Heading }
        Paragraph { text: page.statistics.title; size: Theme.lead; color: Theme.textDim }
    }
    Column {
        id: left
        x: page.margin
        y: head.y + head.height + Theme.pad
        width: page.wide ? head.width * 0.36 : head.width
        spacing: Theme.gap
        RankList { width: parent.width; players: page.statistics.players; full: !page.statistics.hasDice }
        Column {
            width: parent.width
            Repeater {
                model: page.statistics.facts
                Paragraph { required property string modelData; text: modelData; color: Theme.textDim }
            }
        }
        Column {
            width: parent.width
            spacing: Theme.mm * 0.6
            Repeater {
                model: page.statistics.moments
                Row {
                    id: moment
                    required property var model
                    width: parent ? parent.width : 0
                    spacing: Theme.gap
                    Glyph { kind: moment.model.glyph; color: moment.model.colour ? Theme.pieceColor(moment.model.colour) : Theme.text; outline: moment.model.colour ? Theme.text : "transparent"; width: Theme.body * 1.2; height: width }
                    Label {
                        width: parent.width - Theme.body * 1.2 - parent.spacing
                        text: page.statistics.hasDice ? qsTr("After %n roll(s): %1", "what happened", moment.model.at).arg(moment.model.text) : moment.model.text
                        color: Theme.textDim
                    }
                }
            }
        }
    }
    Column {
        id: right
        x: page.wide ? left.x + left.width + Theme.pad * 2 : page.margin
        y: page.wide ? left.y : left.y + left.height + Theme.pad
        width: parent.width - x - page.margin
        spacing: Theme.gap
        Paragraph { text: page.statistics.hasDice ? qsTr("Points") : qsTr("Honor over the years"); size: Theme.lead; strong: true; Accessible.role: Accessible.Heading }
        PointsCurve { width: parent.width; statistics: page.statistics }
        Paragraph { visible: page.statistics.hasDice; text: qsTr("Dice"); size: Theme.lead; strong: true; Accessible.role: Accessible.Heading }
        DiceBars { width: parent.width; visible: page.statistics.hasDice; rows: page.statistics.sums; highest: page.statistics.sumsTop }
        Paragraph { visible: page.statistics.hasDice; text: page.statistics.sumsVerdict; color: Theme.textDim }
    }
}
