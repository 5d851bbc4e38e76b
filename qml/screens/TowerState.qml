// SPDX-License-Identifier: Apache-2.0
// The state of the tower that is looked at, in large letters: the first thing its page answers.
import QtQuick
import Watchfire.Ui

Rectangle {
    id: state

    property string text
    property string help
    property string glyph
    property bool danger: false
    property bool good: false

    width: parent ? parent.width : 0
    height: Math.max(sign.height, words.height) + 2 * Theme.pad
    radius: Theme.radius * 1.4
    color: danger ? Theme.dangerSurface : Theme.card
    Accessible.role: Accessible.Notification
    Accessible.name: text

    Rectangle {
        id: sign
        x: Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(Theme.step * 2)
        height: width
        radius: Theme.radius
        color: Theme.panel
        Glyph {
            anchors.centerIn: parent
            width: Theme.step * 1.4
            kind: state.glyph
            color: state.danger ? Theme.dangerText : state.good ? Theme.goodText : Theme.text
        }
    }
    Column {
        id: words
        x: sign.x + sign.width + Theme.pad
        width: parent.width - x - Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap
        Paragraph { text: state.text; size: Theme.step; strong: true; color: state.danger ? Theme.dangerText : Theme.text; Accessible.ignored: true }
        Paragraph { objectName: "towerHelp"; visible: text.length > 0; text: state.help; size: Theme.lead }
    }
}
