// SPDX-License-Identifier: Apache-2.0
// What a player's points come from: a sign for each kind, and how many of it; a loss is red. The words for a screen
// reader stand in the row's own name.
import QtQuick
import Watchfire.Ui

Row {
    id: list

    property var signs: []
    property var counts: []
    // What the signs mean, where there is room for all of it.
    property var words: ({})
    readonly property bool worded: signs.length > 0 && signs.every(sign => words[sign] !== undefined)
                                   && run.advanceWidth + signs.length * (Theme.body + Theme.mm * 1.4) <= width
    function said(sign: string, index: int): string { return words[sign] + ": " + (counts[index] ?? "") }
    spacing: Theme.mm * 1.1

    Letters { id: run; text: list.signs.map((sign, index) => list.said(sign, index)).join("") }

    Repeater {
        model: list.signs
        Row {
            id: one
            required property string modelData
            required property int index
            readonly property color ink: modelData === "chip" || modelData === "shame" || modelData === "fallen" ? Theme.dangerText : Theme.textDim
            readonly property string shown: list.worded ? list.said(modelData, index) : list.counts[index] ?? ""
            spacing: Theme.mm * 0.3
            Glyph { kind: one.modelData; color: one.ink; width: Theme.body; anchors.verticalCenter: parent.verticalCenter }
            Word { objectName: visible && list.worded ? "source-" + one.modelData : ""; visible: text.length > 0; text: one.shown; color: one.ink }
        }
    }
}
