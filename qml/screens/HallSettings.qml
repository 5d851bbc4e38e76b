// SPDX-License-Identifier: Apache-2.0
// A club's hall that sees this table: where its broker is, what hall and table are called there, and whether it is on.
import QtQuick
import Watchfire.Kiosk

Scroller {
    id: group

    // Null if the program has none.
    required property HallModel hall
    // The item that the keys cover.
    required property Item over
    readonly property bool off: hall !== null && hall.state === "off"
    // What is typed now: a field's name; empty: nothing.
    property string typing: ""
    readonly property var titles: ({ address: qsTr("Address of the broker"), hall: qsTr("Name of the hall"), table: qsTr("Name of this table"),
                                     user: qsTr("User, if the broker wants one"), password: qsTr("Password") })

    component Field: WideButton {
        required property string what
        required property string value
        objectName: "hall-" + what
        alignment: Qt.AlignLeft
        glyph: "correct"
        text: value.length > 0 ? Sentence.of(qsTr("%1: %2", "what, its value"), [group.titles[what], value]) : group.titles[what]
        enabled: group.off && !group.hall.given
        onClicked: group.typing = what
    }

    objectName: "hallSettings"
    message: trouble

    Paragraph {
        text: qsTr("A club sees all its tables on one screen: names, points, what happened last, the results of the evening. This table sends them to the club's own broker; nothing comes back, and the game never waits for it.")
    }
    Paragraph { objectName: "hallState"; text: group.hall?.text ?? ""; size: Theme.lead; strong: true }
    Banner {
        id: trouble
        objectName: "hallTrouble"
        danger: true
        text: group.hall?.trouble ?? ""
    }
    Paragraph {
        visible: group.hall?.given ?? false
        text: qsTr("The hall was given on the command line, so it is changed there.")
        color: Theme.textDim
    }
    WideButton {
        objectName: "hallOn"
        visible: group.off
        tone: "primary"
        glyph: "link"
        text: qsTr("Show this table in the hall")
        onClicked: group.hall.turnOn()
    }
    WideButton {
        objectName: "hallOff"
        visible: group.hall !== null && !group.off && !group.hall.given
        glyph: "unlink"
        text: qsTr("Take this table out of the hall")
        onClicked: group.hall.turnOff()
    }
    Field { what: "address"; value: group.hall?.address ?? "" }
    Field { what: "hall"; value: group.hall?.hall ?? "" }
    Field { what: "table"; value: group.hall?.table ?? "" }
    Field { what: "user"; value: group.hall?.user ?? "" }
    Field { what: "password"; value: group.hall?.hasPassword === true ? "••••••" : "" }
    Toggle {
        objectName: "hallEncrypted"
        text: qsTr("Encrypted (TLS)")
        detail: qsTr("For a broker outside your own network. Its certificate is checked.")
        checkable: false
        checked: group.hall?.encrypted ?? false
        enabled: group.off && !group.hall.given
        onClicked: group.hall.setEncrypted(!group.hall.encrypted)
    }
    Loader {
        parent: group.over
        anchors.fill: parent
        active: group.typing.length > 0
        sourceComponent: TypingPage {
            objectName: "hallDialog"
            keysName: "hallKeyboard"
            closeName: "closeHallDialog"
            hint: group.titles[group.typing] ?? ""
            exact: true
            limit: group.typing === "address" ? 120 : group.typing === "hall" || group.typing === "table" ? 40 : 63
            Component.onCompleted: text = group.hall.entered(group.typing)
            onEntered: words => {
                group.hall.enter(group.typing, words)
                group.typing = ""
            }
            onClosed: group.typing = ""
        }
    }
}
