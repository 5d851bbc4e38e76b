// SPDX-License-Identifier: Apache-2.0
// A player's symbol in the colour of the real pieces, outlined so that every colour stays visible.
import QtQuick
import Watchfire.Ui

Glyph {
    property string colour
    property string symbol

    kind: symbol ? "sym-" + symbol : ""
    color: Theme.pieceColor(colour)
    outline: Theme.dark ? "#f6f1e7" : "#13181d"
    implicitWidth: Math.round(Theme.body * 1.25)
}
