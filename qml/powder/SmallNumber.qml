// SPDX-License-Identifier: Apache-2.0
// A whole number that is mostly below ten: one touch each from 0 to 9, and a pad of digits for a greater one.
import QtQuick

Column {
    id: small

    property int low: 0
    property int high: 99
    // The number that is replaced, marked among the keys; -1: none.
    property int present: -1
    // A typed digit may be the first of two: it opens the pad.
    property bool greater: false
    readonly property bool typed: pad.digits.length > 0
    signal entered(int value)

    function type(digit: string, anew: bool) {
        pad.type(digit, anew)
    }

    spacing: Theme.gap
    focus: true
    onTypedChanged: if (typed) greater = true
    Keys.forwardTo: [pad]
    // Nothing is forwarded to a pad that is not visible yet.
    Keys.onPressed: event => {
        if (event.key < Qt.Key_0 || event.key > Qt.Key_9)
            return
        pad.press(String(event.key - Qt.Key_0))
        event.accepted = true
    }

    Item {
        visible: !small.greater
        width: parent.width
        height: small.high > 9 ? more.y + more.height : row.height

        EvenGrid {
            id: row
            objectName: "smallNumbers"
            readonly property int many: numbers.count
            columns: width >= Theme.target * 5 + Theme.gap * 4 ? 5 : width >= Theme.target * 4 + Theme.mm * 1.8 ? 4 : 3
            spacing: columns === 4 ? Theme.mm * 0.6 : Theme.gap
            Repeater {
                id: numbers
                model: Math.max(0, Math.min(9, small.high) - small.low + 1)
                PushButton {
                    required property int index
                    objectName: "number-" + text
                    width: row.cell
                    height: Theme.confirm
                    leftPadding: 0
                    size: Theme.step
                    text: String(small.low + index)
                    checked: small.low + index === small.present
                    onClicked: small.entered(small.low + index)
                }
            }
        }
        PushButton {
            id: more
            objectName: "greaterNumber"
            // At the end of the last row, where that has room for it.
            readonly property int taken: row.many % row.columns
            readonly property bool aside: taken > 0 && row.columns - taken >= 2
            visible: small.high > 9
            x: aside ? taken * (row.cell + row.spacing) : 0
            y: aside ? row.height - height : row.height + row.spacing
            width: parent.width - x
            height: Theme.confirm
            leftPadding: 0
            text: small.present > 9 ? qsTr("10 or more (%1)", "now 12").arg(pad.prompt) : qsTr("10 or more")
            onClicked: small.greater = true
        }
    }
    NumberPad {
        id: pad
        visible: small.greater
        width: parent.width
        low: small.low
        high: small.high
        present: small.present
        onEntered: value => small.entered(value)
    }
}
