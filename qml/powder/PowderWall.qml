// SPDX-License-Identifier: Apache-2.0
// A section of the wall: stones as high as its level, barricades before it, and upon it a plaque with power
// against defense and what comes of it. Where it would break, it is cracked.
import QtQuick
import Watchfire.Ui

PowderPlace {
    id: wall

    required property var section
    // The stones reach behind the towers on either side.
    property real reach: 0
    readonly property string verdict: section.verdict
    // With what the step that is due puts up or takes off, which is pale.
    readonly property int barricades: Math.max(section.barricades, section.barricadesNext)
    readonly property int change: section.barricadesNext - section.barricades
    readonly property bool broken: verdict === "breach" || verdict === "breached"
    readonly property color hue: broken ? Theme.dangerText : verdict === "unknown" || verdict === "depends" ? Theme.hintText
                               : verdict === "quiet" || verdict === "waits" ? Theme.textDim : Theme.goodText

    spoken: section.spokenWall
    ground: "transparent"
    ticks: (width - plaque.width) / 2 >= Theme.body + Theme.ring

    face: [
        StoneWall {
            id: stones
            objectName: "stones-" + wall.section.section
            x: -wall.reach
            width: parent.width + 2 * wall.reach
            height: parent.height
            dark: Theme.dark
            level: wall.section.level
            barricades: wall.section.barricades
            levelNext: wall.section.levelNext
            barricadesNext: wall.section.barricadesNext
            cracked: wall.broken
            breached: wall.verdict === "breached"
        },
        Rectangle {
            id: plaque
            objectName: "plaque-" + wall.section.section
            readonly property real side: Theme.mm * 1.2
            readonly property real room: wall.width - 2 * side
            // The word is beside the numbers if there is room, otherwise below them, and left out where it could not be
            // read.
            // The same for all sections of a screen.
            readonly property bool inLine: room > Theme.mm * 34 && large.advanceWidth + 0.8 * whole.implicitWidth + Theme.mm * 3 <= room
            // Large numbers above the word need a high wall.
            readonly property bool high: wall.height > Theme.title * 1.2 + Theme.lead * 1.4 + Theme.mm
            readonly property bool worded: word.implicitWidth * 0.8 <= room
            readonly property bool two: !inLine && worded
            anchors.horizontalCenter: parent.horizontalCenter
            // It stands on the wall, or hangs on it where the wall is too high for that; barricades stay in sight.
            // Where number and word need all of its height, it does not stick out.
            y: Math.max(0, Math.round(Math.min(Math.max(parent.height * (wall.barricades > 0 ? 0.21 : 0.06), stones.crest - height + Theme.mm),
                                               parent.height - height - Theme.mm * 0.5)))
            width: Math.min(wall.width, Math.max(inLine ? number.implicitWidth + word.implicitWidth + Theme.mm * 3
                                                        : Math.max(number.width, worded ? word.width : sign.width), Theme.target) + 2 * side)
            height: two ? number.height + word.height : inLine ? number.height + Theme.mm : number.height + sign.height
            radius: Theme.radius
            color: wall.broken ? Theme.dangerSurface : Theme.card
            border.width: Theme.hairline
            border.color: wall.hue
            Letters { id: large; strong: true; size: Theme.title; text: number.text }
            Word {
                id: number
                objectName: "clash-" + wall.section.section
                x: plaque.inLine ? plaque.side * 1.4 : (plaque.width - width) / 2
                y: plaque.inLine ? (plaque.height - height) / 2 : 0
                width: Math.min(implicitWidth, plaque.room)
                horizontalAlignment: Text.AlignHCenter
                // Against Ladders no defense counts.
                text: wall.verdict === "quiet" ? wall.section.defense
                    : Sentence.of(qsTr("%1 : %2", "power against defense"), [wall.section.power, wall.section.climbed ? "–" : wall.section.defense])
                size: plaque.room > Theme.step * 5 && (plaque.inLine || plaque.high) ? Theme.title : Theme.step
                lineHeight: 0.9
                strong: true
                color: wall.hue
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.body
            }
            // The longer of its words, measured. Whether it stands beside the numbers depends on it, and not on the word that
            // is shown, which depends on that.
            Label { id: whole; visible: false; text: wall.section.verdictText; size: word.size; strong: true; wrapMode: Text.NoWrap }
            Word {
                id: word
                objectName: "verdict-" + wall.section.section
                visible: plaque.worded
                x: plaque.inLine ? plaque.width - width - plaque.side * 1.4 : (plaque.width - width) / 2
                y: plaque.inLine ? (plaque.height - height) / 2 : number.height - Theme.mm * 0.2
                // A long word is smaller beside the numbers rather than below them.
                width: Math.min(implicitWidth, plaque.room - (plaque.inLine ? number.width + 2 * Theme.mm : 0))
                horizontalAlignment: Text.AlignHCenter
                // Below the numbers the short word, if the long one misses the room.
                text: !plaque.inLine && wall.section.verdictBrief.length > 0 && whole.implicitWidth * Math.max(0.8, minimumPixelSize / size) + 2 > plaque.room
                      ? wall.section.verdictBrief : wall.section.verdictText
                size: plaque.room > Theme.step * 4 ? Theme.lead : Theme.body
                color: wall.hue
                strong: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.ceil(Theme.body * 0.8)
            }
            Glyph {
                id: sign
                visible: !plaque.worded
                anchors.horizontalCenter: parent.horizontalCenter
                y: number.height - Theme.mm * 0.6
                width: Theme.body
                kind: wall.broken ? "breach" : wall.verdict === "unknown" || wall.verdict === "depends" ? "question" : wall.verdict === "quiet" || verdict === "waits" ? "wall" : "check"
                color: wall.hue
            }
        },
        // Shows the barricades where the plaque hides their picture.
        Rectangle {
            // Above the light around a wall that may be touched.
            parent: wall.contentItem
            z: 1
            objectName: visible ? "barricades-" + wall.section.section : ""
            visible: wall.barricades > 0 && wall.height - plaque.height < Theme.mm * 3
            // At the plaque's outer corner it covers no number. The tower beside the wall covers the sign, so it keeps off it where
            // the number leaves the room.
            x: Math.max(-Theme.mm * 2.2, Math.min(Math.max(-Theme.mm * 0.6, plaque.x - width * 0.9), plaque.x + number.x - width))
            y: Math.max(0, plaque.y - height * 0.6)
            width: content.width + Theme.mm
            height: Math.ceil(Theme.body * 1.05)
            radius: height / 2
            color: Theme.card
            border.width: Theme.hairline
            border.color: wall.change > 0 ? Theme.lit : wall.hue
            Row {
                id: content
                anchors.centerIn: parent
                spacing: Theme.mm * 0.3
                // Pale while some of them come or go.
                Glyph { objectName: "barricadeSign-" + wall.section.section; kind: "barricade"; opacity: wall.change < 0 ? Theme.going : wall.change > 0 ? Theme.coming : 1; width: Theme.body * 0.75; color: Theme.text; anchors.verticalCenter: parent.verticalCenter }
                Word { visible: wall.barricades > 1; text: wall.barricades; size: Math.ceil(Theme.body * 0.8); strong: true }
            }
        }
    ]
}
