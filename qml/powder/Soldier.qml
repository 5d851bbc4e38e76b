// SPDX-License-Identifier: Apache-2.0
// One soldier: its type as a picture on its clan's colour, its clan's symbol in the corner.
import QtQuick
import Watchfire.Ui

Rectangle {
    id: piece

    property string colour
    property string symbol
    property string type

    implicitWidth: Theme.body * 1.4
    implicitHeight: implicitWidth
    radius: Theme.mm * 0.6
    color: Theme.pieceColor(colour)
    border.width: 1
    border.color: Theme.dark ? "#f6f1e7" : "#13181d"

    Glyph {
        visible: piece.type.length > 0
        kind: piece.type
        color: Theme.onFill
        width: Math.floor(parent.height * 0.62)
        height: width
        x: Math.floor(parent.height * 0.07)
        y: parent.height - height - x
    }
    Glyph {
        kind: piece.symbol ? "sym-" + piece.symbol : ""
        color: Theme.onFill
        width: Math.floor(parent.height * (piece.type.length > 0 ? 0.36 : 0.6))
        height: width
        x: piece.type.length > 0 ? parent.width - width - parent.height * 0.06 : (parent.width - width) / 2
        y: piece.type.length > 0 ? parent.height * 0.06 : (parent.height - height) / 2
    }
}
