// SPDX-License-Identifier: Apache-2.0
// Lies on the lower edge of a list that goes on below it, so that nobody takes what is cut there for the end.
import QtQuick
import Watchfire.Ui

Rectangle {
    id: fold

    required property Flickable list
    property color ground: Theme.panel

    objectName: visible ? "fold" : ""
    visible: list.visible && list.contentHeight - list.contentY > list.height + Theme.mm
    anchors.left: list.left
    anchors.right: list.right
    anchors.bottom: list.bottom
    height: Theme.mm * 6
    // Drawn by software, a rectangle without a colour has no gradient either.
    color: Qt.rgba(ground.r, ground.g, ground.b, 0.1)
    gradient: Gradient {
        GradientStop { position: 0; color: Qt.rgba(fold.ground.r, fold.ground.g, fold.ground.b, 0) }
        // The arrow lies on no words.
        GradientStop { position: 0.3; color: fold.ground }
    }
    Glyph {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: Theme.body
        height: width
        rotation: 90
        kind: "next"
        color: Theme.text
    }
}
