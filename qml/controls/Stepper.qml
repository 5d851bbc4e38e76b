// SPDX-License-Identifier: Apache-2.0
// A value with buttons for less and more.
import QtQuick

Rectangle {
    id: stepper

    property string text
    property string shown
    property string detail
    property bool canLess: true
    property bool canMore: true
    signal less
    signal more

    implicitHeight: Math.max(Theme.target, words.height) + Theme.mm * 2
    radius: Theme.radius
    color: Theme.raised

    Column {
        id: words
        x: Theme.mm * 1.6
        width: minus.x - x - Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        Paragraph { text: stepper.text; size: Theme.lead }
        Paragraph { text: stepper.shown; size: Theme.lead; strong: true }
        Paragraph { visible: text.length > 0; text: stepper.detail; color: Theme.textDim }
    }
    PushButton {
        id: minus
        objectName: stepper.objectName + "-less"
        anchors.right: plus.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        glyph: "minus"
        spoken: qsTr("%1: less").arg(stepper.text)
        tone: "quiet"
        enabled: stepper.canLess
        onClicked: stepper.less()
    }
    PushButton {
        id: plus
        objectName: stepper.objectName + "-more"
        anchors.right: parent.right
        anchors.rightMargin: Theme.mm
        anchors.verticalCenter: parent.verticalCenter
        glyph: "plus"
        spoken: qsTr("%1: more").arg(stepper.text)
        tone: "quiet"
        enabled: stepper.canMore
        onClicked: stepper.more()
    }
}
