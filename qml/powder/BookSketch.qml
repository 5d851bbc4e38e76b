// SPDX-License-Identifier: Apache-2.0
// Where a value of the book stands: the wall's levels, the slots of the time track, or a card with its grid,
// with what is entered already. A sketch, not the print. A tap on another value goes there.
import QtQuick
import Watchfire.App

Panel {
    id: sketch

    required property BookWalkModel walk
    readonly property bool table: walk.columns > 1
    readonly property bool card: walk.place === "card"

    Grid {
        id: lines
        readonly property int rowCount: Math.ceil(fields.count / Math.max(1, columns))
        // The first line has the names of the columns.
        readonly property real line: Math.max(Theme.mm * 9, Math.min(Theme.target * 1.5, Math.floor((height - head - (rowCount - 1) * spacing) / Math.max(1, rowCount - 1))))
        readonly property real head: Theme.body * 2.5
        readonly property real side: Math.floor(width * (columns > 3 ? 0.16 : 0.22))
        readonly property real cell: Math.floor((width - side - (columns - 1) * spacing) / Math.max(1, columns - 1))
        visible: sketch.table
        anchors.fill: parent
        anchors.margins: Theme.pad
        columns: sketch.walk.columns
        spacing: Theme.mm
        Repeater {
            id: fields
            model: sketch.table ? sketch.walk.fields : null
            BookField {
                required property var model
                required property int index
                objectName: "field-" + model.id
                width: index % lines.columns === 0 ? lines.side : lines.cell
                height: index < lines.columns ? lines.head : lines.line
                heading: model.heading
                title: model.heading ? model.title : ""
                text: model.text
                now: model.now
                // The corner of the table names it.
                spoken: model.heading && model.title.length === 0 ? sketch.walk.heading : model.spoken
                onClicked: sketch.walk.go(model.id)
            }
        }
    }
    Column {
        id: drawn
        visible: !sketch.table
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.pad
        spacing: Theme.pad
        Row {
            id: values
            visible: sketch.card
            width: parent.width
            spacing: Theme.mm
            Repeater {
                model: sketch.card ? sketch.walk.fields : null
                BookField {
                    required property var model
                    objectName: "field-" + model.id
                    width: Math.floor((values.width - 2 * values.spacing) / 3)
                    height: Math.max(Theme.target * 1.3, implicitHeight)
                    title: model.title
                    text: model.text
                    now: model.now
                    spoken: model.spoken
                    onClicked: sketch.walk.go(model.id)
                }
            }
        }
        Rectangle {
            width: grid.width + 2 * Theme.mm
            height: grid.height + 2 * Theme.mm
            anchors.horizontalCenter: parent.horizontalCenter
            radius: Theme.radius
            color: Theme.hordeCard
            border.width: sketch.walk.kind === "spots" || sketch.walk.kind === "cells" ? Theme.ring : 0
            border.color: Theme.lit
            SpotGrid {
                id: grid
                objectName: "walkGrid"
                x: Theme.mm
                y: Theme.mm
                width: Math.min(drawn.width - 2 * Theme.mm, most)
                height: implicitHeight
                picking: true
                word: sketch.card ? qsTr("vital spot") : qsTr("wound")
                gapWord: sketch.card ? qsTr("gap") : qsTr("no wound")
                chosen: sketch.walk.cells
                notes: sketch.card ? sketch.walk.notes : ({})
                onPicked: cell => sketch.walk.touchCell(cell)
            }
        }
    }
}
