// SPDX-License-Identifier: Apache-2.0
// All towers at the table, if there are several: a tap shows one.
import QtQml
import QtQuick
import Watchfire.Kiosk

Column {
    id: cards

    required property DeviceModel device

    spacing: Theme.gap
    visible: counter.count > 1

    Instantiator { id: counter; model: cards.device.towers; delegate: QtObject { } }
    Repeater {
        model: cards.device.towers
        RowCard {
            objectName: "tower-" + model.id
            width: cards.width
            chosen: model.looked
            glyph: model.plays ? "dice" : model.state === "connected" ? "tower" : "unlink"
            onClicked: cards.device.showTower(model.id)
        }
    }
}
