// SPDX-License-Identifier: Apache-2.0
// Words typed over a whole page: ten keys side by side in five rows need all of a small panel.
import QtQuick
import Watchfire.Ui

Item {
    id: page

    readonly property alias coveredSince: cage.born
    // What is typed; shown above the field where there is room, and in the empty field.
    property string title
    property string hint
    property string keysName: "typingKeys"
    property string closeName: "closeTyping"
    property alias text: keys.text
    property alias limit: keys.limit
    property alias exact: keys.exact
    property alias sentences: keys.sentences
    signal entered(string text)
    signal closed

    Accessible.role: Accessible.Dialog
    Accessible.name: title || hint
    Keys.onEscapePressed: closed()

    FocusCage { id: cage; over: page }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
        MouseArea { anchors.fill: parent; Accessible.ignored: true }
    }
    Column {
        x: Math.round((parent.width - width) / 2)
        y: Theme.pad
        // The keys grow no wider.
        width: Math.min(parent.width - 2 * Theme.pad, 10 * Theme.target * 1.15 + 9 * keys.spacing)
        spacing: Theme.gap
        Heading {
            objectName: "typingTitle"
            visible: text.length > 0 && !Theme.low
            text: page.title
            size: Theme.step
        }
        Row {
            width: parent.width
            spacing: Theme.gap
            PushButton { id: close; objectName: page.closeName; glyph: "back"; spoken: qsTr("Cancel"); onClicked: page.closed() }
            NameField { width: parent.width - close.width - parent.spacing; keyboard: keys; hint: page.hint || page.title; size: keys.sentences ? Theme.lead : Theme.step }
        }
        NameKeyboard {
            id: keys
            objectName: page.keysName
            width: parent.width
            onAccepted: page.entered(text)
        }
    }
}
