// SPDX-License-Identifier: Apache-2.0
// Lies on the lower edge of a list that goes on below it, so that nobody takes what is cut there for the end. A tap on
// the arrow shows what follows, and a drag from there scrolls; neither may choose the row that lies under it unseen.
import QtQuick
import Watchfire.Ui

Rectangle {
    id: fold

    required property Flickable list
    property color ground: Theme.panel

    objectName: visible ? "fold" : ""
    // What is cut may be no more than the empty edge of a card.
    visible: list.visible && list.contentHeight - list.contentY > list.height + Theme.gap + Theme.hairline
    anchors.left: list.left
    anchors.right: list.right
    anchors.bottom: list.bottom
    height: Theme.fold
    // Drawn by software, a rectangle without a colour has no gradient either.
    color: Qt.rgba(ground.r, ground.g, ground.b, 0.1)
    gradient: Gradient {
        GradientStop { position: 0; color: Qt.rgba(fold.ground.r, fold.ground.g, fold.ground.b, 0) }
        // The arrow lies on no words.
        GradientStop { position: 0.3; color: fold.ground }
    }
    MouseArea {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: Theme.target
        height: Theme.body
        Accessible.ignored: true
        readonly property real last: fold.list.contentHeight - fold.list.height
        property real held: 0
        property bool dragged: false
        onPressed: mouse => {
            held = mouse.y + fold.list.contentY
            dragged = false
        }
        onPositionChanged: mouse => {
            if (Math.abs(held - mouse.y - fold.list.contentY) > Theme.mm || dragged) {
                dragged = true
                fold.list.contentY = Math.max(0, Math.min(last, held - mouse.y))
            }
        }
        onClicked: if (!dragged) fold.list.contentY = Math.min(last, fold.list.contentY + fold.list.height - 2 * fold.height)
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
