// SPDX-License-Identifier: Apache-2.0
// A pane of the Now panel that comes back with every turn: made in its first turn, it waits out of sight for the next.
import QtQuick

Loader {
    required property Component modelData
    // The pane that is to be seen, this one or another.
    property Component shown: null
    readonly property bool on: shown === modelData
    property bool made: false
    // It can be seen, and keys reach it.
    signal begun

    function make() {
        if (on)
            made = true
    }
    onOnChanged: make()
    Component.onCompleted: make()
    active: made
    sourceComponent: modelData
    visible: on
    enabled: on
    onLoaded: begun()
    onEnabledChanged: if (enabled && item) begun()
}
