// SPDX-License-Identifier: Apache-2.0
// A tower's identity and counters, live, and its last lines as received.
import QtQuick
import Watchfire.Kiosk

Column {
    id: figures

    required property DeviceModel device
    readonly property var lines: device.lastLines

    spacing: Theme.gap

    Grid {
        id: table
        readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)
        width: parent.width
        columns: width > Theme.mm * 110 ? 2 : 1
        columnSpacing: Theme.pad
        rowSpacing: Theme.mm * 0.5
        Repeater {
            model: figures.device.facts
            Row {
                id: fact
                required property var model
                objectName: "fact-" + fact.model.id
                width: table.cell
                spacing: Theme.gap
                Label { width: (parent.width - parent.spacing) * 0.5; text: fact.model.title; color: Theme.textDim }
                Label {
                    objectName: "value-" + fact.model.id
                    width: (parent.width - parent.spacing) * 0.5
                    text: fact.model.value
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
            }
        }
    }
    Paragraph {
        visible: lines.visible
        text: qsTr("Last lines received")
        size: Theme.lead
        strong: true
    }
    Panel {
        id: lines
        width: parent.width
        height: words.height + 2 * Theme.gap
        visible: figures.device.lastLines.length > 0
        Label {
            id: words
            objectName: "lastLines"
            x: Theme.gap
            y: Theme.gap
            width: parent.width - 2 * x
            text: figures.lines.join("\n")
            color: Theme.textDim
            wrapMode: Text.WrapAnywhere
        }
    }
}
