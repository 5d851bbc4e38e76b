// SPDX-License-Identifier: Apache-2.0
// The keyboard on the board of Black Powder. Tab reaches the board as one; arrows go over what can be touched, Return
// touches it, Escape closes what is enlarged. Places that are offered come first.
import QtQuick
import Watchfire.App
import Watchfire.Ui

RowWalk {
    id: keys

    required property PowderModel powder
    required property Item board
    // What is enlarged over the board.
    property Item lens: null
    // Where the keyboard was on the board, below anything enlarged.
    property string last
    // The focus was brought here by keys. A finger never sees it move.
    property bool keyed: false
    readonly property bool offered: powder.open.length > 0
    // Other places are offered than when the keyboard was last led somewhere.
    property bool renewed: false
    signal closed

    // Not `??`: Qt 6.4 compiles it for objects as if null were an object.
    area: lens ? lens : board

    // Goes to what is offered, or back to where it was.
    function begin() {
        if (!keyed)
            return
        enter(lens || offered && renewed ? "" : last)
        renewed = false
        note()
    }
    function note() {
        if (!lens && here().length > 0)
            last = here()
    }
    function go(dx: int, dy: int) {
        keyed = true
        if (!move(dx, dy))
            enter(last)
        note()
    }

    Connections {
        target: keys.board
        function onActiveFocusChanged() {
            keys.keyed = keys.board.activeFocus && (keys.here().length === 0 || keys.shown())
            keys.renewed = true
            keys.begin()
        }
    }
    // What came is laid out first.
    Timer { id: soon; interval: 0; onTriggered: keys.begin() }
    // A closed lens took the focus with it.
    onLensChanged: soon.restart()
    onOfferedChanged: {
        if (!keyed)
            return
        // Nothing is left to pick: the keyboard moves on past the board.
        const next = offered ? null : nextItemInFocusChain(true)
        if (next)
            next.forceActiveFocus(LastInput.reason)
    }
    Connections {
        target: keys.powder
        // Other places are offered: the keyboard starts again among them.
        function onPlacesChanged() {
            keys.renewed = true
            if (keys.keyed && keys.offered)
                soon.restart()
        }
    }

    Keys.onLeftPressed: go(-1, 0)
    Keys.onRightPressed: go(1, 0)
    Keys.onUpPressed: go(0, -1)
    Keys.onDownPressed: go(0, 1)
    Keys.onEscapePressed: event => {
        event.accepted = Boolean(lens)
        if (lens)
            closed()
    }
}
