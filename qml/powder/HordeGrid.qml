// SPDX-License-Identifier: Apache-2.0
// The spots of an enlarged horde card, as large as fingers, with the reward of each.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: grid

    required property var horde
    required property PowderModel powder
    required property real cell
    // The names of its lines and columns stand beside it.
    property bool lettered: false
    // Whole pixels: the drawing of the spots and their rims would else be rounded apart.
    readonly property real gap: Math.floor(Theme.gap)
    readonly property var blocks: powder.blocks

    // Where the first cell of "S2.1:a3+a4" is.
    function spotRect(place: string): rect {
        const name = place.split(":")[1]
        const spot = spots.itemAt((name.startsWith("b") ? 6 : 0) + parseInt(name.charAt(1)) - 1)
        return Qt.rect(spot.x, spot.y, spot.width, spot.height)
    }

    width: 6 * cell + 5 * gap
    height: 2 * cell + gap

    HordeSpots {
        anchors.fill: parent
        dark: Theme.dark
        hues: Theme.pieceHues
        cell: grid.cell
        gap: grid.gap
        cells: grid.horde.cells
    }
    // Below the spots: a tap on one that is not offered.
    MouseArea {
        objectName: "under-" + grid.horde.slot
        anchors.fill: parent
        onClicked: mouse => {
            const column = Math.min(5, Math.floor(mouse.x / (grid.cell + grid.gap)))
            const spot = spots.itemAt((mouse.y > height / 2 ? 6 : 0) + column) as PowderPlace
            if (spot && spot.contains(mapToItem(spot, mouse.x, mouse.y)))
                grid.powder.touchUnlit(grid.horde.slot + ":" + (mouse.y > height / 2 ? "b" : "a") + (column + 1))
        }
        Accessible.ignored: true
    }
    // Where a piece of several spots would lie: a second tap decides.
    Repeater {
        model: grid.blocks.filter(block => block[0].startsWith(grid.horde.slot + ":"))
        Rectangle {
            required property var modelData
            readonly property int column: parseInt(modelData[0].split(":")[1].slice(1)) - 1
            objectName: "block-" + modelData[0]
            x: column * (grid.cell + grid.gap) - grid.gap / 2
            y: -grid.gap / 2
            width: 2 * (grid.cell + grid.gap)
            height: width
            radius: Theme.radius
            color: "transparent"
            border.width: Theme.ring
            border.color: Theme.lit
        }
    }
    Repeater {
        id: spots
        model: 12
        PowderPlace {
            id: spot
            required property int index
            readonly property var cell: grid.horde.cells[index] ?? ({})
            readonly property string place: cell.place ?? ""
            readonly property bool empty: cell.mark === "free" && cell.vital !== "gap"
            objectName: "spot-" + place
            powder: grid.powder
            at: place
            x: (index % 6) * (grid.cell + grid.gap)
            y: Math.floor(index / 6) * (grid.cell + grid.gap)
            width: grid.cell
            height: grid.cell
            // The dashes of an empty spot (qml/yard/counters.cpp) would be seen inside a narrower one.
            rim: Math.ceil(1.5 * Math.min(grid.cell * 0.05, 2.5)) + 1
            ground: "transparent"
            openGround: "transparent"
            spoken: cell.words ?? ""
            // In here also what begins something has its light.
            open: grid.powder.open.includes(place) || grid.powder.ready.includes(place)
            onClicked: grid.powder.pick(place)
            face: [
                Word {
                    x: Theme.mm * 1.2
                    y: Theme.mm * 0.8
                    // A low screen has room for one of the two, and so has a spot whose reward needs two lines.
                    visible: spot.empty && !grid.lettered && !(spot.cell.reward && (Theme.low || reward.lineCount > 1))
                    text: spot.place.split(":")[1] ?? ""
                    size: Theme.body
                    color: Theme.textDim
                },
                Label {
                    id: reward
                    anchors.fill: parent
                    // A word as long as "honor" is whole on a low screen too.
                    anchors.margins: Theme.mm * (Theme.low ? 0.8 : 1.2)
                    // Below the spot's name, where that is shown beside a reward.
                    anchors.topMargin: Theme.low || grid.lettered || lineCount > 1 ? Theme.mm * 0.6 : Theme.body
                    visible: spot.cell.mark === "free" && text.length > 0
                    // On a low screen one line, "+1 chi", would reach from rim to rim.
                    text: Theme.low ? (spot.cell.reward ?? "").replace(" ", "\n") : spot.cell.reward ?? ""
                    size: Theme.body
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
            ]
        }
    }
}
