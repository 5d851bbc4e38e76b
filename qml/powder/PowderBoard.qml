// SPDX-License-Identifier: Apache-2.0
// The three sections side by side, as a place: hordes on the field above, row 1 next to the wall; the wall with the
// towers in its line; behind it the yard with the firing spots, the machines and the rest zone. Spots are smaller than
// a finger here: a tap on a card opens it large.
import QtQuick
import Watchfire.App
import Watchfire.Ui

FocusScope {
    id: board

    required property PowderModel powder
    // Tab stops once: from a place it goes on past the board.
    activeFocusOnTab: !activeFocus || Window.activeFocusItem === board
    Keys.forwardTo: [keys]
    // How far the ground reaches beyond the places: under the screen's edge and what lies on it.
    property real groundLeft: 0
    property real groundRight: 0
    property real groundTop: 0
    property real groundBottom: 0
    // Places by name.
    readonly property var open: powder.open
    readonly property var forbidden: powder.forbidden
    readonly property var ready: powder.ready
    readonly property var lit: powder.lit
    readonly property var named: powder.named
    // The slot or section that is enlarged over the board.
    property string looked
    property bool answering: false // it has been offered since it was opened
    onLookedChanged: {
        answering = offers(looked)
        due = answering && powder.ready.length === 0
    }
    // A printed value is to be entered; its path.
    signal valueAsked(string value)
    function ask(value: string) {
        looked = ""
        valueAsked(value)
    }
    // The table has closed the cards that came up by themselves.
    property bool aimClosed: false
    readonly property string aim: powder.aim
    // They lie over the board now.
    readonly property bool aiming: aim.length > 0 && !aimClosed && looked.length === 0
    onAimChanged: aimClosed = false
    // Something enlarged lies over the board: Qt offers a press on it to the handlers below it, too.
    readonly property bool veiled: looked.length > 0 || aiming

    readonly property real rowGap: compact ? Math.max(1, Math.min(Theme.mm * 0.5, Math.floor((height - 5 * Theme.target) / 4))) : Theme.mm * 0.8
    readonly property real head: Math.ceil(Theme.body * (compact ? 1.25 : 1.4))
    readonly property real inset: Theme.mm * (compact ? 0.5 : 0.9)
    readonly property real cellGap: Math.max(2, Math.round(Theme.mm * 0.5))

    // On a low screen, firing spots and rest zone lie side by side, and the towers are narrower than a finger unless
    // they are offered.
    readonly property bool compact: height < 3 * (head0 + Theme.mm * 8.5) + 3.7 * Theme.target + Theme.mm * 4
    readonly property real head0: Math.ceil(Theme.body * 1.4)
    readonly property bool towersOffered: open.concat(forbidden).some(place => place.startsWith("T"))
    readonly property real stoneWidth: Math.round(Theme.target * (compact ? 0.6 : 1))
    readonly property real towerWidth: compact && towersOffered ? Theme.target : stoneWidth

    // A section out of play takes less room.
    readonly property var first: sections.count > 0 ? sections.itemAt(0) : null
    readonly property bool firstOut: first ? !first.inPlay : false
    readonly property var shares: firstOut ? [0.5, 1.25, 1.25] : [1, 1, 1]
    readonly property real unit: (width - stoneWidth) / 3
    function edge(section: int): real {
        let x = stoneWidth / 2
        for (let i = 0; i < section; ++i)
            x += shares[i] * unit
        return x
    }
    function columnX(section: int): real { return edge(section) + rowGap / 2 }
    function columnWidth(section: int): real { return shares[section] * unit - rowGap }

    // Heights: the bands are as low as a finger allows and the spots as large as they can be; what is left goes to
    // the wall first, because its verdict is read from afar.
    readonly property int bands: compact ? 1 : 2
    // On a low screen all five bands are as high as each other, if the wall has room for its plaque.
    readonly property real fifth: Math.floor((height - 4 * rowGap) / 5)
    readonly property real wallLeast: compact ? Math.max(fifth, Math.ceil((Theme.step + Theme.body) * 1.22 + Theme.mm)) : Theme.target * 1.7
    readonly property real fieldMost: height - wallLeast - bands * Theme.target - (4 + bands - 1) * rowGap
    readonly property real cell: {
        const byWidth = (columnWidth(2) - 2 * inset - 5 * cellGap) / 6
        const byHeight = ((compact ? (height - wallLeast) / 4 - rowGap : fieldMost / 3) - head - inset - Theme.ring - cellGap) / 2
        return Math.floor(Math.max(6, Math.min(byWidth, byHeight)))
    }
    readonly property real cardHeight: compact ? Math.floor((height - wallLeast - 4 * rowGap) / 4) : head + Theme.ring + 2 * cell + cellGap + inset
    readonly property real spare: Math.max(0, fieldMost - 3 * cardHeight)
    readonly property real bandHeight: compact ? cardHeight : Theme.target + Math.min(spare * 0.2, Theme.target * 0.3)
    readonly property real wallY: 3 * (cardHeight + rowGap) + (compact ? 0 : Math.min(spare * 0.15, Theme.mm * 4))
    readonly property real restHeight: height - wallFoot - rowGap - (bands - 1) * (bandHeight + rowGap)
    readonly property real wallHeight: compact ? wallLeast : height - wallY - 2 * (bandHeight + rowGap)
    readonly property real wallFoot: wallY + wallHeight
    function rowY(row: int): real { return (3 - row) * (cardHeight + rowGap) }
    function yardWidth(section: int): real { return compact ? Math.floor((shares[section] * unit - rowGap) / 2) : columnWidth(section) }

    function opens(place: string): bool { return open.includes(place) }
    // True if the card, or something on it, reacts to a tap.
    function concerns(slot: string): bool {
        return open.some(place => place === slot || place.startsWith(slot + ":"))
    }
    // True if the question can be answered there, or a tap on one of its spots begins something. What was chosen
    // there could be taken back, but is no answer where others are offered.
    function offers(slot: string): bool {
        const fresh = open.filter(place => !powder.chosen.includes(place))
        const asked = fresh.length > 0 ? fresh : open
        return asked.concat(ready).some(place => place === slot || place.startsWith(slot + ":"))
    }
    function onlyCard(slot: string): bool {
        return opens(slot) && !open.some(place => place.startsWith(slot + ":"))
    }
    // A tap on a counter names its soldier where the question takes that.
    function zoneTapped(place: string, counter: string, look: string) {
        if (named.includes(counter))
            powder.pickSoldier(counter)
        else
            tapped(place, look, counter)
    }
    // Chooses a place that is offered or begins something, and enlarges any other. While a place is asked for, a zone
    // that is none of them says why; `counter`: who was touched there.
    function tapped(place: string, look: string, counter: string) {
        const takes = where => opens(where) || forbidden.includes(where) || ready.includes(where)
        if (takes(place))
            powder.pick(place)
        else if (takes(place.split(".")[0])) // where a section is asked for, its yard is a part of it
            powder.pick(place.split(".")[0])
        else if (place !== look && open.length > 0)
            powder.touchUnlit(counter || place)
        else
            looked = look
    }
    // ---- a soldier is dragged over the board

    readonly property var landings: powder.landings
    readonly property var zonesBehind: ["S1.fire", "S1.rest", "S2.fire", "S2.rest", "S3.fire", "S3.rest"]
    readonly property alias hand: carried
    // The place of a spot, firing spots or a rest zone in the board.
    function rectOf(place: string): rect {
        if (place.endsWith(".fire") || place.endsWith(".rest")) {
            const item = sections.itemAt(parseInt(place.charAt(1)) - 1)[place.slice(3)]
            return Qt.rect(item.x, item.y, item.width, item.height)
        }
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as HordeCard
            if (place.startsWith(card.horde.slot + ":")) {
                const spot = card.spotRect(place.split(":")[1])
                return Qt.rect(card.x + spot.x, card.y + spot.y, spot.width, spot.height)
            }
        }
        return Qt.rect(0, 0, 0, 0)
    }
    // The spot, tower, firing spots or rest zone at a point of the board; empty: none.
    function placeAt(point: point): string {
        const inside = zone => point.x >= zone.x && point.x < zone.x + zone.width && point.y >= zone.y && point.y < zone.y + zone.height
        const cells = ["a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2", "b3", "b4", "b5", "b6"]
        if (magnified)
            return cells.map(cell => looked + ":" + cell).find(place => inside(magnified.spotRect(place))) ?? ""
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as HordeCard
            const here = cells.map(cell => card.horde.slot + ":" + cell).find(place => inside(rectOf(place)))
            if (here)
                return here
        }
        for (let i = 0; i < towers.count; ++i) {
            const tower = towers.itemAt(i)
            if (tower && inside(tower))
                return tower.tower.tower
        }
        return zonesBehind.find(place => inside(rectOf(place))) ?? ""
    }
    CarriedSoldier {
        id: carried
        anchors.fill: parent
        z: 2
        powder: board.powder
        // An enlarged card hides the others: while it is there, he lands on it.
        landings: board.landings.filter(place => !board.magnified || board.onLooked(place))
                                .map(place => ({ place: place, zone: board.magnified ? board.magnified.spotRect(place) : board.rectOf(place) }))
        zones: {
            if (landings.length === 0 || board.magnified)
                return []
            const found = board.zonesBehind.map(place => ({ place: place, zone: board.rectOf(place) }))
            for (let i = 0; i < towers.count; ++i) { // who is let go over a tower is not meant for the zone beside it
                const tower = towers.itemAt(i)
                if (tower)
                    found.push({ place: tower.tower.tower, zone: Qt.rect(tower.x, tower.y, tower.width, tower.height) })
            }
            return found
        }
        onMissed: where => {
            const place = board.placeAt(where)
            board.powder.drop(place) // the rules say why he cannot stand there
            if (place.length === 0)
                board.powder.refused(qsTr("Not there. While you drag him, frames show where he can go."))
        }
        onTaken: {
            if (!board.landings.some(place => board.onLooked(place)))
                board.looked = ""
            board.aimClosed = true
        }
    }

    // The enlarged card, while there is one.
    readonly property HordeLens magnified: keys.lens as HordeLens
    function onLooked(place: string): bool { return looked.length > 0 && place.startsWith(looked + ":") }
    // `item` is null when it is gone.
    function enlarged(item: Item) { keys.lens = item }
    function litInside(slot: string): bool { return lit.some(place => place === slot || place.startsWith(slot + ":")) }

    objectName: "powderBoard"
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The wall and the hordes before it")
    Accessible.description: powder.placesTitle

    Battlefield {
        objectName: "battlefield"
        x: -board.groundLeft
        y: -board.groundTop
        width: board.width + board.groundLeft + board.groundRight
        height: board.height + board.groundTop + board.groundBottom
        dark: Theme.dark
        ways: {
            const edges = []
            for (let section = board.firstOut ? 1 : 0; section < 3; ++section) {
                const left = board.groundLeft + board.columnX(section)
                edges.push(left, left + board.columnWidth(section))
            }
            return edges
        }
        rows: {
            const middles = []
            for (let row = 1; row <= 3; ++row)
                middles.push(board.groundTop + board.rowY(row) + board.cardHeight / 2)
            return middles
        }
        wallTop: board.groundTop + board.wallY
        wallFoot: board.groundTop + board.wallFoot
    }
    Repeater {
        id: sections
        model: board.powder.sections
        Item {
            id: column
            required property var model
            required property int index
            readonly property bool inPlay: model.inPlay
            readonly property Item fire: fireZone
            readonly property Item rest: restZone
            anchors.fill: parent

            // Out of play: one notice over the whole column.
            Rectangle {
                objectName: visible ? "outOfPlay" : ""
                visible: !column.inPlay
                x: board.columnX(column.index)
                // Beside the tower of the next section, not below it.
                width: Math.min(board.columnWidth(column.index), board.edge(column.index + 1) - board.towerWidth / 2 - Theme.gap - x)
                height: parent.height
                radius: Theme.radius
                color: "transparent"
                border.width: Theme.hairline
                border.color: Theme.line
                Accessible.role: Accessible.StaticText
                Accessible.name: column.model.spokenWall
                Accessible.ignored: column.inPlay
                MouseArea {
                    objectName: visible ? "under-" + column.model.section : ""
                    anchors.fill: parent
                    onClicked: board.powder.touchUnlit(column.model.section)
                    Accessible.ignored: true
                }
                Column {
                    // There is no room beside its tower.
                    y: Math.max(0, (board.wallY - height) / 2)
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: parent.width - 2 * Theme.gap
                    spacing: Theme.gap
                    Glyph { anchors.horizontalCenter: parent.horizontalCenter; kind: "blocked"; color: Theme.textDim; width: Theme.step * 1.4 }
                    Paragraph {
                        objectName: "outOfPlayWords"
                        // In a narrow column, with a word a line, it would reach under the tower: the sign says it too.
                        visible: width > Theme.mm * 16
                        text: column.model.note
                        horizontalAlignment: Text.AlignHCenter
                        color: Theme.textDim
                        Accessible.ignored: true
                    }
                }
                // There it stands upright below the sign, beside the tower.
                Word {
                    objectName: visible ? "outOfPlayUpright" : ""
                    readonly property real begin: (board.wallY + Theme.step * 1.4) / 2 + Theme.gap
                    visible: parent.width - 2 * Theme.gap <= Theme.mm * 16 && parent.width > height + Theme.gap && run.advanceWidth * 0.85 <= width
                    Letters { id: run; text: column.model.note }
                    text: column.model.note
                    rotation: -90
                    width: parent.height - Theme.pad - begin
                    x: (parent.width - width) / 2
                    y: begin + (width - height) / 2
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Math.ceil(Theme.body * 0.8)
                    horizontalAlignment: Text.AlignHCenter
                    color: Theme.textDim
                }
            }
            PowderWall {
                visible: column.inPlay
                objectName: "section-" + column.model.section
                x: board.edge(column.index) + board.towerWidth / 2 + board.rowGap / 2
                y: board.wallY
                width: board.shares[column.index] * board.unit - board.towerWidth - board.rowGap
                height: board.wallHeight
                reach: board.rowGap + board.towerWidth * 0.1
                section: column.model
                powder: board.powder
                at: column.model.section
                looks: !board.aiming
                onClicked: board.tapped(column.model.section, column.model.section, "")
            }
            PowderZone {
                id: fireZone
                place: column.model.section + ".fire"
                hand: carried
                veiled: board.veiled
                company: column.model.fire
                machines: column.model.machines.length > 0
                visible: column.inPlay
                objectName: "fire-" + column.model.section
                x: board.columnX(column.index)
                y: board.wallFoot + board.rowGap
                width: board.yardWidth(column.index)
                height: board.bandHeight
                spoken: column.model.title + ", " + column.model.spokenFire
                looks: !board.aiming
                onClicked: {
                    // Unless the firing spots are lit, a tap on a machine is about the machine.
                    const machine = open || forbidden ? "" : machineTouched()
                    if (machine.length > 0)
                        board.powder.touchUnlit(machine)
                    else
                        board.zoneTapped(place, counterTouched(), column.model.section)
                }
                FiringSpots {
                    anchors.fill: parent
                    firing: column.model.firing
                    asked: fireZone.open
                    soldiers: column.model.fire
                    machines: column.model.machines
                    presumedMachines: column.model.presumedMachines.concat(column.model.machinesComing)
                    going: column.model.machinesGoing
                    hand: carried
                    place: fireZone.place
                }
            }
            PowderZone {
                id: restZone
                place: column.model.section + ".rest"
                hand: carried
                veiled: board.veiled
                company: column.model.rest
                visible: column.inPlay
                objectName: "rest-" + column.model.section
                x: board.columnX(column.index) + (board.compact ? board.yardWidth(column.index) + board.rowGap : 0)
                y: board.wallFoot + board.rowGap + (board.bands - 1) * (board.bandHeight + board.rowGap)
                width: board.yardWidth(column.index)
                height: board.restHeight
                spoken: column.model.title + ", " + column.model.spokenRest
                looks: !board.aiming
                ticksLeft: !board.compact // there its name is on the left
                onClicked: board.zoneTapped(place, counterTouched(), column.model.section)
                RestZone {
                    anchors.fill: parent
                    title: column.model.title
                    nameFirst: board.compact
                    asked: restZone.open
                    groups: column.model.rest
                    clans: column.model.restClans
                    hand: carried
                    place: restZone.place
                }
            }
        }
    }
    // Below the towers: a tap on one that is not offered.
    Repeater {
        model: board.powder.towers
        MouseArea {
            id: under
            required property var model
            required property int index
            objectName: "under-" + model.tower
            x: Math.max(0, Math.min(board.width - width, board.edge(index) - width / 2))
            y: board.wallY
            width: board.towerWidth
            height: board.wallHeight
            onClicked: board.powder.touchUnlit(model.tower)
            Accessible.ignored: true
            HeldPiece {
                enabled: !board.veiled && !Covers.over(under)
                powder: board.powder
                function pieceAt(at: point): string { return under.model.tower }
            }
        }
    }
    Repeater {
        id: towers
        model: board.powder.towers
        PowderTower {
            id: offered
            required property var model
            required property int index
            objectName: "tower-" + model.tower
            readonly property real middle: board.edge(index) - width / 2
            x: Math.max(0, Math.min(board.width - width, middle))
            shift: middle - x
            y: board.wallY
            width: board.towerWidth
            stoneWidth: board.stoneWidth * 0.9
            height: board.wallHeight
            tower: model
            powder: board.powder
            at: model.tower
            onClicked: board.powder.pick(model.tower)
            HeldPiece {
                enabled: !board.veiled && !Covers.over(offered)
                powder: board.powder
                function pieceAt(at: point): string { return offered.model.tower }
            }
        }
    }
    Repeater {
        id: cards
        model: board.powder.hordes
        HordeCard {
            required property var model
            readonly property int section: parseInt(model.section.slice(1)) - 1
            objectName: "horde-" + model.slot
            x: board.columnX(section)
            y: board.rowY(model.row)
            width: board.columnWidth(section)
            height: board.cardHeight
            horde: model
            powder: board.powder
            veiled: board.veiled
            head: board.head
            cell: board.cell
            cellGap: board.cellGap
            open: board.concerns(model.slot)
            lit: board.litInside(model.slot)
            onClicked: {
                if (!model.filled || board.onlyCard(model.slot)) {
                    board.powder.pick(model.slot)
                } else {
                    board.looked = model.slot
                    // While a question asks for a card, a tap on any other card enlarges it and says why it cannot be chosen.
                    if (board.open.some(place => /^S\d\.\d$/.test(place)))
                        board.powder.touchUnlit(model.slot)
                }
            }
        }
    }

    // The enlarged card, with spots as large as fingers.
    Repeater {
        model: board.powder.hordes
        Loader {
            id: lens
            required property var model
            anchors.fill: parent
            z: 1
            active: board.looked === model.slot && model.filled
            onItemChanged: board.enlarged(item)
            sourceComponent: HordeLens {
                horde: lens.model
                powder: board.powder
                onClosed: board.looked = ""
                onAsked: value => board.ask(value)
            }
        }
    }
    Repeater {
        model: board.powder.sections
        Loader {
            id: words
            required property var model
            anchors.fill: parent
            z: 1
            active: board.looked === model.section && model.inPlay
            onItemChanged: board.enlarged(item)
            sourceComponent: SectionLens {
                section: words.model
                powder: board.powder
                onClosed: board.looked = ""
                onAsked: value => board.ask(value)
            }
        }
    }
    // The cards whose spot is asked for.
    Loader {
        anchors.fill: parent
        z: 1
        active: board.aiming
        onItemChanged: board.enlarged(item)
        sourceComponent: AimLens {
            powder: board.powder
            onClosed: board.aimClosed = true
        }
    }
    PowderKeys {
        id: keys
        powder: board.powder
        board: board
        onClosed: {
            if (board.looked.length > 0)
                board.looked = ""
            else
                board.aimClosed = true
        }
    }
    // An answered question closes the enlarged card. Where an order goes on, the answer is whatever ended a question that
    // left no other way on: a horseman's second spot.
    property bool due: false
    Connections {
        target: board.powder
        function onPlacesChanged() {
            const offered = board.offers(board.looked)
            const due = offered && board.powder.ready.length === 0
            if (board.powder.aim.length > 0 || board.answering && !offered || board.due && !due)
                board.looked = ""
            board.answering = offered
            board.due = due
        }
    }
    // The page beside the board is another one: what was enlarged only to be looked at is in the way. A card on which the
    // order that is being entered goes on stays.
    property string page
    onPageChanged: if (looked.length > 0 && !(page.startsWith("entering") && looked.includes(".") && offers(looked))) looked = ""
}
