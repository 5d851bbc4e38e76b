// SPDX-License-Identifier: Apache-2.0
// What a tap, a key or a screen reader can press; what it looks like is its user's. The press is explicit, because a
// kiosk's window may never become active.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: pressable

    // The action of a tap, also for keys and screen readers.
    function press() {
        if (!enabled)
            return
        if (checkable) {
            toggle()
            toggled()
        }
        clicked()
    }

    focusPolicy: Qt.StrongFocus
    hoverEnabled: false
    Accessible.role: Accessible.Button
    Accessible.onPressAction: pressable.press()
    Keys.onReturnPressed: pressable.press()
    Keys.onEnterPressed: pressable.press()
}
