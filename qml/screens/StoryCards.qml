// SPDX-License-Identifier: Apache-2.0
// The steps before a question, in order: told first, and readable above it. Answering at once counts as
// having done them.
import QtQuick
import Watchfire.App

Column {
    id: story

    required property StepsModel steps

    objectName: "story"
    visible: story.steps.count > 0
    spacing: Theme.mm * 0.7
    function cardAt(index: int): Item {
        return cards.itemAt(index)
    }

    Repeater {
        id: cards
        model: story.steps
        StepCard {
            tight: true
            remaining: story.steps.left
            onDone: story.steps.done()
            onDoneAll: story.steps.doneAll()
        }
    }
}
