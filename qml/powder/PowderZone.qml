// SPDX-License-Identifier: Apache-2.0
// A zone behind the wall with soldiers in it.
import QtQuick

PowderPlace {
    default property alias items: holder.data

    face: Item { id: holder; anchors.fill: parent; anchors.margins: Theme.mm * 0.8 }
}
