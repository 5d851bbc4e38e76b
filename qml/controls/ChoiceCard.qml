// SPDX-License-Identifier: Apache-2.0
// One choice: symbol or glyph, title, a line of detail, and the reason if it is not available.
import QtQuick
import Watchfire.Ui

Pressable {
    id: card

    property string title
    property string detail
    property string why
    // How long it ignores a finger that has just pressed at its place (TapGuard).
    property int tapPatience: 0
    property string glyph
    property string colour
    property string symbol
    property bool chosen: false
    // An answer that is no place on the board, unlike the others.
    property bool placeless: false
    property bool forbidden: false
    // One of many: its title is no larger than other texts.
    property bool small: false
    readonly property alias titleItem: heading

    readonly property bool open: enabled && !forbidden
    readonly property string below: open ? detail : why || detail

    implicitWidth: parent ? parent.width : Theme.target * 4
    implicitHeight: Math.max(Theme.target, words.height + topPadding + bottomPadding)
    padding: Theme.mm * 1.6
    // One of two beside the board of a small screen: "Flamethrower" is one word.
    readonly property real edge: small && width < Theme.mm * 30 ? Theme.mm : padding
    horizontalPadding: words.broad ? Theme.mm * 0.35 : edge
    Accessible.name: Spoken.sentences([title, below])
    Accessible.checkable: chosen
    Accessible.checked: chosen

    background: PressSurface {
        of: card
        color: card.chosen ? Theme.current : card.open ? Theme.raised : "transparent"
        edge: card.chosen ? Theme.ring : card.open ? 0 : Theme.hairline
        edgeColor: card.chosen ? Theme.chosen : Theme.raised
        ChosenTick { visible: card.chosen }
    }
    contentItem: Item {
        PlayerSymbol {
            id: player
            // A narrow card needs its room for the names.
            visible: card.symbol.length > 0 && !(card.small && card.width < Theme.mm * 30)
            colour: card.colour
            symbol: card.symbol
            width: Theme.lead * 1.3
            anchors.verticalCenter: parent.verticalCenter
        }
        Glyph {
            id: picture
            // The reason of a narrow card that is closed needs the room.
            visible: card.glyph.length > 0 && !player.visible && (card.open || card.width >= Theme.mm * 30)
            kind: card.glyph
            color: card.open ? Theme.text : Theme.textDim
            width: (card.small ? Theme.body : Theme.lead) * 1.5
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            x: player.visible ? player.width + Theme.pad : picture.visible ? picture.width + Theme.pad : 0
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.mm * 0.4
            // A word that is wider than a narrow card has smaller letters, since it has no place to break.
            LongestWord { id: longest; of: card.title }
            // Closer to the edge and less bold it may fit in full size.
            Letters { id: slender; text: longest.text }
            readonly property bool broad: card.small && longest.advanceWidth > card.width - 2 * card.edge - x
            readonly property bool slim: broad && slender.advanceWidth + 1 <= card.width - Theme.mm * 0.7 - x
            Paragraph {
                id: heading
                text: card.title
                // A tick may come into the corner; the title wraps alike with and without it. Small letters need the room.
                rightPadding: card.small && card.width < Theme.mm * 30 ? 0 : Theme.mm * 2.2
                size: !card.small ? Theme.lead : words.broad && !words.slim ? Math.floor(Theme.body * 0.88) : Theme.body
                strong: !words.slim
                color: card.open ? Theme.text : Theme.textDim
                Accessible.ignored: true
            }
            Paragraph {
                visible: text.length > 0
                text: card.below
                color: Theme.textDim
                Accessible.ignored: true
            }
        }
    }
}
