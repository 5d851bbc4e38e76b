// SPDX-License-Identifier: Apache-2.0
// Settings of the table: the orientation of the real board, and the side to which the panel turns.
import QtQuick
import Watchfire.App

Scroller {
    id: group

    required property SettingsModel settings

    objectName: "tableSettings"

    Stepper {
        objectName: "setting-turn"
        width: parent ? parent.width : 0
        text: qsTr("The board lies turned by")
        shown: qsTr("%1 °").arg(group.settings.boardTurn)
        detail: qsTr("So that the picture lies as the board on the table does.")
        onLess: group.settings.boardTurn = (group.settings.boardTurn + 270) % 360
        onMore: group.settings.boardTurn = (group.settings.boardTurn + 90) % 360
    }
    Stepper {
        objectName: "setting-panel"
        width: parent ? parent.width : 0
        text: qsTr("The panel is turned by")
        shown: qsTr("%1 °").arg(group.settings.panelTurn)
        canLess: !group.settings.panelFollowsTurn
        canMore: canLess
        onLess: group.settings.panelTurn = (group.settings.panelTurn + 270) % 360
        onMore: group.settings.panelTurn = (group.settings.panelTurn + 90) % 360
    }
    Toggle {
        objectName: "setting-follow"
        text: qsTr("The panel turns to whose turn it is")
        detail: qsTr("For a screen that lies flat in the middle of the table.")
        checked: group.settings.panelFollowsTurn
        onToggled: group.settings.panelFollowsTurn = checked
    }
}
