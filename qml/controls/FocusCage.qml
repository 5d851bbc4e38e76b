// SPDX-License-Identifier: Apache-2.0
// Keeps the keyboard in what covers a page: Tab does not lead to what lies beneath it, and the focus goes back to where
// it was when the cover goes. What is covered learns it from Covers.
import QtQuick

Item {
    id: cage

    // What covers the page.
    required property Item over
    // A cover that came later lies above this one and has the keyboard.
    readonly property real born: Date.now()
    readonly property Item focused: Window.activeFocusItem
    property Item before: null
    // Where the keyboard was in here.
    property Item last: null

    readonly property bool covering: over.visible
    onCoveringChanged: tell()
    function tell() {
        if (covering)
            Covers.came(over)
        else
            Covers.went(over)
    }

    onFocusedChanged: later.restart()
    Component.onCompleted: {
        before = focused
        later.restart()
    }
    Component.onDestruction: {
        Covers.went(over)
        if (before && (!focused || holds(focused)))
            before.forceActiveFocus(Qt.OtherFocusReason)
    }

    // Moves the focus back only in the next turn of the event loop, when the code that has moved it is done.
    Timer {
        id: later
        interval: 0
        onTriggered: cage.hold()
    }
    function holds(item: Item): bool {
        for (let up = item; up; up = up.parent) {
            if (up === over)
                return true
        }
        return false
    }
    // The keyboard is in a cover above this one.
    function yields(item: var): bool {
        for (let up = item; up; up = up.parent) {
            if (up.coveredSince !== undefined && up.coveredSince > born)
                return true
        }
        return false
    }
    function hold() {
        if (!over.visible || !over.enabled)
            return
        if (holds(focused)) {
            last = focused
            return
        }
        if (yields(focused))
            return
        const first = over.nextItemInFocusChain()
        if (!first || !holds(first))
            return
        // The focus has left the cover. If it was on the first item, it left backwards: go to the last one. Otherwise
        // go to the first.
        let target = first
        if (last === first) {
            for (let next = first.nextItemInFocusChain(); next && next !== first && holds(next); next = next.nextItemInFocusChain())
                target = next
        }
        target.forceActiveFocus(last ? Qt.TabFocusReason : Qt.OtherFocusReason)
    }
}
