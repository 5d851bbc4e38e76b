// SPDX-License-Identifier: Apache-2.0
// The founding, guided player by player: whose piece, where, and in which order everybody places what (BA-34, GW-10).
import QtQuick
import Watchfire.App
import Watchfire.Ui

Item {
    id: pane

    required property FoundingModel founding
    required property StepsModel steps
    property bool wide: false

    // In a low panel the order stands beside the instruction.
    readonly property real leftWidth: wide ? Math.round((width - Theme.pad) * 0.56) : width

    // Everybody in the order of the founding, a row for each round; who has placed is ticked.
    component Rounds: Column {
        spacing: Theme.gap
        visible: !pane.founding.complete
        Repeater {
            model: pane.founding.rounds
            Rectangle {
                id: round
                required property var model
                required property int index
                readonly property real discs: width - 2 * Theme.pad - name.width - Theme.gap
                readonly property real letter: Math.min(Theme.mm * 8, discs / Math.max(1, model.colours.length) - Theme.gap)
                objectName: "round-" + index
                width: parent ? parent.width : 0
                height: Math.max(name.height, letter) + 2 * Theme.gap
                radius: Theme.radius
                color: model.now ? Theme.card : "transparent"
                border.width: model.now ? 0 : Theme.hairline
                border.color: Theme.raised
                Accessible.role: Accessible.ListItem
                Accessible.name: model.spoken
                Label { id: name; x: Theme.pad; anchors.verticalCenter: parent.verticalCenter; width: Math.min(parent.width * 0.4, Theme.mm * 32); text: round.model.title; strong: round.model.now; color: round.model.now ? Theme.text : Theme.textDim; Accessible.ignored: true }
                Row {
                    x: name.x + name.width + Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.gap
                    Repeater {
                        model: round.model.colours
                        Item {
                            id: one
                            required property string modelData
                            required property int index
                            readonly property bool done: index < round.model.done
                            readonly property bool next: round.model.now && index === round.model.done
                            width: round.letter
                            height: width
                            PlayerDisc {
                                anchors.fill: parent
                                opacity: one.done ? 0.4 : 1
                                colour: one.modelData
                                symbol: round.model.symbols[one.index] ?? ""
                            }
                            Rectangle {
                                visible: one.next
                                anchors.fill: parent
                                anchors.margins: -Theme.ring
                                radius: width / 2
                                color: "transparent"
                                border.width: Theme.ring
                                border.color: Theme.ember
                            }
                            Glyph { visible: one.done; anchors.centerIn: parent; width: parent.width * 0.7; kind: "check"; color: Theme.goodText; outline: Theme.panel }
                        }
                    }
                }
            }
        }
        Paragraph {
            visible: pane.founding.total > 0
            text: Sentence.of(qsTr("Piece %1 of %2"), [pane.founding.number, pane.founding.total])
            color: Theme.textDim
        }
    }

    // The current instruction never lies beneath the button below.
    Scroller {
        about: pane.founding.title
        anchors.top: parent.top
        anchors.bottom: early.visible ? early.top : parent.bottom
        anchors.bottomMargin: early.visible ? Theme.gap : 0
        width: pane.leftWidth
        spacing: Theme.pad

        StoryCards { width: parent ? parent.width : 0; steps: pane.steps }
        Rectangle {
            width: parent ? parent.width : 0
            height: Math.max(tile.visible ? tile.y + tile.height : 0, words.y + words.height) + Theme.pad
            radius: Theme.radius * 1.2
            color: Theme.current
            // What is to be done now.
            Rectangle { width: Theme.mm * 1.3; height: parent.height - 2 * Theme.radius; y: Theme.radius; radius: width / 2; color: Theme.ember }
            Rectangle {
                id: tile
                visible: piece.known
                x: Theme.pad * 1.4
                y: Theme.pad
                // In a narrow panel the words need the room.
                width: Theme.mm * (pane.leftWidth < Theme.mm * 60 ? 8 : 17.6)
                height: width
                radius: Theme.radius
                color: Theme.panel
                WoodenPiece {
                    id: piece
                    objectName: "foundingPiece"
                    anchors.fill: parent
                    anchors.margins: Theme.mm * 1.6
                    kind: pane.founding.piece
                    wood: Theme.pieceColor(pane.founding.colour)
                    symbol: pane.founding.symbol
                }
            }
            Column {
                id: words
                x: tile.visible ? tile.x + tile.width + Theme.pad : Theme.pad * 1.4
                y: Theme.pad
                width: parent.width - x - Theme.pad
                spacing: Theme.gap
                Paragraph { objectName: "foundingTitle"; text: pane.founding.title; size: Theme.step; strong: true }
                Paragraph { text: pane.founding.detail; size: Theme.lead; color: Theme.textDim; visible: text.length > 0 && !Theme.low }
            }
        }
        Paragraph { objectName: "foundingHint"; text: pane.founding.hint; size: Theme.lead; color: Theme.hintText; visible: text.length > 0 }
        // On a low screen how to do it comes before what it means.
        Paragraph { objectName: "foundingDetail"; text: pane.founding.detail; color: Theme.textDim; visible: text.length > 0 && Theme.low }
        EvenGrid {
            id: pieces
            columns: 2
            visible: choice.count > 1
            Repeater {
                id: choice
                model: pane.founding.pieces
                RowCard {
                    objectName: "piece-" + model.id
                    width: pieces.cell
                    glyph: model.id
                    onClicked: pane.founding.choosePiece(model.id)
                }
            }
        }
        OnDemand {
            active: !pane.wide && !pane.founding.complete
            sourceComponent: Rounds { }
        }
        WideButton {
            objectName: "begin"
            height: Theme.confirm
            visible: pane.founding.complete
            tone: "primary"
            glyph: "begin"
            text: qsTr("Begin the game")
            size: Theme.step
            onClicked: pane.founding.begin()
        }
    }
    Loader {
        anchors.right: parent.right
        width: pane.width - pane.leftWidth - Theme.pad
        active: pane.wide && !pane.founding.complete
        sourceComponent: Rounds { }
    }
    // For a game that is entered in its middle: words alone, because it is not what comes next.
    PushButton {
        id: early
        objectName: "begin-early"
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: Math.min(implicitWidth, parent.width)
        visible: !pane.founding.complete
        tone: "quiet"
        size: Theme.body
        // Nobody begins by mistake what nobody has founded: the second tap does it.
        property bool sure: false
        readonly property int placed: pane.founding.number
        onPlacedChanged: sure = false
        text: sure ? Sentence.of(qsTr("%1 of %2 are entered. Start?", "pieces"), [placed - 1, pane.founding.total]) : qsTr("Everything is placed: start")
        onClicked: {
            if (sure || pane.founding.total === 0)
                pane.founding.begin()
            else
                sure = true
        }
    }
}
