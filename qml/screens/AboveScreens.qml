// SPDX-License-Identifier: Apache-2.0
// Everything that can cover a screen: the PIN dialogs, a reported problem, a question before something is
// lost, the calm view. Keys stay in a dialog, too: Tab does not lead to what it covers, and the focus goes back when it
// closes.
import QtQuick
import Watchfire.Kiosk
import Watchfire.Ui

Item {
    id: above

    required property Kiosk kiosk

    readonly property bool covering: kiosk.lock.asking || kiosk.lock.wanted || kiosk.problem.length > 0 || (kiosk.doubt?.asking ?? false)
    readonly property Item focused: Window.activeFocusItem
    // Above every page's own dialog.
    readonly property real coveredSince: covering ? Infinity : 0
    // What had the focus before a dialog covered it.
    property Item before: null

    onCoveringChanged: later.restart()
    onFocusedChanged: {
        if (covering)
            later.restart()
        else if (focused && !holds(focused)) // and not what a closing dialog leaves behind
            before = focused
    }
    Component.onCompleted: later.restart()

    // Moves the focus back only in the next turn of the event loop, when the code that has moved it is done.
    Timer {
        id: later
        interval: 0
        onTriggered: {
            if (above.covering)
                above.hold()
            else
                above.release()
        }
    }
    function holds(item: Item): bool {
        let up = item
        while (up && up !== above)
            up = up.parent
        return up === above
    }
    function hold() {
        if (holds(focused))
            return
        const first = nextItemInFocusChain()
        if (holds(first))
            first.forceActiveFocus(LastInput.reason)
    }
    function release() {
        // The page may have changed, and has the focus then.
        if (before && (!focused || holds(focused)))
            before.forceActiveFocus(Qt.OtherFocusReason)
    }

    Loader {
        anchors.fill: parent
        active: above.kiosk.lock.asking
        sourceComponent: PinDialog { lock: above.kiosk.lock }
    }
    Loader {
        anchors.fill: parent
        active: above.kiosk.lock.wanted
        sourceComponent: NewPinDialog { lock: above.kiosk.lock; must: true }
    }
    Loader {
        anchors.fill: parent
        active: above.kiosk.problem.length > 0
        sourceComponent: Dialog {
            objectName: "problemDialog"
            title: qsTr("Something is wrong")
            glyph: "warning"
            Paragraph { text: above.kiosk.problem; size: Theme.lead }
            actions: PushButton {
                objectName: "dismissProblem"
                tone: "primary"
                text: qsTr("Understood")
                onClicked: above.kiosk.dismissProblem()
            }
        }
    }
    Loader {
        anchors.fill: parent
        active: above.kiosk.doubt?.asking ?? false
        sourceComponent: DoubtDialog { doubt: above.kiosk.doubt }
    }
    Loader {
        anchors.fill: parent
        active: above.kiosk.idle
        sourceComponent: IdleView {
            table: above.kiosk.table
            onWoken: above.kiosk.wake()
        }
    }
}
