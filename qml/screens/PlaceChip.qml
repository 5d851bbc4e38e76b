// SPDX-License-Identifier: Apache-2.0
// A place of the current step in the colour of its tile: touched, it pulses on the board.
import QtQuick
import Watchfire.Ui

Pressable {
    id: chip

    // As app/game/hex/place_chips.h has them.
    required property var place
    readonly property color fill: TerrainColors.fill(place.terrain, Theme.dark)
    readonly property color ink: TerrainColors.ink(fill)

    objectName: "chip-" + chip.place.place
    // As high as a finger, but drawn flatter.
    implicitHeight: Theme.target
    implicitWidth: Math.max(Theme.target, content.implicitWidth + 2 * Theme.mm * 1.6)
    Accessible.name: qsTr("Show on the board: %1").arg(chip.place.name)

    background: Item {
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: Math.round(Theme.step * 1.4)
            radius: Theme.radius
            color: chip.down ? Qt.darker(chip.fill, 1.28) : chip.fill
            border.width: chip.visualFocus ? Theme.ring : Theme.hairline
            border.color: chip.visualFocus ? Theme.focus : Theme.line
        }
    }
    contentItem: Item {
        Row {
            id: content
            anchors.centerIn: parent
            spacing: Theme.mm
            PlayerSymbol {
                visible: kind.length > 0
                anchors.verticalCenter: parent.verticalCenter
                colour: chip.place.colour
                symbol: chip.place.symbol
                width: Theme.lead
            }
            Glyph {
                visible: known && chip.place.symbol.length === 0
                anchors.verticalCenter: parent.verticalCenter
                kind: chip.place.terrain
                color: chip.ink
                width: Theme.lead
            }
            Word {
                anchors.verticalCenter: parent.verticalCenter
                text: chip.place.text
                size: Theme.lead
                strong: true
                color: chip.ink
            }
        }
    }
}
