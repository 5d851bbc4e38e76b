// SPDX-License-Identifier: Apache-2.0
// For draws by dice: the text, and the faces of a roll by hand.
import QtQuick
import Watchfire.App

Column {
    id: lot

    required property TableModel table

    width: parent ? parent.width : 0
    spacing: Theme.gap
    // Keys 1 to 6.
    Keys.forwardTo: [entry]

    Paragraph {
        objectName: "lotHint"
        text: qsTr("The dice may draw: throw them into the tower, or tap their faces.")
        color: Theme.hintText
    }
    DiceEntry {
        id: entry
        enabled: lot.visible
        width: parent.width
        onRolled: (first, second) => lot.table.roll(first, second)
    }
}
