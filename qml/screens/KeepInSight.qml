// SPDX-License-Identifier: Apache-2.0
// Keeps the current item in view: the current step, then the question below everything that was told before
// it. A question that may be answered at once is current from the beginning. Where the question does not scroll with
// the steps, only they are kept in view.
import QtQuick
import Watchfire.App

Item {
    id: keeper

    // The column that scrolls, the steps in it, and the question below them.
    required property Scroller told
    required property StepsModel steps
    required property StoryCards story
    property Item question: null
    // What somebody has just opened comes before both.
    property Item opened: null
    onOpenedChanged: following.restart()

    readonly property int wanted: steps.currentIndex
    onWantedChanged: following.restart()
    onToldChanged: following.restart()
    onStoryChanged: following.restart()
    Connections {
        target: keeper.told
        function onContentHeightChanged() { following.restart() }
        function onHeightChanged() { following.restart() }
    }
    // The item to keep in view. It gets its place a frame later than the others, and perhaps nothing else changes then:
    // so its own changes have to be noticed.
    property Item goal: null
    Connections {
        target: keeper.goal
        function onYChanged() { following.restart() }
        function onHeightChanged() { following.restart() }
    }
    Timer {
        id: following
        interval: 0
        onTriggered: {
            const step = keeper.story ? keeper.story.due : null // not by cardAt, as in StepsPane.qml
            if (step && step.explanation) {
                keeper.goal = null
                keeper.told.revealUnder(step.explanation, step)
                return
            }
            if (keeper.opened) {
                keeper.goal = keeper.opened
                keeper.told.reveal(keeper.opened, Theme.target)
                return
            }
            const asked = keeper.story ? keeper.story.asked : false
            // Where a step and its question have no room together the step comes first.
            const span = step && keeper.question ? keeper.question.mapToItem(step, 0, 0).y + keeper.question.height : 0
            keeper.goal = step && (!keeper.question || !asked || span > keeper.told.height) ? step : keeper.question
            // What nobody has ticked stays above the question, and so does its step.
            const unticked = keeper.story ? keeper.story.firstPresumed : null
            const first = unticked ? unticked : step
            if (!keeper.question) {
                if (step && unticked)
                    keeper.told.reveal(step, step.y - unticked.y + Theme.body * 1.6)
                else
                    keeper.told.reveal(first, step ? Theme.target + keeper.told.spacing : Theme.body * 1.6)
                return
            }
            const above = keeper.goal === step || !first ? Theme.target
                        : Math.max(Theme.target, Math.min(keeper.goal.mapToItem(first, 0, 0).y + Theme.body * 1.6,
                                                          Math.max(span, (keeper.told.height - keeper.goal.height) * 0.6)))
            keeper.told.reveal(keeper.goal, above + keeper.told.spacing)
        }
    }
}
