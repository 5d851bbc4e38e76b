// SPDX-License-Identifier: Apache-2.0
// Lets a soldier be dragged onto the board: belongs to the item that shows him.
import QtQuick

DragHandler {
    id: lift

    required property CarriedSoldier hand
    required property string soldier // a type, or "spearman@S3.rest"
    required property string type
    required property string colour
    required property string symbol

    // Soldiers of the board: those of the acting player who may be told to go.
    property string place
    enabled: place.length === 0 || type.length > 0 && hand.powder.standing.includes(soldier) && colour === hand.powder.turnColour
    target: null
    dragThreshold: Theme.mm * 2
    onActiveChanged: {
        if (active)
            hand.take(soldier, type, colour, symbol)
        else
            hand.letGo()
    }
    // The place of the last move counts: when the finger is lifted, some Qt versions have none any more.
    onCentroidChanged: if (active) hand.move(centroid.scenePosition)
    onCanceled: hand.putBack()
}
