// SPDX-License-Identifier: Apache-2.0
// Points over time, a stepped line for each player with symbol and name at its end, and below it, on the same
// scale, the events.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: chart

    required property StatisticsModel statistics
    readonly property int lines: counter.count
    readonly property real nameWidth: Math.min(width * 0.3, Theme.mm * 34)
    readonly property real inset: Theme.body * 1.8
    readonly property real span: width - inset - nameWidth
    readonly property int lowest: statistics.curveBottom
    readonly property real unit: plot / Math.max(1, statistics.curveTop - lowest)
    readonly property real plot: height - axis.height - events.height - Theme.body
    readonly property real upper: Theme.body / 2

    // Keeps names apart: each one is below the one above it.
    property var ends: []
    readonly property var nameRows: {
        const high = Theme.body * 1.35
        const sorted = ends.slice().sort((a, b) => a.y - b.y)
        let at = -high
        const placed = {}
        for (const end of sorted) {
            at = Math.max(at + high, end.y - high / 2)
            placed[end.player] = at
        }
        // Names pushed out at the bottom push back.
        let low = upper + plot + high
        for (const end of sorted.reverse()) {
            low = Math.min(low - high, placed[end.player])
            placed[end.player] = Math.max(0, low)
        }
        return placed
    }
    function xOf(x) { return inset + span * x / Math.max(1, statistics.curveEnd) }
    function yOf(points) { return upper + plot - (points - lowest) * unit }

    implicitHeight: Theme.mm * (Theme.kiosk ? 70 : 52)

    // Every second or fifth line of the scale has its number.
    Repeater {
        readonly property int step: chart.statistics.curveTop - chart.lowest > 40 ? 10 : chart.statistics.curveTop - chart.lowest > 12 ? 5 : 2
        model: Math.floor((chart.statistics.curveTop - chart.lowest) / step) + 1
        Item {
            id: mark
            required property int index
            readonly property int points: chart.lowest + index * (chart.statistics.curveTop - chart.lowest > 40 ? 10 : chart.statistics.curveTop - chart.lowest > 12 ? 5 : 2)
            y: chart.yOf(points)
            width: chart.width
            Rectangle { x: chart.inset; width: chart.span; height: Theme.hairline; color: Theme.line; opacity: 0.5 }
            Label {
                width: chart.inset - Theme.gap
                anchors.verticalCenter: parent.top
                horizontalAlignment: Text.AlignRight
                text: mark.points
                color: Theme.textDim
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        id: counter
        model: chart.statistics.curves
        Item {
            id: curve
            required property var model
            required property int index
            readonly property var xs: model.xs
            readonly property var ys: model.ys
            readonly property real pen: Theme.mm * 0.7
            // The lines of players with equal points are side by side.
            readonly property real shift: (index - (chart.lines - 1) / 2) * pen
            readonly property real endY: ys.length > 0 ? chart.yOf(ys[ys.length - 1]) + shift : 0

            width: chart.width
            height: chart.height
            Accessible.role: Accessible.StaticText
            Accessible.name: ys.length > 0 ? qsTr("%1: %2 points now; a line through %3").arg(model.name).arg(ys[ys.length - 1]).arg(ys.join(", ")) : model.name
            function tell() { chart.ends = chart.ends.filter(end => end.player !== model.player).concat([{ player: model.player, y: endY }]) }
            Component.onCompleted: tell()
            onEndYChanged: tell()

            // A dark rim first, so that every colour stays visible on a light ground.
            Repeater {
                model: curve.xs.length * 2
                Item {
                    id: part
                    required property int index
                    readonly property bool rim: index < curve.xs.length
                    readonly property int at: index % curve.xs.length
                    readonly property real pen: curve.pen + (rim && !Theme.dark ? 2 * Theme.hairline : 0)
                    readonly property color hue: rim && !Theme.dark ? Theme.line : Theme.pieceColor(curve.model.colour)
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
            Row {
                x: chart.inset + chart.span + Theme.gap
                y: chart.nameRows[curve.model.player] ?? 0
                width: chart.nameWidth - Theme.gap
                spacing: Theme.mm * 0.6
                PlayerSymbol { id: sign; colour: curve.model.colour; symbol: curve.model.symbol }
                Label {
                    width: parent.width - sign.width - parent.spacing
                    text: curve.model.name
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }

    Item {
        id: axis
        y: chart.upper + chart.plot
        width: parent.width
        height: Theme.body * 1.5
        Rectangle { x: chart.inset; width: chart.span; height: Theme.ring; color: Theme.line }
        Label { x: chart.inset; y: Theme.mm * 0.6; text: "0"; color: Theme.textDim; visible: chart.statistics.hasDice; Accessible.ignored: true }
        Label {
            x: chart.inset + chart.span - width
            y: Theme.mm * 0.6
            text: chart.statistics.hasDice ? qsTr("%n roll(s)", "", chart.statistics.curveEnd) : qsTr("%n year(s)", "", chart.statistics.curveEnd)
            color: Theme.textDim
            wrapMode: Text.NoWrap
        }
    }
    Item {
        id: events
        anchors.bottom: parent.bottom
        width: parent.width
        height: happened.count > 0 ? Theme.lead * 2.4 : 0
        Repeater {
            id: happened
            model: chart.statistics.moments
            Item {
                id: moment
                required property var model
                required property int index
                // Neighbouring events are in two rows.
                x: chart.xOf(model.at) - width / 2
                y: index % 2 * Theme.lead * 1.2
                width: Theme.lead
                height: width
                Accessible.role: Accessible.StaticText
                Accessible.name: (chart.statistics.hasDice ? qsTr("After %n roll(s): %1", "what happened", model.at)
                                                              : qsTr("After %n year(s): %1", "what happened", model.at)).arg(model.text)
                Glyph {
                    anchors.fill: parent
                    kind: moment.model.glyph
                    color: moment.model.colour ? Theme.pieceColor(moment.model.colour) : Theme.text
                    outline: moment.model.colour ? Theme.text : "transparent"
                }
            }
        }
    }
}
