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
    // Of them, those that are to be taken off.
    property var going: []
    // They may be the answer: their name helps more than large counters, but whatever stands here stays in sight.
    property bool asked: false
    // Chosen, and not yet put anywhere: beside the others is the frame of where each would stand.
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
    // The name stands between the soldiers and the machines, in one line or a word a line, if they need not be much
    // smaller for it.
    function besideName(words: Item): real {
        return (width - words.implicitWidth - 2 * Theme.gap) / places - space
    }
    readonly property Item written: besideName(line) >= inLine ? line : stack
    readonly property bool named: !two && besideName(written) >= Theme.target * 0.5
    // Where that leaves machines beside the soldiers large enough to be told, the name stands below both; or beside the
    // machines below the soldiers.
    readonly property real leastName: tagRun.advanceWidth * tag.minimumPixelSize / Theme.body
    readonly property bool fits: leastName <= width + Theme.mm * 0.8
    readonly property real machinesWide: standing.length * (Math.floor(inTwo) + space)
    readonly property bool tagBeside: asked && !named && two && standing.length > 0 && machinesWide + leastName <= width + Theme.mm * 0.4
    readonly property bool tagBelow: asked && !named && !tagBeside && fits && (standing.length === 0 || Math.min(inLine, height - tag.height) >= Theme.body * 0.9)
    readonly property bool tagged: tagBeside || tagBelow
    readonly property real size: Math.floor(tagBelow && standing.length > 0 ? Math.min(inLine, height - tag.height) : two ? inTwo : named ? Math.min(inLine, besideName(written)) : inLine)
    // Above the name.
    readonly property real post: tagBelow ? Math.min(size, height - tag.height) : size
    Label { id: line; visible: false; text: qsTr("Firing spots"); wrapMode: Text.NoWrap }
    Label { id: stack; visible: false; text: line.text.replace(/\u00ad/g, "-\n").replace(/ /g, "\n"); lineHeight: 0.9; wrapMode: Text.NoWrap }

    Word {
        objectName: visible ? "fireName-" + row.place : ""
        visible: row.named
        x: posts.width + Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: row.written === line ? line.text : stack.text
        lineHeight: 0.9
        color: Theme.textDim
    }
    Word {
        id: tag
        objectName: visible ? "fireName-" + row.place : ""
        // A name that is cut says less than the light around the place.
        visible: row.tagged
        // Up to the edge of the place.
        x: row.tagBeside ? row.machinesWide : -Theme.mm * 0.4
        y: row.height - height
        width: row.width + Theme.mm * 0.4 - x
        text: qsTr("Firing", "firing spots, where there is little room")
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.ceil(Theme.body * 0.8)
    }
    TextMetrics {
        id: tagRun
        font: tag.font
        text: tag.text
    }
    Row {
        id: posts
        y: row.tagBelow || row.two ? 0 : (row.height - height) / 2
        spacing: row.space
        Repeater {
            model: row.spots
            Soldier {
                required property int index
                objectName: row.hand.powder.standing.includes(type + "@" + row.place) && colour === row.hand.powder.turnColour ? "standing-" + type + "@" + row.place : ""
                readonly property var soldier: row.soldiers[index] ?? null
                width: row.post
                height: row.post
                vacant: soldier === null
                // Only presumed while the order is being entered, or part of a step that is still to be done.
                opacity: !soldier ? 1 : soldier.ghost ? Theme.coming : soldier.goes ? Theme.going : 1
                comes: soldier?.ghost ?? false
                planned: soldier?.planned ?? false
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
        x: row.two && !row.tagBelow ? 0 : row.width - width
        y: row.tagBelow ? 0 : row.two ? row.height - height : (row.height - height) / 2
        spacing: row.space
        Repeater {
            model: row.standing
            Item {
                id: machine
                required property string modelData
                required property int index
                readonly property bool stands: index < row.machines.length
                // Of two that are alike the last one.
                readonly property bool goes: stands && index >= row.machines.lastIndexOf(modelData) - (row.going.filter(each => each === modelData).length - 1)
                                             && row.going.includes(modelData)
                objectName: (stands ? "machine-" : "presumed-") + modelData + "@" + row.place
                width: row.size
                height: row.size
                WoodenCounter {
                    anchors.fill: parent
                    objectName: visible && machine.goes ? "going-" + machine.modelData + "@" + row.place : ""
                    visible: machine.stands
                    opacity: machine.goes ? Theme.going : 1
                    dark: Theme.dark
                    type: machine.modelData
                }
                // An empty place for it: it looks like no piece.
                Rectangle {
                    anchors.fill: parent
                    visible: !machine.stands
                    radius: Theme.mm * 0.6
                    color: "transparent"
                    border.width: Theme.ring
                    border.color: Theme.lit
                    Glyph {
                        anchors.centerIn: parent
                        width: Math.round(parent.width * 0.55)
                        kind: machine.modelData
                        color: Theme.lit
                        opacity: 0.55
                    }
                }
            }
        }
    }
}
