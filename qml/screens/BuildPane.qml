// SPDX-License-Identifier: Apache-2.0
// Build: pick the piece, the legal places light up, tap one. Costs are shown as help and never enforced
// (BA-30). Jungle counters pay part of a development card (RA-62).
import QtQuick
import Watchfire.App

ActionPane {
    id: pane

    required property BuildModel build
    property int counters: 1

    title: build.piece ? qsTr("Build: tap a place") : qsTr("What is built?")
    hint: build.hint
    prefix: "piece"
    choices: build.pieces
    // Pieces are called like their pictures.
    glyphFor: id => id === "move-ship" ? "move" : id
    onChose: id => build.choose(id)
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
                ChoiceCard {
                    id: card
                    required property var model
                    objectName: "builder-" + model.id
                    width: who.cell
                    height: who.rowHeight(card)
                    title: model.title
                    detail: model.detail
                    chosen: model.chosen
                    colour: model.colour
                    symbol: model.symbol
                    enabled: model.enabled
                    onClicked: pane.build.choosePlayer(model.id)
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
            text: qsTr("Jungle counters for a development card")
            shown: now
            canLess: now > 1
            canMore: now < pane.build.spendable
            onLess: pane.counters = now - 1
            onMore: pane.counters = now + 1
        },
        PushButton {
            objectName: "spendCounters"
            width: parent ? parent.width : 0
            visible: pane.build.spendable > 0
            glyph: "card"
            text: qsTr("Spend them")
            onClicked: pane.build.spend(Math.max(1, Math.min(pane.counters, pane.build.spendable)))
        }
    ]
}
