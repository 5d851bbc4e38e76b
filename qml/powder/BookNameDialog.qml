// SPDX-License-Identifier: Apache-2.0
// A name for a horde card or a book, typed: none that another one has.
import QtQuick

Dialog {
    id: dialog

    // What is typed so far, and whether nothing else has this name.
    readonly property string text: keys.text
    property bool free: true
    // The name that is changed. It may be kept.
    property string was
    required property string taken
    signal named(string words)
    signal closed

    tall: true

    NameField { width: parent ? parent.width : 0; keyboard: keys }
    Paragraph {
        objectName: "cardNameTaken"
        visible: keys.text.trim().length > 0 && !dialog.free && keys.text !== dialog.was
        text: dialog.taken
        color: Theme.dangerText
    }
    NameKeyboard {
        id: keys
        objectName: "cardKeyboard"
        width: parent ? parent.width : 0
        limit: 30
        Component.onCompleted: begin(dialog.was)
        onAccepted: {
            if (text === dialog.was && text.length > 0)
                dialog.closed()
            else if (text.trim().length > 0 && dialog.free)
                dialog.named(text)
        }
    }
    actions: PushButton { objectName: "closeName"; glyph: "close"; text: qsTr("Cancel"); onClicked: dialog.closed() }
}
