// SPDX-License-Identifier: Apache-2.0
// A horde before the wall, as seen from the table: name, power on a red shield, and what covers its spots. An
// empty place is ground.
import QtQuick
import Watchfire.Ui

PowderPlace {
    id: card

    required property var horde
    // Something enlarged lies over it.
    property bool veiled: false
    property real head
    property real cell
    property real cellGap
    readonly property bool filled: horde.filled
    // The step that is due lays it there or takes it away: until then it is pale, and only its words are as always.
    readonly property real presence: horde.change === "comes" ? Theme.coming : horde.change === "goes" ? Theme.going : 1
    readonly property real side: Theme.mm * 0.8
    // Where a cell lies on the card, by its number from 0 or by its name, "a1" to "b6".
    function cellRect(index: int): rect {
        return Qt.rect(spots.x + (index % 6) * (cell + cellGap), spots.y + Math.floor(index / 6) * (cell + cellGap), cell, cell)
    }
    function spotRect(name: string): rect {
        return cellRect((name.startsWith("b") ? 6 : 0) + parseInt(name.charAt(1)) - 1)
    }

    // A card can always be looked at.
    looks: filled
    spoken: horde.spoken
    // A pale card is no glass: the way below it does not shine through.
    ground: filled ? Qt.tint(Theme.field, Qt.alpha(Theme.hordeCard, presence)) : "transparent"
    at: horde.slot
    forbidden: false
    ticksLow: true

    HeldPiece {
        enabled: card.filled && !card.veiled && !Covers.over(card)
        powder: card.powder
        function pieceAt(at: point): string {
            for (let i = 0; i < 12; ++i) {
                const zone = card.cellRect(i)
                if (at.x >= zone.x && at.x < zone.x + zone.width && at.y >= zone.y && at.y < zone.y + zone.height)
                    return card.horde.cells[i].place
            }
            return card.horde.slot
        }
    }

    face: [
        // Its edge towards the enemy, and the shade below it.
        Rectangle {
            visible: card.filled
            x: Theme.radius
            width: parent.width - 2 * Theme.radius
            height: Theme.ring
            color: Theme.vermillion
        },
        Rectangle {
            visible: card.filled
            anchors.fill: parent
            radius: Theme.radius
            color: "transparent"
            border.width: Theme.hairline
            border.color: Theme.dark ? "#14110d" : Theme.line
        },
        Glyph {
            visible: card.filled && kind.length > 0 && name.fits
            x: card.side
            y: Theme.ring + (card.head - Theme.ring - height) / 2
            kind: card.horde.kind === "none" || card.horde.kind === "unknown" ? (name.fits ? "" : "raider") : card.horde.kind
            color: Theme.text
            width: kind.length > 0 ? Math.round(Theme.body) : 0
            height: Math.round(Theme.body)
        },
        Word {
            id: name
            readonly property bool typed: card.horde.kind !== "none" && card.horde.kind !== "unknown"
            readonly property real before: card.side + (typed ? Math.round(Theme.body) + Theme.mm * 0.6 : 0)
            readonly property real ends: (tick.visible && !tick.aside ? tick.x : shield.x) - Theme.mm
            readonly property bool fits: implicitWidth * 0.8 <= ends - before
            // Where there is room for one of the two, the name says more than its picture, even if its end is cut.
            readonly property bool whole: implicitWidth * 0.8 <= ends - card.side
            visible: card.filled
            x: fits ? before : card.side
            y: Theme.ring + (card.head - Theme.ring - height) / 2
            width: Math.max(0, ends - x)
            text: card.horde.title
            strong: true
            // Qt does not shrink a text that may be elided.
            elide: whole ? Text.ElideNone : Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.ceil(Theme.body * 0.8)
        },
        HordeSpots {
            id: spots
            visible: card.filled
            x: Math.round((parent.width - width) / 2)
            y: card.height - height - card.side
            width: 6 * card.cell + 5 * card.cellGap
            height: 2 * card.cell + card.cellGap
            opacity: card.presence
            dark: Theme.dark
            hues: Theme.pieceHues
            cell: card.cell
            gap: card.cellGap
            cells: card.filled ? card.horde.cells : []
        },
        Repeater {
            model: card.filled ? 12 : 0
            SpotLight {
                required property int index
                readonly property rect zone: card.cellRect(index)
                x: zone.x
                y: zone.y
                width: zone.width
                height: zone.height
                place: card.horde.cells[index] ? card.horde.cells[index].place : ""
                powder: card.powder
                covered: (card.horde.cells[index]?.mark ?? "free") !== "free"
            }
        },
        // All its spots are covered: it is beaten, and lies there only until the turn ends.
        Glyph {
            id: tick
            objectName: visible ? "covered-" + card.horde.slot : ""
            visible: card.filled && card.horde.covered.length > 0
            // Beside the spots, or beside the shield where they fill the card.
            readonly property bool aside: spots.x >= width + Theme.mm
            x: aside ? spots.x - width - Theme.mm * 0.6 : shield.x - width - Theme.mm * 0.6
            y: aside ? spots.y + (spots.height - height) / 2 : name.y + (name.height - height) / 2
            width: Math.round(Theme.body)
            kind: "check"
            color: Theme.goodText
        },
        PowerShield {
            id: shield
            visible: card.filled
            x: parent.width - width - Theme.mm * 0.3
            width: Math.max(Math.round(card.head * 0.98), number.implicitWidth + Theme.mm * 1.8)
            height: Math.round(card.head * 1.08)
            Word {
                id: number
                anchors.horizontalCenter: parent.horizontalCenter
                y: (shield.height - height) / 2 - shield.height * 0.05
                text: card.horde.power
                size: card.head > Theme.lead * 1.2 ? Theme.lead : Theme.body
                strong: true
                color: Theme.die
            }
        }
    ]
}
