// SPDX-License-Identifier: Apache-2.0
// The text written with a NameKeyboard, with its cursor; a tap moves the cursor. It does not blink, so that
// nothing is drawn while nobody writes.
import QtQuick

Rectangle {
    id: field

    required property NameKeyboard keyboard
    property string hint
    property int size: Theme.step

    implicitHeight: Math.max(Theme.target, words.height + 2 * Theme.gap)
    radius: Theme.radius
    color: Theme.ground
    border.width: Theme.ring
    border.color: Theme.lit
    Accessible.role: Accessible.EditableText
    Accessible.name: keyboard.text || hint || qsTr("Name")

    Label {
        x: Theme.pad + 2 * Theme.ring // beside the cursor
        width: parent.width - x - Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        visible: field.keyboard.text.length === 0
        text: field.hint
        size: field.size
        color: Theme.textDim
        Accessible.ignored: true
    }
    TextEdit {
        id: words
        readonly property bool marked: field.keyboard.selected
        function show() {
            if (marked)
                selectAll()
            else
                deselect()
        }
        onMarkedChanged: show()
        onTextChanged: show()
        Component.onCompleted: show()
        persistentSelection: true // the keys have the focus
        selectionColor: Theme.lit
        selectedTextColor: Theme.ground
        x: Theme.pad
        width: parent.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        text: field.keyboard.text
        readOnly: true
        activeFocusOnPress: false
        selectByMouse: false
        cursorVisible: false
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        color: Theme.text
        font.family: Theme.family
        font.pixelSize: field.size
        font.weight: Font.Medium
        Accessible.ignored: true

        Rectangle {
            // The two lengths change one after the other.
            readonly property rect place: words.width > 0 ? words.positionToRectangle(Math.min(field.keyboard.cursor, words.length)) : Qt.rect(0, 0, 0, 0)
            x: place.x
            y: place.y
            width: Theme.ring
            height: place.height
            color: Theme.lit
        }
    }
    MouseArea {
        anchors.fill: parent
        onClicked: mouse => field.keyboard.moveTo(words.positionAt(mouse.x - words.x, mouse.y - words.y))
        Accessible.ignored: true
    }
}
