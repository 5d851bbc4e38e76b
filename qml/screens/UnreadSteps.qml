// SPDX-License-Identifier: Apache-2.0
// The steps above or beside a question that nobody can have read, because they have not come into sight yet. An answer
// ticks all steps before it but these.
import QtQuick
import Watchfire.App

Item {
    id: unread

    // The column that scrolls, the steps in it, and whether somebody sees them.
    required property Scroller told
    required property StepsModel steps
    required property StoryCards story
    property bool awake: true
    // Those that have been in sight, also if they have been scrolled away since.
    property var read: ({})

    readonly property bool all: !awake || !told.visible || story.shut && story.said

    function look() {
        const left = []
        const still = {}
        for (let i = 0; !all && i < story.made; ++i) {
            const card = story.cardAt(i)
            if (!card || !(card.current || card.coming) || !(card.visible || story.shut))
                continue
            const id = card.model.id
            if (read[id] === true || inSight(card))
                still[id] = true
            else
                left.push(id)
        }
        read = still
        mine = left
        steps.unread = left
    }
    function inSight(card: StepCard): bool {
        if (!card.visible)
            return false
        const top = card.mapToItem(told, 0, 0).y
        // Of the step that is due, its sentence is enough: it may have more to say than there is room for.
        const least = card.current ? card.leastHeight : card.height
        return top > -1 && (top + least < told.height + 1 || top < 1)
    }
    // What this pane has said itself: another one may have taken its place already.
    property var mine: []
    onAllChanged: looking.restart()
    Connections {
        target: unread.story
        function onMadeChanged() { looking.restart() }
        function onNowChanged() { looking.restart() }
        function onHeightChanged() { looking.restart() }
    }
    Connections {
        target: unread.told
        function onContentYChanged() { looking.restart() }
        function onHeightChanged() { looking.restart() }
        function onContentHeightChanged() { looking.restart() }
    }
    Timer { id: looking; interval: 40; running: true; onTriggered: unread.look() } // when all has its place
    Component.onDestruction: if (String(steps.unread) === String(mine)) steps.unread = []
}
