// SPDX-License-Identifier: Apache-2.0
// The dice compared with what chance allows: sums and single faces, of all rolls, the tower's, or those by hand.
import QtQuick
import Watchfire.App

Item {
    id: page
    objectName: "dicePage"

    required property StatisticsModel statistics
    property real room: 0
    readonly property bool wide: width > Theme.mm * 150
    readonly property real apart: Math.round(Theme.gap * 1.4)
    readonly property real above: from.visible ? from.height + apart : 0
    readonly property real cardLeast: Theme.mm * 62
    readonly property real cardHeight: wide ? Math.max(cardLeast, room - above - legend.height - apart) : cardLeast

    implicitHeight: above + (wide ? 1 : 2) * cardHeight + (wide ? 0 : apart) + apart + legend.height

    component Chart: Card {
        id: chart
        property string title
        property string verdict
        property string verdictName
        required property Rows rows
        required property int highest
        height: page.cardHeight
        Heading { id: heading; x: Theme.pad; y: Theme.pad; width: parent.width - 2 * x; text: chart.title }
        DiceBars {
            x: Theme.pad
            anchors.top: heading.bottom
            anchors.topMargin: Theme.gap
            anchors.bottom: said.top
            anchors.bottomMargin: Theme.gap
            width: parent.width - 2 * x
            rows: chart.rows
            highest: chart.highest
            exact: true
        }
        Paragraph {
            id: said
            objectName: chart.verdictName
            x: Theme.pad
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.pad
            width: parent.width - 2 * x
            text: chart.verdict
        }
    }

    Flow {
        id: from
        width: parent.width
        spacing: Theme.gap
        visible: page.statistics.towerRolls > 0 && page.statistics.handRolls > 0
        Repeater {
            model: [{ id: "all", text: qsTr("All rolls") }, { id: "tower", text: qsTr("Dice tower: %1").arg(page.statistics.towerRolls) }, { id: "hand", text: qsTr("By hand: %1").arg(page.statistics.handRolls) }]
            ChapterTab {
                required property var modelData
                objectName: "from-" + modelData.id
                text: modelData.text
                chosen: page.statistics.from === modelData.id
                onClicked: page.statistics.from = modelData.id
            }
        }
    }
    Chart {
        id: sums
        y: page.above
        width: page.wide ? Math.round((page.width - page.apart) * 0.62) : page.width
        title: qsTr("Sums of %n roll(s)", "", page.statistics.rolls)
        rows: page.statistics.sums
        highest: page.statistics.sumsTop
        verdict: page.statistics.sumsVerdict
        verdictName: "sumsVerdict"
    }
    Chart {
        x: page.wide ? sums.width + page.apart : 0
        y: page.wide ? sums.y : sums.y + sums.height + page.apart
        width: page.width - x
        title: qsTr("Single dice")
        rows: page.statistics.faces
        highest: page.statistics.facesTop
        verdict: page.statistics.facesVerdict
        verdictName: "facesVerdict"
    }
    DiceLegend {
        id: legend
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
