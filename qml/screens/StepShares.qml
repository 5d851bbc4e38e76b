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
            sum += (players.itemAt(i)?.implicitWidth ?? 0) + (i > 0 ? spacing : 0)
        return sum
    }

    spacing: Theme.mm * 2

    Repeater {
        id: players
        model: shares.given
        Item {
            id: share
            required property var modelData
            required property int index
            objectName: "share-" + index
            // In a row, or in several where the card is narrower than that.
            implicitWidth: {
                let sum = sign.width + (player.visible ? line.spacing + player.width : 0)
                for (let i = 0; i < goods.count; ++i)
                    sum += line.spacing + (goods.itemAt(i)?.width ?? 0)
                return Math.ceil(sum)
            }
            width: Math.min(implicitWidth, shares.width - shares.leftPadding)
            height: line.height
            Accessible.role: Accessible.StaticText
            Accessible.name: shares.spoken[index] ?? ""
            Flow {
                id: line
                width: parent.width
                spacing: Theme.mm
                PlayerSymbol {
                    id: sign
                    colour: share.modelData.colour
                    symbol: share.modelData.symbol
                    width: shares.letter * 1.3
                }
                Word { id: player; visible: !shares.brief || !shares.worded; text: share.modelData.name; size: shares.letter; strong: true; color: shares.ink }
                Repeater {
                    id: goods
                    model: share.modelData.goods
                    Row {
                        id: good
                        required property var modelData
                        spacing: Theme.mm * 0.5
                        layoutDirection: shares.worded ? Qt.RightToLeft : Qt.LeftToRight
                        Word { text: shares.worded ? good.modelData.text : "+" + good.modelData.amount; size: shares.letter; color: shares.ink }
                        Glyph { kind: good.modelData.kind; color: shares.ink; width: shares.letter * 1.2; anchors.verticalCenter: parent.verticalCenter }
                    }
                }
            }
        }
    }
}
