// SPDX-License-Identifier: Apache-2.0
// Ten digits for a whole number within a range: printed values and amounts take two or three taps.
import QtQuick

Column {
    id: pad

    property int low: 0
    property int high: 99
    // What it can be at most, though greater numbers can be typed, and the sentence that says why.
    property int most: high
    property string mostWhy
    // The number that is replaced; -1: none.
    property int present: -1
    // The digits so far; empty: none yet.
    property string digits
    readonly property int value: digits.length > 0 ? parseInt(digits) : -1
    readonly property bool valid: digits.length > 0 && value >= low && value <= most
    readonly property bool refused: value > most
    // What its empty field shows.
    readonly property string prompt: present < 0 ? Sentence.of(qsTr("%1 to %2", "a range of numbers"), [low, most])
                                                 : qsTr("now %1", "the number that is replaced").arg(present)
    // Without the key "Done" another button takes the number.
    property bool hasDone: true
    // What it counts, said behind the digits; empty: said elsewhere.
    property string unit
    property string doneText: qsTr("Done")
    signal entered(int value)

    // Two rows of six keys where they are broad enough, as in a panel below the board; on a low screen three rows of four:
    // so the typed number and the last key stay in sight.
    readonly property int columns: width > Theme.mm * 100 ? 6 : Theme.low ? 4 : 3
    readonly property real between: Theme.low ? Theme.mm * 0.6 : spacing
    // Where they are low, fingers still fit: else the last row would be out of sight.
    readonly property real tall: Theme.low && columns < 6 ? Theme.target : Theme.confirm
    readonly property real key: Math.min(Theme.confirm * 1.7, Math.floor((width - (columns - 1) * between) / columns))
    readonly property var keys: columns === 6 ? ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "erase", "done"]
                                : Theme.low ? ["1", "2", "3", "erase", "4", "5", "6", "0", "7", "8", "9", "done"]
                                : ["1", "2", "3", "4", "5", "6", "7", "8", "9", "erase", "0", "done"]

    function press(digit: string) {
        const next = digits === "0" ? digit : digits + digit
        if (parseInt(next) <= high)
            digits = next
    }
    function type(digit: string, anew: bool) {
        if (anew)
            digits = ""
        press(digit)
    }
    function accept() {
        if (valid)
            entered(value)
    }

    spacing: Theme.gap
    focus: true
    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            press(String(event.key - Qt.Key_0))
        else if (event.key === Qt.Key_Backspace)
            digits = digits.slice(0, -1)
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            accept()
        else
            return
        event.accepted = true
    }

    Rectangle {
        objectName: "typedNumber"
        readonly property string text: pad.digits
        width: pad.columns * pad.key + (pad.columns - 1) * pad.between
        anchors.horizontalCenter: parent.horizontalCenter
        height: Theme.low ? Math.ceil(Theme.title * 1.3) : Theme.target // no finger aims at it
        radius: Theme.radius
        color: Theme.ground
        border.width: Theme.ring
        border.color: pad.valid ? Theme.chosen : pad.refused ? Theme.dangerText : Theme.line
        Accessible.role: Accessible.StaticText
        Accessible.name: pad.digits.length > 0 ? pad.digits : pad.present < 0 ? qsTr("No number yet") : pad.prompt
        Label {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.pad
            horizontalAlignment: Text.AlignHCenter
            text: pad.digits.length === 0 ? pad.prompt
                  : pad.refused ? Sentence.of(qsTr("%1: at most %2", "a number that is typed, a number"), [pad.digits, pad.most])
                  : pad.unit ? Sentence.of(qsTr("%1: %2", "a number, what it counts"), [pad.digits, pad.unit]) : pad.digits
            size: pad.digits.length > 0 && !pad.unit && !pad.refused ? Theme.title : Theme.lead
            strong: pad.digits.length > 0
            color: pad.refused ? Theme.dangerText : pad.digits.length > 0 ? Theme.text : Theme.textDim
            Accessible.ignored: true
        }
    }
    Grid {
        columns: pad.columns
        columnSpacing: pad.between
        rowSpacing: pad.between
        anchors.horizontalCenter: parent.horizontalCenter
        Repeater {
            model: pad.keys
            PushButton {
                required property string modelData
                readonly property bool digit: modelData.length === 1
                objectName: "digit-" + modelData
                visible: modelData !== "done" || pad.hasDone
                width: pad.key
                height: pad.tall
                leftPadding: 0
                focusPolicy: Qt.TabFocus // after a click, Return still enters the number
                glyph: modelData === "erase" ? "erase" : modelData === "done" ? "check" : ""
                text: digit ? modelData : ""
                spoken: digit ? modelData : modelData === "erase" ? qsTr("Erase") : pad.doneText
                tone: modelData === "done" ? "good" : "plain"
                size: Theme.step
                enabled: digit || (modelData === "erase" ? pad.digits.length > 0 : pad.valid)
                onClicked: {
                    if (digit)
                        pad.press(modelData)
                    else if (modelData === "erase")
                        pad.digits = pad.digits.slice(0, -1)
                    else
                        pad.accept()
                }
            }
        }
    }
    // Its room is kept, so that no key moves. On a low screen the keys need the room, and the field says it in short.
    Paragraph {
        objectName: "numberRefused"
        visible: text.length > 0 && !Theme.low
        opacity: pad.refused ? 1 : 0
        Accessible.ignored: !pad.refused
        text: pad.mostWhy
        color: Theme.dangerText
    }
}
