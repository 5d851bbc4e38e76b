// SPDX-License-Identifier: Apache-2.0
// The end: who won and why, the table of points, what next.
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

    // In a low panel the ranks stand beside who won.
    readonly property real leftWidth: wide ? Math.round((width - Theme.pad) * 0.5) : width

    component Won: Item {
        height: Math.max(disc.visible ? disc.height : 0, words.height)
        PlayerDisc {
            id: disc
            objectName: "endDisc"
            // Nobody's disc if several share the victory, or if all have lost.
            visible: pane.end.symbol.length > 0
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Theme.mm * 19, parent.width * 0.26)
            colour: pane.end.colour
            symbol: pane.end.symbol
        }
        Column {
            id: words
            x: disc.visible ? disc.width + Theme.pad : 0
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.mm * 0.6
            Heading {
                objectName: "endHeadline"
                text: pane.end.standing
                size: Theme.roll
                font.letterSpacing: -0.02 * size
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.low ? Theme.lead : Theme.step
                elide: Text.ElideRight
                Accessible.name: pane.end.headline
            }
            Paragraph { text: pane.end.reason; size: Theme.lead; color: Theme.textDim; visible: text.length > 0 }
            Paragraph { objectName: "endFacts"; text: pane.end.facts.join(" · "); color: Theme.textDim; visible: text.length > 0 }
        }
    }

    Scroller {
        id: scroller
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: pane.wide ? parent.bottom : keep.top
        anchors.bottomMargin: pane.wide ? 0 : Theme.gap
        width: pane.wide ? pane.width - pane.leftWidth - Theme.pad : pane.width
        OnDemand {
            active: !pane.wide
            sourceComponent: Won { }
        }
        Repeater {
            model: pane.end.ranking
            Card {
                id: row
                required property var model
                objectName: "rank-" + row.model.player
                width: parent ? parent.width : 0
                height: Math.max(words.height, sign.height) + Theme.gap
                winner: row.model.winner
                Label { x: Theme.pad; anchors.verticalCenter: parent.verticalCenter; text: row.model.rank; size: Theme.lead; strong: true; color: Theme.textDim; wrapMode: Text.NoWrap }
                PlayerDisc { id: sign; x: Theme.pad + Theme.lead; anchors.verticalCenter: parent.verticalCenter; colour: row.model.colour; symbol: row.model.symbol; width: Theme.mm * 8 }
                Column {
                    id: words
                    x: sign.x + sign.width + Theme.pad
                    width: points.x - x - Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    Paragraph { text: row.model.name; size: Theme.lead; strong: row.model.winner }
                    Paragraph { text: row.model.detail; color: Theme.textDim; visible: text.length > 0 }
                }
                Label { id: points; anchors.right: parent.right; anchors.rightMargin: Theme.pad; anchors.verticalCenter: parent.verticalCenter; text: row.model.points; size: Theme.title; strong: true; wrapMode: Text.NoWrap }
            }
        }
    }
    Fold { list: scroller }
    Loader {
        width: pane.leftWidth
        active: pane.wide
        sourceComponent: Won { }
    }
    Column {
        id: keep
        anchors.bottom: again.top
        anchors.bottomMargin: Theme.gap
        width: pane.leftWidth
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
        width: pane.leftWidth
        height: Math.max(Theme.confirm, Theme.mm * 14.2)
        tone: "primary"
        glyph: "dice"
        text: qsTr("New game")
        size: Theme.step
        onClicked: pane.newGame()
    }
}
