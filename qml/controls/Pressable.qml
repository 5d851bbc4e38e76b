// SPDX-License-Identifier: Apache-2.0
// Base of all buttons: a tap, a key and a screen reader press it alike. It has no looks of its own. The press is explicit,
// because a kiosk's window may never become active.
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
    // A screen reader toggles a check box. Qt calls this by its name; without it, only `checked` would change.
    function accessibleToggleAction() { press() }

    focusPolicy: Qt.StrongFocus
    hoverEnabled: false
    Accessible.role: Accessible.Button
    Accessible.onPressAction: pressable.press()
    Keys.onReturnPressed: pressable.press()
    Keys.onEnterPressed: pressable.press()
}
