// SPDX-License-Identifier: Apache-2.0
// Black Powder's board at a glance: hordes before three sections of the wall, four towers beside them. With
// one or two players the left section is out of play (BP-03).
import QtQuick
import Watchfire.Ui

Item {
    id: sketch

    property int players: 4
    // Soldiers behind the wall, of players who are only an example.
    property bool peopled: true
    readonly property bool narrow: players < 3
    readonly property real tower: Math.min(Theme.mm * 9, width * 0.07)
    readonly property real space: Theme.gap
    readonly property real section: (width - 4 * tower - 6 * space) / 3
    readonly property real wallTop: height * 0.56
    readonly property real wallHeight: height * 0.2

    Accessible.role: Accessible.Graphic
    Accessible.name: narrow ? qsTr("Two sections of the wall, the left one is out of play") : qsTr("Three sections of the wall and four towers")

    Repeater {
        model: 4
        Rectangle {
            required property int index
            x: index * (sketch.tower + sketch.section + 2 * sketch.space)
            y: sketch.wallTop - sketch.wallHeight * 0.25
            width: sketch.tower
            height: sketch.wallHeight * 1.5
            radius: Theme.radius
            color: Theme.raisedDown
            opacity: sketch.narrow && index === 0 ? 0.35 : 1
            Glyph {
                anchors.centerIn: parent
                kind: "tower-piece"
                color: Theme.text
                width: parent.width * 0.7
            }
        }
    }
    Repeater {
        model: 3
        Item {
            id: part
            required property int index
            readonly property bool out: sketch.narrow && index === 0
            x: sketch.tower + sketch.space + index * (sketch.tower + sketch.section + 2 * sketch.space)
            width: sketch.section
            height: sketch.height
            opacity: out ? 0.35 : 1
            Repeater {
                model: part.out ? 0 : 2 - (part.index + 1) % 2
                Rectangle {
                    required property int index
                    width: parent.width
                    height: sketch.height * 0.22
                    y: sketch.wallTop - (index + 1) * (height + sketch.space)
                    radius: Theme.radius
                    color: Theme.dangerSurface
                    border.width: Theme.hairline
                    border.color: Theme.dangerText
                    Glyph { anchors.centerIn: parent; kind: "rider"; color: Theme.dangerText; width: Math.min(parent.width, parent.height) * 0.6 }
                }
            }
            Rectangle {
                y: sketch.wallTop
                width: parent.width
                height: sketch.wallHeight
                radius: Theme.radius
                color: Theme.raised
                border.width: Theme.hairline
                border.color: Theme.line
                Glyph { anchors.centerIn: parent; kind: part.out ? "close" : "wall"; color: Theme.text; width: Math.min(parent.width, parent.height) * 0.7 }
            }
            // Its frame is pale; the words are not.
            Label {
                objectName: visible ? "sketchOut" : ""
                parent: sketch
                visible: part.out && sketch.section > Theme.mm * 18
                x: part.x
                y: sketch.wallTop + sketch.wallHeight + sketch.space * 2
                width: part.width
                text: qsTr("Out of play with one or two players")
                horizontalAlignment: Text.AlignHCenter
                color: Theme.textDim
                Accessible.ignored: true
            }
            Row {
                y: sketch.wallTop + sketch.wallHeight + sketch.space * 2
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: sketch.space
                visible: !part.out && sketch.peopled
                Repeater {
                    model: 1 + (part.index + 1) % 3
                    PlayerSymbol {
                        required property int index
                        colour: index === 0 ? "red" : index === 1 ? "blue" : "green"
                        symbol: index === 0 ? "square" : index === 1 ? "circle" : "triangle"
                        width: Math.min(Theme.mm * 6, sketch.section / 5)
                    }
                }
            }
        }
    }
}
