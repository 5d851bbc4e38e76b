// SPDX-License-Identifier: Apache-2.0
// How the summary of an ended game opens: three beacons are lit one after the other, sparks rise, the race is drawn. It
// ends in what is shown at rest, and nothing waits for it.
import QtQuick

Item {
    id: motion

    property int fires: 3
    // How far the sparks have risen, and how far the race is drawn; 1 at rest.
    property real risen: 1
    property real drawn: 1
    readonly property alias running: opening.running

    function start() {
        opening.restart()
    }
    function finish() {
        opening.complete()
    }

    ParallelAnimation {
        id: opening
        SequentialAnimation {
            PropertyAction { target: motion; property: "fires"; value: 1 }
            PauseAnimation { duration: 250 }
            PropertyAction { target: motion; property: "fires"; value: 2 }
            PauseAnimation { duration: 250 }
            PropertyAction { target: motion; property: "fires"; value: 3 }
        }
        NumberAnimation { target: motion; property: "risen"; from: 0; to: 1; duration: 2400 }
        NumberAnimation { target: motion; property: "drawn"; from: 0; to: 1; duration: 2000; easing.type: Easing.InOutQuad }
    }
}
