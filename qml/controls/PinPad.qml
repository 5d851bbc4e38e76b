// SPDX-License-Identifier: Apache-2.0
// Entry of four digits that nobody can read over one's shoulder: each becomes a dot at once. Digit keys and
// Backspace work too.
import QtQuick

Column {
    id: pad

    readonly property int count: 4
    property string digits
    property bool open: true
    // Beside the 0 stands "?", for whoever does not know the PIN.
    property bool helps: false
    signal entered(pin: string)
    signal helped

    readonly property real key: Math.min(Theme.confirm * 1.5, Math.floor((width - 2 * spacing) / 3))

    function press(digit: string) {
        if (!open || digits.length >= count)
            return
        digits += digit
        if (digits.length === count) {
            const pin = digits
            digits = ""
            entered(pin)
        }
    }

    spacing: Theme.gap
    focus: true
    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            press(String(event.key - Qt.Key_0))
        else if (event.key === Qt.Key_Backspace)
            digits = digits.slice(0, -1)
        else
            return
        event.accepted = true
    }
    Component.onCompleted: forceActiveFocus()

    Row {
        objectName: "pinDots"
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.pad * 1.5
        Accessible.role: Accessible.StaticText
        Accessible.name: Sentence.of(qsTr("%1 of %2 digits"), [pad.digits.length, pad.count])
        Repeater {
            model: pad.count
            Rectangle {
                required property int index
                width: Theme.mm * 5
                height: width
                radius: width / 2
                color: index < pad.digits.length ? Theme.text : "transparent"
                border.width: Theme.ring
                border.color: pad.open ? Theme.text : Theme.line
            }
        }
    }
    Grid {
        columns: 3
        spacing: pad.spacing
        anchors.horizontalCenter: parent.horizontalCenter
        Repeater {
            model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "help", "0", "erase"]
            Item {
                id: place
                required property string modelData
                readonly property bool digit: modelData.length === 1
                readonly property bool help: modelData === "help"
                width: pad.key
                height: Theme.confirm
                PushButton {
                    objectName: "pin-" + place.modelData
                    anchors.fill: parent
                    visible: pad.helps || !place.help
                    leftPadding: 0
                    glyph: place.digit || place.help ? "" : "erase"
                    text: place.digit ? place.modelData : place.help ? "?" : ""
                    spoken: place.digit ? place.modelData : place.help ? qsTr("The PIN is forgotten") : qsTr("Erase")
                    size: Theme.step
                    enabled: place.help || pad.open && (place.digit || pad.digits.length > 0)
                    onClicked: {
                        if (place.help)
                            pad.helped()
                        else if (place.digit)
                            pad.press(place.modelData)
                        else
                            pad.digits = pad.digits.slice(0, -1)
                    }
                }
            }
        }
    }
}
