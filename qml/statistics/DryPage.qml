// SPDX-License-Identifier: Apache-2.0
// How many rolls in a row each sum stayed away: the longest time as a bar, the time until now as its dark part.
import QtQuick
import Watchfire.App

Item {
    id: page

    required property StatisticsModel statistics
    property real room: 0
    readonly property bool wide: width > Theme.mm * 150
    readonly property real least: wide ? Theme.body * 1.9 : Theme.body * 3.6
    readonly property real line: Math.max(least, (room - title.height - Theme.gap - Theme.mm) / Math.max(1, sums.count))
    // The longest bar decides the scale.
    property int most: 1

    implicitHeight: title.height + Theme.gap + sums.count * line

    Heading { id: title; text: qsTr("How many rolls in a row a sum stayed away.") }
    Repeater {
        id: sums
        model: page.statistics.sums
        Rectangle {
            id: row
            required property var model
            required property int index
            readonly property string often: qsTr("As long or longer %1.", "in 23 of 100 games").arg(model.dryText)
            objectName: "dry-" + model.label
            y: title.height + Theme.gap + index * page.line
            width: page.width
            height: page.line - Theme.mm * 0.7
            radius: Theme.radius
            color: Theme.card
            Accessible.role: Accessible.ListItem
            Accessible.name: Sentence.of(qsTr("Sum %1. %2"), [model.label, Sentence.of(qsTr("Longest %1, now %2.", "rolls without a sum"), [model.dryMost, model.dryNow]) + " " + often])
            Component.onCompleted: page.most = Math.max(page.most, model.dryMost)

            Label { id: sum; x: Theme.pad; width: Theme.step * 1.4; anchors.verticalCenter: parent.verticalCenter; text: row.model.label; size: Theme.step; strong: true; horizontalAlignment: Text.AlignRight; Accessible.ignored: true }
            Item {
                id: track
                x: sum.x + sum.width + Theme.pad
                y: page.wide ? 0 : Theme.mm
                width: (page.wide ? parent.width * 0.52 : parent.width - Theme.pad) - x
                height: page.wide ? parent.height : parent.height / 2 - Theme.mm
                readonly property real unit: (width - longest.implicitWidth - Theme.gap) / Math.max(1, page.most)
                Rectangle {
                    id: bar
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(Theme.mm * 0.5, row.model.dryMost * track.unit)
                    height: Math.min(parent.height * 0.56, Theme.body)
                    radius: Theme.mm * 0.5
                    color: Theme.bar
                    Rectangle {
                        visible: row.model.dryNow > 0
                        width: Math.max(Theme.mm * 0.5, row.model.dryNow * track.unit)
                        height: parent.height
                        radius: parent.radius
                        color: Theme.text
                    }
                }
                Word { id: longest; anchors.left: bar.right; anchors.leftMargin: Theme.gap; anchors.verticalCenter: parent.verticalCenter; text: row.model.dryMost; size: Theme.lead; strong: true }
            }
            Label {
                x: page.wide ? parent.width * 0.54 : track.x
                y: page.wide ? (parent.height - height) / 2 : parent.height / 2
                width: parent.width - x - Theme.pad
                text: qsTr("now %1", "rolls without a sum").arg(row.model.dryNow) + " · " + row.often
                color: Theme.textDim
                Accessible.ignored: true
            }
        }
    }
}
