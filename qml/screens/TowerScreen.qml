// SPDX-License-Identifier: Apache-2.0
// The dice tower in words: state, what to do, facts, ports, the last lines as received (screens page, 4).
import QtQuick

Page {
    id: page

    required property var device
    readonly property bool portrait: height > width
    readonly property bool bad: device.state === "lost" || device.state === "silent"

    objectName: "towerScreen"
    title: qsTr("Dice tower")

    Grid {
        id: halves
        readonly property real cellWidth: Math.floor((width - (columns - 1) * columnSpacing) / columns)
        readonly property real cellHeight: Math.floor((height - (3 - columns - 1) * rowSpacing) / (3 - columns))
        anchors.fill: parent
        columns: page.portrait ? 1 : 2
        columnSpacing: Theme.pad
        rowSpacing: Theme.pad

        Scroller {
            width: halves.cellWidth
            height: halves.cellHeight
            Banner { text: page.device.stateText; glyph: page.bad ? "unlink" : "tower"; danger: page.bad }
            Banner { visible: page.device.simulated; glyph: "dice"; text: qsTr("This tower is simulated: it rolls only when you tap.") }
            Label { width: parent ? parent.width : 0; text: page.device.help; size: Theme.lead; visible: text.length > 0 }
            PushButton { objectName: "rollSimulated"; width: parent ? parent.width : 0; visible: page.device.canRollSimulated; tone: "primary"; glyph: "dice"; text: qsTr("Roll the simulated tower"); onClicked: page.device.rollSimulated() }
            PushButton { objectName: "lampTest"; width: parent ? parent.width : 0; enabled: page.device.state === "connected"; glyph: "sun"; text: qsTr("Lamp test"); onClicked: page.device.lampTest() }
            Repeater {
                model: page.device.facts
                Row {
                    id: fact
                    required property var model
                    objectName: "fact-" + fact.model.id
                    width: parent ? parent.width : 0
                    spacing: Theme.gap
                    Label { width: (parent.width - parent.spacing) * 0.5; text: fact.model.title; color: Theme.textDim }
                    Label { width: (parent.width - parent.spacing) * 0.5; text: fact.model.value; wrapMode: Text.Wrap }
                }
            }
        }
        Scroller {
            width: halves.cellWidth
            height: halves.cellHeight
            Label { width: parent ? parent.width : 0; text: qsTr("Port"); size: Theme.lead; strong: true }
            Repeater {
                model: page.device.ports
                ChoiceCard {
                    required property var model
                    objectName: "port-" + model.id
                    width: parent ? parent.width : 0
                    title: model.title
                    detail: model.detail
                    enabled: model.enabled
                    why: model.why
                    chosen: model.chosen
                    glyph: model.chosen ? "check" : "link"
                    onClicked: page.device.choosePort(model.id)
                }
            }
            PushButton { objectName: "refreshPorts"; width: parent ? parent.width : 0; glyph: "redo"; text: qsTr("Look again"); onClicked: page.device.refreshPorts() }
            Label { width: parent ? parent.width : 0; visible: page.device.lastLines.length > 0; text: qsTr("Last lines received"); size: Theme.lead; strong: true }
            Label { width: parent ? parent.width : 0; text: page.device.lastLines.join("\n"); color: Theme.textDim; wrapMode: Text.Wrap }
        }
    }
}
