// SPDX-License-Identifier: Apache-2.0
// Who plays, in turn order: symbol, name, points, and what else counts (knights, chips, markers, raiders, counters, shame,
// cards).
// Whoever acts stands out by a bar, a lighter tile and bold letters, not by colour alone; the track below counts the
// points up to those that win.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Grid {
    id: bar

    required property Rows players
    property real cellHeight: Theme.target
    // The player who must answer now. Only that player stands out; if it is empty, whoever acts does.
    property string asked
    // The content of a chip is turned inside it, towards the reader.
    property int turn: 0
    readonly property bool lying: turn % 180 !== 0

    // Whoever acts has the whole name, also in a narrow chip; the others share the rest.
    readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)
    property real wanted: 0
    // In a narrow chip a name that is too long for letters of the usual size has two lines below disc and points, in all
    // chips alike: cut or in smaller letters, "Maximilian" and "Maximiliane" would be one.
    property int made: 0
    readonly property bool twoLines: {
        for (let i = 0; made > 0 && i < chips.count; ++i) {
            // qmllint disable
            if (chips.itemAt(i)?.lengthy)
                return true
            // qmllint enable
        }
        return false
    }
    readonly property real actingCell: rows > 1 || lying || twoLines ? cell : Math.max(cell, Math.min(wanted, width / 2))
    readonly property real otherCell: columns > 1 ? Math.floor((width - actingCell) / (columns - 1) - columnSpacing) : cell
    readonly property bool someoneActs: wanted > 0 && actingCell > cell

    // Where the disc of the player with this colour is, in this item.
    function discOf(colour: string): point {
        for (let i = 0; i < chips.count; ++i) {
            // qmllint disable
            const disc = chips.itemAt(i).disc
            // qmllint enable
            if (disc.colour === colour)
                return bar.mapFromItem(disc, disc.width / 2, disc.height / 2)
        }
        return Qt.point(0, 0)
    }
    // The chip of whoever acted last: from there the bar slides to the next one.
    property Item acted: null

    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Repeater {
        id: chips
        model: bar.players
        onItemAdded: bar.made++
        onItemRemoved: bar.made--
        Panel {
            id: chip
            required property var model
            readonly property alias disc: sign
            readonly property alias figure: points
            // They count up; below 0 nobody counts them.
            property int shown: model.points
            Behavior on shown {
                enabled: Theme.motion && chip.shown >= 0
                NumberAnimation { duration: 420; easing.type: Easing.InOutCubic }
            }
            // By how much they have just changed: whoever goes past several steps at once sees it too.
            // Not where a track counts them.
            property int before: -1
            property int gain: 0
            readonly property int now: model.points
            onNowChanged: {
                if (before >= 0 && now >= 0)
                    gain = now - before
                before = now
                told.restart()
            }
            Timer { id: told; interval: 12000; onTriggered: chip.gain = 0 }
            readonly property bool turn: bar.asked.length > 0 ? chip.model.player === bar.asked : chip.model.turn
            onTurnChanged: if (turn) slide.from(chip)
            // The sliding bar is above the other chips.
            z: slide.running ? 1 : 0
            readonly property bool roomy: chip.width > Theme.mm * 30
            // Turned sideways on a low screen: disc and points side by side need all of it.
            readonly property bool slim: bar.lying && height < Theme.mm * 14
            readonly property real inset: Theme.mm * (slim ? 0.6 : roomy || bar.lying ? 1.8 : 1.4)
            readonly property bool lengthy: bar.cell <= Theme.mm * 30 && !bar.lying && usual.width > bar.cell - 2 * Theme.mm * 1.4 - 1
            // A name too long for the place between symbol and points has its own line.
            readonly property bool below: !roomy && !bar.lying && (bar.twoLines || least.width > points.x - Theme.mm * 0.6 - (sign.x + sign.width + Theme.mm * 0.8))

            objectName: "player-" + chip.model.player
            width: bar.someoneActs ? turn ? bar.actingCell : bar.otherCell : bar.cell
            height: bar.cellHeight
            color: turn ? Theme.current : Theme.panel
            Accessible.role: Accessible.StaticText
            Accessible.name: chip.model.spoken
            Component.onCompleted: {
                before = now
                gain = 0
                if (turn)
                    bar.acted = chip
            }

            Binding {
                target: bar
                property: "wanted"
                value: Math.ceil(least.width + 2 * Theme.mm * 1.4 + 2)
                when: chip.turn
                restoreMode: Binding.RestoreNone
            }
            // The name in letters of the usual size; and at its smallest.
            Letters { id: usual; text: chip.model.name }
            Letters { id: least; strong: chip.turn; size: name.minimumPixelSize; text: chip.model.name }
            Item {
                id: face
                readonly property real upper: height - track.room
                anchors.centerIn: parent
                width: bar.lying ? parent.height : parent.width
                height: bar.lying ? parent.width : parent.height
                rotation: bar.turn

                Rectangle {
                    objectName: chip.turn ? "acting-" + chip.model.player : ""
                    visible: chip.turn
                    width: Theme.mm
                    height: parent.height
                    radius: width / 2
                    color: Theme.ember
                    transform: Translate { id: away }
                    ParallelAnimation {
                        id: slide
                        NumberAnimation { target: away; property: "x"; to: 0; duration: 240; easing.type: Easing.InOutCubic }
                        NumberAnimation { target: away; property: "y"; to: 0; duration: 240; easing.type: Easing.InOutCubic }
                        // From the chip that had it before.
                        function from(here: Item) {
                            const before = bar.acted
                            bar.acted = here
                            if (!Theme.motion || !before || before === here || bar.turn !== 0)
                                return
                            away.x = before.x - here.x
                            away.y = before.y - here.y
                            slide.restart()
                        }
                    }
                }
                PlayerDisc {
                    id: sign
                    x: chip.inset
                    y: bar.lying ? Theme.mm * 0.6 + (points.height - height) / 2
                     : chip.roomy ? (face.upper - height) / 2 : points.y + (points.height - height) / 2
                    colour: chip.model.colour
                    symbol: chip.model.symbol
                    width: chip.roomy && !bar.lying ? Math.round(Theme.mm * 7) : Math.round(Theme.body * 1.25)
                }
                Paragraph {
                    id: name
                    // Who acts is to be read from afar (screen_audit.h).
                    objectName: chip.turn ? "actingName" : "name-" + chip.model.player
                    x: bar.lying ? Theme.mm : chip.below ? sign.x : sign.x + sign.width + Theme.mm * (chip.roomy ? 1 : 0.8)
                    y: bar.lying ? Theme.mm * 0.6 + points.height
                     : bar.twoLines ? points.y + points.height * 0.9 + (face.height - points.y - points.height * 0.9 - height) / 2
                     : chip.below ? face.upper - height
                     : chip.roomy ? (face.upper - height - (marks.visible ? marks.height : 0)) / 2 : points.y + (points.height - height) / 2
                    width: (bar.lying ? face.width - Theme.mm : chip.below ? face.width - chip.inset : points.x - Theme.mm * 0.6) - x
                    text: chip.model.name
                    size: chip.roomy && !bar.lying ? Theme.lead : Theme.body
                    strong: chip.turn
                    fontSizeMode: bar.twoLines ? Text.FixedSize : Text.HorizontalFit
                    minimumPixelSize: Math.ceil(Theme.body * 0.8)
                    // Below each other lines of capitals need no more.
                    lineHeight: bar.twoLines ? 0.86 : 1
                    wrapMode: bar.twoLines ? Text.Wrap : Text.NoWrap
                    maximumLineCount: bar.twoLines ? 2 : 1
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Row {
                    id: marks
                    readonly property var all: chip.marksOf(chip.model)
                    readonly property real each: Theme.body * 1.55 + spacing
                    visible: all.length > 0
                    // In a narrow chip they use the whole width below a short name, or stand above a long one.
                    x: bar.lying || chip.roomy ? name.x : chip.below ? sign.x + sign.width + Theme.mm * 0.8 : sign.x
                    y: chip.below ? points.y + (points.height - height) / 2 : name.y + name.height
                    spacing: Theme.mm * 0.5
                    readonly property real room: (chip.below || chip.roomy ? points.x : face.width) - x
                    Repeater {
                        // What counts most stays, if not everything has room; a screen reader hears all.
                        model: marks.all.filter(mark => mark.rank < Math.floor(marks.room / marks.each))
                        Mark {
                            required property var modelData
                            glyph: modelData.glyph
                            count: modelData.count
                            strong: modelData.strong
                            hue: modelData.danger ? Theme.dangerText : modelData.strong ? Theme.hintText : Theme.textDim
                        }
                    }
                }
                Word {
                    id: points
                    x: face.width - width - chip.inset
                    y: bar.lying ? Theme.mm * 0.6
                     : chip.roomy ? (face.upper - height) / 2
                     : bar.twoLines ? -Theme.mm * 0.2
                     : chip.below ? (face.upper - height - name.height) / 2
                     : (face.upper - height - (marks.visible ? marks.height : 0)) / 2
                    text: chip.model.points < 0 ? "" : chip.shown
                    size: chip.slim || bar.twoLines ? Theme.body : chip.roomy && !bar.lying ? Theme.step : Theme.lead
                    strong: true
                }
                Word {
                    objectName: visible ? "gain-" + chip.model.player : ""
                    // Beside the marks, below the figure: a low name and its marks leave it the room. Beside many marks there is
                    // none, but a short name leaves it some.
                    readonly property bool low: x >= (marks.visible ? marks.x + marks.width : name.x) + Theme.mm
                    readonly property bool high: x >= name.x + Math.min(name.width, name.implicitWidth) + Theme.mm
                    visible: chip.gain !== 0 && !((chip.model.goal ?? 0) > 0) && chip.roomy && !bar.lying && (low || high)
                    x: points.x - width - Theme.mm * 0.4
                    y: low ? face.upper - height : name.y
                    text: (chip.gain > 0 ? "+" : "−") + Math.abs(chip.gain)
                    size: Theme.body
                    strong: true
                    color: chip.gain > 0 ? Theme.goodText : Theme.dangerText
                }
                Row {
                    id: track
                    readonly property real room: visible ? height + Theme.mm * 0.7 : 0
                    readonly property int goal: chip.model.goal ?? 0
                    visible: goal > 0 && !bar.lying && face.height >= Theme.target && !bar.twoLines
                    x: chip.inset
                    y: face.height - height - Theme.mm * 0.7
                    height: Math.max(2, Math.round(Theme.mm * 0.55))
                    spacing: Math.max(1, Math.round(Theme.mm * 0.45))
                    Repeater {
                        model: track.goal
                        Rectangle {
                            required property int index
                            width: (face.width - 2 * track.x - (track.goal - 1) * track.spacing) / track.goal
                            height: track.height
                            radius: height / 2
                            color: index < chip.model.points ? Theme.pieceLine(chip.model.colour) : chip.turn ? Theme.raisedDown : Theme.raised
                        }
                    }
                }
            }

            // What stands in a chip besides the points, from left to right; `rank` 0 counts most.
            function marksOf(model: var): var {
                const all = [["knight", model.knights, model.largestArmy ? 1 : 6, model.largestArmy, false],
                             ["chip", model.penalty, 2, false, true], ["marker", model.markers, 5, false, false],
                             ["raider", model.raiders, 4, false, false], ["counter", model.counters, 7, false, false],
                             ["shame", model.shame, 3, false, true], ["card", model.claimed, 8, false, false],
                             ["road-long", model.longestRoad ? 0.5 : 0, 0, true, false]].filter(mark => mark[1] > 0)
                const ranks = all.map(mark => mark[2]).sort((a, b) => a - b)
                return all.map(mark => ({ glyph: mark[0], count: Math.floor(mark[1]), rank: ranks.indexOf(mark[2]), strong: mark[3], danger: mark[4] }))
            }
        }
    }

    component Mark: Row {
        property alias glyph: picture.kind
        property int count: 0
        property bool strong: false
        required property color hue
        Glyph { id: picture; width: Theme.body * 0.95; color: parent.hue; anchors.verticalCenter: parent.verticalCenter }
        Word { text: parent.count; visible: parent.count > 0; color: parent.hue; strong: parent.strong }
    }
}
