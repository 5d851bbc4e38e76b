// SPDX-License-Identifier: Apache-2.0
// Points over time: a stepped line for each player with disc and name at its end, the goal, and on the lines what
// happened: breaches, titles; on the ground what happened to all. Without dice a line steps in the middle of each year.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: chart

    required property StatisticsModel statistics
    objectName: "pointsCurve"
    // How far the race is drawn, from 0 to 1.
    property real drawn: 1
    readonly property int lines: counter.count
    readonly property real nameWidth: Math.min(width * 0.28, Theme.mm * 30)
    readonly property real inset: Theme.body * 1.8
    readonly property real span: width - inset - nameWidth
    readonly property int lowest: statistics.curveBottom
    readonly property int highest: Math.max(statistics.curveTop, statistics.goal)
    // A line each so many points: not too many, and their numbers stand clear of each other.
    readonly property int step: {
        for (const step of [2, 5, 10, 20]) {
            if ((highest - lowest) / step <= 8 && step * unit > Theme.body * 1.4)
                return step
        }
        return 50
    }
    // A sign of something that happened; in a game with many of them they are smaller.
    readonly property real mark: Math.round(happened.count > 12 ? Theme.body * 1.15 : Theme.lead * 1.3)
    readonly property real upper: mark / 2
    readonly property real plot: height - upper - axis.height - mark / 2
    readonly property real unit: plot / Math.max(1, highest - lowest)

    // Each line by its colour.
    readonly property var tracks: {
        const all = {}
        for (let i = 0; i < counter.count; ++i) {
            const line = counter.itemAt(i)
            if (line)
                // qmllint disable
                all[line.model.colour] = { colour: line.model.colour, xs: line.xs, ys: line.ys, shift: line.shift, end: line.end, endY: line.endY }
                // qmllint enable
        }
        return all
    }

    // Keeps names apart: each one is below the one above it.
    readonly property var nameRows: {
        const high = Theme.body * 1.4
        const sorted = Object.values(tracks).sort((a, b) => a.endY - b.endY)
        let at = -high
        const placed = {}
        for (const end of sorted) {
            at = Math.max(at + high, end.endY - high / 2)
            placed[end.colour] = at
        }
        // Names pushed out at the bottom push back.
        let low = upper + plot + high
        for (const end of sorted.reverse()) {
            low = Math.min(low - high, placed[end.colour])
            placed[end.colour] = Math.max(0, low)
        }
        return placed
    }
    readonly property int best: Math.max(lowest, ...Object.values(tracks).map(track => track.end))
    // Signs that would cover each other move up or down.
    readonly property var spots: {
        const placed = {}
        const taken = []
        const far = mark * 1.06
        const events = []
        for (let i = 0; i < happened.count; ++i) {
            const sign = happened.itemAt(i)
            if (sign)
                // qmllint disable
                events.push({ index: i, at: sign.model.at, colour: sign.model.colour })
                // qmllint enable
        }
        for (const event of events.sort((a, b) => a.at - b.at || a.index - b.index)) {
            const x = xOf(event.at + (statistics.hasDice ? 0 : 0.5))
            const line = event.colour ? tracks[event.colour] : undefined
            const home = line ? heightOf(line, event.at + (statistics.hasDice ? 0 : 0.5)) : yOf(lowest)
            let y = home
            for (let away = 1; away < 12 && taken.some(other => Math.abs(other.x - x) < far && Math.abs(other.y - y) < far); ++away) {
                const tried = home + (away % 2 ? -1 : 1) * Math.ceil(away / 2) * far
                if (tried >= upper && tried <= upper + plot)
                    y = tried
            }
            placed[event.index] = { x: x, y: y, home: home }
            taken.push({ x: x, y: y })
        }
        return placed
    }
    function xOf(x: real): real { return inset + span * x / Math.max(1, statistics.curveEnd) }
    function yOf(points: real): real { return upper + plot - (points - lowest) * unit }

    // Of a line after so many rolls, behind a step of that roll.
    function heightOf(line: var, at: real): real {
        let points = line.ys.length > 0 ? line.ys[0] : 0
        for (let i = 0; i < line.xs.length && line.xs[i] <= at; ++i)
            points = line.ys[i]
        return yOf(points) + line.shift
    }

    implicitHeight: Theme.mm * (Theme.kiosk ? 70 : 52)

    Repeater {
        model: Math.floor((chart.highest - chart.lowest) / chart.step) + 1
        Item {
            id: grid
            required property int index
            readonly property int points: chart.lowest + index * chart.step
            y: chart.yOf(points)
            width: chart.width
            Rectangle { x: chart.inset; width: chart.span; height: Theme.hairline; color: Theme.line; opacity: grid.index === 0 ? 0.7 : 0.35 }
            Word {
                width: chart.inset - Theme.gap
                anchors.verticalCenter: parent.top
                horizontalAlignment: Text.AlignRight
                text: grid.points
                color: Theme.textDim
            }
        }
    }
    // The goal is dashed.
    Row {
        objectName: "goalLine"
        visible: chart.statistics.goal > 0
        x: chart.inset
        y: chart.yOf(chart.statistics.goal) - Theme.hairline
        spacing: Theme.mm
        Repeater {
            model: parent.visible ? Math.max(0, Math.floor(chart.span / (Theme.mm * 2))) : 0
            Rectangle { width: Theme.mm; height: 2 * Theme.hairline; color: Theme.textDim }
        }
    }

    Repeater {
        id: counter
        model: chart.statistics.curves
        Item {
            id: curve
            required property var model
            required property int index
            objectName: "curve-" + model.player
            readonly property var xs: model.xs
            readonly property var ys: model.ys
            readonly property int end: ys.length > 0 ? ys[ys.length - 1] : 0
            readonly property bool first: end === chart.best
            readonly property real pen: Theme.mm * (first ? 0.85 : 0.65)
            // The lines of players with equal points are side by side.
            readonly property real shift: (index - (chart.lines - 1) / 2) * Theme.mm * 0.7
            readonly property color hue: Theme.pieceLine(model.colour)
            readonly property real endY: chart.yOf(end) + shift

            width: chart.width
            height: chart.height
            z: first ? 1 : 0
            Accessible.role: Accessible.StaticText
            Accessible.name: ys.length > 0 ? Sentence.of(qsTr("%1: %2 points now; a line through %3"), [model.name, end, ys.join(", ")]) : model.name

            // Its edge in the colour of the ground first: where lines cross, each stays a line.
            Item {
                width: chart.inset + chart.span * chart.drawn + (chart.drawn < 1 ? 0 : curve.pen)
                height: parent.height
                clip: chart.drawn < 1
                Repeater {
                    model: curve.xs.length * 2
                    Item {
                        id: part
                        required property int index
                        readonly property bool rim: index < curve.xs.length
                        readonly property int at: index % curve.xs.length
                        readonly property real pen: curve.pen + (rim ? 2 * Theme.hairline : 0)
                        readonly property color hue: rim ? Theme.card : curve.hue
                        readonly property real x0: chart.xOf(curve.xs[at])
                        readonly property real x1: at + 1 < curve.xs.length ? chart.xOf(curve.xs[at + 1]) : chart.inset + chart.span
                        readonly property real y0: chart.yOf(curve.ys[at]) + curve.shift
                        readonly property real y1: at + 1 < curve.ys.length ? chart.yOf(curve.ys[at + 1]) + curve.shift : y0
                        Rectangle {
                            x: part.x0 - part.pen / 2
                            y: part.y0 - part.pen / 2
                            width: part.x1 - part.x0 + part.pen
                            height: part.pen
                            color: part.hue
                        }
                        Rectangle {
                            x: part.x1 - part.pen / 2
                            y: Math.min(part.y0, part.y1)
                            width: part.pen
                            height: Math.abs(part.y1 - part.y0)
                            color: part.hue
                        }
                    }
                }
            }
            Row {
                x: Math.round(chart.inset + chart.span + Theme.gap)
                y: Math.round(chart.nameRows[curve.model.colour] ?? 0)
                width: chart.nameWidth - Theme.gap
                spacing: Theme.mm * 0.8
                PlayerDisc { id: sign; colour: curve.model.colour; symbol: curve.model.symbol; width: 2 * Math.round(Theme.body * 0.65) }
                Word {
                    width: parent.width - sign.width - parent.spacing
                    anchors.verticalCenter: parent.verticalCenter
                    text: curve.model.name
                    strong: curve.first
                    elide: Text.ElideRight
                }
            }
        }
    }
    Item {
        id: axis
        y: chart.upper + chart.plot + chart.mark / 2
        width: chart.width
        height: Theme.body * 1.3
        Word { visible: chart.statistics.hasDice; x: chart.inset; text: "0"; color: Theme.textDim }
        Label {
            visible: chart.statistics.hasDice
            x: chart.inset + chart.span - width
            text: qsTr("%n roll(s)", "", chart.statistics.curveEnd)
            color: Theme.textDim
            wrapMode: Text.NoWrap
        }
        // Without dice, time is counted in years.
        Repeater {
            model: chart.statistics.hasDice ? 0 : chart.statistics.curveEnd
            Label {
                required property int index
                x: chart.xOf(index + 0.5) - width / 2
                text: qsTr("Year %1").arg(index + 1)
                color: Theme.textDim
                wrapMode: Text.NoWrap
            }
        }
    }
    Repeater {
        id: happened
        model: chart.statistics.moments
        Item {
            id: moment
            required property var model
            required property int index
            readonly property var spot: chart.spots[index] ?? { x: 0, y: 0, home: 0 }
            objectName: "moment-" + index
            x: Math.round(spot.x - width / 2)
            y: Math.round(spot.y - height / 2)
            width: chart.mark
            height: width
            z: 2
            visible: chart.drawn >= 1 || spot.x <= chart.inset + chart.span * chart.drawn
            Accessible.role: Accessible.StaticText
            Accessible.name: chart.statistics.hasDice ? qsTr("After %n roll(s): %1", "what happened", model.at).arg(model.text) : model.text
            // A sign that gave way is tied to its line.
            Rectangle {
                readonly property real home: moment.spot.home - moment.spot.y + moment.height / 2
                visible: Math.abs(moment.spot.home - moment.spot.y) > moment.height / 2
                x: (parent.width - width) / 2
                y: Math.min(home, moment.height / 2)
                width: Theme.hairline
                height: Math.abs(home - moment.height / 2)
                color: disc.border.color
            }
            Rectangle {
                id: disc
                anchors.fill: parent
                radius: width / 2
                color: moment.model.bad ? Theme.dangerSurface : Theme.card
                border.width: Math.max(2, Theme.hairline)
                border.color: moment.model.bad ? Theme.dangerText : moment.model.colour ? Theme.pieceLine(moment.model.colour) : Theme.textDim
            }
            Glyph {
                anchors.fill: parent
                anchors.margins: parent.width * 0.17
                kind: moment.model.glyph
                color: moment.model.bad ? Theme.dangerText : Theme.text
            }
        }
    }
}
