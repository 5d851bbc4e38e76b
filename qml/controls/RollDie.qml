// SPDX-License-Identifier: Apache-2.0
// A die of a waiting roll: a face with its pips, or the number and the kind if it is not six-sided.
import QtQuick
import Watchfire.Ui

Rectangle {
    id: die

    property int value: 1
    property int faces: 6
    readonly property bool pips: faces === 6 && value <= 6

    height: width
    radius: width * 0.18
    color: Theme.die
    border.width: Theme.hairline
    border.color: Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: pips ? qsTr("Die %1").arg(value) : Sentence.of(qsTr("Die %1 of %2 sides"), [value, faces])

    Glyph {
        visible: die.pips
        kind: die.pips ? "die-" + die.value : ""
        color: Theme.dieInk
        width: die.width * 0.92
        anchors.centerIn: parent
    }
    Label {
        visible: !die.pips
        width: die.width
        anchors.centerIn: parent
        horizontalAlignment: Text.AlignHCenter
        text: String(die.value)
        size: die.width * 0.5
        strong: true
        color: Theme.dieInk
        Accessible.ignored: true
    }
}
