// SPDX-License-Identifier: Apache-2.0
// What ends the current step: done, all of them done, and the clause in plain words.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Row {
    id: row

    required property StepsModel steps
    // The step's clause; empty if there is none to read.
    required property string clause
    property bool whyOpen: false
    // Another button passes all steps.
    property bool passed: false
    // What the last button says if it does more than pass the steps: it begins what comes next, too.
    property string onward: ""
    // The same without the steps, for a button that has no room for both.
    property string onwardAlone: onward
    // A question waits: answering it is the loud act, and these are small.
    property bool asked: false
    readonly property real tall: asked ? Theme.target : Theme.confirm
    // In half a panel the buttons' texts need the room of their signs.
    readonly property bool narrow: width < Theme.mm * 68
    signal goOn
    signal why(open: bool)

    spacing: Theme.gap

    // The room of the last button's words. If they need more lines than it has, it says less, and a screen reader all.
    readonly property real widest: Math.round((width - (why.visible ? why.width + spacing : 0)) * 0.6)
    component Trial: Label {
        visible: false
        width: row.widest - 2 * all.leftPadding
        size: all.size
        readonly property bool fits: lineCount <= all.lines && contentWidth <= width + 1
    }
    Trial { id: whole; text: row.onward }
    Trial { id: alone; text: row.onwardAlone }
    readonly property string onwardShown: whole.fits ? onward : alone.fits ? onwardAlone
                                          : steps.left === 2 ? qsTr("Both done. Go on") : steps.left > 1 ? qsTr("All %1 done. Go on").arg(steps.left) : qsTr("Done. Go on")

    // Moves the focus to the button that ends the step.
    function focusDone() {
        tick.forceActiveFocus(LastInput.reason)
    }

    PushButton {
        id: tick
        objectName: "done"
        width: parent.width - (why.visible ? why.width + parent.spacing : 0) - (all.visible ? all.width + parent.spacing : 0)
        height: row.tall
        tone: row.asked ? "plain" : "primary"
        glyph: row.narrow ? "" : "check"
        text: qsTr("Done")
        size: row.narrow || row.asked || all.leads ? Theme.lead : Theme.step
        leftPadding: row.narrow ? Theme.mm * 0.6 : Theme.pad
        onClicked: row.steps.done()
    }
    PushButton {
        id: why
        objectName: "why"
        height: row.tall
        // The button that ends the step keeps its text if there is no room for all three.
        // The question below has a button of that name.
        text: row.width < Theme.mm * 80 || row.asked ? "?" : qsTr("Why?")
        leftPadding: row.narrow ? Theme.mm * 0.6 : Theme.pad
        spoken: qsTr("Why?")
        checkable: true
        checked: row.whyOpen
        visible: row.clause.length > 0
        onToggled: row.why(checked)
    }
    PushButton {
        id: all
        readonly property bool leads: row.onward.length > 0
        objectName: !visible ? "" : leads ? "goOn" : "doneAll"
        visible: leads || row.steps.left > 1 && !row.passed
        // In two lines. It is the last button, so that nobody presses it instead of the one for this step.
        width: leads ? Math.min(implicitWidth, row.widest)
                     : Math.min(implicitWidth, Math.round(Theme.target * (row.narrow ? 1.25 : 1.4)))
        height: row.tall
        size: Theme.body
        leftPadding: row.narrow ? Theme.mm * 0.6 : Theme.pad
        text: leads ? row.onwardShown : row.steps.left === 2 ? qsTr("Both done") : qsTr("All %1 done").arg(row.steps.left)
        // The button that led to these steps may have been in the same place.
        tapPatience: Theme.tapPatience
        spoken: leads ? row.onward : row.steps.left === 2 ? qsTr("Both steps are done") : qsTr("All %1 steps are done").arg(row.steps.left)
        onClicked: if (leads) row.goOn(); else row.steps.doneAll()
    }
}
