// SPDX-License-Identifier: Apache-2.0
// The table from above: each player is dragged to the side where he sits (BA-50).
import QtQuick
import Watchfire.App

Item {
    id: plan

    required property Rows players
    // A dialog lies above it.
    readonly property bool covered: Covers.over(plan)
    // Counts the players that came: they are made after their number is known.
    property int made: 0
    signal seated(int slot, string seat)
    signal tapped(int slot)

    readonly property rect wood: Qt.rect(Theme.target * 1.3, Theme.target * 1.3, width - Theme.target * 2.6, height - Theme.target * 2.6)
    // The side of the table nearest to a point.
    function sideAt(x: real, y: real): string {
        const dx = (x - width / 2) / Math.max(1, wood.width)
        const dy = (y - height / 2) / Math.max(1, wood.height)
        return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "east" : "west") : (dy > 0 ? "south" : "north")
    }

    Rectangle {
        x: plan.wood.x
        y: plan.wood.y
        width: plan.wood.width
        height: plan.wood.height
        radius: Theme.mm * 8
        color: Theme.raised
        border.width: Theme.ring
        border.color: Theme.line
        Label {
            objectName: "seatingHint"
            anchors.centerIn: parent
            // Players at the narrow sides reach onto the table.
            width: parent.width - plan.width * 0.26
            height: parent.height - Theme.mm * 13
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.ceil(Theme.body * 0.8)
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Drag each player to his side of the table.")
            color: Theme.textDim
        }
    }
    Repeater {
        id: chips
        model: plan.players
        onItemAdded: plan.made++
        Item {
            id: chip
            required property var model
            required property int index
            readonly property string seat: model.seat
            // Players on one side share it in turn order.
            readonly property var mates: {
                const same = []
                for (let i = 0; plan.made > 0 && i < chips.count; ++i) {
                    const other = chips.itemAt(i)
                    if (other && other.seat === seat)
                        same.push(i)
                }
                return same
            }
            readonly property bool flat: seat === "north" || seat === "south"
            // Clockwise round the table: the upper side left to right, the right one downwards, and so on.
            readonly property real nth: (seat === "north" || seat === "east" ? 1 : -1) * (mates.indexOf(index) - (mates.length - 1) / 2)
            // From one to the next: they share the side, and if it is short they reach beyond its ends, for nobody may lie
            // under another.
            readonly property real pace: {
                let most = 0
                for (const mate of mates)
                    most = Math.max(most, flat ? chips.itemAt(mate)?.width ?? 0 : height)
                return Math.max((flat ? plan.wood.width : plan.wood.height) / (mates.length + 1), most + Theme.mm * 0.6)
            }
            readonly property real homeX: flat ? plan.width / 2 + nth * pace - width / 2
                                               : seat === "west" ? plan.wood.x - width * 0.6 : plan.wood.x + plan.wood.width - width * 0.4
            readonly property real homeY: !flat ? plan.height / 2 + nth * pace - height / 2
                                                : seat === "north" ? plan.wood.y - height * 0.6 : plan.wood.y + plan.wood.height - height * 0.4
            // As many as sit there must find a place.
            readonly property real room: (flat ? plan.width : plan.height) / Math.max(1, mates.length) - Theme.mm * 0.6
            objectName: "seat-" + model.slot
            // A circle, wider for a long name.
            width: Math.max(height, Math.min(name.implicitWidth + Theme.mm * 3, plan.width * 0.3, flat ? room : plan.width))
            height: Math.min(Theme.target * 1.3, room)
            x: Math.max(0, Math.min(plan.width - width, homeX)) + (drag.active ? drag.translation.x : 0)
            y: Math.max(0, Math.min(plan.height - height, homeY)) + (drag.active ? drag.translation.y : 0)
            z: drag.active ? 2 : 1
            Accessible.role: Accessible.Button
            Accessible.name: (seat === "north" ? qsTr("%1 sits at the top") : seat === "east" ? qsTr("%1 sits on the right")
                              : seat === "south" ? qsTr("%1 sits at the bottom") : qsTr("%1 sits on the left")).arg(model.name)
            Accessible.onPressAction: plan.tapped(chip.model.slot)

            Rectangle {
                anchors.fill: parent
                radius: height / 2
                color: Theme.panel
                border.width: drag.active ? Theme.ring : Theme.hairline
                border.color: drag.active ? Theme.lit : Theme.line
            }
            PlayerSymbol {
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height * 0.16
                colour: chip.model.colour
                symbol: chip.model.symbol
                width: parent.height * 0.34
            }
            Word {
                id: name
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height * 0.52
                width: Math.min(implicitWidth, parent.width - Theme.mm)
                text: chip.model.name
                elide: Text.ElideRight
            }
            TapHandler { enabled: !plan.covered; onTapped: plan.tapped(chip.model.slot) }
            DragHandler {
                id: drag
                enabled: !plan.covered
                target: null
                // Some Qt versions have already reset the translation to 0 when the drag ends.
                property point way
                onTranslationChanged: if (active) way = Qt.point(translation.x, translation.y)
                onActiveChanged: {
                    if (active)
                        way = Qt.point(translation.x, translation.y)
                    else
                        plan.seated(chip.model.slot, plan.sideAt(chip.homeX + chip.width / 2 + way.x, chip.homeY + chip.height / 2 + way.y))
                }
            }
        }
    }
}
