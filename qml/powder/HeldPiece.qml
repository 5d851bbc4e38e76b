// SPDX-License-Identifier: Apache-2.0
// A piece of the board that no finger moves: who drags it hears why, instead of trying once more.
import QtQuick
import Watchfire.App

DragHandler {
    required property PowderModel powder
    // What lies where the finger came down (PowderModel::holdBack); empty: nothing. Each item overrides it.
    function pieceAt(at: point): string { return "" }

    target: null
    dragThreshold: Theme.mm * 2
    onActiveChanged: {
        const piece = active ? pieceAt(centroid.pressPosition) : ""
        if (piece.length > 0)
            powder.holdBack(piece)
    }
}
