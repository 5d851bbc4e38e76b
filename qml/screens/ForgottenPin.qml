// SPDX-License-Identifier: Apache-2.0
// What its owner does when the PIN is forgotten: for whoever reads it in the settings, and for whoever stands before the
// number pad.
import QtQuick

Column {
    objectName: "forgottenPin"
    width: parent ? parent.width : 0
    spacing: Theme.gap

    Paragraph {
        text: qsTr("Nobody who only stands here can take it away. Whoever set it ends Watchfire from another console or over the network, and types there, as the user that it runs as:")
    }
    Rectangle {
        width: parent.width
        height: command.height + 2 * Theme.gap
        radius: Theme.radius
        color: Theme.panel
        Label { id: command; objectName: "forgetCommand"; x: Theme.pad; y: Theme.gap; width: parent.width - 2 * x; text: "watchfire --forget-pin"; strong: true }
    }
    Paragraph { text: qsTr("All games stay.") }
}
