// SPDX-License-Identifier: Apache-2.0
// The Now panel's place: one pane, above it a roll that waits.
import QtQuick

Panel {
    id: now

    required property var table
    property Component pane: null

    objectName: "nowPanel"

    PendingRollCard {
        id: pending
        x: Theme.pad
        y: Theme.pad
        width: parent.width - 2 * Theme.pad
        visible: now.table.pendingRoll.open
        pending: now.table.pendingRoll
    }
    Loader {
        anchors.fill: parent
        anchors.margins: Theme.pad
        anchors.topMargin: Theme.pad + (pending.visible ? pending.height + Theme.gap : 0)
        sourceComponent: now.pane
    }
}
