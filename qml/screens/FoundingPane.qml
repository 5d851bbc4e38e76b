// SPDX-License-Identifier: Apache-2.0
// The founding, guided player by player: whose piece, where, how many are left (BA-34, GW-10).
import QtQuick
import Watchfire.App

Item {
    id: pane

    required property FoundingModel founding
    required property StepsModel steps
    property bool wide: false

    // The current instruction never lies beneath the button below.
    Scroller {
        anchors.top: parent.top
        anchors.bottom: early.visible ? early.top : parent.bottom
        anchors.bottomMargin: early.visible ? Theme.gap : 0
        width: parent.width
        spacing: Theme.pad

        StoryCards { width: parent.width; steps: pane.steps }
        Rectangle {
            width: parent.width
            height: words.height + 2 * Theme.pad
            radius: Theme.radius
            color: Theme.current
            border.width: Theme.ring
            border.color: Theme.lit
            PlayerSymbol {
                id: sign
                x: Theme.pad
                y: Theme.pad
                visible: pane.founding.symbol.length > 0
                colour: pane.founding.colour
                symbol: pane.founding.symbol
                width: Theme.step * 1.6
                height: width
            }
            Column {
                id: words
                x: sign.visible ? sign.x + sign.width + Theme.pad : Theme.pad
                y: Theme.pad
                width: parent.width - x - Theme.pad
                spacing: Theme.gap
                Paragraph { objectName: "foundingTitle"; text: pane.founding.title; size: Theme.step; strong: true }
                Paragraph { text: pane.founding.detail; size: Theme.lead; color: Theme.textDim; visible: text.length > 0 }
                Paragraph { objectName: "foundingHint"; text: pane.founding.hint; color: Theme.hintText; visible: text.length > 0 }
            }
        }
        Grid {
            id: pieces
            width: parent.width
            columns: 2
            spacing: Theme.gap
            visible: choice.count > 1
            Repeater {
                id: choice
                model: pane.founding.pieces
                ChoiceCard {
                    required property var model
                    objectName: "piece-" + model.id
                    width: Math.floor((pieces.width - pieces.spacing) / 2)
                    title: model.title
                    glyph: model.id
                    chosen: model.chosen
                    onClicked: pane.founding.choosePiece(model.id)
                }
            }
        }
        Column {
            width: parent.width
            spacing: Theme.mm
            visible: pane.founding.total > 0 && !pane.founding.complete
            Paragraph {
                text: qsTr("Piece %1 of %2").arg(pane.founding.number).arg(pane.founding.total)
                color: Theme.textDim
            }
            Rectangle {
                width: parent.width
                height: Theme.mm * 2
                radius: height / 2
                color: Theme.raised
                Rectangle {
                    width: parent.width * Math.min(1, (pane.founding.number - 1) / Math.max(1, pane.founding.total))
                    height: parent.height
                    radius: parent.radius
                    color: Theme.green
                }
            }
        }
        PushButton {
            objectName: "begin"
            width: parent.width
            height: Theme.confirm
            visible: pane.founding.complete
            tone: "primary"
            glyph: "begin"
            text: qsTr("Begin the game")
            size: Theme.step
            onClicked: pane.founding.begin()
        }
    }
    PushButton {
        id: early
        objectName: "begin-early"
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        visible: !pane.founding.complete
        tone: "quiet"
        size: Theme.body
        text: qsTr("Everything is placed: start")
        onClicked: pane.founding.begin()
    }
}
