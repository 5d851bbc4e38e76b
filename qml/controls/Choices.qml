// SPDX-License-Identifier: Apache-2.0
// A choice among a few: a heading, and the choices as large buttons side by side; the chosen one has an
// outline and a tick.
import QtQuick

Rectangle {
    id: choices

    property string text
    property string detail
    // [{ id, title }]
    property var options: []
    property string value
    signal chosen(id: string)

    implicitHeight: column.height + 2 * Theme.mm * 1.6
    radius: Theme.radius
    color: Theme.raised

    Column {
        id: column
        x: Theme.mm * 1.6
        y: Theme.mm * 1.6
        width: parent.width - 2 * x
        spacing: Theme.gap
        Paragraph { text: choices.text; size: Theme.lead }
        Paragraph { visible: text.length > 0; text: choices.detail; color: Theme.textDim }
        Flow {
            id: row
            readonly property real cell: Math.floor((width - (choices.options.length - 1) * spacing) / Math.max(1, choices.options.length))
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: choices.options
                PushButton {
                    required property var modelData
                    readonly property bool on: choices.value === modelData.id
                    objectName: choices.objectName + "-" + modelData.id
                    // As wide as its text needs if the row is too narrow for all.
                    width: Math.min(row.width, Math.max(row.cell, implicitWidth))
                    text: modelData.title
                    tone: on ? "plain" : "quiet"
                    checked: on
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: on
                    onClicked: choices.chosen(modelData.id)
                }
            }
        }
    }
}
