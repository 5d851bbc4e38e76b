// SPDX-License-Identifier: Apache-2.0
// One step for the table's hands: the current one is large, the others are a line each. A finished one keeps
// its tick, which a touch takes back.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Rectangle {
    id: card

    required property var model
    required property StepsModel steps
    property int number: 0
    // Above a question: a finished card is one line, and keeps its tick.
    property bool tight: false
    // Whether the current step carries its buttons itself.
    property bool buttoned: true
    // A question stands below: this step is told, not shouted.
    property bool asked: false
    property bool whyOpen: false
    // What "?" has opened; null: nothing.
    readonly property Item explanation: (now.item as CurrentStep)?.explanation ?? null
    // A finished card was tapped: its step is not done after all.
    function untick() {
        steps.ticked(model.id, false)
    }

    readonly property bool current: card.model.state === "current"
    readonly property bool coming: card.model.state === "coming"
    readonly property bool ticked: card.model.state === "done"
    // Of the current step: so high that its whole sentence is seen.
    readonly property real leastHeight: inset + ((now.item as CurrentStep)?.sentenceHeight ?? 0)
    readonly property real inset: asked || Theme.low ? Theme.gap : Theme.pad
    // Who collected what, and what nobody has ticked: folded away it would be missed (StepsModel::staying).
    readonly property bool stays: (card.model.shares ?? []).length > 0 || card.model.presumed === true
    readonly property bool tickable: ticked && !tight

    objectName: "step-" + card.model.id
    width: parent ? parent.width : 0
    // A finished card is as high as a finger, which can take the tick back.
    height: current ? now.height + 2 * inset : Math.max(line.implicitHeight + Theme.mm * 1.6, tickable ? Theme.target : 0)
    radius: Theme.radius
    color: current && !asked ? Theme.current : current || coming ? Theme.card : "transparent"
    border.width: !current && activeFocus ? Theme.ring : 0
    border.color: Theme.focus
    Accessible.role: Accessible.ListItem
    Accessible.name: ticked ? qsTr("Done: %1").arg(card.model.sentence) : card.model.sentence
    Accessible.description: card.tickable ? qsTr("Press to take the tick back.") : card.model.detail ?? ""
    Accessible.focusable: card.tickable
    Accessible.onPressAction: if (card.tickable) card.untick()
    activeFocusOnTab: card.tickable
    function pressed(event: var) {
        event.accepted = card.tickable
        if (card.tickable)
            card.untick()
    }
    Keys.onReturnPressed: event => card.pressed(event)
    Keys.onEnterPressed: event => card.pressed(event)
    Keys.onSpacePressed: event => card.pressed(event)

    // Moves the focus to the button that ticks this card.
    function focusDone() {
        const step = now.item as CurrentStep
        if (step)
            step.focusDone()
    }

    // Now: the fire at its side.
    Rectangle {
        visible: card.current && !card.asked
        width: Theme.mm * 1.2
        height: parent.height * card.kindled
        radius: width / 2
        color: Theme.ember
    }
    // It moves on to the next card.
    onCurrentChanged: {
        whyOpen = false
        if (current && Theme.motion)
            kindling.restart()
    }
    property real kindled: 1
    NumberAnimation { id: kindling; target: card; property: "kindled"; from: 0; to: 1; duration: 220; easing.type: Easing.OutCubic }
    TapHandler {
        enabled: card.tickable && !Covers.over(card)
        onTapped: card.untick()
    }
    // Of both parts only the one that is seen is made: to make the steps takes most of the time between a roll and them.
    Loader {
        id: line
        active: !card.current
        x: Theme.mm
        y: (card.height - height) / 2
        width: card.width - 2 * x
        sourceComponent: StepLine {
            model: card.model
            number: card.number
        }
    }
    Loader {
        id: now
        active: card.current
        x: Theme.pad
        y: card.inset
        width: card.width - 2 * x
        sourceComponent: CurrentStep {
            model: card.model
            steps: card.steps
            asked: card.asked
            buttoned: card.buttoned
            whyOpen: card.whyOpen
            onWhy: open => card.whyOpen = open
        }
    }
}
