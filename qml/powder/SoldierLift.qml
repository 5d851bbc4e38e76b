// SPDX-License-Identifier: Apache-2.0
// Lets soldiers be dragged onto the board from the item to which it belongs: of the tray one soldier, of a zone behind
// the wall whoever of the acting player's soldiers stands nearest to the finger.
import QtQuick

DragHandler {

    required property CarriedSoldier hand
    // Who is where the finger came down: soldier ("spearman", "spearman@S3.rest"), type, colour, symbol; null: nobody. Each
    // item overrides it.
    function soldierAt(at: point): var { return null }
    property bool carrying: false
    // A drag began, and there is nobody whom it could mean.
    signal nobody

    target: null
    dragThreshold: Theme.mm * 2
    onActiveChanged: {
        const one = active ? soldierAt(centroid.pressPosition) : null
        if (one) {
            hand.take(one.soldier, one.type, one.colour, one.symbol)
            hand.move(centroid.scenePosition)
        } else if (carrying) {
            hand.letGo()
        } else if (active) {
            nobody()
        }
        carrying = one !== null
    }
    // The place of the last move counts: when the finger is lifted, some Qt versions have none any more.
    onCentroidChanged: if (active && carrying) hand.move(centroid.scenePosition)
    onCanceled: {
        if (carrying)
            hand.putBack()
        carrying = false
    }
}
