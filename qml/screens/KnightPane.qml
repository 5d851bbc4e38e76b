// SPDX-License-Identifier: Apache-2.0
// A development card: which one, and for a knight up to two actions of The Great Wall (GW-50), the robber's walk (BA-21), or a raider driven
// off (RA-40).
import QtQuick
import Watchfire.App

ActionPane {
    id: pane

    required property KnightModel knight
    readonly property bool asks: /^(card|action|victim|play)$/.test(knight.stage)

    title: knight.title
    hint: asks ? "" : qsTr("Tap a lit place on the board.")
    prefix: "knight"
    choices: knight.choices
    // Each card has a sentence, which is easier to read in one line.
    columns: knight.stage === "card" && !wide ? 1 : 2
    planned: knight.planned
    glyphFor: id => ({ knight: "knight", "road-building": "road", "year-of-plenty": "collect", monopoly: "steal", point: "crown" })[id] ?? planGlyph(id)
    function planGlyph(id: string): string {
        return id.indexOf("pirate") >= 0 ? "pirate" : id.indexOf("drive") >= 0 ? "bag"
             : id.indexOf("rider") >= 0 ? "rider" : id.indexOf("robber") >= 0 ? "robber" : ""
    }
    onChose: id => knight.choose(id)
    onBack: knight.back()
    actions: WideButton {
        objectName: "knightPlay"
        visible: pane.knight.ready
        height: Theme.confirm
        tone: "primary"
        glyph: "knight"
        // Legal, but a table that has overlooked the actions would lose them.
        text: pane.planned.length > 0 ? qsTr("Play the knight") : qsTr("Play the knight and do nothing")
        size: Theme.step
        onClicked: pane.knight.play()
    }
}
