// SPDX-License-Identifier: Apache-2.0
// Cards that fly from their hexes to the discs of those who get them, as signs; six at most. It shows what the step
// says, takes no touch, and ends at the next one.
import QtQuick
import Watchfire.Ui

Item {
    id: flight

    required property BoardPicture picture
    required property PlayerBar players
    // The signs on their way: kind, from and to in this item's pixels.
    property var signs: []
    readonly property alias running: clock.running
    // Milliseconds since the first one set out.
    property real time: 0
    readonly property int each: 420
    readonly property int apart: 60
    readonly property int most: 6

    objectName: "cardFlight"
    visible: running

    // `shares` as StepsModel.handedOut gives them; a roll that still falls comes first.
    function start(shares: var, wait: int) {
        const all = []
        for (const share of shares)
            for (const good of share.goods)
                for (const hex of good.hexes ?? [])
                    all.push({ kind: good.kind, hex: hex, colour: share.colour })
        if (!Theme.motion || all.length === 0)
            return
        flight.signs = all.slice(0, flight.most).map(sign => ({
            kind: sign.kind,
            from: flight.mapFromItem(flight.picture, flight.picture.hexSpot(sign.hex)),
            to: flight.mapFromItem(flight.players, flight.players.discOf(sign.colour))
        }))
        clock.from = -wait
        clock.to = flight.each + (flight.signs.length - 1) * flight.apart
        clock.duration = clock.to - clock.from
        clock.restart()
    }
    function finish() {
        clock.stop()
        flight.signs = []
    }

    NumberAnimation {
        id: clock
        target: flight
        property: "time"
        onFinished: flight.finish()
    }
    PointHandler {
        onActiveChanged: if (active) flight.finish()
    }
    Repeater {
        model: flight.signs
        Rectangle {
            id: sign
            required property var modelData
            required property int index
            readonly property real share: Math.max(0, Math.min(1, (flight.time - index * flight.apart) / flight.each))
            // InOutCubic
            readonly property real way: share < 0.5 ? 4 * share * share * share : 1 - Math.pow(2 - 2 * share, 3) / 2
            objectName: "flying-" + index
            visible: share > 0 && share < 1
            width: Math.round(Theme.mm * 6)
            height: width
            radius: width / 2
            x: modelData.from.x + (modelData.to.x - modelData.from.x) * way - width / 2
            y: modelData.from.y + (modelData.to.y - modelData.from.y) * way - height / 2
            // A card is as bright by night as by day.
            color: Theme.die
            border.width: Math.max(2, Theme.hairline)
            border.color: Theme.dieInk
            Glyph { anchors.fill: parent; anchors.margins: parent.width * 0.18; kind: sign.modelData.kind; color: Theme.dieInk }
        }
    }
}
