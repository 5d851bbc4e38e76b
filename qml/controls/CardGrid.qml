// SPDX-License-Identifier: Apache-2.0
// Cards side by side, as high as the highest in their row: a ragged row looks as if something were missing.
import QtQuick

Grid {
    id: grid

    readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)
    // The height of each row; given to the cards once their texts are wrapped.
    readonly property var asked: {
        const rows = []
        shown().forEach((card, at) => {
            const row = Math.floor(at / columns)
            rows[row] = Math.max(rows[row] ?? 0, wanted(card))
        })
        return rows
    }
    property var given: []
    onAskedChanged: giving.restart()

    // Runs once, when the cards have found their places.
    readonly property Timer giving: Timer {
        interval: 0
        onTriggered: grid.give()
    }

    function give() {
        if (given.join() !== asked.join())
            given = asked
    }
    // A Loader is as high as what it has made, which has the height of its row.
    function wanted(card: Item): real {
        const loader = card as Loader
        return loader ? (loader.item as Item)?.implicitHeight ?? 0 : card.implicitHeight
    }
    function shown(): var {
        const cards = []
        for (let i = 0; i < children.length; ++i) {
            if (children[i].visible && wanted(children[i]) > 0)
                cards.push(children[i])
        }
        return cards
    }
    // The height of this card's row; undefined (the card's own height) until it is known.
    function rowHeight(card: Item): var {
        let at = 0
        for (let i = 0; i < children.length && children[i] !== card; ++i) {
            if (children[i].visible && children[i].width > 0)
                ++at
        }
        return given[Math.floor(at / columns)]
    }

    columnSpacing: Theme.gap
    rowSpacing: Theme.gap
}
