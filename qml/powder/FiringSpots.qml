// SPDX-License-Identifier: Apache-2.0
// The firing spots on a wall, taken or free, and the war machines of its section.
import QtQuick
import Watchfire.Ui

Item {
    id: row

    required property CarriedSoldier hand
    required property string place
    property int firing: 0
    property var soldiers: []
    property var machines: []
    // Chosen, and not yet put anywhere: they stand pale beside the others.
    property var presumedMachines: []
    readonly property var standing: machines.concat(presumedMachines)

    readonly property int spots: Math.max(firing, soldiers.length)
    readonly property int places: Math.max(1, spots + standing.length + (firing < 0 ? 1 : 0))
    readonly property real space: Theme.mm * 0.6
    readonly property real inLine: Math.min(height, (width - (places - 1) * space) / places, Theme.target * 0.78)
    // Machines below the soldiers, where they would be too small beside them.
    readonly property real inTwo: {
        const most = Math.max(1, spots + (firing < 0 ? 1 : 0), standing.length)
        return Math.min((height - space) / 2, (width - (most - 1) * space) / most)
    }
    readonly property bool two: inTwo > inLine
    readonly property real size: Math.floor(Math.max(inLine, inTwo))

    Row {
        y: row.two ? 0 : (row.height - height) / 2
        spacing: row.space
        Repeater {
            model: row.spots
            Soldier {
                required property int index
                objectName: row.hand.powder.standing.includes(type + "@" + row.place) && colour === row.hand.powder.turnColour ? "standing-" + type + "@" + row.place : ""
                readonly property var soldier: row.soldiers[index] ?? null
                width: row.size
                height: row.size
                vacant: soldier === null
                // Only presumed, while the order is being entered.
                opacity: soldier && soldier.ghost ? 0.6 : 1
                colour: soldier ? soldier.colour : ""
                symbol: soldier ? soldier.symbol : ""
                type: soldier ? soldier.type : ""
            }
        }
        Label {
            visible: row.firing < 0
            anchors.verticalCenter: parent.verticalCenter
            text: "?"
            color: Theme.hintText
            Accessible.ignored: true
        }
    }
    Row {
        x: row.two ? 0 : row.width - width
        y: row.two ? row.height - height : (row.height - height) / 2
        spacing: row.space
        Repeater {
            model: row.standing
            WoodenCounter {
                required property string modelData
                required property int index
                objectName: index < row.machines.length ? "" : "presumed-" + modelData + "@" + row.place
                opacity: index < row.machines.length ? 1 : 0.6
                width: row.size
                height: row.size
                dark: Theme.dark
                type: modelData
            }
        }
    }
}
