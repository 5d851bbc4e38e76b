// SPDX-License-Identifier: Apache-2.0
// The first and largest choice of the start page: a picture that runs out under its words, and the word that a tap
// carries out.
import QtQuick
import Watchfire.Ui

Pressable {
    id: hero

    property string title
    property string detail
    property string word
    property string glyph: "begin"
    // What the picture and the signs beneath say to the eye.
    property string heard
    property string spoken: Sentence.of(qsTr("%1: %2. %3"), [word, title, heard ? detail + ". " + heard : detail])
    // The picture fades into the words.
    property bool fades: true
    readonly property real footHeight: foot.height + 2 * Theme.pad
    default property alias picture: stage.data
    property alias beneath: signs.data

    Accessible.name: spoken

    background: Rectangle {
        radius: Theme.radius * 1.4
        color: Theme.panel
    }
    contentItem: Item {
        Item {
            id: stage
            anchors.fill: parent
            clip: true
        }
        Rectangle {
            visible: hero.fades
            y: parent.height - hero.footHeight - height
            width: parent.width
            height: Theme.target * 0.6
            gradient: Gradient {
                GradientStop { position: 0; color: Qt.alpha(Theme.panel, 0) }
                GradientStop { position: 1; color: Theme.panel }
            }
        }
        Rectangle {
            y: parent.height - height
            width: parent.width
            height: hero.footHeight
            radius: Theme.radius * 1.4
            color: Theme.panel
            Rectangle { width: parent.width; height: parent.radius; color: Theme.panel }
        }
        Item {
            id: foot
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.pad
            width: parent.width
            // Where the words would be a narrow column beside it, the button lies below them.
            readonly property bool below: width - goWords.width - 7 * Theme.pad < Theme.title * 8
            height: below ? words.height + Theme.pad + go.height : Math.max(words.height, go.height)
            Column {
                id: words
                y: foot.below ? 0 : (parent.height - height) / 2
                x: Theme.pad * 1.5
                width: foot.below ? parent.width - 2 * x : go.x - x - Theme.pad
                spacing: Theme.mm * 0.6
                Paragraph { objectName: "heroTitle"; text: hero.title; size: Theme.title; strong: true; font.letterSpacing: -0.02 * size; Accessible.ignored: true }
                Paragraph { text: hero.detail; size: Theme.lead; color: Theme.textDim; Accessible.ignored: true }
                Flow {
                    id: signs
                    visible: children.length > 0
                    width: parent.width
                    spacing: Theme.pad
                }
            }
            Rectangle {
                id: go
                objectName: "heroWord"
                anchors.right: parent.right
                anchors.rightMargin: Theme.pad * 1.5
                y: foot.below ? parent.height - height : (parent.height - height) / 2
                width: foot.below ? parent.width - 3 * Theme.pad : goWords.width + 3 * Theme.pad
                height: foot.below ? Theme.confirm : Math.round(Theme.confirm * 1.25)
                radius: Theme.radius
                color: Theme.ember
                Row {
                    id: goWords
                    anchors.centerIn: parent
                    spacing: Theme.gap
                    Glyph { kind: hero.glyph; color: Theme.emberInk; width: Theme.step; anchors.verticalCenter: parent.verticalCenter }
                    Word { text: hero.word; size: Theme.step; strong: true; color: Theme.emberInk }
                }
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius * 1.4
            color: "#000000"
            opacity: hero.down ? 0.2 : 0
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius * 1.4
            color: "transparent"
            border.width: Theme.ring
            border.color: Theme.focus
            visible: hero.visualFocus
        }
    }
}
