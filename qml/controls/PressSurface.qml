// SPDX-License-Identifier: Apache-2.0
// What lies behind a button: it is darker under a finger, and its edge shows where the focus is.
import QtQuick
import QtQuick.Templates as T

Rectangle {
    id: surface

    required property T.AbstractButton of
    // The edge while it has no focus.
    property real edge: 0
    property color edgeColor: Theme.line
    property bool shaded: of.down

    radius: Theme.radius
    border.width: of.visualFocus ? Theme.ring : edge
    border.color: of.visualFocus ? Theme.focus : edgeColor

    Rectangle {
        anchors.fill: parent
        radius: parent.radius
        color: "#000000"
        opacity: surface.shaded ? 0.2 : 0
    }
}
