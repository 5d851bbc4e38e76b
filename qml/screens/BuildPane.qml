// SPDX-License-Identifier: Apache-2.0
// Build: pick the piece, the legal places light up, tap one. Prices are shown as help and never enforced
// (BA-30). Counters pay part of a development card (RA-62).
import QtQuick
import Watchfire.App

ActionPane {
    id: pane

    required property BuildModel build
    property int counters: 1

    title: build.piece ? qsTr("Build: tap a place") : qsTr("What is built?")
    hint: build.hint
    prefix: "piece"
    onBack: build.open = false
    extra: [
        CardGrid {
            id: who
            width: parent ? parent.width : 0
            visible: builders.count > 1
            columns: 2
            Repeater {
                id: builders
                model: pane.build.players
                RowCard {
                    id: card
                    objectName: "builder-" + model.id
                    width: who.cell
                    height: who.rowHeight(card)
                    colour: model.colour
                    symbol: model.symbol
                    enabled: model.enabled
                    onClicked: pane.build.choosePlayer(model.id)
                }
            }
        },
        CardGrid {
            id: pieces
            width: parent ? parent.width : 0
            columns: width > Theme.mm * 110 ? 2 : 1
            Repeater {
                model: pane.build.pieces
                PieceCard {
                    id: piece
                    objectName: "piece-" + model.id
                    width: pieces.cell
                    height: pieces.rowHeight(piece)
                    onClicked: pane.build.choose(model.id)
                }
            }
        },
        Toggle {
            objectName: "anywhere"
            visible: pane.build.piece.length > 0
            text: qsTr("Another place")
            detail: qsTr("Any place may be tapped, also where the rules forbid it.")
            checked: pane.build.anywhere
            onToggled: pane.build.anywhere = checked
        },
        Stepper {
            readonly property int now: Math.max(1, Math.min(pane.counters, pane.build.spendable))
            objectName: "counters"
            width: parent ? parent.width : 0
            visible: pane.build.spendable > 0
            text: pane.build.spending
            shown: now
            canLess: now > 1
            canMore: now < pane.build.spendable
            onLess: pane.counters = now - 1
            onMore: pane.counters = now + 1
        },
        WideButton {
            objectName: "spendCounters"
            visible: pane.build.spendable > 0
            glyph: "card"
            text: qsTr("Spend them")
            onClicked: pane.build.spend(Math.max(1, Math.min(pane.counters, pane.build.spendable)))
        }
    ]
}
