// SPDX-License-Identifier: Apache-2.0
// A ring around a lit place that somebody wants to see: it pulses three times, and goes.
import QtQuick
import Watchfire.Ui

Item {
    id: pulse

    required property BoardPicture picture
    // As the board names it.
    property string place
    readonly property bool running: pulsing.running || resting.running
    readonly property point spot: picture.litSpot(place, picture.layout)

    function show(key: string) {
        stop()
        place = key
        opacity = 1
        if (Theme.motion)
            pulsing.start()
        else
            resting.start()
    }
    function stop() {
        pulsing.stop()
        resting.stop()
    }

    visible: running
    width: Math.round(picture.unit * 1.9)
    height: width
    x: picture.x + spot.x - width / 2
    y: picture.y + spot.y - height / 2

    // Ember between ink and cream, to be seen on every terrain.
    component Ring: Rectangle {
        property real inset
        anchors.fill: parent
        anchors.margins: inset
        radius: width / 2
        color: "transparent"
    }
    readonly property real line: Math.max(3, picture.unit * 0.1)
    Ring { border.width: pulse.line; border.color: "#f7ecd4" }
    Ring { inset: pulse.line * 0.4; border.width: pulse.line * 1.5; border.color: "#14110d" }
    Ring { inset: pulse.line * 0.65; border.width: pulse.line; border.color: "#ffb53a" }

    SequentialAnimation {
        id: pulsing
        loops: 3
        NumberAnimation { target: pulse; property: "opacity"; from: 1; to: 0.35; duration: 300; easing.type: Easing.InOutSine }
        NumberAnimation { target: pulse; property: "opacity"; from: 0.35; to: 1; duration: 300; easing.type: Easing.InOutSine }
    }
    // Without motion the ring stays visible, unchanged, for as long as the pulses would take.
    Timer { id: resting; interval: 1800 }
}
