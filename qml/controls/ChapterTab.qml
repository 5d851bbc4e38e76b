// SPDX-License-Identifier: Apache-2.0
// One of several pages or filters side by side: the chosen one is bold and has a bar below it, because filling is
// for what has to be done.
import QtQuick

PushButton {
    id: tab

    property bool chosen: false

    strong: chosen
    Accessible.role: Accessible.PageTab
    Accessible.selected: chosen

    Rectangle {
        visible: tab.chosen
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        width: parent.width - 2 * Theme.radius
        height: Theme.mm * 0.8
        radius: height / 2
        color: Theme.ember
    }
}
