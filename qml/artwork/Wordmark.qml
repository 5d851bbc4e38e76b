// SPDX-License-Identifier: Apache-2.0
// The program's name beside its sign, to stand on the night landscape, which is dark in both themes.
import QtQuick
import Watchfire.Ui

Row {
    id: mark

    property int size: Theme.title

    spacing: size * 0.24
    Emblem {
        width: Math.round(height * 0.56)
        height: Math.round(mark.size * 1.2)
        anchors.verticalCenter: name.verticalCenter
        anchors.verticalCenterOffset: -mark.size * 0.12
    }
    Label {
        id: name
        text: qsTr("Watchfire")
        size: mark.size
        strong: true
        color: Theme.nightText
        font.letterSpacing: -0.02 * mark.size
        wrapMode: Text.NoWrap
    }
}
