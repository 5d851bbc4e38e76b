// SPDX-License-Identifier: Apache-2.0
// What each sum from 2 to 12 would trigger: the bar's height is its chance; colour and sign show the kind.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: bars

    required property ForecastModel forecast
    readonly property real slot: width / 11

    implicitHeight: Theme.kiosk ? Theme.mm * 36 : Theme.mm * 26

    Repeater {
        model: bars.forecast
        Item {
            id: slot
            required property var model
            required property int index
            readonly property string level: slot.model.level
            readonly property bool danger: slot.model.danger
            readonly property color hue: danger ? Theme.vermillion
                                       : ({ "seven": Theme.skyBlue, "collect": Theme.bar, "quiet": Theme.bar, "": Theme.bar })[level] ?? Theme.orange
            x: index * bars.slot
            width: bars.slot
            height: bars.height
            Accessible.role: Accessible.StaticText
            Accessible.name: Sentence.of(qsTr("%1: %2 of 36. %3"), [slot.model.sum, slot.model.ways, slot.model.headline])

            Rectangle {
                id: bar
                readonly property real room: slot.height - number.height
                anchors.bottom: number.top
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.width - Theme.mm * 0.7
                height: Math.max(Theme.mm, room * slot.model.ways / 6)
                radius: Theme.mm * 0.6
                color: slot.hue
            }
            Glyph {
                readonly property bool inside: bar.height > height + Theme.mm
                kind: slot.model.sign
                color: inside ? Theme.onFill : slot.danger ? Theme.dangerText : Theme.text
                width: Math.min(bar.width * 0.86, Theme.mm * 5)
                anchors.horizontalCenter: parent.horizontalCenter
                y: inside ? bar.y + Theme.mm * 0.5 : bar.y - height - Theme.mm * 0.3
            }
            // Who collects, at the foot of the bar: two side by side, more above them.
            Grid {
                anchors.bottom: number.top
                anchors.bottomMargin: Theme.mm * 0.5
                anchors.horizontalCenter: parent.horizontalCenter
                columns: 2
                spacing: 1
                Repeater {
                    model: slot.model.collectors ?? []
                    PlayerSymbol {
                        required property var modelData
                        colour: modelData.colour
                        symbol: modelData.symbol
                        width: Math.min((bar.width - 3) / 2, Theme.mm * 2.8)
                    }
                }
            }
            Paragraph {
                id: number
                anchors.bottom: parent.bottom
                text: slot.model.sum
                horizontalAlignment: Text.AlignHCenter
                strong: true
                color: slot.danger ? Theme.dangerText : Theme.text
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
