// SPDX-License-Identifier: Apache-2.0
// A section of the wall: its level as tiers of stones, barricades before it, and power against defense with
// the result.
import QtQuick
import Watchfire.Ui

PowderPlace {
    id: wall

    required property var section
    readonly property string verdict: section.verdict
    readonly property bool broken: verdict === "breach" || verdict === "breached"
    readonly property color hue: broken ? Theme.dangerText : verdict === "unknown" ? Theme.hintText
                               : verdict === "quiet" ? Theme.textDim : Theme.goodText

    spoken: section.spokenWall
    ground: broken ? Theme.dangerSurface : Theme.raised

    face: [
        Column {
            id: stones
            x: Theme.mm * 0.8
            width: parent.width * 0.38
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.mm * 0.6
            readonly property real tier: Math.floor((wall.height - Theme.mm * 2.4 - barricades.height - 3 * spacing) / 3)
            Row {
                id: barricades
                spacing: Theme.mm * 0.3
                Repeater {
                    model: 3
                    Glyph {
                        required property int index
                        kind: "barricade"
                        color: index < wall.section.barricades ? Theme.text : Theme.line
                        opacity: index < wall.section.barricades ? 1 : 0.35
                        width: Math.floor(Math.min((stones.width - 2 * barricades.spacing) / 3, wall.height * 0.28))
                        height: width
                    }
                }
            }
            Repeater {
                model: 3
                Row {
                    id: tier
                    required property int index
                    readonly property bool stands: 3 - index <= wall.section.level
                    spacing: Theme.mm * 0.3
                    Repeater {
                        model: tier.index % 2 === 0 ? [1, 1, 1] : [0.5, 1, 1, 0.5]
                        Rectangle {
                            required property real modelData
                            readonly property real stone: (stones.width - 2 * tier.spacing) / 3
                            width: modelData === 1 ? stone - (tier.index % 2 === 1 ? tier.spacing / 3 : 0) : stone / 2 - tier.spacing / 4
                            height: stones.tier
                            radius: Theme.mm * 0.3
                            color: tier.stands ? Theme.textDim : "transparent"
                            border.width: tier.stands ? 0 : 1
                            border.color: Theme.line
                            opacity: tier.stands ? 1 : 0.45
                        }
                    }
                }
            }
        },
        Column {
            anchors.right: parent.right
            anchors.rightMargin: Theme.mm * 0.6
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width * 0.62 - Theme.mm * 2
            Paragraph {
                objectName: "clash-" + wall.section.section
                horizontalAlignment: Text.AlignRight
                text: wall.verdict === "quiet" ? wall.section.defense : qsTr("%1 : %2", "power against defense").arg(wall.section.power).arg(wall.section.defense)
                size: Theme.step
                strong: true
                color: wall.hue
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.body
                Accessible.ignored: true
            }
            Paragraph {
                objectName: "verdict-" + wall.section.section
                horizontalAlignment: Text.AlignRight
                text: wall.section.verdictText
                color: wall.hue
                strong: wall.broken
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.ceil(Theme.body * 0.8)
                Accessible.ignored: true
            }
        }
    ]
}
