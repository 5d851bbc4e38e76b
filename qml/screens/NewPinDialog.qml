// SPDX-License-Identifier: Apache-2.0
// A new PIN, typed twice: a slip would lock its owner out.
import QtQuick
import Watchfire.Kiosk

Dialog {
    id: dialog

    required property KioskLock lock
    property string first
    property bool differed: false
    // The command line demands kiosk mode, so a PIN must be set.
    property bool must: false
    // There was one before.
    property bool change: false
    Component.onCompleted: change = lock.pinSet
    // It was entered twice; the dialog closes once it can be stored.
    property bool entered: false
    readonly property bool ready: entered && !lock.setting
    onReadyChanged: if (ready) chosen()
    signal closed
    signal chosen

    objectName: "newPinDialog"
    tall: true
    title: first.length > 0 ? qsTr("The same PIN once more")
         : change ? qsTr("Choose the new PIN, four digits") : qsTr("Choose a PIN of four digits")
    glyph: "knight"
    glyphColor: Theme.hintText

    Keys.onEscapePressed: if (!must && !entered) closed()

    Paragraph {
        objectName: "pinWord"
        horizontalAlignment: Text.AlignHCenter
        size: Theme.lead
        text: dialog.entered ? qsTr("One moment …") : dialog.differed ? qsTr("The two were different. Choose again.") : dialog.must ? qsTr("Kiosk mode needs one. Keep a note of it where no player sees it.")
            : qsTr("Keep a note of it where no player sees it.")
        color: dialog.differed ? Theme.dangerText : Theme.text
    }
    PinPad {
        objectName: "pinPad"
        width: parent ? parent.width : 0
        open: !dialog.entered
        onEntered: pin => {
            if (dialog.first.length === 0) {
                dialog.first = pin
                dialog.differed = false
            } else if (dialog.first === pin && dialog.lock.setPin(pin)) {
                dialog.entered = true
            } else {
                dialog.first = ""
                dialog.differed = true
            }
        }
    }
    actions: PushButton { objectName: "closePin"; visible: !dialog.must; enabled: !dialog.entered; glyph: "close"; text: qsTr("Cancel"); onClicked: dialog.closed() }
}
