// SPDX-License-Identifier: Apache-2.0
// The cards of a section, while one of their spots is asked for: they come up by themselves, so that the answer is
// one touch. They lie as on the board: the card at the wall is the lowest, and in sight on every screen.
import QtQuick
import Watchfire.App

Lens {
    id: lens

    required property PowderModel powder
    readonly property real cell: Math.floor(Math.max(Theme.target,
        Math.min((width - 4 * Theme.pad - 5 * Theme.gap - bar) / 6, Theme.target * 1.5)))
    // Several cards may be more than the height: beside them is the bar of what scrolls.
    readonly property real bar: Theme.mm * 2
    readonly property var offered: powder.open
    readonly property var forbidden: powder.forbidden
    // A card that has none of the spots is left out.
    function concerns(slot: string): bool {
        return slot.startsWith(powder.aim + ".") && offered.concat(forbidden).some(place => place.startsWith(slot + ":"))
    }

    objectName: "aimLens"
    title: powder.aimTitle
    fromBelow: true
    wanted: 6 * cell + 5 * Theme.gap + 2 * Theme.pad + bar
    Repeater {
        model: 3
        Column {
            id: row
            required property int index
            readonly property int line: 3 - index
            width: parent ? parent.width : 0
            spacing: Theme.mm * 0.6
            visible: height > 0
            Repeater {
                model: lens.powder.hordes
                Column {
                    id: card
                    required property var model
                    visible: model.filled && model.row === row.line && lens.concerns(model.slot)
                    width: row.width
                    spacing: row.spacing
                    Label { text: qsTr("%1, row %2", "a horde card").arg(card.model.title).arg(card.model.row); strong: true; color: Theme.textDim; Accessible.ignored: true }
                    Loader {
                        active: card.visible
                        sourceComponent: HordeGrid { horde: card.model; powder: lens.powder; cell: lens.cell }
                    }
                }
            }
        }
    }
}
