// SPDX-License-Identifier: Apache-2.0
// What a player's points come from: a sign for each kind, and how many of it; a loss is red. The words for a screen
// reader stand in the row's own name.
import QtQuick
import Watchfire.Ui

Row {
    id: list

    property var signs: []
    property var counts: []
    spacing: Theme.mm * 1.1

    Repeater {
        model: list.signs
        Row {
            id: one
            required property string modelData
            required property int index
            readonly property color ink: modelData === "chip" || modelData === "shame" || modelData === "fallen" ? Theme.dangerText : Theme.textDim
            readonly property string shown: list.counts[index] ?? ""
            spacing: Theme.mm * 0.3
            Glyph { kind: one.modelData; color: one.ink; width: Theme.body; height: width; anchors.verticalCenter: parent.verticalCenter }
            Label { visible: text.length > 0; text: one.shown; color: one.ink; wrapMode: Text.NoWrap; Accessible.ignored: true }
        }
    }
}
