// SPDX-License-Identifier: Apache-2.0
// The rim of one cell of a horde card, while it is offered, chosen or spoken of.
import QtQuick
import Watchfire.App
import Watchfire.Ui

// Few of the dozens of cells are lit: only these have a rim.
Loader {
    id: spot

    required property PowderModel powder
    property string place
    // A piece lies there: on a spot as small as on the board a tick would hide what it is, and the rim says that it is chosen.
    property bool covered: false
    readonly property var offered: powder.open
    readonly property var answered: powder.chosen
    readonly property var spoken: powder.lit
    readonly property bool open: offered.includes(place)
    readonly property bool chosen: answered.includes(place)
    readonly property bool lit: spoken.includes(place)

    active: open || chosen || lit
    sourceComponent: PowderLight {
        radius: Theme.mm * 0.5
        open: spot.open
        chosen: spot.chosen
        lit: spot.lit
        litTone: spot.powder.litTone
        ticks: !spot.covered || spot.height >= Theme.body * 2.2
    }
    onLoaded: (item as PowderLight).pulseIfLit()
}
