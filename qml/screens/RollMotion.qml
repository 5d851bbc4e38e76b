// SPDX-License-Identifier: Apache-2.0
// How a roll falls: its dice turn and drop and show two other faces, then the sum is there, then the word. It
// ends in what is shown at rest, and nothing waits for it.
import QtQuick

Item {
    id: motion

    property real turn: 0
    property real drop: 0
    property real word: 1
    property bool summed: true
    // How many faces come before the one that was rolled.
    property int before: 0
    readonly property alias running: falling.running

    function start() {
        falling.restart()
    }
    function finish() {
        falling.complete()
    }
    function face(value: int): int {
        return before === 0 || value === 0 ? value : (value + 1 + before) % 6 + 1
    }

    ParallelAnimation {
        id: falling
        NumberAnimation { target: motion; property: "turn"; from: 18; to: 0; duration: 420; easing.type: Easing.OutBack; easing.overshoot: 1.2 }
        NumberAnimation { target: motion; property: "drop"; from: -24; to: 0; duration: 420; easing.type: Easing.OutBack; easing.overshoot: 1.2 }
        SequentialAnimation {
            PropertyAction { target: motion; property: "before"; value: 2 }
            PauseAnimation { duration: 80 }
            PropertyAction { target: motion; property: "before"; value: 1 }
            PauseAnimation { duration: 80 }
            PropertyAction { target: motion; property: "before"; value: 0 }
        }
        SequentialAnimation {
            PropertyAction { target: motion; property: "summed"; value: false }
            PropertyAction { target: motion; property: "word"; value: 0 }
            PauseAnimation { duration: 320 }
            PropertyAction { target: motion; property: "summed"; value: true }
            NumberAnimation { target: motion; property: "word"; from: 0; to: 1; duration: 160; easing.type: Easing.OutCubic }
        }
    }
}
