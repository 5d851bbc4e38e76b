// SPDX-License-Identifier: Apache-2.0
// The playable games at a glance: a hex for each game around the dice.
import QtQuick
import Watchfire.Ui

Item {
    id: flower

    // Middle to middle, in parts of a hex glyph's square: its hexes touch at 0.72.
    readonly property real apart: 0.76
    readonly property real hex: Math.min(width / (2 * apart + 0.73), height / (2 * apart * Math.sin(Math.PI / 3) + 0.84))

    component Field: Item {
        id: field
        property string kind
        property color hue
        width: flower.hex
        height: width
        Glyph { anchors.fill: parent; kind: "sym-hexagon"; color: field.hue; outline: Theme.onFill }
        Glyph { anchors.centerIn: parent; kind: field.kind; color: Theme.onFill; width: parent.width * 0.42; height: width }
    }

    Field {
        anchors.centerIn: parent
        kind: "dice"
        hue: Theme.die
    }
    Repeater {
        model: [{ kind: "wall", hue: Theme.vermillion }, { kind: "storm", hue: Theme.skyBlue }, { kind: "raider", hue: Theme.yellow },
                { kind: "bridge", hue: Theme.skyBlue }, { kind: "settlement", hue: Theme.green }, { kind: "tower-piece", hue: Theme.purple }]
        Field {
            required property var modelData
            required property int index
            readonly property real angle: (120 - 60 * index) * Math.PI / 180
            x: flower.width / 2 - width / 2 + flower.apart * width * Math.cos(angle)
            y: flower.height / 2 - height / 2 - flower.apart * width * Math.sin(angle)
            kind: modelData.kind
            hue: modelData.hue
        }
    }
}
