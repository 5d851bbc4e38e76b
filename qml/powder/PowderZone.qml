// SPDX-License-Identifier: Apache-2.0
// A zone behind the wall with soldiers in it; those of the acting player can be dragged out of it.
import QtQuick

PowderPlace {
    id: zone

    required property CarriedSoldier hand
    required property string place
    default property alias items: holder.data
    readonly property var standing: hand.powder.standing

    face: Item { id: holder; anchors.fill: parent; anchors.margins: Theme.mm * 0.8 }

    // Whoever of the acting player's soldiers is shown nearest to a point of the zone.
    function nearest(point: point): var {
        let best = null
        let least = Infinity
        const look = item => {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i]
                if (!child.objectName.startsWith("standing-")) {
                    look(child)
                    continue
                }
                const middle = child.mapToItem(zone, child.width / 2, child.height / 2)
                const far = Math.hypot(middle.x - point.x, middle.y - point.y)
                if (far < least) {
                    least = far
                    best = { soldier: child.objectName.replace("standing-", ""), type: child.type, colour: child.colour, symbol: child.symbol }
                }
            }
        }
        look(holder)
        return best
    }
    SoldierLift {
        enabled: zone.standing.some(soldier => soldier.endsWith("@" + zone.place)) && !Covers.over(zone)
        hand: zone.hand
        soldierAt: point => zone.nearest(point)
    }
}
