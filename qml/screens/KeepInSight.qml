// SPDX-License-Identifier: Apache-2.0
// Keeps the current item in view: the current step, then the question below everything that was told before
// it.
import QtQuick
import Watchfire.App

Item {
    id: keeper

    // The column that scrolls, the steps in it, and the question below them.
    required property Scroller told
    required property StepsModel steps
    required property StoryCards story
    required property Item question

    readonly property int wanted: steps.currentIndex
    onWantedChanged: following.restart()
    onToldChanged: following.restart()
    onStoryChanged: following.restart()
    Connections {
        target: keeper.told
        function onContentHeightChanged() { following.restart() }
        function onHeightChanged() { following.restart() }
    }
    // It finds its place a frame later than the others, and then nothing else may change.
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
            const step = keeper.story && keeper.wanted >= 0 ? keeper.story.cardAt(keeper.wanted) : null
            keeper.goal = step ? step : keeper.question
            keeper.told.reveal(keeper.goal, Theme.target + keeper.told.spacing)
        }
    }
}
