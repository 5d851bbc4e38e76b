// SPDX-License-Identifier: Apache-2.0
// How often each number came (a bar), and what chance allows (the outlined band behind; with `exact` also a line
// across for the expected count). Only a bar outside its band has a colour, and a sign.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: chart

    required property Rows rows
    required property int highest
    property bool exact: false
    readonly property int count: counter.count
    readonly property real slot: width / Math.max(1, count)

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
            readonly property real bandTop: ground - (model.high + 0.5) * unit

            x: index * chart.slot
            width: chart.slot
            height: chart.height
            Accessible.role: Accessible.StaticText
            Accessible.name: model.spoken

            Rectangle {
                // The band extends half a step beyond its ends, so that a count at its edge lies inside.
                readonly property real from: Math.max(0, one.model.low - 0.5)
                width: parent.width - Theme.mm * 0.8
                anchors.horizontalCenter: parent.horizontalCenter
                y: one.bandTop
                height: (one.model.high + 0.5 - from) * one.unit
                radius: Theme.mm * 0.6
                color: Theme.panel
                border.width: Theme.hairline
                border.color: Theme.line
            }
            Rectangle {
                id: bar
                width: parent.width * 0.54
                anchors.horizontalCenter: parent.horizontalCenter
                y: one.ground - height
                height: Math.max(one.model.count > 0 ? Theme.mm * 0.5 : 0, one.model.count * one.unit)
                radius: Math.min(Theme.mm * 0.5, height / 2)
                color: one.model.outside ? Theme.dangerText : Theme.bar
            }
            Rectangle {
                visible: chart.exact
                width: parent.width - Theme.mm * 0.8
                anchors.horizontalCenter: parent.horizontalCenter
                y: one.ground - one.model.expected * one.unit - height / 2
                height: Theme.ring
                color: Theme.text
            }
            Row {
                id: value
                anchors.horizontalCenter: parent.horizontalCenter
                // Above all marks, so that none crosses it.
                y: Math.max(0, Math.min(bar.y, one.bandTop) - height)
                spacing: Theme.mm * 0.4
                Glyph {
                    visible: one.model.outside
                    kind: "warning"
                    color: Theme.dangerText
                    width: Theme.body
                    anchors.verticalCenter: parent.verticalCenter
                }
                Word { text: one.model.count; color: one.model.outside ? Theme.dangerText : Theme.textDim; strong: one.model.outside }
            }
            Paragraph {
                id: number
                anchors.bottom: parent.bottom
                text: one.model.label
                size: chart.exact ? Theme.lead : Theme.body
                strong: true
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
