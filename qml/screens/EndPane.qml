// SPDX-License-Identifier: Apache-2.0
// The end: who won and why, the table of points, remarkable facts.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: pane

    required property EndModel end
    required property StatisticsModel statistics
    property bool wide: false
    signal newGame
    signal openStatistics(save: bool)

    Scroller {
        anchors.top: parent.top
        anchors.bottom: keep.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        Row {
            width: parent.width
            spacing: Theme.pad
            Glyph { id: crown; kind: "crown"; color: Theme.lit; width: Theme.title * 1.6; height: width }
            Label {
                objectName: "endHeadline"
                width: parent.width - crown.width - parent.spacing
                anchors.verticalCenter: parent.verticalCenter
                text: pane.end.headline
                size: Theme.title
                strong: true
            }
        }
        Paragraph { text: pane.end.reason; size: Theme.lead; color: Theme.textDim; visible: text.length > 0 }
        Repeater {
            model: pane.end.ranking
            Rectangle {
                id: row
                required property var model
                objectName: "rank-" + row.model.player
                width: parent ? parent.width : 0
                height: Math.max(Theme.target, words.height + Theme.mm * 2)
                radius: Theme.radius
                color: row.model.winner ? Theme.current : Theme.raised
                border.width: row.model.winner ? Theme.ring : 0
                border.color: Theme.lit
                Label { id: rank; x: Theme.pad; anchors.verticalCenter: parent.verticalCenter; text: row.model.rank + "."; size: Theme.step; strong: true; wrapMode: Text.NoWrap }
                PlayerSymbol { id: sign; x: rank.x + Theme.mm * 8; anchors.verticalCenter: parent.verticalCenter; colour: row.model.colour; symbol: row.model.symbol; width: Theme.step; height: width }
                Column {
                    id: words
                    x: sign.x + sign.width + Theme.pad
                    width: points.x - x - Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    Paragraph { text: row.model.name; size: Theme.lead; strong: true }
                    Paragraph { text: row.model.detail; color: Theme.textDim; visible: text.length > 0 }
                }
                Label { id: points; anchors.right: parent.right; anchors.rightMargin: Theme.pad; anchors.verticalCenter: parent.verticalCenter; text: row.model.points; size: Theme.title; strong: true; wrapMode: Text.NoWrap }
            }
        }
        Repeater {
            model: pane.end.facts
            Paragraph { required property var modelData; text: modelData; color: Theme.textDim }
        }
    }
    Column {
        id: keep
        anchors.bottom: again.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        spacing: Theme.gap
        Paragraph {
            objectName: "endSaved"
            visible: text.length > 0
            text: pane.statistics.saved
            wrapMode: Text.Wrap
            color: pane.statistics.saveFailed ? Theme.dangerText : Theme.goodText
        }
        Row {
            id: buttons
            // Where there is little room the words go first.
            readonly property bool narrow: width < Theme.mm * 68
            width: parent.width
            spacing: Theme.gap
            PushButton { objectName: "statistics"; width: buttons.width - picture.width - log.width - 2 * buttons.spacing; glyph: buttons.narrow ? "" : "chart"; text: qsTr("Statistics"); size: Theme.body; spoken: qsTr("Statistics and summary"); onClicked: pane.openStatistics(false) }
            PushButton { id: picture; objectName: "saveSummary"; glyph: buttons.narrow ? "" : "save"; text: qsTr("Picture"); size: Theme.body; spoken: qsTr("Save the summary as a picture"); onClicked: pane.openStatistics(true) }
            PushButton { id: log; objectName: "saveLog"; glyph: buttons.narrow ? "" : "save"; text: qsTr("Log"); size: Theme.body; spoken: qsTr("Save the game as a log"); enabled: !pane.statistics.busy; onClicked: pane.statistics.saveLog() }
        }
    }
    PushButton {
        id: again
        objectName: "newGame"
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.confirm
        tone: "primary"
        glyph: "dice"
        text: qsTr("New game")
        size: Theme.step
        onClicked: pane.newGame()
    }
}
