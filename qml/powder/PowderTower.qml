// SPDX-License-Identifier: Apache-2.0
// A tower in the wall's line, with the spearman who holds it in its niche.
import QtQuick
import Watchfire.Ui

PowderPlace {
    id: place

    required property var tower
    // How wide the tower itself is; the place may be wider, for a finger.
    property real stoneWidth: width
    // How far right of its middle the tower stands: at the edge of the board the place has room on one side only.
    property real shift: 0

    // Its light leaves the plates beside it readable.
    readonly property real spare: Math.max(0, (width - stoneWidth) / 2 - Theme.mm * 0.6)
    marginLeft: Math.max(0, spare + shift)
    marginRight: Math.max(0, spare - shift)
    spoken: tower.spoken
    ground: "transparent"

    face: StoneTower {
        id: stones
        visible: place.tower.usable
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: place.shift
        width: place.stoneWidth
        height: parent.height
        dark: Theme.dark

        // In the dark of the niche whoever is pale would be dark instead.
        Rectangle {
            objectName: visible ? "towerLight-" + place.tower.tower : ""
            visible: spearman.visible && spearman.change.length > 0
            x: spearman.x
            y: spearman.y
            width: spearman.width
            height: spearman.height
            radius: Theme.mm * 0.6
            color: Theme.paving
        }
        Soldier {
            id: spearman
            visible: place.tower.symbol.length > 0
            width: Math.floor(Math.min(stones.width * 0.68, stones.niche.height))
            height: width
            x: Math.round((stones.width - width) / 2)
            y: Math.round(stones.niche.y + (stones.niche.height - height) * 0.62)
            readonly property string change: place.tower.change
            opacity: change === "comes" ? Theme.coming : change === "goes" ? Theme.going : 1
            comes: change === "comes"
            colour: place.tower.colour
            symbol: place.tower.symbol
            type: "spearman"
        }
        // Its sign stands in the niche. Where a soldier stands or the niche is too narrow it is at the foot, or above
        // the niche of a low tower.
        Rectangle {
            visible: !sign.inside
            anchors.horizontalCenter: parent.horizontalCenter
            y: place.height < 4.5 * height ? 0 : parent.height - height
            width: Math.max(sign.width, foot.width + Theme.mm * 0.6)
            height: foot.height
            radius: Theme.mm * 0.5
            color: "#14110d"
            Word {
                id: foot
                objectName: "towerSign-" + place.tower.tower
                anchors.horizontalCenter: parent.horizontalCenter
                text: place.tower.tower
                color: Theme.die
            }
        }
        Word {
            id: sign
            // As long as the longest of them: the signs of all empty towers stand at one height.
            readonly property bool inside: place.tower.symbol.length === 0 && longest.advanceWidth <= stones.niche.width
            TextMetrics {
                id: longest
                font: sign.font
                text: "T4"
            }
            visible: inside
            x: (stones.width - width) / 2
            y: stones.niche.y + (stones.niche.height - height) * 0.6
            text: place.tower.tower
            color: Theme.die
        }
    }
}
