// SPDX-License-Identifier: Apache-2.0
// Kiosk mode, for a screen that strangers use: what it locks, what it cannot lock, and its PIN.
import QtQuick
import Watchfire.App
import Watchfire.Kiosk

Scroller {
    id: group

    required property SettingsModel settings
    required property KioskLock lock
    // A PIN was chosen just now.
    property bool chosen: false
    signal pinWanted

    objectName: "kioskSettings"

    Toggle {
        objectName: "setting-kiosk"
        text: qsTr("Kiosk mode")
        detail: qsTr("Full screen. Quitting, these settings, deleting games, own boards, the tower's ports, phones, changes to the value book and all files (games from files, saved pictures, backups) ask for the PIN; games and the dice tower are free to use.")
        checkable: false
        checked: group.settings.kioskMode
        onClicked: {
            if (group.settings.kioskMode)
                group.settings.kioskMode = false
            else if (group.lock.pinSet)
                group.settings.kioskMode = true
            else
                group.pinWanted()
        }
    }
    Banner {
        objectName: "noPin"
        visible: group.settings.kioskMode && !group.lock.pinSet
        danger: true
        text: qsTr("No PIN is set: whoever stands here can leave kiosk mode.")
    }
    Banner {
        objectName: "pinChosen"
        visible: group.chosen && group.settings.kioskMode
        glyph: "check"
        text: qsTr("The PIN is set, and kiosk mode is on.")
    }
    PushButton {
        objectName: "setPin"
        glyph: "correct"
        text: group.lock.pinSet ? qsTr("Change the PIN") : qsTr("Set a PIN")
        onClicked: group.pinWanted()
    }
    Heading { text: qsTr("What it locks") }
    Paragraph {
        text: qsTr("Where Watchfire is all that runs (under cage, or on eglfs), nothing else can be reached. On a desktop it stays full screen above other windows and does not close; the desktop's own keys, such as switching to another window or workspace, remain, and no program can take them away.")
    }
    Heading { text: qsTr("When the PIN is forgotten") }
    ForgottenPin {}
    Paragraph {
        text: qsTr("After three wrong PINs the wait grows with each further one, up to ten minutes.")
        color: Theme.textDim
    }
}
