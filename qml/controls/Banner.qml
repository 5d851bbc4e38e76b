// SPDX-License-Identifier: Apache-2.0
// A message over the screen: a passing notice, or a problem that stays until it is over.
import QtQuick
import Watchfire.Ui

Rectangle {
    id: banner

    property string text
    property bool danger: false
    property string glyph: danger ? "warning" : ""
    signal tapped

    visible: text.length > 0
    width: parent ? parent.width : 0
    height: words.height + 2 * Theme.gap
    radius: Theme.radius
    color: danger ? Theme.dangerSurface : Theme.raised
    border.width: Theme.hairline
    border.color: danger ? Theme.dangerText : Theme.line
    Accessible.role: Accessible.Notification
    Accessible.name: text

    // Taps do not pass through to what lies beneath.
    MouseArea { anchors.fill: parent; onClicked: banner.tapped(); Accessible.ignored: true }
    Glyph {
        id: sign
        visible: banner.glyph.length > 0
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        kind: banner.glyph
        color: banner.danger ? Theme.dangerText : Theme.text
        width: Theme.lead * 1.3
    }
    Label {
        id: words
        x: sign.visible ? sign.x + sign.width + Theme.gap : Theme.gap
        width: parent.width - x - Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: banner.text
        size: Theme.lead
        color: banner.danger ? Theme.dangerText : Theme.text
        Accessible.ignored: true
    }
}
