// SPDX-License-Identifier: Apache-2.0
// Below the steps: they are done, and what the season asks for next begins at once. One touch in place of two. Where
// another player comes next, it leads no further than to that player's screen.
// Where there is room, what a table often enters at this place stands above it. A low panel has room for neither: there
// the last button below the steps says and does the same.
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

    // In a low panel the button would take the place of "All done", which leads to what is often entered here.
    readonly property bool kept: waiting > 1 && !others.visible && action.beside.length > (action.beside[0] === "again" ? 1 : 0)
    // A low panel has room for what stands beside only if it shows no soldiers and can spare the height.
    property bool cramped: false
    // What the button of a low panel says; empty: it has none.
    property string brief: ""
    // The same without the steps that it passes.
    property string briefAlone: ""
    signal begun

    spacing: Theme.gap

    EvenGrid {
        id: others
        readonly property int many: next.action.beside.length
        visible: next.leads && many > 0 && !(Theme.low && next.cramped)
        // Beside the steps of a wide panel one below the other.
        columns: width < Theme.mm * 60 && !Theme.low ? 1 : Math.max(1, many)
        Repeater {
            model: others.visible ? next.action.actions : null
            OnDemand {
                id: other
                required property var model
                active: next.action.beside.includes(model.id) && model.enabled
                width: others.cell
                height: Theme.confirm
                sourceComponent: PushButton {
                    objectName: "action-" + other.model.id
                    text: other.model.title
                    size: Theme.low ? Theme.body : Theme.lead
                    lines: Theme.low ? 3 : 2
                    leftPadding: Theme.low ? Theme.mm * 0.6 : Theme.pad
                    onClicked: next.action.start(other.model.id)
                }
            }
        }
    }
    Repeater {
        model: next.leads ? next.action.actions : null
        // Only the first one is made.
        Loader {
            id: place
            required property var model
            required property int index
            readonly property bool ready: next.onward ? next.passes : model.enabled
            active: index === 0
            visible: active && ready && !Theme.low
            width: next.width
            sourceComponent: PushButton {
                id: way
                // The button of a low panel has no room for whose turn it is, which the screen says elsewhere.
                readonly property string to: next.onward ? next.action.onward
                                             : Theme.low && place.model.id === "end-turn" ? qsTr("End turn") : place.model.title
                function begin() {
                    if (next.onward)
                        next.table.steps.doneAll()
                    else
                        next.action.start(place.model.id)
                }
                objectName: !visible ? "" : next.passes ? "doneAll" : "goOn"
                height: Math.max(Theme.confirm, implicitHeight)
                glyph: "next"
                text: next.waiting === 2 ? qsTr("Both done. %1", "the steps; what comes next, such as: End Ann's turn").arg(to)
                      : next.waiting > 1 ? Sentence.of(qsTr("All %1 done. %2", "how many steps; what comes next, such as: End Ann's turn"), [next.waiting, to])
                      : qsTr("Done. %1", "the steps; what comes next, such as: End Ann's turn").arg(to)
                lines: 6
                // The button that led to these steps may have been in the same place: nobody skips a season by a habitual tap.
                tapPatience: Theme.tapPatience
                onClicked: begin()
                Binding {
                    target: next
                    property: "brief"
                    value: way.text
                    when: place.ready && Theme.low && !next.kept
                }
                Binding {
                    target: next
                    property: "briefAlone"
                    value: way.to
                    when: place.ready && Theme.low && !next.kept
                }
                Connections {
                    target: next
                    function onBegun() { way.begin() }
                }
            }
        }
    }
}
