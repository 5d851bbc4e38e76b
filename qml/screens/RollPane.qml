// SPDX-License-Identifier: Apache-2.0
// Before the roll: who rolls, the dangers, and the faces for entering the roll by hand (screens page, 3).
import QtQuick
import Watchfire.App
import Watchfire.Kiosk

Item {
    id: pane

    required property TableModel table
    required property DeviceModel device
    required property RiskModel risk
    // In a flat panel (portrait) the faces are beside the forecast.
    property bool wide: false

    // On a low screen the faces take half of the panel: the bars say in pictures what the headline says in words, and
    // the risk has the place of the faces as long as it is open.
    readonly property bool narrow: !wide && width < 6 * Theme.confirm + 5 * Theme.gap - 1
    readonly property real entryWidth: wide ? 6 * Theme.confirm + 5 * Theme.gap : width
    // Others may build before the roll (BA-51).
    readonly property bool othersBuild: (table.build.waitingText ?? "").length > 0
    readonly property bool withTower: device && device.state === "connected" ? true : false
    readonly property string hint: withTower ? qsTr("Dice into the tower, or tap two faces") : qsTr("Tap two faces")
    // If the faces leave too little room beside them for eleven bars, the bars are above the faces.
    readonly property bool crowded: wide && width - entryWidth - Theme.pad < 11 * Theme.body * 1.18

    Item {
        id: head
        // In a narrow panel the question is beside the headline, otherwise below it.
        readonly property bool beside: !pane.wide
        width: pane.wide ? parent.width - pane.entryWidth - Theme.pad : parent.width
        height: beside ? Math.max(heading.height + (hintAbove.visible ? hintAbove.height : 0), question.height) : heading.height + Theme.gap + question.height
        Column {
            id: heading
            width: head.beside ? head.width - question.width - Theme.gap : head.width
            spacing: Theme.mm * 0.6
            Paragraph {
                id: headline
                objectName: "headline"
                // A long name has smaller letters before it is broken, and is cut before it covers the faces.
                readonly property int usual: pane.narrow ? Theme.step : Theme.title
                readonly property bool large: longest.advanceWidth + 2 <= width && (!pane.narrow || run.advanceWidth <= 1.9 * width)
                text: pane.table.headline
                size: large ? usual : pane.narrow ? Theme.lead : Theme.step
                maximumLineCount: pane.narrow ? 2 : 4
                elide: Text.ElideRight
                strong: true
                LongestWord { id: longest; size: headline.usual; of: headline.text }
                Letters { id: run; strong: true; size: headline.usual; text: headline.text }
            }
            Paragraph {
                objectName: "forecastHeadline"
                visible: text.length > 0 && !pane.narrow
                text: pane.table.forecast.headline
                size: pane.wide ? Theme.body : Theme.lead
                color: pane.table.forecast.danger ? Theme.dangerText : Theme.textDim
            }
        }
        // Beside the faces it would cost the bars their height.
        Paragraph {
            id: hintAbove
            objectName: "rollHintAbove"
            visible: pane.narrow
            anchors.top: heading.bottom
            width: heading.width
            text: pane.hint
            color: Theme.textDim
        }
        PushButton {
            id: question
            objectName: "risk"
            visible: pane.table.canRoll && !pane.othersBuild
            anchors.right: parent.right
            y: head.beside ? 0 : heading.height + Theme.gap
            width: visible ? pane.narrow ? Theme.target : head.beside ? Math.min(implicitWidth, Theme.body * 9) : head.width : 0
            height: visible ? implicitHeight : 0
            glyph: "warning"
            text: pane.narrow ? "" : spoken
            spoken: qsTr("Risk until my next turn")
            size: Theme.body
            lines: 5
            checkable: true
            checked: pane.risk.open
            onClicked: pane.risk.open = !pane.risk.open
        }
    }

    Item {
        id: outlook
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: pane.wide ? parent.bottom : entry.top
        anchors.bottomMargin: pane.wide ? 0 : Theme.gap
        width: pane.wide ? parent.width - pane.entryWidth - Theme.pad : parent.width

        // In a narrow panel the outlook waits until nobody builds any more.
        OnDemand {
            active: pane.othersBuild
            parent: pane.wide ? pane : outlook
            x: pane.wide ? pane.width - width : 0
            width: pane.entryWidth
            height: pane.wide ? entry.y - Theme.gap : outlook.height
            sourceComponent: WaitingBuilders { build: pane.table.build }
        }
        ForecastBars {
            id: bars
            Accessible.role: Accessible.Grouping
            Accessible.name: pane.narrow ? pane.table.forecast.headline : ""
            Accessible.ignored: Accessible.name.length === 0
            visible: pane.othersBuild ? pane.wide && !pane.crowded : !pane.risk.open || pane.wide && !pane.crowded && !((risks.item as RiskList)?.apart ?? false)
            parent: pane.crowded ? pane : outlook
            x: pane.crowded ? pane.width - width : 0
            // In a narrow panel below the dangers.
            y: pane.wide || warnings.height === 0 ? 0 : warnings.height + Theme.gap
            width: pane.crowded ? pane.entryWidth : parent.width
            height: pane.crowded ? Math.min(implicitHeight * 1.6, entry.y - Theme.gap)
                  : pane.wide ? parent.height
                  : Math.max(0, Math.min(implicitHeight * 1.8, parent.height - y))
            forecast: pane.table.forecast
        }
        Scroller {
            id: warnings
            objectName: "dangers"
            visible: !pane.risk.open && !pane.othersBuild && height > 0
            // In a flat panel above the faces; otherwise above the bars, the worst first.
            readonly property bool above: pane.wide && !pane.crowded
            parent: above ? pane : outlook
            x: above ? pane.width - width : 0
            width: above ? pane.entryWidth : parent.width
            height: above ? entry.y - Theme.gap : pane.wide ? outlook.height
                  : Math.max(0, Math.min(contentHeight, outlook.height - bars.implicitHeight * 0.75 - Theme.gap))
            spacing: Theme.mm * 0.8
            Repeater {
                id: dangers
                model: pane.table.forecast.dangers
                Rectangle {
                    id: row
                    required property var model
                    readonly property bool danger: row.model.danger
                    // Where the larger die of a seven counts: a line for each.
                    readonly property var ways: row.model.byDie ? row.model.lines : []
                    objectName: "danger-" + row.model.sum
                    width: parent ? parent.width : 0
                    height: Math.max(sum.height, told.height) + Theme.mm * 1.6
                    radius: Theme.radius
                    color: row.danger ? Theme.dangerSurface : Theme.raised
                    Accessible.role: Accessible.StaticText
                    Accessible.name: Spoken.sentences([Sentence.of(qsTr("%1: %2"), [row.model.sum, row.model.headline])].concat(row.ways))
                    Word {
                        id: sum
                        x: Theme.mm * 1.4
                        width: Theme.lead * 1.75
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.model.sum
                        size: Theme.lead
                        strong: true
                        color: row.danger ? Theme.dangerText : Theme.text
                    }
                    Word {
                        id: chance
                        visible: row.width > Theme.mm * 60
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.mm * 1.4
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("%1 %", "a chance").arg(Math.round(row.model.ways / 36 * 100))
                        color: Theme.textDim
                    }
                    Column {
                        id: told
                        x: sum.x + sum.width
                        width: (chance.visible ? chance.x : parent.width) - x - Theme.mm
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.mm * 0.3
                        Paragraph { text: row.model.headline; Accessible.ignored: true }
                        Repeater {
                            model: row.ways
                            Label {
                                required property var modelData
                                width: told.width
                                text: modelData
                                color: Theme.textDim
                            }
                        }
                    }
                }
            }
        }
    }

    Loader {
        id: risks
        active: pane.risk.open && !pane.othersBuild
        x: pane.wide ? pane.width - width : 0
        y: pane.wide ? 0 : outlook.y
        width: pane.entryWidth
        height: pane.wide ? entry.y - Theme.gap : pane.narrow ? pane.height - y : outlook.height
        sourceComponent: RiskList { risk: pane.risk; aside: pane.wide && !pane.crowded ? outlook : null }
    }

    // A die that was tapped before the tower rolled is no part of the next roll.
    onVisibleChanged: {
        if (!visible)
            faces.first = faces.second = 0
    }
    Keys.forwardTo: [faces]
    Column {
        id: entry
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: pane.entryWidth
        spacing: Theme.gap
        visible: !pane.narrow || !pane.risk.open || pane.othersBuild
        WideButton {
            objectName: "rollSimulated"
            visible: pane.device && pane.device.canRollSimulated ? true : false
            tone: "primary"
            glyph: "tower"
            text: qsTr("Roll the simulated tower")
            onClicked: pane.device.rollSimulated()
        }
        Paragraph {
            objectName: "rollHint"
            visible: !pane.narrow
            text: pane.hint
            color: Theme.textDim
        }
        DiceEntry {
            id: faces
            objectName: "diceEntry"
            width: parent.width
            enabled: pane.table.canRoll
            onRolled: (first, second) => pane.table.roll(first, second)
        }
    }
}
