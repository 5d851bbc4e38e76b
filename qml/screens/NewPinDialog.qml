// SPDX-License-Identifier: Apache-2.0
// A new PIN, typed twice: a slip would lock its owner out.
import QtQuick

Dialog {
    id: dialog

    required property var lock
    property string first
    property bool differed: false
    signal closed
    signal chosen

    objectName: "newPinDialog"
    title: first.length > 0 ? qsTr("The same PIN once more") : qsTr("Choose a PIN of four digits")
    glyph: "knight"
    glyphColor: Theme.hintText

    Keys.onEscapePressed: closed()

    Label {
        objectName: "pinWord"
        width: parent ? parent.width : 0
        horizontalAlignment: Text.AlignHCenter
        size: Theme.lead
        text: dialog.differed ? qsTr("The two were not the same. Choose anew.") : qsTr("Write it down where no player looks.")
        color: dialog.differed ? Theme.dangerText : Theme.text
    }
    PinPad {
        objectName: "pinPad"
        width: parent ? parent.width : 0
        onEntered: pin => {
            if (dialog.first.length === 0) {
                dialog.first = pin
                dialog.differed = false
            } else if (dialog.first === pin && dialog.lock.setPin(pin)) {
                dialog.chosen()
            } else {
                dialog.first = ""
                dialog.differed = true
            }
        }
    }
    actions: PushButton { objectName: "closePin"; glyph: "close"; text: qsTr("Leave it"); onClicked: dialog.closed() }
}
