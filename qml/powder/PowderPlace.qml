// SPDX-License-Identifier: Apache-2.0
// A place of the board that a finger may choose while it is offered; otherwise it only shows its content.
import QtQuick
import QtQuick.Templates as T
import Watchfire.App
import Watchfire.Ui

T.AbstractButton {
    id: place

    required property PowderModel powder
    // Its name: S2, S2.fire, S2.1:b3, T2.
    required property string at
    property bool open: among(powder.open)
    property bool forbidden: among(powder.forbidden)
    property bool chosen: among(powder.chosen)
    property bool lit: among(powder.lit)
    function among(places: var): bool { return places.includes(at) }
    // A tap enlarges it, whether it is offered or not.
    property bool looks: false
    property string spoken
    property color ground: Theme.paving
    property color openGround: Theme.current
    property alias face: front.data
    // Its corner is free for the tick of what is chosen.
    property bool ticks: true
    property bool ticksLow: false
    property bool ticksLeft: false
    property real rim: 0 // PowderLight::least
    // How far its light stays inside it on the left and on the right, where a finger needs more room than the eye.
    property real marginLeft: 0
    property real marginRight: 0
    leftInset: marginLeft
    rightInset: marginRight

    // Where a finger touched it; outside it: a key did, or a screen reader.
    property point touched: Qt.point(-1, -1)
    onPressed: touched = Qt.point(pressX, pressY)

    // The action of a tap, also for keys and screen readers.
    function press() {
        if (!enabled)
            return
        touched = Qt.point(-1, -1)
        clicked()
    }

    enabled: open || forbidden || looks
    // Arrow keys come here (PowderKeys); Tab stops once for the whole board, and leads on from where the focus is.
    focusPolicy: activeFocus ? Qt.TabFocus : Qt.NoFocus
    hoverEnabled: false
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: spoken
    Accessible.focusable: enabled
    Accessible.checkable: chosen
    Accessible.checked: chosen
    Accessible.onPressAction: place.press()
    Keys.onReturnPressed: place.press()
    Keys.onEnterPressed: place.press()

    background: Rectangle {
        radius: Theme.radius
        color: place.open ? place.openGround : place.ground
        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: "#000000"
            opacity: place.down ? 0.2 : 0
        }
    }
    contentItem: Item {
        Item { id: front; anchors.fill: parent }
        PowderLight {
            anchors.leftMargin: place.marginLeft
            anchors.rightMargin: place.marginRight
            radius: Theme.radius
            open: place.open
            chosen: place.chosen
            lit: place.lit
            litTone: place.powder.litTone
            ticks: place.ticks
            ticksLow: place.ticksLow
            ticksLeft: place.ticksLeft
            least: place.rim
        }
        Rectangle {
            visible: place.visualFocus
            anchors.fill: parent
            anchors.leftMargin: place.marginLeft
            anchors.rightMargin: place.marginRight
            radius: Theme.radius
            color: "transparent"
            border.width: Theme.ring
            border.color: Theme.focus
        }
    }
}
