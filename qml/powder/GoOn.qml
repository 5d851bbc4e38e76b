// SPDX-License-Identifier: Apache-2.0
// Below the steps: they are done, and what the season asks for next begins at once. One touch in place of two.
import QtQuick
import Watchfire.App

Column {
    id: next

    required property TableModel table
    readonly property bool leads: table.powder.nextAction.length > 0

    Repeater {
        model: next.leads ? next.table.powderAction.actions : null
        PushButton {
            required property var model
            required property int index
            objectName: index === 0 ? "goOn" : ""
            visible: index === 0 && model.enabled
            width: next.width
            height: Theme.confirm
            glyph: "next"
            text: qsTr("Done. %1", "the steps; what comes next, such as: End Ann's turn").arg(model.title)
            lines: 2
            onClicked: next.table.powderAction.start(model.id)
        }
    }
}
