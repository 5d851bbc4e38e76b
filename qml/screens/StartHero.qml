// SPDX-License-Identifier: Apache-2.0
// The first and largest choice of the start page: a picture, its title, and the word that a tap carries out.
import QtQuick
import QtQuick.Templates as T
import Watchfire.Ui

T.AbstractButton {
    id: hero

    property string title
    property string detail
    property string word
    property string glyph: "begin"
    property string spoken: qsTr("%1: %2. %3").arg(word).arg(title).arg(detail)
    default property alias picture: stage.data

    // The action of a tap, also for keys and screen readers.
    function press() {
        if (enabled)
            clicked()
    }

    focusPolicy: Qt.StrongFocus
    hoverEnabled: false
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.onPressAction: hero.press()
    Keys.onReturnPressed: hero.press()
    Keys.onEnterPressed: hero.press()

    background: Rectangle {
        radius: Theme.radius * 1.4
        color: Theme.panel
        border.width: Theme.ring
        border.color: hero.visualFocus ? Theme.focus : Theme.lit
        Rectangle { anchors.fill: parent; radius: parent.radius; color: "#000000"; opacity: hero.down ? 0.2 : 0 }
    }
    contentItem: Item {
        Item {
            id: stage
            anchors.fill: parent
            anchors.margins: Theme.pad
            anchors.bottomMargin: foot.height + 2 * Theme.pad
        }
        Item {
            id: foot
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.pad
            width: parent.width
            height: Math.max(words.height, go.height)
            Column {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.pad * 1.5
                width: go.x - x - Theme.pad
                spacing: Theme.mm * 0.6
                Paragraph { text: hero.title; size: Theme.step; strong: true; Accessible.ignored: true }
                Paragraph { text: hero.detail; size: Theme.lead; color: Theme.textDim; Accessible.ignored: true }
            }
            Rectangle {
                id: go
                anchors.right: parent.right
                anchors.rightMargin: Theme.pad * 1.5
                anchors.verticalCenter: parent.verticalCenter
                width: goWords.width + 2 * Theme.pad
                height: Theme.confirm
                radius: Theme.radius
                color: Theme.ember
                Row {
                    id: goWords
                    anchors.centerIn: parent
                    spacing: Theme.gap
                    Glyph { kind: hero.glyph; color: Theme.emberInk; width: Theme.step; height: width; anchors.verticalCenter: parent.verticalCenter }
                    Label { text: hero.word; size: Theme.step; strong: true; color: Theme.emberInk; wrapMode: Text.NoWrap; Accessible.ignored: true }
                }
            }
        }
    }
}
