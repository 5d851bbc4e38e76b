// SPDX-License-Identifier: Apache-2.0
// A horde before the wall, as seen from the table: name, power, and what covers its spots. An empty place is
// an outline.
import QtQuick
import Watchfire.App
import Watchfire.Ui

PowderPlace {
    id: card

    required property var horde
    required property PowderModel powder
    property real head
    property real cell
    property real cellGap
    readonly property bool filled: horde.filled
    readonly property bool done: filled && horde.freeSpots === 0

    // A card can always be looked at.
    looks: filled
    spoken: horde.spoken
    ground: filled ? Theme.panel : "transparent"
    chosen: powder.chosen.includes(horde.slot)
    litTone: powder.litTone

    face: [
        Rectangle {
            anchors.fill: parent
            radius: card.corners
            color: "transparent"
            border.width: Theme.hairline
            border.color: Theme.line
            opacity: card.filled ? 1 : 0.3
        },
        Glyph {
            id: picture
            visible: card.filled && kind.length > 0
            x: Theme.mm * 0.9
            y: (card.head - height) / 2 + Theme.mm * 0.4
            kind: card.horde.kind === "none" || card.horde.kind === "unknown" ? "" : card.horde.kind
            color: Theme.textDim
            width: kind.length > 0 ? Math.round(Theme.body) : 0
            height: Math.round(Theme.body)
        },
        Label {
            visible: card.filled
            x: picture.x + picture.width + (picture.width > 0 ? Theme.mm * 0.6 : 0)
            anchors.verticalCenter: picture.verticalCenter
            width: badge.x - x - Theme.mm * 0.6
            text: card.horde.title
            strong: true
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.ceil(Theme.body * 0.8)
            elide: Text.ElideRight
            Accessible.ignored: true
        },
        Rectangle {
            id: badge
            visible: card.filled
            anchors.right: parent.right
            anchors.rightMargin: Theme.mm * 0.6
            y: Theme.mm * 0.6
            width: Math.max(height, number.width + Theme.mm * 1.4)
            height: card.head - Theme.mm * 0.4
            radius: Theme.mm * 0.6
            color: Theme.vermillion
            Label {
                id: number
                anchors.centerIn: parent
                text: card.horde.power
                strong: true
                color: Theme.onFill
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        },
        Grid {
            visible: card.filled
            anchors.horizontalCenter: parent.horizontalCenter
            y: card.height - height - Theme.mm * 0.8
            columns: 6
            spacing: card.cellGap
            Repeater {
                model: card.filled ? 12 : 0
                SpotCell {
                    required property int index
                    readonly property string place: cell.place ?? ""
                    width: card.cell
                    height: card.cell
                    reach: card.cellGap
                    cell: card.horde.cells[index] ?? ({})
                    open: card.powder.open.includes(place)
                    chosen: card.powder.chosen.includes(place)
                    lit: card.powder.lit.includes(place)
                    litTone: card.powder.litTone
                }
            }
        }
    ]
}
