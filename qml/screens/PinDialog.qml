// SPDX-License-Identifier: Apache-2.0
// Kiosk mode asks for its PIN, over any screen.
import QtQuick
import Watchfire.Kiosk

Dialog {
    id: dialog

    required property KioskLock lock
    // What to do without it is told in its place.
    property bool forgotten: false
    readonly property bool told: forgotten && lock.closed.length === 0

    objectName: "pinDialog"
    tall: true
    title: qsTr("The PIN, please")
    glyph: "knight"
    glyphColor: Theme.hintText

    Keys.onEscapePressed: lock.cancel()

    Paragraph {
        objectName: "pinWord"
        horizontalAlignment: Text.AlignHCenter
        size: Theme.lead
        visible: !dialog.told
        text: dialog.lock.closed === "waiting" ? qsTr("One moment: the settings are not read yet.")
            : dialog.lock.closed === "unreadable" ? qsTr("The PIN that is kept cannot be read, so this stays locked.")
            : dialog.lock.checking ? qsTr("One moment …")
            : dialog.lock.pause > 0 ? qsTr("That was wrong. The next try is in %n second(s).", "", dialog.lock.pause)
            : dialog.lock.wrong ? qsTr("That was wrong. Try again.") : qsTr("Kiosk mode is on: whoever set it up has the PIN for this.")
        color: dialog.lock.wrong && !dialog.lock.checking || dialog.lock.closed === "unreadable" ? Theme.dangerText : Theme.text
    }
    ForgottenPin { visible: dialog.told || dialog.lock.closed === "unreadable" }
    PinPad {
        objectName: "pinPad"
        width: parent ? parent.width : 0
        visible: dialog.lock.closed.length === 0 && !dialog.forgotten
        helps: true
        onHelped: dialog.forgotten = true
        open: dialog.lock.pause === 0 && !dialog.lock.checking
        onEntered: pin => dialog.lock.enter(pin)
    }
    PushButton {
        objectName: "pinAgain"
        visible: dialog.forgotten
        anchors.horizontalCenter: parent.horizontalCenter
        text: qsTr("Enter the PIN")
        onClicked: dialog.forgotten = false
    }
    actions: PushButton { objectName: "cancelPin"; glyph: "close"; text: qsTr("Cancel"); onClicked: dialog.lock.cancel() }
}
