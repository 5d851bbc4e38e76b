// SPDX-License-Identifier: Apache-2.0
// The players in the order of their points, with their gains and losses.
import QtQuick
import Watchfire.App

Column {
    id: list

    required property Rows players
    // Everything that was counted, or only the ranking.
    property bool full: false

    spacing: Theme.gap

    Repeater {
        model: list.players
        Rectangle {
            id: row
            required property var model
            objectName: "count-" + row.model.player
            width: list.width
            height: Math.max(Theme.target, words.height + Theme.mm * 2)
            radius: Theme.radius
            color: row.model.winner ? Theme.current : Theme.raised
            border.width: row.model.winner ? Theme.ring : 0
            border.color: Theme.lit
            Accessible.role: Accessible.ListItem
            Accessible.name: Spoken.sentences([qsTr("%1. %2: %3 points", "rank, name, points").arg(row.model.rank).arg(row.model.name).arg(row.model.points), row.model.headline].concat(list.full ? row.model.lines : []))

            Label { id: place; x: Theme.pad; anchors.verticalCenter: parent.verticalCenter; text: row.model.rank + "."; size: Theme.lead; strong: true; wrapMode: Text.NoWrap; Accessible.ignored: true }
            PlayerSymbol { id: sign; x: Theme.pad + Theme.lead * 1.4; anchors.verticalCenter: parent.verticalCenter; colour: row.model.colour; symbol: row.model.symbol; width: Theme.step; height: width }
            Column {
                id: words
                x: sign.x + sign.width + Theme.gap
                width: points.x - x - Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                Paragraph { text: row.model.name; size: Theme.lead; strong: true; Accessible.ignored: true }
                Paragraph { text: row.model.headline; color: Theme.textDim; visible: text.length > 0; Accessible.ignored: true }
                Repeater {
                    model: list.full ? row.model.lines : []
                    Label { required property string modelData; width: words.width; text: modelData; color: Theme.textDim; Accessible.ignored: true }
                }
            }
            Label { id: points; anchors.right: parent.right; anchors.rightMargin: Theme.pad; anchors.verticalCenter: parent.verticalCenter; text: row.model.points; size: Theme.title; strong: true; wrapMode: Text.NoWrap; Accessible.ignored: true }
        }
    }
}
