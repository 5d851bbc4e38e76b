// SPDX-License-Identifier: Apache-2.0
// The rim of a place: lit while the current step is about it, with a light ground if it reacts to a tap, and
// a tick if it is part of the answer. New light pulses three times, then stays (screens page).
import QtQuick
import Watchfire.Ui

Rectangle {
    id: light

    property bool open: false
    property bool chosen: false
    property bool lit: false
    property string litTone
    // Its tick lies on nothing.
    property bool ticks: true
    // Its tick stands in the lower corner: a card has its shield in the upper one.
    property bool ticksLow: false
    // It stands on the left: a rest zone has its name on the right.
    property bool ticksLeft: false
    // It covers a drawn frame that is as wide as this.
    property real least: 0

    anchors.fill: parent
    visible: open || chosen || lit
    color: "transparent"
    // What lies on a small spot stays in sight.
    border.width: Math.max(1, least, Math.min(Theme.ring * (chosen ? 1.5 : 1), height * 0.15))
    border.color: chosen ? Theme.goodText : open ? Theme.lit
                : litTone === "danger" ? Theme.dangerText : litTone === "gain" ? Theme.goodText : Theme.lit

    onVisibleChanged: pulseIfLit()
    function pulseIfLit() {
        if (visible && lit && Theme.motion)
            pulse.restart()
        else
            opacity = 1
    }
    SequentialAnimation {
        id: pulse
        loops: 3
        NumberAnimation { target: light; property: "opacity"; from: 1; to: 0.25; duration: 260; easing.type: Easing.InOutQuad }
        NumberAnimation { target: light; property: "opacity"; from: 0.25; to: 1; duration: 260; easing.type: Easing.InOutQuad }
    }
    // On a piece of any colour it is seen.
    Rectangle {
        visible: tick.visible
        x: tick.x
        y: tick.y
        width: tick.width
        height: tick.height
        radius: Theme.radius / 2
        color: Theme.current
    }
    Glyph {
        id: tick
        visible: light.chosen && light.ticks && light.height >= Theme.body
        x: light.ticksLeft ? Theme.ring : parent.width - width - Theme.ring
        y: light.ticksLow ? parent.height - height - Theme.ring : Theme.ring
        kind: "check"
        color: Theme.goodText
        width: Math.min(parent.height * 0.5, Theme.body)
    }
}
