// SPDX-License-Identifier: Apache-2.0
// What the game gave to and took from each player, and what happened when.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: page
    objectName: "playersPage"

    required property StatisticsModel statistics
    readonly property bool wide: width > Theme.mm * 150
    readonly property real apart: Math.round(Theme.gap * 1.4)

    implicitHeight: wide ? Math.max(people.height, told.height) : people.height + apart + told.height

    Column {
        id: people
        width: page.wide ? Math.round((page.width - page.apart) * 0.6) : page.width
        spacing: Theme.gap
        Repeater {
            model: page.statistics.players
            Card {
                id: row
                required property var model
                objectName: "count-" + model.player
                width: people.width
                height: Math.max(Theme.target, words.height + 2 * Theme.gap)
                winner: model.winner
                Accessible.role: Accessible.ListItem
                Accessible.name: Spoken.sentences([Sentence.of(qsTr("%1. %2: %3 points", "rank, name, points"), [model.rank, model.name, model.points]), model.headline].concat(model.lines))

                Word { x: Theme.pad; y: disc.y + (disc.height - height) / 2; text: row.model.rank; size: Theme.lead; strong: true; color: Theme.textDim }
                PlayerDisc { id: disc; x: Theme.pad + Theme.lead; y: Theme.gap + Theme.mm * 0.5; width: Theme.mm * 7.5; colour: row.model.colour; symbol: row.model.symbol }
                Column {
                    id: words
                    x: disc.x + disc.width + Theme.pad
                    y: Theme.gap
                    width: points.x - x - Theme.gap
                    spacing: Theme.mm * 0.3
                    Paragraph { text: row.model.name; size: Theme.lead; strong: true; Accessible.ignored: true }
                    Paragraph { text: row.model.headline; visible: text.length > 0; Accessible.ignored: true }
                    Paragraph { text: row.model.lines.join(" "); visible: text.length > 0; color: Theme.textDim; Accessible.ignored: true }
                }
                Word { id: points; anchors.right: parent.right; anchors.rightMargin: Theme.pad; y: disc.y + (disc.height - height) / 2; text: row.model.points; size: Theme.title; strong: true }
            }
        }
    }
    Card {
        id: told
        x: page.wide ? people.width + page.apart : 0
        y: page.wide ? 0 : people.height + page.apart
        width: page.width - x
        height: events.height + 2 * Theme.pad
        Column {
            id: events
            x: Theme.pad
            y: Theme.pad
            width: parent.width - 2 * x
            spacing: Theme.mm * 0.8
            Heading { objectName: "factsHeading"; text: page.statistics.hasDice ? qsTr("What happened") : qsTr("How the game stands") }
            Repeater {
                model: page.statistics.facts
                Paragraph { required property string modelData; text: modelData; color: Theme.textDim }
            }
            Repeater {
                model: page.statistics.hasDice ? page.statistics.moments : null
                Row {
                    id: moment
                    required property var model
                    width: parent ? parent.width : 0
                    spacing: Theme.gap
                    Glyph { kind: moment.model.glyph; color: moment.model.bad ? Theme.dangerText : Theme.text; width: Theme.body * 1.2 }
                    Label {
                        width: parent.width - Theme.body * 1.2 - parent.spacing
                        text: qsTr("After %n roll(s): %1", "what happened", moment.model.at).arg(moment.model.text)
                    }
                }
            }
        }
    }
}
