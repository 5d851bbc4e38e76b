// SPDX-License-Identifier: Apache-2.0
// Lets phones look at the table: two codes to scan, the Wi-Fi's, if somebody typed it in, and the table's. A player's own
// code lets that player's phone propose as well.
import QtQuick
import Watchfire.Kiosk
import Watchfire.Ui

Page {
    id: page

    required property PhonesModel phones
    readonly property bool on: phones.state === "on" || phones.state === "starting"
    readonly property bool alone: phones.state === "alone" // it is on, but there is no code to show
    readonly property string typing: phones.typing

    signal leave

    objectName: "phonesScreen"
    title: typing.length > 0 ? "" : qsTr("Phones")
    onBack: {
        if (typing.length > 0)
            phones.stopTyping()
        else
            leave()
    }
    onTypingChanged: keys.text = typing === "name" ? phones.wifiName : typing === "password" ? phones.wifiPassword : ""

    Grid {
        id: halves
        anchors.fill: parent
        visible: page.typing.length === 0
        columns: page.portrait ? 1 : 2
        spacing: Theme.pad
        // Codes are read from across the table, so they get more than half.
        readonly property real cell: page.portrait ? width : Math.floor((width - spacing) * (page.on ? 0.4 : 0.5))

        Scroller {
            id: about
            width: halves.cell
            height: page.portrait ? Math.min(contentHeight, halves.height * 0.41) : halves.height
            message: trouble

            Paragraph { objectName: "phonesState"; text: page.phones.text; size: Theme.lead }
            Banner {
                id: trouble
                objectName: "phonesTrouble"
                danger: true
                text: page.phones.trouble
            }
            WideButton {
                objectName: "turnOn"
                visible: !page.on && !page.alone
                tone: "primary"
                glyph: "link"
                text: qsTr("Let phones look")
                onClicked: page.phones.turnOn()
            }
            WideButton {
                objectName: "turnOff"
                visible: page.on || page.alone
                glyph: "unlink"
                text: qsTr("Let no phone look any more")
                onClicked: page.phones.turnOff()
            }
            Paragraph { visible: page.on; text: qsTr("Whose code?"); strong: true }
            Flow {
                id: whoseCode
                width: parent ? parent.width : 0
                visible: page.on
                spacing: Theme.gap
                // Upright the code below needs the height.
                readonly property real cell: page.portrait ? Math.floor((width - spacing) / 2) : width
                PushButton {
                    objectName: "everybodysCode"
                    width: whoseCode.cell
                    alignment: Qt.AlignLeft
                    checked: page.phones.seatName.length === 0
                    text: qsTr("Everybody's: it only looks")
                    onClicked: page.phones.useSeat("")
                }
                Repeater {
                    model: page.phones.seats
                    PushButton {
                        required property var model
                        objectName: "seat-" + model.player
                        width: whoseCode.cell
                        alignment: Qt.AlignLeft
                        checked: model.chosen
                        text: qsTr("%1's own phone").arg(model.title)
                        onClicked: page.phones.useSeat(model.player)
                    }
                }
            }
            Toggle {
                objectName: "atOnce"
                visible: page.on
                checked: page.phones.atOnce
                text: qsTr("Accept at once")
                detail: qsTr("What a player's phone proposes is done without being asked about at the table.")
                onToggled: page.phones.atOnce = checked
            }
            Paragraph {
                color: Theme.textDim
                text: qsTr("A phone has to be in the same network. It shows the board, the steps and the points. Whoever scans a player's own code can also propose what that player does; at the table you accept or decline it. Every game has new codes.")
            }
            WideButton {
                objectName: "wifiName"
                glyph: "correct"
                alignment: Qt.AlignLeft
                text: page.phones.wifiName.length > 0 ? qsTr("Wi-Fi: %1").arg(page.phones.wifiName) : qsTr("Show a code for the Wi-Fi")
                onClicked: page.phones.type("name")
            }
            WideButton {
                objectName: "wifiPassword"
                visible: page.phones.wifiName.length > 0
                glyph: "correct"
                alignment: Qt.AlignLeft
                text: page.phones.wifiPassword.length > 0 ? qsTr("Change the Wi-Fi's password") : qsTr("Password of the Wi-Fi, if it has one")
                onClicked: page.phones.type("password")
            }
            Paragraph {
                visible: page.phones.wifiName.length > 0
                color: Theme.textDim
                text: qsTr("Name and password are forgotten when Watchfire ends.")
            }
            Repeater {
                model: page.phones.addresses
                WideButton {
                    required property string modelData
                    required property int index
                    objectName: "address-" + index
                    alignment: Qt.AlignLeft
                    text: qsTr("Use %1").arg(modelData)
                    onClicked: page.phones.useAddress(modelData)
                }
            }
        }
        Flow {
            id: codes
            readonly property bool two: page.phones.wifiCode.length > 0
            readonly property real room: page.portrait ? halves.height - about.height - halves.spacing : halves.height
            readonly property real words: 3 * Theme.lead // below each code
            readonly property real beside: Math.min(room - words, two ? (width - spacing) / 2 : width)
            readonly property real below: Math.min(width, two ? (room - spacing) / 2 - words : room - words)
            readonly property real side: Math.floor(Math.max(0, beside, below))
            width: page.portrait ? halves.width : halves.width - halves.cell - halves.spacing
            height: room
            spacing: Theme.pad
            visible: page.on

            Column {
                visible: codes.two
                width: codes.side
                spacing: Theme.gap
                QrCode {
                    objectName: "wifiCode"
                    width: codes.side
                    height: width
                    text: page.phones.wifiCode
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("Code of the Wi-Fi %1").arg(page.phones.wifiName)
                }
                Label { width: parent.width; text: qsTr("1. The Wi-Fi"); size: Theme.lead; strong: true }
            }
            Column {
                readonly property string whose: page.phones.seatName.length > 0 ? qsTr("%1's own phone").arg(page.phones.seatName) : qsTr("The table")
                width: codes.side
                spacing: Theme.gap
                QrCode {
                    objectName: "tableCode"
                    width: codes.side
                    height: width
                    text: page.phones.link
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("Code of this table: %1").arg(page.phones.link)
                }
                Label { width: parent.width; text: codes.two ? qsTr("2. %1").arg(parent.whose) : parent.whose; size: Theme.lead; strong: true }
                Label { width: parent.width; text: page.phones.address; wrapMode: Text.WrapAnywhere }
            }
        }
    }
    Item {
        anchors.fill: parent
        visible: page.typing.length > 0

        NameField {
            objectName: "wifiField"
            // Where the title was: field and keys are seen together, on a small panel too.
            readonly property real above: Theme.target + Theme.pad
            x: above
            y: -above
            width: parent.width - x
            height: Theme.target
            size: Theme.lead // the longest password takes two lines
            keyboard: keys
            hint: page.typing === "name" ? qsTr("Name of the Wi-Fi") : qsTr("Password of the Wi-Fi")
        }
        NameKeyboard {
            id: keys
            width: parent.width
            visible: page.typing.length > 0
            exact: true
            limit: 63
            onAccepted: {
                if (page.typing === "name")
                    page.phones.wifiName = keys.text
                else
                    page.phones.wifiPassword = keys.text
                page.phones.stopTyping()
            }
        }
    }
}
