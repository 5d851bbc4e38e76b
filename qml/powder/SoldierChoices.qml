// SPDX-License-Identifier: Apache-2.0
// Groups of soldiers to choose from, each as a picture on one tile: one tap names all soldiers that leave. What is
// no group stands below in words.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Column {
    id: list

    required property Rows choices
    // The pictures with their names: type, name.
    property var legend: []
    // A tile among the soldiers explains the words.
    property bool helps: false
    signal helped
    signal chose(string id)

    spacing: Theme.gap

    // First, so that the pictures below are known by name.
    Flow {
        objectName: "soldierLegend"
        width: parent.width
        spacing: Theme.low ? Theme.mm * 0.6 : Theme.mm * 2
        Repeater {
            model: list.legend
            Row {
                id: named
                required property var modelData
                spacing: Theme.mm * (Theme.low ? 0.3 : 0.6)
                Glyph { anchors.verticalCenter: parent.verticalCenter; width: Theme.body * (Theme.low ? 1 : 1.2); color: Theme.textDim; kind: named.modelData.type }
                Label { anchors.verticalCenter: parent.verticalCenter; text: named.modelData.name; color: Theme.textDim; wrapMode: Text.NoWrap }
            }
        }
    }
    Flow {
        id: tiles
        // As many side by side as fingers hit.
        readonly property real least: Math.max(Theme.target, 3 * Theme.body * 1.3 + 2 * Theme.mm)
        readonly property int columns: Math.max(1, Math.min(5, Math.floor((width + spacing) / (least + spacing))))
        readonly property real cell: Math.floor((width - (columns - 1) * spacing) / columns)
        width: parent.width
        spacing: Theme.gap
        PushButton {
            objectName: visible ? "entryHelp" : ""
            visible: list.helps
            width: tiles.cell
            text: "?"
            tone: "quiet"
            spoken: qsTr("What does that mean?")
            onClicked: list.helped()
        }
        Repeater {
            model: list.choices
            SoldierTile {
                required property var model
                readonly property var pieces: model.pieces ?? []
                visible: pieces.length > 0
                objectName: visible ? "entry-" + model.id : ""
                width: tiles.cell
                height: Theme.target
                title: model.title
                soldiers: pieces
                onClicked: list.chose(model.id)
            }
        }
    }
    CardGrid {
        id: words
        width: parent.width
        columns: width > Theme.mm * 60 ? 2 : 1
        Repeater {
            model: list.choices
            ChoiceCard {
                id: card
                required property var model
                visible: (model.pieces ?? []).length === 0
                objectName: visible ? "entry-" + model.id : ""
                width: words.cell
                height: words.rowHeight(card)
                title: model.title
                detail: model.detail
                onClicked: list.chose(model.id)
            }
        }
    }
}
