// SPDX-License-Identifier: Apache-2.0
// A roll lies in the inbox and does not fit just now: use it or discard it, never silently (BA-06).
import QtQuick

Rectangle {
    id: card

    required property var pending

    width: parent ? parent.width : 0
    height: body.height + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.ground
    border.width: Theme.ring
    border.color: Theme.focus
    Accessible.role: Accessible.Notification
    Accessible.name: pending.text

    Column {
        id: body
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gap
        Row {
            width: parent.width
            spacing: Theme.gap
            DieFace { value: card.pending.die1; width: Theme.step * 1.3; height: width; enabled: false }
            DieFace { value: card.pending.die2; width: Theme.step * 1.3; height: width; enabled: false }
            Label {
                width: parent.width - 2 * (Theme.step * 1.3 + parent.spacing)
                anchors.verticalCenter: parent.verticalCenter
                text: card.pending.text + (card.pending.canUse || !card.pending.why ? "" : " " + card.pending.why)
            }
        }
        Row {
            width: parent.width
            spacing: Theme.gap
            PushButton {
                objectName: "usePending"
                width: (parent.width - parent.spacing) / 2
                tone: "primary"
                text: qsTr("Use it")
                enabled: card.pending.canUse
                onClicked: card.pending.use()
            }
            PushButton {
                objectName: "discardPending"
                width: (parent.width - parent.spacing) / 2
                text: qsTr("Discard it")
                onClicked: card.pending.discard()
            }
        }
    }
}
