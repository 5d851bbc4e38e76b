// SPDX-License-Identifier: Apache-2.0
// A roll in the inbox does not fit now: use it or discard it, never silently (BA-06). Others may wait after
// it; all of them can be discarded at once.
import QtQuick
import Watchfire.App

Rectangle {
    id: card

    required property PendingRollModel pending
    readonly property int dieSize: Theme.step * 1.3
    readonly property string roll: pending.key
    property string before

    onRollChanged: {
        if (before && roll)
            settling.restart()
        before = roll
    }

    width: parent ? parent.width : 0
    height: body.height + 2 * Theme.gap
    radius: Theme.radius
    color: Theme.ground
    border.width: Theme.ring
    border.color: Theme.focus
    Accessible.role: Accessible.Notification
    Accessible.name: words.text + (card.pending.behind.length > 0 ? " " + card.pending.behind : "")

    // A second tap of the same finger must not hit the next roll that has just moved up.
    Timer {
        id: settling
        interval: 400
    }

    Column {
        id: body
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gap
        Row {
            width: parent.width
            spacing: Theme.gap
            Grid {
                id: dice
                columns: 4
                spacing: Theme.mm
                anchors.verticalCenter: parent.verticalCenter
                Repeater {
                    model: card.pending.dice
                    RollDie {
                        required property int index
                        required property int modelData
                        value: modelData
                        faces: card.pending.faces[index] ?? 6
                        width: card.dieSize
                    }
                }
            }
            Label {
                id: words
                objectName: "pendingText"
                width: parent.width - dice.width - parent.spacing
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
                text: card.pending.useText || qsTr("Use the roll")
                enabled: card.pending.canUse && !settling.running
                onClicked: card.pending.use()
            }
            PushButton {
                objectName: "discardPending"
                width: (parent.width - parent.spacing) / 2
                text: qsTr("Discard the roll")
                enabled: !settling.running
                onClicked: card.pending.discard()
            }
        }
        Row {
            width: parent.width
            spacing: Theme.gap
            visible: behind.text.length > 0
            Label {
                id: behind
                objectName: "pendingBehind"
                width: all.visible ? (parent.width - parent.spacing) / 2 : parent.width
                anchors.verticalCenter: parent.verticalCenter
                text: card.pending.behind
            }
            PushButton {
                id: all
                objectName: "discardAllPending"
                width: (parent.width - parent.spacing) / 2
                visible: card.pending.more > 0
                text: qsTr("Discard all %1").arg(card.pending.more + 1)
                enabled: !settling.running
                onClicked: card.pending.discardAll()
            }
        }
    }
}
