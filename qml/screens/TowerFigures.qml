// SPDX-License-Identifier: Apache-2.0
// What a tower tells of itself, live: first in words, then its figures for a report, and its last lines as received.
import QtQuick
import Watchfire.Kiosk

Column {
    id: figures

    required property DeviceModel device
    readonly property var lines: device.lastLines

    spacing: Theme.gap

    component FactTable: Grid {
        id: table
        // The figures, or the words.
        required property bool exact
        readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)
        readonly property bool some: height > 0
        width: figures.width
        columns: exact && width > Theme.mm * 110 ? 2 : 1
        columnSpacing: Theme.pad
        rowSpacing: Theme.mm * 0.5
        Repeater {
            model: figures.device.facts
            Row {
                id: fact
                required property var model
                objectName: visible ? "fact-" + fact.model.id : ""
                visible: fact.model.exact === table.exact
                width: table.cell
                spacing: Theme.gap
                Label { width: (parent.width - parent.spacing) * 0.5; text: fact.model.title; color: Theme.textDim }
                Label {
                    objectName: fact.visible ? "value-" + fact.model.id : ""
                    width: (parent.width - parent.spacing) * 0.5
                    text: fact.model.value
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
            }
        }
    }

    // Words for the players come first.
    FactTable { exact: false }
    Heading {
        objectName: "reportHeading"
        visible: exactly.some
        text: qsTr("For a report")
    }
    FactTable { id: exactly; exact: true }
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
