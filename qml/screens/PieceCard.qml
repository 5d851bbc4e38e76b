// SPDX-License-Identifier: Apache-2.0
// A piece that may be built: the real piece, its name, its price as signs, and the reason if it cannot be built.
import QtQuick
import Watchfire.Ui

Pressable {
    id: card

    required property var model
    property string title: model.title

    enabled: model.enabled
    implicitWidth: parent ? parent.width : Theme.target * 4
    implicitHeight: Math.max(Theme.target, face.height + topPadding + bottomPadding)
    padding: Theme.mm * 1.8
    Accessible.name: Spoken.sentences([title, enabled ? model.detail : model.why || model.detail])
    Accessible.checkable: model.chosen
    Accessible.checked: model.chosen

    background: PressSurface {
        of: card
        radius: Theme.radius * 1.2
        color: card.model.chosen ? Theme.current : card.enabled ? Theme.raised : "transparent"
        edge: card.model.chosen ? Theme.ring : card.enabled ? 0 : Theme.hairline
        edgeColor: card.model.chosen ? Theme.lit : Theme.raised
    }
    contentItem: Item {
        Item {
            id: face
            width: parent.width
            height: Math.max(piece.height, words.height)
            anchors.verticalCenter: parent.verticalCenter
            WoodenPiece {
                id: piece
                objectName: card.objectName + "-wood"
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.mm * 12
                height: Theme.mm * 9.5
                opacity: card.enabled ? 1 : 0.45
                kind: card.model.id === "move-ship" ? "ship" : card.model.id
                wood: Theme.pieceColor(card.model.colour)
                symbol: card.model.symbol
                level: card.model.level
            }
            Column {
                id: words
                x: piece.width + Theme.pad
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.mm * 0.6
                Item {
                    id: line
                    // The price stands below the name where both do not fit side by side.
                    readonly property bool apart: name.implicitWidth + goods.width + Theme.gap > width
                    width: parent.width
                    height: apart ? name.height + (goods.width > 0 ? goods.height : 0) : Math.max(name.height, goods.height)
                    Label {
                        id: name
                        width: line.apart ? parent.width : parent.width - goods.width - Theme.gap
                        y: line.apart ? 0 : (parent.height - height) / 2
                        text: card.title
                        size: Theme.lead
                        strong: true
                        color: card.enabled ? Theme.text : Theme.textDim
                        Accessible.ignored: true
                    }
                    Row {
                        id: goods
                        objectName: card.objectName + "-price"
                        x: line.apart ? 0 : parent.width - width
                        y: line.apart ? name.height : (parent.height - height) / 2
                        spacing: Theme.mm * 0.4
                        Repeater {
                            model: card.model.price
                            Glyph {
                                required property string modelData
                                kind: modelData
                                color: card.enabled ? Theme.text : Theme.textDim
                                width: Theme.lead * 1.1
                            }
                        }
                    }
                }
                // The price in words only where it says more than the signs.
                Paragraph {
                    visible: text.length > 0
                    text: !card.enabled ? card.model.why : card.model.price.length === 0 || card.model.level > 0 ? card.model.detail : ""
                    color: Theme.textDim
                    Accessible.ignored: true
                }
            }
        }
    }
}
