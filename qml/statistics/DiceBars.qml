// SPDX-License-Identifier: Apache-2.0
// How often each number came (a bar), how often it was expected (a line across), and what chance allows (the
// pale band behind). A bar outside its band also has a sign, not only another colour.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: chart

    required property Rows rows
    readonly property int count: counter.count
    readonly property real slot: width / Math.max(1, count)
    required property int highest

    implicitHeight: Theme.mm * (Theme.kiosk ? 44 : 34)

    Repeater {
        id: counter
        model: chart.rows
        Item {
            id: one
            required property var model
            required property int index
            readonly property real unit: (height - number.height - value.height) / Math.max(1, chart.highest)
            readonly property real ground: height - number.height

            x: index * chart.slot
            width: chart.slot
            height: chart.height
            Accessible.role: Accessible.StaticText
            Accessible.name: model.spoken

            Rectangle {
                id: band
                // The band extends half a step beyond its ends, so that a count at its edge lies inside.
                readonly property real from: Math.max(0, one.model.low - 0.5)
                width: parent.width - Theme.mm * 0.6
                anchors.horizontalCenter: parent.horizontalCenter
                y: one.ground - (one.model.high + 0.5) * one.unit
                height: (one.model.high + 0.5 - from) * one.unit
                radius: Theme.mm * 0.5
                color: Theme.raisedDown
                border.width: Theme.hairline
                border.color: Theme.line
            }
            Rectangle {
                id: bar
                width: parent.width * 0.5
                anchors.horizontalCenter: parent.horizontalCenter
                y: one.ground - height
                height: Math.max(one.model.count > 0 ? Theme.hairline : 0, one.model.count * one.unit)
                color: one.model.outside ? Theme.orange : Theme.skyBlue
                border.width: Theme.hairline
                border.color: Theme.onFill
            }
            Rectangle {
                width: parent.width - Theme.mm * 0.6
                anchors.horizontalCenter: parent.horizontalCenter
                y: one.ground - one.model.expected * one.unit - height / 2
                height: Theme.ring
                color: Theme.text
            }
            Row {
                id: value
                anchors.horizontalCenter: parent.horizontalCenter
                // Above all marks, so that none crosses it.
                y: Math.max(0, Math.min(bar.y, band.y) - height)
                spacing: Theme.mm * 0.4
                Glyph {
                    visible: one.model.outside
                    kind: "warning"
                    color: Theme.hintText
                    width: Theme.body
                    height: width
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label { text: one.model.count; wrapMode: Text.NoWrap; Accessible.ignored: true }
            }
            Paragraph {
                id: number
                anchors.bottom: parent.bottom
                text: one.model.label
                strong: true
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
