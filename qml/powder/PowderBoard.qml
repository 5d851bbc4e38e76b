// SPDX-License-Identifier: Apache-2.0
// The three sections side by side: hordes above, row 1 next to the wall; below it the wall with the towers in
// its line, the firing spots with the machines, and the rest zone. Spots are smaller than a finger here:
// a tap on a card opens it large.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: board

    required property PowderModel powder
    // Places by name.
    readonly property var open: powder.open
    readonly property var forbidden: powder.forbidden
    readonly property var lit: powder.lit
    // The slot or section that is enlarged over the board.
    property string looked
    property bool answering: false // it has been offered since it was opened
    onLookedChanged: answering = concerns(looked)

    readonly property real towerWidth: Theme.target
    readonly property real rowGap: Theme.mm * 0.8
    // A section out of play takes less room.
    readonly property var first: sections.count > 0 ? sections.itemAt(0) : null
    readonly property bool firstOut: first ? !first.inPlay : false
    readonly property var shares: firstOut ? [0.5, 1.25, 1.25] : [1, 1, 1]
    readonly property real unit: (width - towerWidth) / 3
    function edge(section: int): real {
        let x = towerWidth / 2
        for (let i = 0; i < section; ++i)
            x += shares[i] * unit
        return x
    }
    function columnX(section: int): real { return edge(section) + rowGap / 2 }
    function columnWidth(section: int): real { return shares[section] * unit - rowGap }

    // Heights: three cards and three bands as low as a finger allows; the rest goes to the bands.
    readonly property real head: Math.ceil(Theme.body * 1.35)
    readonly property real inset: Theme.mm * 0.8
    readonly property real cellGap: Math.max(2, Math.round(Theme.mm * 0.5))
    readonly property real cell: {
        const byWidth = (columnWidth(2) - 2 * inset - 5 * cellGap) / 6
        const byHeight = ((height - 3 * Theme.target - 5 * rowGap) / 3 - head - 2 * inset - cellGap) / 2
        return Math.floor(Math.max(8, Math.min(byWidth, byHeight)))
    }
    readonly property real cardHeight: head + 2 * cell + cellGap + 2 * inset
    readonly property real spare: Math.max(0, height - 3 * cardHeight - 3 * Theme.target - 5 * rowGap)
    readonly property real bandHeight: Theme.target + Math.min(spare * 0.2, Theme.target * 0.3)
    readonly property real restHeight: height - wallY - 2 * (bandHeight + rowGap)
    readonly property real wallY: 3 * (cardHeight + rowGap) + Math.max(0, Math.min(spare * 0.3, Theme.mm * 6))

    function opens(place: string): bool { return open.includes(place) }
    // True if the card, or something on it, reacts to a tap.
    function concerns(slot: string): bool {
        return open.some(place => place === slot || place.startsWith(slot + ":"))
    }
    function onlyCard(slot: string): bool {
        return opens(slot) && !open.some(place => place.startsWith(slot + ":"))
    }
    // Chooses a place that is offered, and enlarges any other.
    function tapped(place: string, look: string) {
        if (opens(place) || forbidden.includes(place))
            powder.pick(place)
        else
            looked = look
    }
    function isLit(place: string): bool { return lit.includes(place) }
    function litInside(slot: string): bool { return lit.some(place => place === slot || place.startsWith(slot + ":")) }

    objectName: "powderBoard"
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The wall and the hordes before it")
    Accessible.description: powder.placesTitle

    Repeater {
        id: sections
        model: board.powder.sections
        Item {
            id: column
            required property var model
            required property int index
            readonly property bool inPlay: model.inPlay
            anchors.fill: parent

            // Out of play: one notice over the whole column.
            Rectangle {
                visible: !column.inPlay
                x: board.columnX(column.index)
                width: board.columnWidth(column.index)
                height: parent.height
                radius: Theme.radius
                color: "transparent"
                border.width: Theme.hairline
                border.color: Theme.raised
                Accessible.role: Accessible.StaticText
                Accessible.name: column.model.spokenWall
                Accessible.ignored: column.inPlay
                Column {
                    // There is no room beside its tower.
                    y: Math.max(0, (board.wallY - height) / 2)
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: parent.width - 2 * Theme.gap
                    spacing: Theme.gap
                    Glyph { anchors.horizontalCenter: parent.horizontalCenter; kind: "blocked"; color: Theme.textDim; width: Theme.step * 1.4; height: width }
                    Paragraph {
                        objectName: "outOfPlay"
                        text: column.model.note
                        horizontalAlignment: Text.AlignHCenter
                        color: Theme.textDim
                        Accessible.ignored: true
                    }
                }
            }
            PowderWall {
                visible: column.inPlay
                objectName: "section-" + column.model.section
                x: board.edge(column.index) + board.towerWidth / 2 + board.rowGap / 2
                y: board.wallY
                width: board.shares[column.index] * board.unit - board.towerWidth - board.rowGap
                height: board.bandHeight
                section: column.model
                open: board.opens(column.model.section)
                forbidden: board.forbidden.includes(column.model.section)
                lit: board.isLit(column.model.section)
                litTone: board.powder.litTone
                looks: true
                onClicked: board.tapped(column.model.section, column.model.section)
            }
            PowderZone {
                readonly property string place: column.model.section + ".fire"
                visible: column.inPlay
                objectName: "fire-" + column.model.section
                x: board.columnX(column.index)
                y: board.wallY + board.bandHeight + board.rowGap
                width: board.columnWidth(column.index)
                height: board.bandHeight
                spoken: column.model.spokenFire
                open: board.opens(place)
                forbidden: board.forbidden.includes(place)
                chosen: board.powder.chosen.includes(place)
                lit: board.isLit(place)
                litTone: board.powder.litTone
                looks: true
                onClicked: board.tapped(place, column.model.section)
                FiringSpots {
                    anchors.fill: parent
                    firing: column.model.firing
                    soldiers: column.model.fire
                    machines: column.model.machines
                }
            }
            PowderZone {
                readonly property string place: column.model.section + ".rest"
                visible: column.inPlay
                objectName: "rest-" + column.model.section
                x: board.columnX(column.index)
                y: board.wallY + 2 * (board.bandHeight + board.rowGap)
                width: board.columnWidth(column.index)
                height: board.restHeight
                spoken: column.model.spokenRest
                open: board.opens(place)
                forbidden: board.forbidden.includes(place)
                chosen: board.powder.chosen.includes(place)
                lit: board.isLit(place)
                litTone: board.powder.litTone
                looks: true
                onClicked: board.tapped(place, column.model.section)
                RestZone {
                    anchors.fill: parent
                    title: column.model.title
                    groups: column.model.rest
                    clans: column.model.restClans
                }
            }
        }
    }
    Repeater {
        model: board.powder.towers
        PowderTower {
            required property var model
            required property int index
            objectName: "tower-" + model.tower
            x: board.edge(index) - width / 2
            y: board.wallY
            width: board.towerWidth
            height: board.bandHeight
            tower: model
            open: board.opens(model.tower)
            forbidden: board.forbidden.includes(model.tower)
            lit: board.isLit(model.tower)
            litTone: board.powder.litTone
            onClicked: board.powder.pick(model.tower)
        }
    }
    Repeater {
        model: board.powder.hordes
        HordeCard {
            required property var model
            readonly property int section: parseInt(model.section.slice(1)) - 1
            objectName: "horde-" + model.slot
            x: board.columnX(section)
            y: (3 - model.row) * (board.cardHeight + board.rowGap)
            width: board.columnWidth(section)
            height: board.cardHeight
            horde: model
            powder: board.powder
            head: board.head
            cell: board.cell
            cellGap: board.cellGap
            open: board.concerns(model.slot)
            lit: board.litInside(model.slot)
            onClicked: {
                if (!model.filled || board.onlyCard(model.slot))
                    board.powder.pick(model.slot)
                else
                    board.looked = model.slot
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
            sourceComponent: HordeLens {
                horde: lens.model
                powder: board.powder
                onClosed: board.looked = ""
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
            sourceComponent: SectionLens {
                section: words.model
                onClosed: board.looked = ""
            }
        }
    }
    // An answered question closes the enlarged card.
    Connections {
        target: board.powder
        function onPlacesChanged() {
            const offered = board.concerns(board.looked)
            if (board.answering && !offered)
                board.looked = ""
            board.answering = offered
        }
    }
}
