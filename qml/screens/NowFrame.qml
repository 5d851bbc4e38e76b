// SPDX-License-Identifier: Apache-2.0
// The Now panel's place: one pane, a waiting roll above it, and "say it again" if the program speaks to the
// table.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Panel {
    id: now

    required property TableModel table
    property VoiceModel voice: null
    property Component pane: null
    // Panes that come back with every turn: each is made once and waits out of sight, because to make it anew takes
    // longer than all else between a roll and its steps.
    property list<Component> lasting
    // A low panel has room beside its pane, a narrow one below it.
    readonly property bool flat: width > 1.4 * height
    readonly property bool comesBack: {
        for (let i = 0; i < lasting.length; ++i) {
            if (lasting[i] === pane)
                return true
        }
        return false
    }
    readonly property Item current: {
        for (let i = 0; i < kept.count; ++i) {
            const one = kept.itemAt(i) as LastingPane
            if (one?.on)
                return one.item as Item
        }
        return content.item as Item
    }
    // Room kept below the pane.
    property real foot: 0
    // What stands below the pane: that room, and the button that repeats the speech.
    readonly property real lower: foot + (repeat.visible && !flat ? repeat.height + Theme.gap : 0)

    // Two quick taps on the same words answer one question, not the next one too (TapGuard).
    readonly property string tapContext: table.taken

    objectName: "nowPanel"

    // From the beginning, so that it has seen the press that brings the next pane.
    readonly property int focusReason: LastInput.reason

    OnDemand {
        id: pending
        x: Theme.pad
        y: Theme.pad
        width: parent.width - 2 * Theme.pad
        active: now.table.pendingRoll.open
        sourceComponent: PendingRollCard { pending: now.table.pendingRoll }
    }
    Keys.forwardTo: current ? [current] : []
    // Keyboard players continue in the next pane: the old pane took the focus with it.
    function goOnIn(pane: Item) {
        if (!place.activeFocus)
            return
        let first = pane.nextItemInFocusChain(true)
        // What comes next is no tick that could be taken back.
        while (first as StepCard)
            first = first.nextItemInFocusChain(true)
        if (first)
            first.forceActiveFocus(now.focusReason)
    }
    FocusScope {
        id: place
        anchors.fill: parent
        anchors.margins: Theme.pad
        anchors.topMargin: Theme.pad + (pending.visible ? pending.height + Theme.gap : 0)
        anchors.rightMargin: Theme.pad + (repeat.visible && now.flat ? repeat.width + Theme.gap : 0)
        anchors.bottomMargin: Theme.pad + now.lower
        Loader {
            id: content
            anchors.fill: parent
            sourceComponent: now.comesBack ? null : now.pane
            onLoaded: now.goOnIn(this)
        }
        Repeater {
            id: kept
            model: now.lasting
            LastingPane {
                id: lasts
                anchors.fill: parent
                shown: now.pane
                onBegun: now.goOnIn(lasts)
            }
        }
    }
    PushButton {
        id: repeat
        objectName: "repeatSpeech"
        visible: now.voice !== null && now.voice.on && (now.table.steps.currentIndex >= 0 || now.table.decision.open)
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.pad
        anchors.bottomMargin: Theme.pad + now.foot
        width: now.flat ? Theme.target : parent.width - 2 * Theme.pad
        glyph: "speaker"
        text: now.flat ? "" : qsTr("Say it again")
        spoken: qsTr("Say it again")
        onClicked: now.voice.repeat()
    }
}
