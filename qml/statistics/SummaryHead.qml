// SPDX-License-Identifier: Apache-2.0
// Who won, over the program's night landscape: it looks the same by day, because a picture of it is sent.
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: head

    required property StatisticsModel statistics
    property EndMotion motion: null
    readonly property real discWidth: 2 * Math.round(Math.min(Theme.mm * 9.5, width * 0.08))

    implicitHeight: 2 * Math.ceil(Math.max(Theme.mm * 22, words.height + 2 * Theme.gap) / 2)

    NightLandscape {
        anchors.fill: parent
        radius: Theme.radius * 1.2
        // When all have lost, no beacon burns.
        fires: head.statistics.lost ? 0 : head.motion ? head.motion.fires : 3
    }
    // Each at its own time and place; the numbers scatter them.
    Repeater {
        model: head.motion && head.motion.running ? 24 : 0
        Rectangle {
            required property int index
            readonly property real begin: (index * 7 % 24) / 24 * 0.6
            readonly property real share: (head.motion.risen - begin) / 0.4
            visible: share > 0 && share < 1
            x: head.width * (0.3 + 0.68 * (index * 11 % 24) / 24) + Theme.mm * 2 * share * (index % 3 - 1)
            y: head.height * 0.8 - Theme.mm * 20 * share
            width: Math.max(2, Math.round(Theme.mm * (index % 2 ? 0.5 : 0.35)))
            height: width
            radius: width / 2
            color: index % 3 ? Theme.ember : Theme.lit
            opacity: 1 - share
        }
    }
    // Behind the words it is darker.
    Rectangle {
        width: Math.min(parent.width, words.x + Math.max(won.contentWidth, facts.contentWidth) + Theme.mm * 14)
        height: parent.height
        radius: Theme.radius * 1.2
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0.6; color: Theme.nightInk }
            GradientStop { position: 1; color: "transparent" }
        }
        opacity: 0.82
    }
    Row {
        id: discs
        x: Math.round(Theme.pad * 1.5)
        anchors.verticalCenter: parent.verticalCenter
        // Several who share the first rank stand one behind the other.
        spacing: -head.discWidth * 0.4
        Repeater {
            model: head.statistics.players
            PlayerDisc {
                required property var model
                objectName: visible ? "summaryDisc-" + model.player : ""
                visible: model.rank === 1 && !head.statistics.lost
                width: head.discWidth
                colour: model.colour
                symbol: model.symbol
            }
        }
    }
    Column {
        id: words
        anchors.left: discs.right
        anchors.leftMargin: Theme.pad * 1.5
        anchors.right: parent.right
        anchors.rightMargin: Theme.pad
        anchors.verticalCenter: parent.verticalCenter
        Label {
            id: won
            objectName: "summaryHeadline"
            width: parent.width
            text: head.statistics.standing
            size: Theme.roll
            strong: true
            font.letterSpacing: -0.02 * size
            color: Theme.nightText
            style: Text.Outline
            styleColor: Theme.nightInk
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.step
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
            Accessible.name: head.statistics.headline
        }
        Label {
            id: facts
            objectName: "summaryFacts"
            width: parent.width
            text: head.statistics.subline
            size: Theme.lead
            color: Theme.nightText
            style: Text.Outline
            styleColor: Theme.nightInk
        }
    }
}
