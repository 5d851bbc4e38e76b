// SPDX-License-Identifier: Apache-2.0
// A whole screen with a title and the way back.
import QtQuick

Rectangle {
    id: page

    property string title
    property bool canGoBack: true
    default property alias items: content.data
    property alias corner: corner.data
    signal back

    color: Theme.ground

    PushButton {
        id: backButton
        objectName: "back"
        x: Theme.pad
        y: Theme.pad
        visible: page.canGoBack
        glyph: "back"
        spoken: qsTr("Back")
        onClicked: page.back()
    }
    Label {
        id: heading
        anchors.left: backButton.right
        anchors.leftMargin: Theme.pad
        anchors.right: corner.left
        anchors.verticalCenter: backButton.verticalCenter
        text: page.title
        size: Theme.title
        strong: true
        Accessible.role: Accessible.Heading
    }
    Row {
        id: corner
        anchors.right: parent.right
        anchors.rightMargin: Theme.pad
        anchors.verticalCenter: backButton.verticalCenter
        spacing: Theme.gap
    }
    Item {
        id: content
        anchors.fill: parent
        anchors.margins: Theme.pad
        anchors.topMargin: backButton.y + backButton.height + Theme.pad
    }
}
