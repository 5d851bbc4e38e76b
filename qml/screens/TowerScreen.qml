// SPDX-License-Identifier: Apache-2.0
// The dice towers in words: state, advice, figures, tests, the last lines as received, ports, and which of
// several towers plays (screens page, 4).
import QtQuick
import Watchfire.Kiosk
import Watchfire.Ui

Page {
    id: page

    required property DeviceModel device
    readonly property bool bad: device.lookedState === "lost" || device.lookedState === "silent" || device.lookedState === "trouble"

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
            objectName: "towerActions"
            width: halves.cellWidth
            // In portrait the figures follow the content above, not the page's middle.
            height: page.portrait ? Math.min(halves.cellHeight, contentHeight) : halves.cellHeight

            TowerCards { width: parent ? parent.width : 0; device: page.device }
            TowerState {
                objectName: "towerState"
                text: page.device.lookedText
                help: page.device.help
                good: page.device.lookedState === "connected"
                glyph: page.bad ? "unlink" : page.device.lookedState === "connected" ? "tower" : "link"
                danger: page.bad
            }
            Banner {
                objectName: "simulatedNotice"
                visible: page.device.canRollSimulated
                glyph: "dice"
                text: qsTr("This tower is simulated: it rolls only when you tap.")
            }
            Banner {
                objectName: "plainNotice"
                glyph: "warning"
                text: page.device.plainNotice
            }
            Rectangle {
                objectName: "towerCommand"
                visible: page.device.command.length > 0
                width: parent ? parent.width : 0
                height: words.height + 2 * Theme.gap
                radius: Theme.radius
                color: Theme.raised
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Command: %1").arg(page.device.command)
                Label {
                    id: words
                    x: Theme.gap
                    y: Theme.gap
                    width: parent.width - 2 * x
                    text: page.device.command
                    size: Theme.lead
                    strong: true
                    wrapMode: Text.WrapAnywhere
                    Accessible.ignored: true
                }
            }
            WideButton {
                objectName: "playWith"
                visible: page.device.canPlay
                tone: "primary"
                glyph: "dice"
                text: qsTr("Play with this tower")
                onClicked: page.device.playWith(page.device.lookedId)
            }
            Paragraph {
                objectName: "waitingText"
                visible: text.length > 0
                text: page.device.waitingText
                size: Theme.lead
            }
            WideButton {
                objectName: "discardWaiting"
                visible: page.device.waitingText.length > 0
                glyph: "discard"
                text: qsTr("Discard what waits")
                onClicked: page.device.discardWaiting(page.device.lookedId)
            }
            TowerTests { width: parent ? parent.width : 0; device: page.device }
            TowerPorts { width: parent ? parent.width : 0; device: page.device }
        }
        Scroller {
            objectName: "towerFigures"
            width: halves.cellWidth
            height: halves.height - y

            TowerFigures { id: figures; width: parent ? parent.width : 0; device: page.device }
            // Without a tower there is nothing to read here.
            NightLandscape {
                visible: page.device.lookedState !== "connected" && height > Theme.mm * 22
                width: parent ? parent.width : 0
                height: page.portrait ? 0 : Math.min(width * 0.62, halves.cellHeight - figures.height - 2 * Theme.pad)
                fires: 0
                radius: Theme.radius
            }
        }
    }
}
