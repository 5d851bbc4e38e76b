// SPDX-License-Identifier: Apache-2.0
// A surface for what belongs together. A winner's stands out.
import QtQuick

Rectangle {
    property bool winner: false

    radius: Theme.radius * 1.2
    color: winner ? Theme.current : Theme.card
    border.width: winner ? Theme.hairline : 0
    border.color: Theme.lit
}
