// SPDX-License-Identifier: Apache-2.0
// Who gets what by a step: the player, and the cards as signs, a player after the other.
import QtQuick
import Watchfire.Ui

Flow {
    id: shares

    // As text::StepCard::shares has them, and the same as sentences.
    required property var given
    required property var spoken
    property int letter: Theme.body
    property color ink: Theme.text
    // With the cards' names: "2 grain"; else "+2" and the sign.
    property bool worded: false
    // A narrow card has no room for the players' names; a screen reader hears them.
    readonly property bool brief: width < Theme.mm * 56
    // All of them in one row.
    readonly property real natural: {
        let sum = 0
        for (let i = 0; i < players.count; ++i)
            sum += (players.itemAt(i)?.width ?? 0) + (i > 0 ? spacing : 0)
        return sum
    }

    spacing: Theme.mm * 2

    Repeater {
        id: players
        model: shares.given
        Row {
            id: share
            required property var modelData
            required property int index
            objectName: "share-" + index
            spacing: Theme.mm
            Accessible.role: Accessible.StaticText
            Accessible.name: shares.spoken[index] ?? ""
            PlayerSymbol {
                colour: share.modelData.colour
                symbol: share.modelData.symbol
                width: shares.letter * 1.3
                height: width
            }
            Label { visible: !shares.brief || !shares.worded; text: share.modelData.name; size: shares.letter; strong: true; color: shares.ink; wrapMode: Text.NoWrap; Accessible.ignored: true }
            Repeater {
                model: share.modelData.goods
                Row {
                    id: good
                    required property var modelData
                    spacing: Theme.mm * 0.5
                    layoutDirection: shares.worded ? Qt.RightToLeft : Qt.LeftToRight
                    Label { text: shares.worded ? good.modelData.text : "+" + good.modelData.amount; size: shares.letter; color: shares.ink; wrapMode: Text.NoWrap; Accessible.ignored: true }
                    Glyph { kind: good.modelData.kind; color: shares.ink; width: shares.letter * 1.2; height: width; anchors.verticalCenter: parent.verticalCenter }
                }
            }
        }
    }
}
