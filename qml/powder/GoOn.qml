// SPDX-License-Identifier: Apache-2.0
// Below the steps: they are done, and what the season asks for next begins at once. One touch in place of two. Where
// another player comes next, it leads no further than to that player's screen.
// Where there is room, what a table often enters at this place stands above it.
import QtQuick
import Watchfire.App

Column {
    id: next

    required property TableModel table
    readonly property PowderActionModel action: table.powderAction
    readonly property bool leads: table.powder.nextAction.length > 0
    readonly property bool onward: action.onward.length > 0
    readonly property int waiting: table.steps.left
    // The button ticks the steps and does no more, so it takes the place of "All done".
    readonly property bool passes: leads && onward && waiting > 1 && !Theme.low

    spacing: Theme.gap

    Grid {
        id: others
        readonly property int many: next.action.beside.length
        visible: next.leads && many > 0 && !Theme.low
        width: next.width
        spacing: Theme.gap
        // Beside the steps of a wide panel one below the other.
        columns: width < Theme.mm * 60 ? 1 : Math.max(1, many)
        Repeater {
            model: others.visible ? next.action.actions : null
            PushButton {
                required property var model
                objectName: visible ? "action-" + model.id : ""
                visible: next.action.beside.includes(model.id) && model.enabled
                width: Math.floor((others.width - (others.columns - 1) * others.spacing) / others.columns)
                height: Theme.confirm
                text: model.title
                lines: 2
                onClicked: next.action.start(model.id)
            }
        }
    }
    Repeater {
        model: next.leads ? next.action.actions : null
        PushButton {
            required property var model
            required property int index
            objectName: index > 0 ? "" : next.passes ? "doneAll" : "goOn"
            // In a low panel only one step is in sight: no touch passes the others, nor what is often entered here. What does
            // no more than Done is left out.
            visible: index === 0 && (next.onward ? next.passes : model.enabled && (!Theme.low || next.waiting <= 1 && others.many === 0))
            width: next.width
            height: Math.max(Theme.confirm, implicitHeight)
            glyph: "next"
            readonly property string to: next.onward ? next.action.onward : model.title
            text: next.waiting === 2 ? qsTr("Both done. %1", "the steps; what comes next, such as: End Ann's turn").arg(to)
                  : next.waiting > 1 ? qsTr("All %1 done. %2", "how many steps; what comes next, such as: End Ann's turn").arg(next.waiting).arg(to)
                  : qsTr("Done. %1", "the steps; what comes next, such as: End Ann's turn").arg(to)
            lines: Theme.low ? 2 : 6
            onClicked: if (next.onward) next.table.steps.doneAll(); else next.action.start(model.id)
        }
    }
}
