// SPDX-License-Identifier: Apache-2.0
// Keys for names (English and German), so that a touch screen without a keyboard can enter them and no
// virtual keyboard under another licence is needed.
import QtQuick

Column {
    id: keyboard

    property string text
    property int limit: 12
    property bool held: false
    // Whole sentences: figures and stops too, and a capital at their beginning only.
    property bool sentences: false
    readonly property bool shift: held || text.length === 0 || text.endsWith(sentences ? ". " : " ")
    signal accepted

    readonly property var lines: sentences ? ["1234567890", "qwertyuiop", "asdfghjklß", "zxcvbnmäöü"]
                                           : ["qwertyuiop", "asdfghjklß", "zxcvbnmäöü"]
    readonly property real key: Math.min(Theme.target * 1.15,
                                         Math.floor((width - 9 * spacing) / 10))

    function press(letter: string) {
        if (text.length >= limit)
            return
        const upper = letter === "ß" ? letter : letter.toUpperCase()
        text += shift ? upper : letter
        held = false
    }

    spacing: Theme.mm * 0.7

    Repeater {
        model: keyboard.lines
        Row {
            id: line
            required property string modelData
            spacing: keyboard.spacing
            anchors.horizontalCenter: parent.horizontalCenter
            Repeater {
                model: line.modelData.length
                PushButton {
                    required property int index
                    readonly property string letter: line.modelData.charAt(index)
                    objectName: "key-" + letter
                    width: keyboard.key
                    leftPadding: 0
                    text: keyboard.shift && letter !== "ß" ? letter.toUpperCase() : letter
                    size: Theme.step
                    onClicked: keyboard.press(letter)
                }
            }
        }
    }
    Row {
        spacing: keyboard.spacing
        anchors.horizontalCenter: parent.horizontalCenter
        PushButton {
            objectName: "key-shift"
            glyph: "shift"
            spoken: qsTr("Capital letter")
            tone: keyboard.shift ? "primary" : "plain"
            width: keyboard.key * 1.5
            onClicked: keyboard.held = !keyboard.held
        }
        Repeater {
            model: keyboard.sentences ? [".", ","] : []
            PushButton {
                required property string modelData
                objectName: "key-" + modelData
                width: keyboard.key
                leftPadding: 0
                text: modelData
                size: Theme.step
                onClicked: keyboard.press(modelData)
            }
        }
        PushButton {
            objectName: "key-space"
            text: qsTr("Space")
            width: keyboard.key * (keyboard.sentences ? 2.4 : 4)
            onClicked: keyboard.press(" ")
        }
        PushButton {
            objectName: "key-erase"
            glyph: "erase"
            spoken: qsTr("Erase")
            width: keyboard.key * 1.5
            onClicked: keyboard.text = keyboard.text.slice(0, -1)
        }
        PushButton {
            objectName: "key-done"
            text: qsTr("Done")
            tone: "good"
            width: keyboard.key * 2.6
            onClicked: keyboard.accepted()
        }
    }
}
