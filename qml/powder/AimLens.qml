// SPDX-License-Identifier: Apache-2.0
// The cards of a section, while one of their spots is asked for: they come up by themselves, so that the answer is
// one touch. They lie as on the board: the card at the wall is the lowest, and in sight on every screen.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Lens {
    id: lens

    required property PowderModel powder
    // Spots as large as there is room, and no smaller than a finger. What is seen begins with a card's name: as many cards
    // as fit whole.
    readonly property real cell: Math.floor(Math.max(Theme.target,
        Math.min((width - 4 * Theme.pad - 5 * Theme.gap - bar) / 6, Theme.target * 1.5, cellOf(seen))))
    readonly property int cards: new Set(offered.concat(forbidden).filter(place => place.startsWith(powder.aim + ".") && place.includes(":"))
                                         .map(place => place.split(":")[0])).size
    readonly property int seen: {
        let n = Math.max(1, cards)
        while (n > 1 && cellOf(n) < Theme.target)
            --n
        return n
    }
    readonly property real beside: name.height + Theme.mm * 0.6 + Theme.gap // what a card has besides its two lines of spots
    // The room below the title and one line of facts. The title is measured where it is narrowest: its own width changes with
    // the spots.
    readonly property real room: height - Math.max(closeSide, headline.height + Math.ceil(Theme.body * 1.3)) - Theme.gap - 2 * Theme.pad
    Paragraph {
        id: headline
        parent: lens
        visible: false
        text: lens.title
        size: Theme.step
        strong: true
        width: Math.min(lens.width, 6 * Theme.target + 5 * Theme.gap + 2 * Theme.pad + lens.bar) - lens.closeSide - Theme.gap - 2 * Theme.pad
    }
    function cellOf(n: int): real { return (room - (n - 1) * Theme.gap - n * beside) / (2 * n) }
    most: seen < cards ? seen * (beside + 2 * cell) + (seen - 1) * Theme.gap : Infinity
    Label { id: name; parent: lens; visible: false; text: "X"; strong: true; wrapMode: Text.NoWrap }
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
    facts: Label {
        objectName: visible ? "moreAbove" : ""
        visible: lens.seen < lens.cards
        text: qsTr("%n more card(s) above", "", lens.cards - lens.seen)
        color: Theme.hintText
        wrapMode: Text.NoWrap
    }
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
                    Label { text: Sentence.of(qsTr("%1, row %2", "a horde card"), [card.model.title, card.model.row]); strong: true; color: Theme.textDim; Accessible.ignored: true }
                    Loader {
                        active: card.visible
                        sourceComponent: HordeGrid { horde: card.model; powder: lens.powder; cell: lens.cell }
                    }
                }
            }
        }
    }
}
