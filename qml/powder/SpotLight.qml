// SPDX-License-Identifier: Apache-2.0
// The rim of one cell of a horde card, while it is offered, chosen or spoken of.
import QtQuick
import Watchfire.App

Item {
    id: spot

    required property PowderModel powder
    property string place
    // A piece lies there: on a spot as small as on the board a tick would hide what it is, and the rim says that it is chosen.
    property bool covered: false
    readonly property var offered: powder.open
    readonly property var answered: powder.chosen
    readonly property var spoken: powder.lit

    PowderLight {
        radius: Theme.mm * 0.5
        open: spot.offered.includes(spot.place)
        chosen: spot.answered.includes(spot.place)
        lit: spot.spoken.includes(spot.place)
        litTone: spot.powder.litTone
        ticks: !spot.covered || spot.height >= Theme.body * 2.2
    }
}
