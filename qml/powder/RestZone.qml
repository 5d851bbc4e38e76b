// SPDX-License-Identifier: Apache-2.0
// The soldiers that rest at the fire behind a section. They are grouped by clan and type, or only by clan if there is
// too little room; even then those of the acting player are shown by type if they fit, because a finger may take one.
import QtQuick
import Watchfire.Ui

Item {
    id: zone

    required property CarriedSoldier hand
    required property string place
    property string title
    // The name stands at the left, after the fire; otherwise it stands at the right where there is room.
    property bool nameFirst: false
    // It may be the answer, so its name is worth more than the section's.
    property bool asked: false
    property var groups: []
    property var clans: []

    readonly property real space: Theme.mm * 0.6
    readonly property real large: Math.floor(Math.min(height, Theme.target * 0.62))
    readonly property real small: Math.floor(Math.min(height, Theme.body * 1.3))
    // The number of soldiers stands beside a counter, or on its corner if there is too little room. With five clans on
    // a low screen there is no room for numbers at all: the sheet of pools has them.
    readonly property bool crowded: condensed && sizeFor(clans.length, width, height) === 0
    readonly property real overhang: Math.ceil(Theme.body * 0.35)
    function sizeWithCorner(count: int): real {
        return sizeDown(count, width, height, Theme.body, overhang)
    }
    readonly property bool cornered: crowded && sizeWithCorner(few.length) > 0 || belowCorner > 0
    readonly property real digits: Theme.body * 0.8
    // The largest size at which so many find a place; 0 if not even the smallest one leaves room.
    function sizeFor(count: int, room: real, tall: real): real {
        return sizeDown(count, room, tall, small, digits)
    }
    function sizeDown(count: int, room: real, tall: real, least: real, digits: real): real {
        for (let size = Math.floor(Math.min(large, tall)); size >= least; --size) {
            if (Math.floor((room + space) / (size + digits + space)) * Math.floor((tall + space) / (size + space)) >= count)
                return size
        }
        return 0
    }

    // Few are side by side with the fire and the name; more have the name above them, and many have all the room.
    readonly property real largeFire: Math.floor(Math.min(height, Theme.target * (Theme.low ? 0.5 : 0.7)))
    function besideName(width: real): real {
        return zone.width - largeFire - space - (title.length > 0 ? width + Theme.gap : 0)
    }
    readonly property real taken: groups.length * (large + digits + space)
    // Beside them it says at least what the zone is; on a low screen, which section.
    readonly property bool roomy: taken <= besideName(Theme.low ? section.implicitWidth : Math.max(section.implicitWidth, lone.implicitWidth))
    readonly property real aside: besideName(name.width)
    // The longest name that has room.
    readonly property real above: width - (smallFire > 0 ? smallFire + space : 0)
    function fits(words: Item): bool {
        return roomy ? taken <= besideName(words.implicitWidth) : words.implicitWidth * name.minimumPixelSize / Theme.body <= above
    }
    readonly property string called: title.length === 0 ? "" : fits(whole) ? whole.text : roomy && fits(stack) ? stack.text : roomy && !Theme.low ? lone.text : asked && empty && fits(both) && both.implicitHeight <= height ? both.text : asked && fits(kind) ? kind.text : title
    readonly property bool empty: groups.length === 0
    component Measure: Label {
        visible: false
        wrapMode: Text.NoWrap
    }
    Measure { id: section; text: zone.title }
    Measure { id: kind; text: qsTr("Rest", "rest zone, where there is little room") }
    // Where nobody rests, both have room.
    Measure { id: both; text: Sentence.of(qsTr("%1:\n%2", "left, middle, right; rest"), [zone.title, kind.text]); lineHeight: 0.9 }
    Measure { id: lone; text: qsTr("Rest zone") }
    Measure { id: whole; text: qsTr("%1: rest zone", "left, middle, right").arg(zone.title) }
    Measure { id: stack; text: whole.text.replace(": ", ":\n") }
    readonly property real smallFire: width > Theme.mm * 26 ? Math.floor(Math.min(height, Theme.target * 0.5)) : 0
    readonly property real head: title.length > 0 ? name.implicitHeight : 0
    readonly property real below: roomy ? 0 : sizeFor(groups.length, width - smallFire - space, height - head)
    // With the numbers on the counters' corners two groups and the section's name have room where one had it.
    readonly property real belowCorner: roomy || below > 0 ? 0 : sizeDown(groups.length, width - (smallFire > 0 ? smallFire + space : 0), height - head, Theme.body, overhang)
    readonly property bool furnished: roomy || empty || below > 0 || belowCorner > 0
    readonly property real alone: furnished ? 0 : sizeFor(groups.length, width, height)
    readonly property bool condensed: !furnished && alone === 0
    readonly property var own: groups.filter(group => group.colour === hand.powder.turnColour)
    // Each clan keeps its place, whoever acts.
    readonly property var mixed: own.length > 0 ? [].concat(...clans.map(clan => clan.colour === hand.powder.turnColour ? own : [clan])) : clans
    readonly property var few: mixed.length <= clans.length || sizeFor(mixed.length, width, height) > 0
                               || crowded && sizeWithCorner(mixed.length) > 0 ? mixed : clans
    readonly property real chip: roomy ? large : belowCorner > 0 ? belowCorner : furnished ? below : !condensed ? alone : cornered ? sizeWithCorner(few.length) : crowded ? sizeDown(clans.length, width, height, Theme.mm, 0)
                                : sizeFor(few.length, width, height)
    readonly property real chipWidth: chip + (cornered ? overhang : crowded ? 0 : digits)

    Campfire {
        id: fire
        anchors.verticalCenter: parent.verticalCenter
        visible: width > 0
        width: zone.roomy ? zone.largeFire : zone.furnished ? zone.smallFire : 0
        height: width
        dark: Theme.dark
    }
    Word {
        id: name
        visible: zone.furnished && zone.title.length > 0
        x: !zone.roomy ? zone.width - zone.above : zone.nameFirst ? fire.width + zone.space : zone.width - width - Theme.mm * 0.5 // off the light around the zone
        y: zone.roomy ? (zone.height - height) / 2 : 0
        objectName: visible ? "restName-" + zone.place : ""
        text: zone.called
        width: zone.roomy ? implicitWidth : Math.min(implicitWidth, zone.above)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.ceil(Theme.body * 0.8)
        lineHeight: 0.9
        color: Theme.textDim
    }
    Flow {
        x: (fire.visible ? fire.width + zone.space : 0) + (zone.roomy && zone.nameFirst && zone.title.length > 0 ? name.width + Theme.gap : 0)
        y: zone.roomy ? (zone.height - zone.chip) / 2 : zone.furnished ? zone.head : 0
        width: zone.roomy ? zone.aside : zone.width - x
        spacing: zone.space
        Repeater {
            model: zone.condensed ? zone.few : zone.groups
            Row {
                id: group
                required property var modelData
                readonly property real room: zone.chipWidth
                readonly property real size: zone.crowded || zone.cornered ? zone.chip : Math.floor(Math.min(zone.chip, room - Theme.body * 0.66 * number.text.length - spacing))
                width: zone.crowded || zone.cornered ? room : Math.max(room, size + spacing + number.width)
                spacing: Theme.mm * 0.3
                Soldier {
                    id: counter
                    objectName: !group.modelData.joins && zone.hand.powder.standing.includes(type + "@" + zone.place) && colour === zone.hand.powder.turnColour ? "standing-" + type + "@" + zone.place : ""
                    width: group.size
                    height: group.size
                    // Only presumed while the order is being entered, or part of a step that is still to be done.
                    opacity: group.modelData.ghost ? Theme.coming : group.modelData.goes ? Theme.going : 1
                    comes: group.modelData.ghost ?? false
                    planned: group.modelData.planned ?? false
                    colour: group.modelData.colour
                    symbol: group.modelData.symbol
                    type: group.modelData.type ?? ""
                    Rectangle {
                        visible: zone.cornered && many.text.length > 0
                        x: counter.width + zone.overhang - width
                        y: counter.height - height
                        width: Math.max(height, many.implicitWidth)
                        height: Math.ceil(Theme.body * 0.8)
                        radius: height / 2
                        color: Theme.panel
                        Word {
                            id: many
                            objectName: parent.visible ? "many-" + group.modelData.colour + "@" + zone.place : ""
                            anchors.centerIn: parent
                            text: group.modelData.count > 1 ? group.modelData.count : ""
                            strong: true
                        }
                    }
                }
                Word {
                    id: number
                    visible: !zone.crowded && !zone.cornered
                    anchors.verticalCenter: parent.verticalCenter
                    text: group.modelData.count > 1 ? group.modelData.count : ""
                    strong: true
                }
            }
        }
    }
}
