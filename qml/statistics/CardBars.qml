// SPDX-License-Identifier: Apache-2.0
// How many cards each player collected (the bar) and missed (the empty bar after it).
import QtQuick
import Watchfire.App

Item {
    id: chart

    required property Rows players
    readonly property real line: Theme.body * 1.08
    readonly property real inset: Theme.pad
    readonly property real missedWidth: Math.max(missedTitle.implicitWidth, Theme.body * 2)
    // The longest bar decides the scale.
    property int most: 1

    implicitHeight: 2 * Theme.gap + (counter.count + 1) * line

    Label {
        x: chart.inset
        y: Theme.gap
        width: missedTitle.x - x - Theme.gap
        text: qsTr("Cards collected")
        color: Theme.textDim
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    Label {
        id: missedTitle
        anchors.right: parent.right
        anchors.rightMargin: chart.inset
        y: Theme.gap
        text: qsTr("missed", "cards that a player did not get")
        color: Theme.textDim
        wrapMode: Text.NoWrap
    }
    Repeater {
        id: counter
        model: chart.players
        Item {
            id: row
            required property var model
            required property int index
            readonly property real rowHeight: 2 * Math.floor((chart.height - 2 * Theme.gap - chart.line) / Math.max(1, counter.count) / 2)
            readonly property real unit: (width - bar.x - chart.missedWidth - Theme.gap) / Math.max(1, chart.most)
            objectName: "cards-" + model.player
            x: Math.round(chart.inset)
            y: Math.round(Theme.gap + chart.line) + index * rowHeight
            width: chart.width - 2 * chart.inset
            height: rowHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: model.name + ": " + model.headline
            Component.onCompleted: chart.most = Math.max(chart.most, model.cards + model.missed)

            PlayerDisc {
                anchors.verticalCenter: parent.verticalCenter
                width: 2 * Math.round(Math.min(Theme.body * 1.15, row.height - 2) / 2)
                colour: row.model.colour
                symbol: row.model.symbol
            }
            // Beside the bar: no ink is read on every player's colour.
            Word {
                id: number
                x: Theme.body * 1.15 + Theme.gap
                width: Theme.body * 1.7
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                text: row.model.cards
                strong: true
            }
            Rectangle {
                id: bar
                x: number.x + number.width + Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(Theme.mm * 0.5, row.model.cards * row.unit)
                height: Math.min(row.height - 3, Theme.body)
                radius: Theme.mm * 0.5
                color: Theme.pieceColor(row.model.colour)
                border.width: Theme.dark ? 0 : Theme.hairline
                border.color: Theme.line
            }
            Rectangle {
                visible: row.model.missed > 0
                anchors.left: bar.right
                anchors.leftMargin: 1
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(Theme.mm, row.model.missed * row.unit - 1)
                height: bar.height
                radius: bar.radius
                color: "transparent"
                border.width: Theme.hairline
                border.color: Theme.line
            }
            Word { anchors.right: parent.right; anchors.verticalCenter: parent.verticalCenter; text: row.model.missed; color: Theme.textDim }
        }
    }
}
