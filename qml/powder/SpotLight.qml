// SPDX-License-Identifier: Apache-2.0
// The rim of one cell of a horde card, while it is offered, chosen or spoken of.
import QtQuick
import Watchfire.App

Item {
    id: spot

    required property PowderModel powder
    property string place

    PowderLight {
        radius: Theme.mm * 0.5
        open: spot.powder.open.includes(spot.place)
        chosen: spot.powder.chosen.includes(spot.place)
        lit: spot.powder.lit.includes(spot.place)
        litTone: spot.powder.litTone
    }
}
