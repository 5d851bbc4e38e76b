// SPDX-License-Identifier: Apache-2.0
// A soldier on his way from a finger to the board: where he may be let go, where he would land now, and he himself
// under the finger.
import QtQuick
import Watchfire.App

Item {
    id: carried

    required property PowderModel powder
    // The places where he may be let go, each with its rectangle in this item.
    required property var landings
    // The zones behind the wall, whether he may be let go there or not. In one of them he means it, and no place nearby.
    property var zones: []
    property string type
    property string colour
    property string symbol
    property point at // in this item
    // The place under the finger, or the nearest one within a finger's breadth; empty: none.
    readonly property string under: {
        // Beside the board he is let go for nobody.
        if (!contains(at))
            return ""
        const inside = zone => at.x >= zone.x && at.x < zone.x + zone.width && at.y >= zone.y && at.y < zone.y + zone.height
        const meant = zones.find(one => inside(one.zone))
        if (meant)
            return landings.some(landing => landing.place === meant.place) ? meant.place : ""
        let best = ""
        let least = Theme.target * 0.7
        for (const landing of landings) {
            const zone = landing.zone
            const dx = Math.max(zone.x - at.x, 0, at.x - zone.x - zone.width)
            const dy = Math.max(zone.y - at.y, 0, at.y - zone.y - zone.height)
            const far = Math.hypot(dx, dy)
            if (far < least) {
                least = far
                best = landing.place
            }
        }
        return best
    }
    // He is on his way, and `landings` are his.
    signal taken
    // He was let go on the board, and near none of them.
    signal missed(point where)

    function take(soldier: string, type: string, colour: string, symbol: string) {
        carried.type = type
        carried.colour = colour
        carried.symbol = symbol
        powder.lift(soldier)
        taken()
    }
    function move(scene: point) { at = mapFromItem(null, scene.x, scene.y) }
    function letGo() {
        const place = under
        type = ""
        if (place.length === 0 && contains(at))
            missed(at)
        else
            powder.drop(place)
    }
    function putBack() {
        type = ""
        powder.drop("")
    }

    visible: type.length > 0

    Repeater {
        model: carried.landings
        Rectangle {
            required property var modelData
            readonly property rect zone: modelData.zone
            readonly property bool taken: modelData.place === carried.under
            objectName: "landing-" + modelData.place
            x: zone.x
            y: zone.y
            width: zone.width
            height: zone.height
            z: taken ? 1 : 0
            radius: Theme.mm * 0.6
            color: taken ? Theme.lit : "transparent"
            opacity: taken ? 0.8 : 1
            border.width: Theme.ring
            border.color: Theme.lit
            // A finger hides what it points at: the ring is seen around it.
            Rectangle {
                visible: parent.taken
                anchors.centerIn: parent
                width: Math.max(parent.width, Theme.target * 1.5)
                height: Math.max(parent.height, Theme.target * 1.5)
                radius: Math.min(width, height) / 2
                color: "transparent"
                border.width: Theme.ring
                border.color: Theme.lit
            }
        }
    }
    Soldier {
        x: carried.at.x - width / 2
        y: carried.at.y - height / 2
        z: 2
        width: Theme.target
        height: Theme.target
        opacity: 0.85
        colour: carried.colour
        symbol: carried.symbol
        type: carried.type
    }
}
