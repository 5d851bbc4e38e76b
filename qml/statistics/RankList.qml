// SPDX-License-Identifier: Apache-2.0
// The players in the order of their points, with what the points come from.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: list

    required property Rows players
    // Of the signs below the names; empty: nothing says it here.
    property var words: ({})
    readonly property int count: rows.count
    // Whole pixels: a disc between two pixels has a seam in the saved picture.
    readonly property int least: Math.ceil(Theme.lead * 1.2 + Theme.body * 1.15)
    readonly property int apart: Math.round(Theme.mm * 0.9)
    readonly property int rowHeight: 2 * Math.floor((height - (count - 1) * apart) / Math.max(1, count) / 2)

    implicitHeight: count * least + Math.max(0, count - 1) * apart

    Repeater {
        id: rows
        model: list.players
        Card {
            id: row
            required property var model
            required property int index
            objectName: "count-" + model.player
            y: index * (height + list.apart)
            width: list.width
            height: list.rowHeight
            winner: model.winner
            Accessible.role: Accessible.ListItem
            Accessible.name: Spoken.sentences([Sentence.of(qsTr("%1. %2: %3 points", "rank, name, points"), [model.rank, model.name, model.points]), model.headline].concat(model.lines))

            Word { id: place; x: Theme.pad; anchors.verticalCenter: parent.verticalCenter; text: row.model.rank; size: Theme.lead; strong: true; color: Theme.textDim }
            PlayerDisc {
                x: Math.round(Theme.pad + Theme.lead)
                anchors.verticalCenter: parent.verticalCenter
                width: 2 * Math.round(Math.min(Theme.mm * (row.model.winner ? 9 : 7.5), row.height - Theme.mm) / 2)
                colour: row.model.colour
                symbol: row.model.symbol
            }
            Column {
                id: words
                x: Theme.pad + Theme.lead + Theme.mm * 9 + Theme.pad
                width: points.x - x - Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                // What the sum on the right comes from, on the name's line: the signs have the line below.
                Word {
                    id: figures
                    objectName: visible ? "figures-" + row.model.player : ""
                    parent: row
                    // A long name needs the room.
                    visible: text.length > 0 && name.implicitWidth + implicitWidth + 2 * Theme.gap <= points.x - words.x
                    x: points.x - width - Theme.gap
                    y: words.y + (name.height - height) / 2
                    text: row.model.figures ?? ""
                    color: Theme.textDim
                }
                Paragraph { id: name; width: (figures.visible ? figures.x - parent.x - Theme.gap : parent.width); text: row.model.name; size: Theme.lead; strong: row.model.winner; wrapMode: Text.NoWrap; elide: Text.ElideRight; Accessible.ignored: true }
                SourceSigns { width: parent.width; signs: row.model.signs; counts: row.model.counts; words: list.words }
            }
            Word {
                id: points
                anchors.right: parent.right
                anchors.rightMargin: Theme.pad
                anchors.verticalCenter: parent.verticalCenter
                text: row.model.points
                size: row.model.winner ? Math.round(Theme.title * 1.25) : Theme.title
                strong: true
            }
        }
    }
}
