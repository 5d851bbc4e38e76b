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
    // The content of a chip is turned inside it, towards the reader.
    property int turn: 0
    readonly property bool lying: turn % 180 !== 0

    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    Repeater {
        model: bar.players
        Panel {
            id: chip
            required property var model
            readonly property bool turn: chip.model.turn
            readonly property bool roomy: chip.width > Theme.mm * 30
            readonly property bool marked: chip.model.knights > 0 || chip.model.penalty > 0 || chip.model.markers > 0
                                           || chip.model.raiders > 0 || chip.model.counters > 0 || chip.model.shame > 0 || chip.model.claimed > 0
                                           || chip.model.longestRoad || chip.model.largestArmy

            objectName: "player-" + chip.model.player
            width: Math.floor((bar.width - (bar.columns - 1) * bar.columnSpacing) / bar.columns)
            height: bar.cellHeight
            color: turn ? Theme.current : Theme.panel
            Accessible.role: Accessible.StaticText
            Accessible.name: chip.model.spoken

            Item {
                id: face
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
                }
                PlayerDisc {
                    id: sign
                    x: Theme.mm * 1.8
                    y: bar.lying ? Theme.mm * 0.6 + (points.height - height) / 2
                     : chip.roomy ? (face.height - track.room - height) / 2 : words.y + (name.height - height) / 2
                    colour: chip.model.colour
                    symbol: chip.model.symbol
                    width: chip.roomy && !bar.lying ? Math.round(Theme.mm * 7) : Math.round(Theme.body * 1.25)
                    height: width
                }
                Column {
                    id: words
                    x: bar.lying ? Theme.mm : sign.x + sign.width + Theme.mm
                    y: bar.lying ? Theme.mm * 0.6 + points.height : (face.height - track.room - height) / 2
                    width: (bar.lying ? face.width - Theme.mm : points.x - Theme.mm * 0.6) - x
                    Paragraph {
                        id: name
                        text: chip.model.name
                        size: chip.roomy && !bar.lying ? Theme.lead : Theme.body
                        strong: chip.turn
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Math.ceil(Theme.body * 0.8)
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    Flow {
                        // In a narrow chip they use the whole width.
                        x: chip.roomy || bar.lying ? 0 : sign.x - words.x
                        width: chip.roomy || bar.lying ? words.width : face.width - sign.x
                        visible: chip.marked
                        spacing: Theme.mm * 0.5
                        Mark { glyph: "knight"; count: chip.model.knights; visible: count > 0; strong: chip.model.largestArmy }
                        Mark { glyph: "chip"; count: chip.model.penalty; visible: count > 0; hue: Theme.dangerText }
                        Mark { glyph: "marker"; count: chip.model.markers; visible: count > 0 }
                        Mark { glyph: "raider"; count: chip.model.raiders; visible: count > 0 }
                        Mark { glyph: "jungle"; count: chip.model.counters; visible: count > 0 }
                        Mark { glyph: "shame"; count: chip.model.shame; visible: count > 0; hue: Theme.dangerText }
                        Mark { glyph: "card"; count: chip.model.claimed; visible: count > 0 }
                        Mark { glyph: "road-long"; visible: chip.model.longestRoad; strong: true }
                    }
                }
                Label {
                    id: points
                    x: face.width - width - Theme.mm * 1.6
                    y: bar.lying ? Theme.mm * 0.6 : chip.marked && !chip.roomy ? words.y + (name.height - height) / 2 : (face.height - track.room - height) / 2
                    text: chip.model.points < 0 ? "" : chip.model.points
                    size: chip.roomy && !bar.lying ? Theme.step : Theme.lead
                    strong: true
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Row {
                    id: track
                    readonly property real room: visible ? height + Theme.mm * 0.7 : 0
                    readonly property int goal: chip.model.goal ?? 0
                    visible: goal > 0 && !bar.lying && face.height >= Theme.target
                    x: Theme.mm * 1.8
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
        }
    }

    component Mark: Row {
        property alias glyph: picture.kind
        property int count: 0
        property bool strong: false
        property color hue: strong ? Theme.hintText : Theme.textDim
        Glyph { id: picture; width: Theme.body * 0.95; height: width; color: parent.hue; anchors.verticalCenter: parent.verticalCenter }
        Label { text: parent.count; visible: parent.count > 0; color: parent.hue; strong: parent.strong; wrapMode: Text.NoWrap; Accessible.ignored: true }
    }
}
