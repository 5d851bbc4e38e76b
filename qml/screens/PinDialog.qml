// SPDX-License-Identifier: Apache-2.0
// Kiosk mode asks for its PIN, over any screen.
import QtQuick

Dialog {
    id: dialog

    required property var lock

    objectName: "pinDialog"
    title: qsTr("The PIN, please")
    glyph: "knight"
    glyphColor: Theme.hintText

    Keys.onEscapePressed: lock.cancel()

    Label {
        objectName: "pinWord"
        width: parent ? parent.width : 0
        horizontalAlignment: Text.AlignHCenter
        size: Theme.lead
        text: dialog.lock.pause > 0 ? qsTr("That was wrong. The next try is in %n second(s).", "", dialog.lock.pause)
            : dialog.lock.wrong ? qsTr("That was wrong. Try again.") : qsTr("Kiosk mode is on: this is locked.")
        color: dialog.lock.wrong ? Theme.dangerText : Theme.text
    }
    PinPad {
        objectName: "pinPad"
        width: parent ? parent.width : 0
        open: dialog.lock.pause === 0
        onEntered: pin => dialog.lock.enter(pin)
    }
    actions: PushButton { objectName: "cancelPin"; glyph: "close"; text: qsTr("Leave it"); onClicked: dialog.lock.cancel() }
}
