// SPDX-License-Identifier: Apache-2.0
// Keys for names, so that a touch screen without a keyboard can enter them and no virtual keyboard under
// another licence is needed. The layout follows the program's language; a second layer has the accents of
// others. A real keyboard works too. NameField shows what is written, and the cursor.
import QtQuick

Column {
    id: keyboard

    property string text
    // Position of the next letter: the number of letters before it.
    property int cursor: 0
    property int limit: 12
    // The whole text is selected: the next letter replaces it, and a key that moves the cursor keeps it.
    property bool selected: false
    property bool held: false
    readonly property bool keysRepeat: true // KeyGuard
    property bool accents: false
    // Digits and signs, which names have no room for beside the letters: "Box 2", "St. Mary's".
    property bool figures: false
    readonly property bool names: !sentences && !exact
    property string doneText: qsTr("Done")
    // For whole sentences: with digits and stops, and a capital only at the beginning.
    property bool sentences: false
    // For names and passwords of networks: with digits and signs, and no capital by itself.
    property bool exact: false
    readonly property string before: selected ? "" : text.slice(0, cursor)
    readonly property bool shift: held || !exact && (before.length === 0 || before.endsWith(sentences ? ". " : " "))
    signal accepted

    readonly property var letters: accents ? ["äöüßåæøœñç", "áéíóúàèìòù", "âêîôûčšžłń"]
                                 : Theme.language === "de" ? ["qwertzuiop", "asdfghjklü", "yxcvbnmöäß"]
                                                           : ["qwertyuiop", "asdfghjkl'", "zxcvbnm-éü"]
    readonly property var signs: ["!\"#$%&/()=", "?*+~'@€<>|", "-_.:,;^{}", "[]\\`"]
    readonly property var lines: names && figures ? ["1234567890", "-.,'&!?()+", "/:;\"#*=_%"]
                               : exact && accents ? signs
                               : sentences || exact ? ["1234567890", letters[0], letters[1], letters[2]] : letters
    readonly property real key: Math.min(Theme.target * 1.15,
                                         Math.floor((width - 9 * spacing) / 10))

    function capital(letter: string): string {
        return letter === "ß" ? letter : letter.toUpperCase()
    }
    // Begins with a text that is known already.
    function begin(known: string) {
        text = known
        selected = known.length > 0
    }
    function insert(letters: string) {
        if (selected)
            text = ""
        if (text.length + letters.length > limit)
            return
        const at = cursor
        text = text.slice(0, at) + letters + text.slice(at)
        cursor = at + letters.length
        held = false
    }
    function press(letter: string) {
        insert(shift ? capital(letter) : letter)
    }
    function erase() {
        if (selected) {
            text = ""
            return
        }
        if (cursor === 0)
            return
        const at = cursor - 1
        text = text.slice(0, at) + text.slice(at + 1)
        cursor = at
    }
    function moveTo(place: int) {
        selected = false
        cursor = Math.max(0, Math.min(text.length, place))
    }

    // When the text is set from outside, the cursor moves to the end.
    onTextChanged: {
        cursor = text.length
        selected = false
    }
    onVisibleChanged: if (visible) forceActiveFocus()
    Component.onCompleted: {
        cursor = text.length
        if (visible)
            forceActiveFocus()
    }

    spacing: Theme.mm * 0.7
    focus: true
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace) {
            erase()
        } else if (event.key === Qt.Key_Delete) {
            if (cursor < text.length) {
                moveTo(cursor + 1)
                erase()
            }
        } else if (event.key === Qt.Key_Left) {
            moveTo(cursor - 1)
        } else if (event.key === Qt.Key_Right) {
            moveTo(cursor + 1)
        } else if (event.key === Qt.Key_Home) {
            moveTo(0)
        } else if (event.key === Qt.Key_End) {
            moveTo(text.length)
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            accepted()
        } else if (event.text.length > 0 && event.text >= " " && event.key !== Qt.Key_Escape && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier))) {
            insert(event.text) // unchanged: a real keyboard has its own shift
        } else {
            return
        }
        event.accepted = true
    }

    component Key: PushButton { width: keyboard.key; leftPadding: 0; focusPolicy: Qt.TabFocus }
    Repeater {
        model: keyboard.lines
        Row {
            id: line
            required property string modelData
            spacing: keyboard.spacing
            anchors.horizontalCenter: parent.horizontalCenter
            Repeater {
                model: line.modelData.length
                Key {
                    required property int index
                    readonly property string letter: line.modelData.charAt(index)
                    objectName: "key-" + letter
                    text: keyboard.shift ? keyboard.capital(letter) : letter
                    size: Theme.step
                    onClicked: keyboard.press(letter)
                }
            }
        }
    }
    Row {
        spacing: keyboard.spacing
        anchors.horizontalCenter: parent.horizontalCenter
        Key {
            objectName: "key-shift"
            glyph: "shift"
            spoken: qsTr("Capital letter")
            checked: keyboard.shift
            onClicked: keyboard.held = !keyboard.held
        }
        Key {
            objectName: "key-accents"
            text: keyboard.exact ? "#&" : "äé"
            spoken: keyboard.exact ? qsTr("Signs") : qsTr("Letters with accents")
            checked: keyboard.accents
            onClicked: {
                keyboard.figures = false
                keyboard.accents = !keyboard.accents
            }
        }
        Key {
            objectName: "key-figures"
            visible: keyboard.names
            text: keyboard.figures ? "abc" : "123"
            spoken: qsTr("Digits and signs")
            checked: keyboard.figures
            onClicked: keyboard.figures = !keyboard.figures
        }
        Repeater {
            model: keyboard.sentences ? [".", ","] : []
            Key {
                required property string modelData
                objectName: "key-" + modelData
                text: modelData
                size: Theme.step
                onClicked: keyboard.press(modelData)
            }
        }
        Key {
            objectName: "key-space"
            text: keyboard.sentences ? "" : qsTr("Space")
            spoken: qsTr("Space")
            width: keyboard.key * (keyboard.sentences ? 1 : keyboard.names ? 2 : 2.4)
            onClicked: keyboard.press(" ")
        }
        Key {
            objectName: "key-left"
            glyph: "back"
            spoken: qsTr("Cursor to the left")
            autoRepeat: true
            enabled: keyboard.cursor > 0
            onClicked: keyboard.moveTo(keyboard.cursor - 1)
        }
        Key {
            objectName: "key-right"
            glyph: "next"
            spoken: qsTr("Cursor to the right")
            autoRepeat: true
            enabled: keyboard.selected || keyboard.cursor < keyboard.text.length
            onClicked: keyboard.moveTo(keyboard.cursor + 1)
        }
        Key {
            objectName: "key-erase"
            glyph: "erase"
            spoken: qsTr("Erase")
            autoRepeat: true
            onClicked: keyboard.erase()
        }
        Key {
            objectName: "key-done"
            text: keyboard.doneText
            tone: "good"
            width: keyboard.key * (keyboard.sentences ? 1.8 : 2)
            leftPadding: Theme.mm
            onClicked: keyboard.accepted()
        }
    }
}
