// SPDX-License-Identifier: Apache-2.0
// A game that counts years instead of rolls: what happened in each year, what broke where and why, and all its counts
// year by year.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Column {
    id: page

    required property StatisticsModel statistics
    readonly property bool wide: width > Theme.mm * 150
    // The signs of what is no loss.
    readonly property var gains: ["wall", "card", "undo", "honor", "snow"]

    objectName: "yearsPage"
    spacing: Math.round(Theme.gap * 1.4)

    Grid {
        id: years
        width: page.width
        columns: page.wide ? 2 : 1
        spacing: page.spacing
        Repeater {
            model: page.statistics.years
            Card {
                id: year
                required property var model
                required property int index
                objectName: "year-" + index
                width: (years.width - (years.columns - 1) * years.spacing) / years.columns
                height: told.height + 2 * Theme.pad
                Accessible.role: Accessible.ListItem
                Accessible.name: Spoken.sentences([model.title].concat(model.lines.length > 0 ? model.lines : [quiet.text]))
                Column {
                    id: told
                    x: Theme.pad
                    y: Theme.pad
                    width: parent.width - 2 * x
                    spacing: Theme.mm * 0.8
                    Paragraph { text: year.model.title; size: Theme.lead; strong: true; Accessible.ignored: true }
                    Repeater {
                        model: year.model.lines
                        Row {
                            id: event
                            required property string modelData
                            required property int index
                            readonly property string sign: year.model.signs[index]
                            width: told.width
                            spacing: Theme.gap
                            Glyph { kind: event.sign; color: page.gains.includes(event.sign) ? Theme.text : Theme.dangerText; width: Theme.body * 1.2 }
                            Label { width: parent.width - Theme.body * 1.2 - parent.spacing; text: event.modelData; Accessible.ignored: true }
                        }
                    }
                    Paragraph { id: quiet; visible: year.model.lines.length === 0; text: qsTr("Nothing broke."); color: Theme.textDim; Accessible.ignored: true }
                }
            }
        }
    }
    Card {
        width: page.width
        height: table.height + 2 * Theme.pad
        YearTable {
            id: table
            x: Theme.pad
            y: Theme.pad
            width: parent.width - 2 * x
            statistics: page.statistics
        }
    }
}
