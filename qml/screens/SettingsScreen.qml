// SPDX-License-Identifier: Apache-2.0
// Theme, size, motion, how the board lies; few and large (screens page, 6).
import QtQuick

Page {
    id: page

    required property var settings
    readonly property int columns: width > Theme.mm * 160 ? 2 : 1

    objectName: "settingsScreen"
    title: qsTr("Settings")

    Scroller {
        anchors.fill: parent
        Grid {
            id: grid
            readonly property real cell: Math.floor((width - (columns - 1) * columnSpacing) / columns)
            width: parent ? parent.width : 0
            columns: page.columns
            columnSpacing: Theme.pad
            rowSpacing: Theme.pad
            Toggle {
                objectName: "setting-dark"
                width: grid.cell
                text: qsTr("Dark screen")
                detail: qsTr("For the evening; light in the sun.")
                checked: page.settings.theme === "dark"
                onToggled: page.settings.theme = checked ? "dark" : "light"
            }
            Toggle {
                objectName: "setting-motion"
                width: grid.cell
                text: qsTr("Motion")
                detail: qsTr("New places pulse three times, then stay lit.")
                checked: page.settings.motion
                onToggled: page.settings.motion = checked
            }
            Stepper {
                objectName: "setting-scale"
                width: grid.cell
                text: qsTr("Size of everything")
                shown: qsTr("%1 %").arg(Math.round(page.settings.scale * 100))
                canLess: page.settings.scale > 0.801
                canMore: page.settings.scale < 1.599
                onLess: page.settings.scale = Math.max(0.8, page.settings.scale - 0.1)
                onMore: page.settings.scale = Math.min(1.6, page.settings.scale + 0.1)
            }
            Stepper {
                objectName: "setting-turn"
                width: grid.cell
                text: qsTr("The board lies turned by")
                shown: qsTr("%1 °").arg(page.settings.boardTurn)
                onLess: page.settings.boardTurn = (page.settings.boardTurn + 270) % 360
                onMore: page.settings.boardTurn = (page.settings.boardTurn + 90) % 360
            }
        }
    }
}
