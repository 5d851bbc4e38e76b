// SPDX-License-Identifier: Apache-2.0
// One soldier as a wooden counter: its type on its clan's colour, its clan's symbol in the corner.
import QtQuick
import Watchfire.Ui

WoodenCounter {
    property string colour

    implicitWidth: Theme.body * 1.4
    implicitHeight: implicitWidth
    dark: Theme.dark
    wood: Theme.pieceColor(colour)
}
