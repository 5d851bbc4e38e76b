// SPDX-License-Identifier: Apache-2.0
// A zone behind the wall with soldiers in it; those of the acting player can be dragged out of it, and a tap on a counter
// may name its soldier.
import QtQuick
import Watchfire.Ui

PowderPlace {
    id: zone

    required property CarriedSoldier hand
    required property string place
    // Who stands here: those of any player.
    property var company: []
    // Something enlarged lies over it.
    property bool veiled: false
    // War machines stand here, too.
    property bool machines: false
    default property alias items: holder.data
    readonly property var standing: powder.standing

    powder: hand.powder
    at: place
    face: Item { id: holder; anchors.fill: parent; anchors.margins: Theme.mm * 0.8 }

    // Calls `meant` with each item inside this one. Where it returns true, the items further inside are left out.
    function visit(item: Item, meant: var) {
        for (let i = 0; i < item.children.length; ++i) {
            if (!meant(item.children[i]))
                visit(item.children[i], meant)
        }
    }
    // Whoever of the acting player's soldiers is shown nearest to a point of the zone.
    function nearest(point: point): var {
        let best = null
        let least = Infinity
        visit(holder, child => {
            if (!child.objectName.startsWith("standing-"))
                return false
            const middle = child.mapToItem(zone, child.width / 2, child.height / 2)
            const far = Math.hypot(middle.x - point.x, middle.y - point.y)
            if (far < least) {
                least = far
                best = { soldier: child.objectName.replace("standing-", ""), type: child.type, colour: child.colour, symbol: child.symbol }
            }
            return true
        })
        // Where there is room for one sign a player only, it stands for whoever is the only one.
        const here = standing.filter(soldier => soldier.endsWith("@" + place))
        if (!best && here.length === 1)
            return { soldier: here[0], type: here[0].split("@")[0], colour: powder.turnColour, symbol: powder.turnSymbol }
        return best
    }
    // The counter under the finger that touched the zone, "red:archer@S3.rest"; empty: none.
    function counterTouched(): string {
        let found = ""
        let least = Theme.mm * 1.5
        if (!contains(touched))
            return found
        visit(holder, child => {
            const soldier = child as Soldier
            if (!soldier)
                return false
            const at = soldier.mapFromItem(zone, touched.x, touched.y)
            const far = Math.hypot(Math.max(-at.x, 0, at.x - soldier.width), Math.max(-at.y, 0, at.y - soldier.height))
            if (soldier.visible && soldier.type.length > 0 && far < least) {
                least = far
                found = soldier.colour + ":" + soldier.type + "@" + place
            }
            return true
        })
        return found
    }
    // The war machine at a point of the zone, "cannon@S2.fire"; empty: none.
    function machineAt(point: point): string {
        let found = ""
        visit(holder, child => {
            if (!child.objectName.startsWith("machine-"))
                return false
            if (child.visible && child.contains(child.mapFromItem(zone, point.x, point.y)))
                found = child.objectName.replace("machine-", "")
            return true
        })
        return found
    }
    function machineTouched(): string { return contains(touched) ? machineAt(touched) : "" }
    readonly property bool own: standing.some(soldier => soldier.endsWith("@" + place))
    // Somebody's soldiers are dragged in another one's turn: a drag that does nothing would be tried once more.
    readonly property bool others: !own && company.length > 0 && powder.turnName.length > 0 && powder.ready.length > 0
    SoldierLift {
        enabled: (zone.own || !zone.veiled && (zone.company.length > 0 || zone.machines)) && !Covers.over(zone)
        hand: zone.hand
        function soldierAt(at: point): var { return zone.own && zone.machineAt(at).length === 0 ? zone.nearest(at) : null }
        onNobody: {
            const machine = zone.machineAt(centroid.pressPosition)
            if (machine.length > 0 && !zone.veiled)
                zone.powder.holdBack(machine)
            else if (zone.own)
                zone.powder.refused(qsTr("More than one kind of soldier stands here. Tap here and choose one."))
            else if (zone.others)
                zone.powder.refused(qsTr("It is %1's turn, and nobody of %1's stands here.", "a player").arg(zone.powder.turnName))
            else if (zone.company.length > 0)
                zone.powder.holdBack(zone.place)
        }
    }
}
