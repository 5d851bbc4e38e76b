// SPDX-License-Identifier: Apache-2.0
// A horde card, enlarged: its values in words, its ability, and its spots as large as fingers, with the
// reward of each.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Lens {
    id: lens

    required property var horde
    required property PowderModel powder
    readonly property real cell: Math.floor(Math.max(Theme.target,
        Math.min((width - 4 * Theme.pad - 5 * Theme.gap) / 6, Theme.target * 1.5)))

    objectName: "hordeLens"
    title: horde.title
    wanted: 6 * cell + 5 * Theme.gap + 2 * Theme.pad
    facts: [
        Fact { glyph: "power"; text: qsTr("power %1").arg(lens.horde.power) },
        Fact { glyph: "honor"; text: qsTr("honor %1").arg(lens.horde.reward) },
        Fact { glyph: "fit"; text: lens.horde.freeSpots < 0 ? qsTr("spots not known yet") : qsTr("%n spot(s) free", "", lens.horde.freeSpots) }
    ]

    Item {
        width: 6 * lens.cell + 5 * Theme.gap
        height: 2 * lens.cell + Theme.gap

        HordeSpots {
            anchors.fill: parent
            dark: Theme.dark
            hues: Theme.pieceHues
            cell: lens.cell
            gap: Theme.gap
            cells: lens.horde.cells
        }
        Repeater {
            model: 12
            PowderPlace {
                id: spot
                required property int index
                readonly property var cell: lens.horde.cells[index] ?? ({})
                readonly property string place: cell.place ?? ""
                readonly property bool empty: cell.mark === "free" && cell.vital !== "gap"
                objectName: "spot-" + place
                x: (index % 6) * (lens.cell + Theme.gap)
                y: Math.floor(index / 6) * (lens.cell + Theme.gap)
                width: lens.cell
                height: lens.cell
                ground: "transparent"
                openGround: "transparent"
                spoken: cell.words ?? ""
                open: lens.powder.open.includes(place)
                forbidden: lens.powder.forbidden.includes(place)
                chosen: lens.powder.chosen.includes(place)
                lit: lens.powder.lit.includes(place)
                litTone: lens.powder.litTone
                onClicked: lens.powder.pick(place)
                face: [
                    Label {
                        x: Theme.mm * 1.2
                        y: Theme.mm * 0.8
                        visible: spot.empty
                        text: spot.place.split(":")[1] ?? ""
                        size: Math.ceil(Theme.body * 0.8)
                        color: Theme.textDim
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    },
                    Label {
                        anchors.fill: parent
                        anchors.margins: Theme.mm * 1.2
                        anchors.topMargin: Theme.body
                        visible: spot.cell.mark === "free" && text.length > 0
                        text: spot.cell.reward ?? ""
                        size: Math.ceil(Theme.body * 0.85)
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        Accessible.ignored: true
                    }
                ]
            }
        }
    }
    Paragraph { visible: text.length > 0; text: lens.horde.ability }
    Paragraph { visible: text.length > 0; text: lens.powder.bookNote; color: Theme.hintText }
    PushButton {
        objectName: "pickCard"
        visible: lens.powder.open.includes(lens.horde.slot)
        width: parent.width
        tone: "primary"
        glyph: "check"
        text: qsTr("Choose this card")
        onClicked: {
            const slot = lens.horde.slot
            lens.closed()
            lens.powder.pick(slot)
        }
    }

    component Fact: Row {
        property alias glyph: picture.kind
        property alias text: label.text
        spacing: Theme.mm * 0.6
        Glyph { id: picture; width: Theme.body; height: width; color: Theme.textDim; anchors.verticalCenter: parent.verticalCenter }
        Label { id: label; color: Theme.textDim; wrapMode: Text.NoWrap }
    }
}
