// SPDX-License-Identifier: Apache-2.0
// A roll by hand: two rows of six faces, or, where six are too wide for fingers, the dice side by side with three rows
// of two. Two taps. Always there when a roll may come, even while the tower is connected.
import QtQuick

Grid {
    id: entry

    signal rolled(int first, int second)
    property int first: 0
    property int second: 0
    readonly property bool narrow: width < 6 * Theme.confirm + 5 * spacing - 1
    readonly property real face: Math.min(Math.floor((width - gaps) / (narrow ? 4 : 6) + 0.01), Theme.confirm * 1.15)
    readonly property real gaps: narrow ? 2 * spacing + columnSpacing : 5 * spacing

    function pick(row: int, value: int) {
        if (row === 1)
            first = first === value ? 0 : value
        else
            second = second === value ? 0 : value
        if (first > 0 && second > 0) {
            const a = first
            const b = second
            first = second = 0
            rolled(a, b)
        }
    }

    columns: narrow ? 2 : 1
    spacing: Theme.gap
    columnSpacing: narrow ? 2 * Theme.gap : Theme.gap
    leftPadding: Math.max(0, Math.floor((width - gaps - (narrow ? 4 : 6) * face) / 2))
    // Keys 1 to 6: the first die, then the second. A text field that expects input gets the key first.
    Keys.onPressed: event => {
        const face = event.key - Qt.Key_0
        if (!enabled || face < 1 || face > 6 || event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return
        pick(first > 0 ? 2 : 1, face)
        event.accepted = true
    }

    Repeater {
        model: 2
        Grid {
            id: line
            required property int index
            readonly property int number: index + 1
            columns: entry.narrow ? 2 : 6
            spacing: entry.spacing
            Repeater {
                model: 6
                DieFace {
                    required property int index
                    objectName: "die-" + line.number + "-" + value
                    width: entry.face
                    height: entry.face
                    value: index + 1
                    chosen: (line.number === 1 ? entry.first : entry.second) === value
                    dim: !chosen && (line.number === 1 ? entry.first : entry.second) > 0
                    Accessible.name: line.number === 1 ? qsTr("First die: %1").arg(value) : qsTr("Second die: %1").arg(value)
                    onClicked: entry.pick(line.number, value)
                }
            }
        }
    }
}
