// SPDX-License-Identifier: Apache-2.0
// A whole screen with a title and the way back.
import QtQuick

Rectangle {
    id: page

    property string title
    // The widest that it becomes: on a large screen a switch would be far from its words. 0: as wide as the screen.
    property real measure: 0
    readonly property bool portrait: height > width
    default property alias items: content.data
    property alias corner: corner.data
    // How many of this screen's own pages lie before the shown one: the way back leads through them.
    property int depth: 0
    signal back
    signal stepBack

    color: Theme.ground

    PushButton {
        id: backButton
        objectName: "back"
        x: content.x
        y: Theme.pad
        glyph: "back"
        spoken: qsTr("Back")
        onClicked: {
            if (page.depth > 0)
                page.stepBack()
            else
                page.back()
        }
    }
    Label {
        anchors.left: backButton.right
        anchors.leftMargin: Theme.pad
        anchors.right: corner.left
        anchors.verticalCenter: backButton.verticalCenter
        text: page.title
        // In one line, if smaller letters can do it.
        size: whole.advanceWidth > width ? Theme.lead : Theme.title
        strong: true
        Letters { id: whole; strong: true; size: Theme.title; text: page.title }
        Accessible.role: Accessible.Heading
    }
    Row {
        id: corner
        anchors.right: content.right
        anchors.verticalCenter: backButton.verticalCenter
        spacing: Theme.gap
    }
    Item {
        id: content
        readonly property real most: page.width - 2 * Theme.pad
        x: Math.round((page.width - width) / 2)
        y: backButton.y + backButton.height + Theme.pad
        width: page.measure > 0 ? Math.min(page.measure, most) : most
        height: page.height - y - Theme.pad
    }
}
