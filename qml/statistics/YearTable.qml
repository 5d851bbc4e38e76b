// SPDX-License-Identifier: Apache-2.0
// What a game counted year by year: a line for each thing, a column for each year, and the sum. The signs explain
// those on the curve above it.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Column {
    id: table

    required property StatisticsModel statistics
    // Only the lines of the summary.
    property bool brief: false
    readonly property real sign: Theme.body
    readonly property int cells: statistics.columns.length
    readonly property real sumWidth: Math.max(sumHead.implicitWidth, Theme.body * 2)
    readonly property real labelWidth: Math.min(Theme.mm * 56, width * 0.36)
    readonly property real cellWidth: (width - labelWidth - sumWidth) / Math.max(1, cells)

    component Cell: Label {
        width: table.cellWidth
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    spacing: Theme.mm * 0.6
    Row {
        objectName: "yearHeads"
        height: sumHead.implicitHeight
        Accessible.ignored: true
        Cell { width: table.labelWidth; text: qsTr("Year"); horizontalAlignment: Text.AlignLeft; color: Theme.textDim }
        Repeater {
            model: table.statistics.columns
            Cell { required property string modelData; text: modelData; strong: true }
        }
        Cell { id: sumHead; width: table.sumWidth; text: qsTr("all", "years together"); color: Theme.textDim; wrapMode: Text.NoWrap }
    }
    Repeater {
        model: table.statistics.tallies
        Item {
            id: row
            required property var model
            required property int index
            readonly property color ink: model.loss ? Theme.dangerText : Theme.text
            objectName: "tally-" + index
            visible: model.brief || !table.brief
            width: table.width
            height: line.height
            Accessible.role: Accessible.ListItem
            Accessible.name: model.spoken

            Rectangle { y: -table.spacing / 2; width: parent.width; height: Theme.hairline; color: Theme.line; opacity: 0.5 }
            Row {
                id: line
                Item {
                    width: table.labelWidth
                    height: label.height
                    Glyph { kind: row.model.sign; color: row.ink; width: table.sign; y: (Theme.body * 1.3 - height) / 2 }
                    Label { id: label; x: table.sign + Theme.mm; width: parent.width - x - Theme.mm; text: row.model.label; Accessible.ignored: true }
                }
                Repeater {
                    model: row.model.cells
                    Cell { required property string modelData; text: modelData }
                }
                Cell { width: table.sumWidth; text: row.model.total; strong: true }
            }
        }
    }
}
